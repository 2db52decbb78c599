/// The windows of a stage, back to front. It retains none of them; the stage's ``AutoreleasePool`` retains the visible ones (WIN-16).
@MainActor final class WindowList {
  /// One entry for every living window that was ever shown or given a root.
  @exclusivity(unchecked) nonisolated(unsafe) private var entries: [Entry] = []
  private var shown = 0

  private struct Entry {
    @Uncounted private(set) var window: UIWindow?
    /// Counts up each time a window comes to the front of its level; 0 if it was never shown.
    var order: Int

    @MainActor var level: UIWindow.Level { window?.level ?? .normal }
  }

  static var current: WindowList { of(.current) }

  static func of(_ stage: Stage) -> WindowList { stage.part(WindowList.self) { WindowList() } }

  /// Back to front: by level, within a level by when they were last brought to the front (WIN-14).
  var windows: [UIWindow] { entries.compactMap { $0.order > 0 ? $0.window : nil } }

  /// ``windows``, and those that were given a root and never shown, which lie behind the others of their level.
  var windowsWithRoots: [UIWindow] { entries.compactMap(\.window) }

  /// The visible window that is in front of all others.
  var frontmost: UIWindow? {
    for entry in entries.reversed() {
      if let window = entry.window, !window.layoutState.isHidden { return window }
    }
    return nil
  }

  var visible: [UIWindow] { windows.filter { !$0.layoutState.isHidden } }

  func bringToFront(_ window: UIWindow) {
    shown += 1
    if let index = entries.firstIndex(where: { $0.window === window }) {
      entries[index].order = shown
    } else {
      entries.append(Entry(window: window, order: shown))
    }
    sort()
  }

  /// Notes a window that was given a root.
  func noteRoot(of window: UIWindow) {
    guard !entries.contains(where: { $0.window === window }) else { return }
    entries.append(Entry(window: window, order: 0))
    sort()
  }

  func sort() {
    entries.sort { ($0.level, $0.order) < ($1.level, $1.order) }
  }

  /// Runs in the window's `deinit`.
  nonisolated static func windowDied(_ window: UIWindow, on stage: Stage) {
    inDeinit {
      let list = of(stage)
      list.entries.removeAll { $0.window === window }
      KeyWindow.windowDied(window, on: stage)
      if let root = window.root { stage.noteDeparture(of: root, by: "deinit", on: window) }
      let isMissed = isMissed(window, on: stage)
      RootInstallation.windowDied(window)
      if isMissed { stage.diagnostics.report(.windowReleasedWhileVisible(window.hierarchyName)) }
    }
  }

  /// Whether the death of a window is worth a notice (MIS-39). The end of a scope is a tear-down. So is, where tests follow one
  /// another without a scope, the next window, if the root of the window that dies is not retained elsewhere.
  private static func isMissed(_ window: UIWindow, on stage: Stage) -> Bool {
    guard !window.layoutState.isHidden else { return false }
    return switch stage.pool.occasion {
    case .eventBegins: true
    case .anotherIsShown: window.root == nil || !isKnownUniquelyReferenced(&window.root)
    case .scopeEnded, nil: false
    }
  }
}
