/// The data that remain of a window in its `deinit`, or on the main thread after another thread has released it.
struct ReleasedWindow {
  let id: ObjectIdentifier
  private let root: UIViewController?
  private let stage: Stage
  /// Whether the release is reported (MIS-39).
  private let isMissed: Bool
  /// Whether another window may be in front now.
  private let mayUncover: Bool
  private let type: UIWindow.Type
  private let nameNumber: Int32

  /// Removes the root from a window and clears the references to it. Runs in the window's `deinit`.
  @MainActor init(_ window: UIWindow) {
    stage = window.stage
    id = ObjectIdentifier(window)
    window.inputViews?.homeIsReleased()
    var root = window.root
    window.root = nil
    let isVisible = !window.layoutState.isHidden
    isMissed = isVisible && Self.isMissed(&root, by: stage.pool.occasion)
    mayUncover = isVisible && stage.pool.occasion == .eventBegins
    self.root = root
    if let root { RootInstallation.clearWindow(of: root) }
    type = Swift.type(of: window)
    nameNumber = window.nameNumber
  }

  /// Removes the window from the lists of its stage, and ends the presentations of its root (WIN-16, MIS-39).
  @MainActor func end() {
    WindowList.of(stage).remove(self)
    KeyWindow.of(stage).remove(self)
    if let root {
      if stage.observesRemovals { stage.noteRemoval(of: root, by: CallReference(receiver: name, name: "deinit")) }
      RootInstallation.windowWasReleased(of: root)
    }
    if isMissed { stage.diagnostics.report(.windowReleasedWhileVisible(name.name)) }
    if mayUncover { RootInstallation.orderOfWindowsChanged(on: stage) }
  }

  /// Whether the release of a visible window is a mistake. At the end of a scope it is not. Without scopes it is none either
  /// when the next window is shown, as between tests, unless the root of the released window is retained elsewhere.
  private static func isMissed(_ root: inout UIViewController?, by occasion: AutoreleasePool.Occasion?) -> Bool {
    switch occasion {
    case .eventBegins: true
    case .anotherIsShown: root == nil || !isKnownUniquelyReferenced(&root)
    case .scopeEnded, nil: false
    }
  }

  @MainActor private var name: ObjectReference { stage.names.reference(toReleased: type, number: nameNumber) }
}

extension ReleasedWindow {
  /// Runs in the window's `deinit`.
  nonisolated static func release(_ window: UIWindow) {
    window.windowReference.window = nil
    if MainThread.isCurrent { return inDeinit { ReleasedWindow(window).end() } }
    // A transition or an animation may be using the tree on the main thread: the whole tree is released there.
    let dying = Uncounted<UIWindow>(wrappedValue: window)
    let isDone = OffMainRelease.runOnMain {
      guard let window = dying.wrappedValue else { return }
      window.stage.perform(under: nil) {
        ReleasedWindow(window).end()
        window.dissolve()
      }
    }
    if isDone { return }
    // Nothing refers to the window any more when the main thread gets the rest: it may begin with it at once.
    let rest = (released: inDeinit { ReleasedWindow(window) }, subviews: window.takeApart())
    OffMainRelease.finish(window, releasing: rest) { rest in
      rest.released.stage.perform(under: nil) {
        rest.released.end()
        UIView.release(&rest.subviews)
      }
    }
  }
}
