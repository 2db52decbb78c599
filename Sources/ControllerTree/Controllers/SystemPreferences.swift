import Foundation

/// What the system asks the controllers on screen for: status bar, home indicator, edge gestures, pointer lock.
///
/// It starts at the top full-screen presented controller of the key window (or of the front-most visible one), else at the
/// root, and follows the `childFor…` answers; the last controller's preference counts. It asks when a controller appears or
/// has been dismissed, and when one wants it to. Questions of one turn are one, at its end (CON-25).
@MainActor final class SystemPreferences: TurnWork {
  struct Questions: OptionSet {
    let rawValue: UInt8

    static let statusBar = Self(rawValue: 1)
    static let homeIndicator = Self(rawValue: 2)
    static let screenEdges = Self(rawValue: 4)
    static let pointerLock = Self(rawValue: 8)
    static let everything: Self = [.statusBar, .homeIndicator, .screenEdges, .pointerLock]
  }

  private(set) var statusBarStyle = UIStatusBarStyle.default
  private(set) var isStatusBarHidden = false
  private(set) var isHomeIndicatorAutoHidden = false
  private(set) var deferredScreenEdges: UIRectEdge = []
  private(set) var isPointerLocked = false
  private var questions: Questions = []

  static var current: SystemPreferences { Stage.current.part(SystemPreferences.self) { SystemPreferences() } }

  /// Asks at the end of the turn.
  static func ask(_ questions: Questions) {
    let preferences = current
    Stage.current.cycle.turn(PublicCall("setNeedsUpdate", nil)) {
      if preferences.questions.isEmpty { Stage.current.cycle.enqueue(preferences, in: .completions) }
      preferences.questions.formUnion(questions)
    }
  }

  func drop(_ phase: TurnPhase) { questions = [] }

  func perform(_ phase: TurnPhase) {
    let asked = questions
    questions = []
    guard let window = KeyWindow.ofApplication ?? WindowList.current.frontmost, let bottom = window.rootViewController
    else { return }
    if asked.contains(.statusBar) {
      let root = bottom.topPresented { $0.fillsScreen || $0.presented.modalPresentationCapturesStatusBarAppearance }
      statusBarStyle = Self.last(from: root, by: { $0.childForStatusBarStyle }).preferredStatusBarStyle
      isStatusBarHidden = Self.last(from: root, by: { $0.childForStatusBarHidden }).prefersStatusBarHidden
    }
    let root = bottom.topPresented { $0.fillsScreen }
    if asked.contains(.homeIndicator) {
      isHomeIndicatorAutoHidden =
        Self.last(from: root, by: { $0.childForHomeIndicatorAutoHidden }).prefersHomeIndicatorAutoHidden
    }
    if asked.contains(.screenEdges) {
      let asked = Self.last(from: root, by: { $0.childForScreenEdgesDeferringSystemGestures })
      deferredScreenEdges = asked.preferredScreenEdgesDeferringSystemGestures
    }
    if asked.contains(.pointerLock) {
      isPointerLocked = Self.last(from: root, by: { $0.childViewControllerForPointerLock }).prefersPointerLocked
    }
  }

  /// Follows the answers from `root` to the one that answers `nil`. A controller that comes round again ends the search.
  private static func last(
    from root: UIViewController, by next: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    guard var child = next(root) else { return root }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var current = root
    while seen.insert(ObjectIdentifier(child)).inserted {
      current = child
      guard let further = next(current) else { return current }
      child = further
    }
    current.report(.delegationCycle(current, child))
    return current
  }
}

extension UIViewController {
  /// The top one of those in the chain above this root whose presentations count, this controller if none does. One that is
  /// being dismissed is on its way out already.
  fileprivate final func topPresented(where counts: (Presentation) -> Bool) -> UIViewController {
    var top = self
    var current = self
    while let presentation = current.ownPresented, !presentation.isBeingDismissed {
      current = presentation.presented
      if counts(presentation) { top = current }
    }
    return top
  }
}
