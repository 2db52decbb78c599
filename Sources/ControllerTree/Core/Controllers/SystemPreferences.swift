import Foundation

/// The preferences that the system reads from controllers on screen: status bar, home indicator, edge gestures, pointer
/// lock.
///
/// The search starts at the top full-screen presented controller of the key window (or of the front-most visible one),
/// else at the root, and follows the `childFor…` properties; the preference of the last controller counts. Preferences
/// are read when a controller appears or has been dismissed, and when a controller requests it; several requests of one
/// turn are one, at its end (CON-25). A window in front of the key window that covers the screen decides on the status bar (CON-29).
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

  private let keyWindow: KeyWindow
  private let windows: WindowList

  private init(on stage: Stage) {
    keyWindow = .of(stage)
    windows = .of(stage)
  }

  static var current: SystemPreferences { of(.current) }

  static func of(_ stage: Stage) -> SystemPreferences {
    stage.part(SystemPreferences.self) { SystemPreferences(on: stage) }
  }

  /// Reads the preferences at the end of the turn.
  static func ask(_ questions: Questions) {
    Stage.withCurrent { ask(questions, on: $0) }
  }

  static func ask(_ questions: Questions, on stage: Stage) {
    if stage.cycle.isIdle {
      return stage.cycle.turn(PublicCall("setNeedsUpdate", nil)) { enqueue(questions, on: stage) }
    }
    enqueue(questions, on: stage)
  }

  private static func enqueue(_ questions: Questions, on stage: Stage) {
    if stage.withPart(SystemPreferences.self, { $0.ask(questions, on: stage) }) == nil {
      of(stage).ask(questions, on: stage)
    }
  }

  private func ask(_ asked: Questions, on stage: Stage) {
    if questions.isEmpty { stage.enqueue(self, in: .completions) }
    questions.formUnion(asked)
  }

  func drop(_ phase: TurnPhase) { questions = [] }

  func perform(_ phase: TurnPhase) {
    let asked = questions
    questions = []
    withStarts { screen, statusBar, _ in read(asked, from: screen, statusBar: statusBar) }
  }

  /// Where the searches start. `screen` is for all preferences but those of the status bar.
  struct Starts {
    let screen: UIViewController
    let statusBar: UIViewController
    /// The window of `statusBar`.
    let window: UIWindow
  }

  /// `nil` if no window with a root is visible.
  var starts: Starts? { withStarts(Starts.init) }

  @discardableResult @inline(__always)
  private func withStarts<R>(
    _ body: (_ screen: UIViewController, _ statusBar: UIViewController, _ window: UIWindow) -> R
  ) -> R? {
    guard let window = keyWindow.ofApplication ?? windows.frontmost, let bottom = window.rootViewController else {
      return nil
    }
    let presentation = window.frontPresentation
    if windows.areSeveral, windows.frontmost !== window, let cover = cover(of: window),
      let root = cover.rootViewController
    {
      let screen = presentation?.screenFiller?.presented ?? bottom
      return body(screen, cover.frontPresentation?.statusBarOwner?.presented ?? root, cover)
    }
    // Usually nothing is presented.
    guard let presentation else { return body(bottom, bottom, window) }
    return body(
      presentation.screenFiller?.presented ?? bottom, presentation.statusBarOwner?.presented ?? bottom, window)
  }

  /// The front-most window of the same scene that has a root and covers the screen in front of `window`.
  @inline(never)
  private func cover(of window: UIWindow) -> UIWindow? {
    for candidate in windows.visible.reversed() {
      if candidate === window { return nil }
      if candidate.windowScene === window.windowScene, candidate.isOnScreen, candidate.rootViewController != nil,
        candidate.frame.contains(candidate.screen.bounds)
      {
        return candidate
      }
    }
    return nil
  }

  private func read(_ asked: Questions, from root: UIViewController, statusBar: UIViewController) {
    if asked.contains(.statusBar) {
      statusBarStyle = Self.ask(statusBar, by: { $0.childForStatusBarStyle }, for: { $0.preferredStatusBarStyle })
      isStatusBarHidden = Self.ask(statusBar, by: { $0.childForStatusBarHidden }, for: { $0.prefersStatusBarHidden })
    }
    if asked.contains(.homeIndicator) {
      isHomeIndicatorAutoHidden = Self.ask(
        root, by: { $0.childForHomeIndicatorAutoHidden }, for: { $0.prefersHomeIndicatorAutoHidden })
    }
    if asked.contains(.screenEdges) {
      deferredScreenEdges = Self.ask(
        root, by: { $0.childForScreenEdgesDeferringSystemGestures },
        for: { $0.preferredScreenEdgesDeferringSystemGestures })
    }
    if asked.contains(.pointerLock) {
      isPointerLocked = Self.ask(root, by: { $0.childViewControllerForPointerLock }, for: { $0.prefersPointerLocked })
    }
  }

  /// The preference of the last controller that `next` leads to from `root`.
  @inline(__always)
  private static func ask<Answer>(
    _ root: UIViewController, by next: (UIViewController) -> UIViewController?, for answer: (UIViewController) -> Answer
  ) -> Answer {
    guard let child = next(root) else { return answer(root) }
    // Most searches end here.
    guard let grandchild = next(child) else { return answer(child) }
    let found = last(from: root, child, grandchild, by: next)
    if let again = found.again { found.last.report(.delegationCycle(found.last, again)) }
    return answer(found.last)
  }

  /// Follows `next` from `root`, its `child` and `grandchild` to the controller that returns `nil`. A controller that
  /// returns one that was visited before, `again`, ends the search.
  @inline(never)
  private static func last(
    from root: UIViewController, _ child: UIViewController, _ grandchild: UIViewController,
    by next: (UIViewController) -> UIViewController?, visit: (UIViewController) -> Void = { _ in }
  ) -> (last: UIViewController, again: UIViewController?) {
    var visited = Visited(first: root)
    guard visited.insert(child) else { return (root, child) }
    visit(child)
    var (current, child) = (child, grandchild)
    while visited.insert(child) {
      visit(child)
      current = child
      guard let further = next(current) else { return (current, nil) }
      child = further
    }
    return (current, child)
  }

  /// The controllers that a search visits, `root` first, and the one that its last one leads back to.
  static func way(
    from root: UIViewController, by next: (UIViewController) -> UIViewController?
  ) -> (visited: [UIViewController], again: UIViewController?) {
    guard let child = next(root) else { return ([root], nil) }
    guard let grandchild = next(child) else { return ([root, child], nil) }
    var visited = [root]
    let found = last(from: root, child, grandchild, by: next) { visited.append($0) }
    return (visited, found.again)
  }

  /// The controllers on the way of a search. Most searches visit two or three: these need no set.
  private struct Visited {
    private let first: ObjectIdentifier
    private var second: ObjectIdentifier?
    private var third: ObjectIdentifier?
    private var others: Set<ObjectIdentifier> = []

    init(first: UIViewController) { self.first = ObjectIdentifier(first) }

    /// Returns whether `controller` was not among them.
    mutating func insert(_ controller: UIViewController) -> Bool {
      let id = ObjectIdentifier(controller)
      guard id != first, id != second, id != third else { return false }
      if second == nil {
        second = id
      } else if third == nil {
        third = id
      } else {
        return others.insert(id).inserted
      }
      return true
    }
  }
}
