/// Records the changes of windows for recorders that include windows. Each entry is made where the hook or the notification
/// is sent (WIN-03, WIN-04, WIN-06).
@MainActor enum WindowRecord {
  enum Happening {
    case didBecomeVisible, didBecomeHidden
    case becomeKey, resignKey
  }

  static func add(_ happening: Happening, of window: UIWindow) {
    let stage = window.stage
    // Without a recorder that includes windows, the window must not get a number.
    guard stage.isObserved, stage.recorders.contains(where: \.includesWindows) else { return }
    let text = happening.text
    stage.record(
      .window, of: window, name: text.name, argument: text.argument,
      circumstances: window.isOnScreen ? .inWindow : [])
  }
}

extension WindowRecord.Happening {
  /// A hook has parentheses, a notification has none.
  fileprivate var text: (name: StaticString, argument: EventArgument) {
    switch self {
    case .didBecomeVisible: ("didBecomeVisible", .absent)
    case .didBecomeHidden: ("didBecomeHidden", .absent)
    case .becomeKey: ("becomeKey", .none)
    case .resignKey: ("resignKey", .none)
    }
  }
}
