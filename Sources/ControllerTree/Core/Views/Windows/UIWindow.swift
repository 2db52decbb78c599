import Foundation

/// The root of a view tree and of a hierarchy of controllers.
///
/// A window's life: made, hidden → given a root controller → shown (`isHidden = false` or `makeKeyAndVisible()`), which
/// loads the root's view, makes it fill the window and makes it appear → key, optionally → hidden, or released.
///
/// Client code retains a window. A visible window without other strong reference lives until another window is shown, an event
/// begins (``UpdateCycle/turn(_:_:)``, ``UpdateCycle/settle()``, a user's action), or the enclosing `autoreleasepool` or scope of
/// `Stage.withPristine(pacing:_:)` ends, as an autorelease pool keeps it on a device. Rules: WIN-16, MIS-39.
///
/// The implementation is in `WindowVisibility`, `KeyWindow`, `WindowList`, and `RootInstallation` (in `Controllers`).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window's stage, for its whole life.
  nonisolated let stage: Stage
  /// The reference that lists of windows share.
  nonisolated let windowReference = WindowReference()
  @exclusivity(unchecked) final var queue = LayoutQueue()
  private var isScheduled = false
  @exclusivity(unchecked) private var insetsQueue = LayoutQueue()
  final var insetsUse = InsetsUse()
  /// Weak, since any object may retain the first responder, or none: one such reference per window.
  @exclusivity(unchecked) package final weak var firstResponder: UIResponder?
  /// The window with the input views of the first responder; made when there are some.
  final var inputViews: InputViewsWindow?
  /// The window that has the first responder of this one.
  var home: UIWindow { self }
  final var root: UIViewController?
  final var membership = SceneMembership.none
  final var level = Level.normal
  final var assignedScreen: UIScreen?
  /// The key-status hook that is being sent.
  final var keyHook: KeyWindow.Hook?
  /// The last value of ``inheritedTraits``.
  @exclusivity(unchecked) final var knownTraits: (epoch: Int, size: CGSize, traits: UITraitCollection)?
  /// The traits from above before a change whose callbacks have not been sent.
  final var sentTraits: UITraitCollection?
  /// Whether an object in the window has ever overridden a trait; until then everything inside has ``inheritedTraits``.
  final var hasTraitOverrides = false
  /// The views at which the next trait pass begins.
  @exclusivity(unchecked) final var traitRoots: [UIView] = []

  /// Makes a hidden window.
  /// - Parameter frame: In points of the screen.
  public override init(frame: CGRect) {
    stage = .current
    super.init(frame: frame)
    becomeWindow()
  }

  /// Makes a hidden window with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) {
    stage = .current
    super.init(coder: coder)
    becomeWindow()
  }

  /// Makes a hidden window that fills the main screen.
  @preconcurrency @MainActor public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a hidden window that fills `windowScene` and belongs to it. Rules: WIN-01.
  public init(windowScene: UIWindowScene) {
    stage = .current
    super.init(frame: windowScene.screen.bounds)
    becomeWindow()
    self.windowScene = windowScene
  }

  private func becomeWindow() {
    windowReference.window = self
    // The windows of input views, whose home is another one, are in no list.
    if home === self { WindowList.of(stage).add(self) }
    InsetsUse.readScreen(of: self)
    becomeRootOfWindow()
    layoutState.isHidden = true
    noteTraits(at: geometry.bounds.size)
  }

  deinit { ReleasedWindow.release(self) }

  // MARK: Root

  /// The controller whose view fills the window.
  ///
  /// On a visible window the new root's view is loaded and the new root appears; the old one disappears first. A hidden
  /// window only stores the controller. Assigning the same controller does nothing. Presentations of the old root are
  /// dismissed first.
  /// - Issues: `childAsRoot`, `childIsPresented` (the old root stays), `rootMoved`, `presenterLeft`.
  /// - Rules: WIN-08 to WIN-12, SEED-01.
  open var rootViewController: UIViewController? {
    get { root }
    set { RootInstallation.setRoot(newValue, of: self) }
  }

  // MARK: Visibility

  /// Whether the window is hidden. A new window is. Rules: WIN-03, WIN-06, WIN-11.
  open override var isHidden: Bool {
    get { layoutState.isHidden }
    set { WindowVisibility.setHidden(newValue, of: self) }
  }

  /// Shows the window in front of all windows of its level and of lower levels, and makes it key. Rules: WIN-05.
  open func makeKeyAndVisible() { WindowVisibility.makeKeyAndVisible(self) }

  /// The window's level; higher levels are in front. Rules: WIN-14.
  open var windowLevel: Level {
    get { level }
    set {
      guard newValue != level else { return }
      level = newValue
      WindowList.current.sort()
      if !layoutState.isHidden { RootInstallation.orderOfWindowsChanged(on: stage) }
    }
  }

  /// The scene that the window belongs to. Rules: WIN-15.
  open var windowScene: UIWindowScene? {
    get { membership.scene }
    set { WindowVisibility.move(self, to: newValue) }
  }

  /// The scene's screen, or the main one.
  open var screen: UIScreen {
    get { assignedScreen ?? membership.scene?.screen ?? .main }
    set {
      guard newValue !== screen else { return }
      stage.cycle.turn(PublicCall("screen", self, .other)) {
        TraitChange.sources(of: [self]) { assignedScreen = newValue }
        InsetsUse.readScreen(of: self)
        SafeArea.entered(self)
      }
    }
  }

  // MARK: Key window

  /// Whether the window is its scene's key window. Rules: WIN-07.
  open var isKeyWindow: Bool { KeyWindow.isKey(self) }
  /// Whether the window may become key.
  open var canBecomeKey: Bool { true }
  /// Makes the window key. Rules: WIN-04.
  open func makeKey() { KeyWindow.make(self) }
  /// The window has become key. The base does nothing; `super` is not required. Don't call it, call ``makeKey()``.
  open func becomeKey() { KeyWindow.reachedBase(.become, of: self) }
  /// The window is no longer key. The base does nothing; `super` is not required. Don't call it.
  open func resignKey() { KeyWindow.reachedBase(.resign, of: self) }

  /// Sends an event to its responders: each touch to recognizers and to the view in which it began, a motion to the first responder.
  /// An override sees every event, and calls `super`. Rules: TOUCH-11.
  open func sendEvent(_ event: UIEvent) { EventDelivery.send(event, in: self) }

  /// A person's fingers: acts on whatever is at a point of the window. Rules: TOUCH-01 to TOUCH-06.
  public final var fingers: Fingers { Fingers(on: self, fingerState) }
  private final lazy var fingerState = Fingers.State()

  // MARK: Tree

  /// The window's scene, else the application. Rules: RESP-05.
  open override var next: UIResponder? { membership.scene ?? UIApplication.shared }

  #if !canImport(ObjectiveC)
    /// The undo manager of the responders in the window, made on first use. Rules: RESP-26.
    open override var undoManager: UndoManager? {
      if let manager = objc_getAssociatedObject(self, &UIWindow.undoKey) as? UndoManager { return manager }
      let manager = UndoManager()
      objc_setAssociatedObject(self, &UIWindow.undoKey, manager, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return manager
    }
    private static var undoKey: UInt8 = 0
  #endif

  /// The user presses a key and releases it. One turn. Not in UIKit.
  /// - Parameters:
  ///   - input: The key: a character, or a constant of `UIKeyCommand`.
  ///   - modifierFlags: The modifiers that the user holds.
  /// - Returns: Whether a command of the first responder's chain was carried out. Else the key may have been typed.
  /// - Rules: RESP-25, TOUCH-17, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    pressKey(UIKey(input, modifierFlags: modifierFlags))
  }

  /// The user presses a key and releases it: two events for the first responder, or for the window if there is none. Not in UIKit.
  /// - Returns: Whether a command of the first responder's chain was carried out. Else the key may have been typed.
  /// - Rules: RESP-25, TOUCH-17, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressKey(_ key: UIKey) -> Bool {
    let press = UIPress(key: key, for: firstResponder ?? self)
    UIApplication.shared.sendEvent(UIPressesEvent(press, key.modifierFlags, in: self))
    press.end()
    UIApplication.shared.sendEvent(UIPressesEvent(press, key.modifierFlags, in: self))
    return press.isTaken
  }

  /// Does nothing: a window has no superview. Rules: WIN-02.
  open override func removeFromSuperview() {}

  /// Converts a point into the coordinates of another window, or of the screen for `nil`. Rules: GEO-11.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let offset = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + frame.minX - offset.x, y: point.y + frame.minY - offset.y)
  }

  /// Converts a point from the coordinates of another window, or of the screen for `nil`. Rules: GEO-11.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let offset = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + offset.x - frame.minX, y: point.y + offset.y - frame.minY)
  }

  /// Converts a rectangle into the coordinates of another window, or of the screen for `nil`. Rules: GEO-11.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another window, or of the screen for `nil`. Rules: GEO-11.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  /// Sends the callbacks about another size, before the window has it.
  /// - Returns: The animation that the change is a part of; `nil` if nothing is animated.
  final func sizeWillChange(to size: CGSize) -> Animation? {
    noteTraits(at: size)
    let animation = SizeTransition.window(self, willResizeTo: size)
    RootViewMargins.window(self, willResizeTo: size)
    TraitChange.window(self, willResizeTo: size)
    return animation
  }
}

extension UIWindow {
  /// The order of windows from back to front. Rules: WIN-14.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number: the greater, the further in front.
    public var rawValue: CGFloat
    /// A level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1_000)
    /// The level of alerts, in front of the others.
    public static let alert = Level(2_000)

    /// Whether `left` is behind `right`.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level further in front.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level further back.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// A window was shown; the object is the window.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// A window was hidden; the object is the window.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// A window became key; the object is the window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// A window stopped being key; the object is the window.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// The window's relation to scenes.
  enum SceneMembership {
    case none
    case scene(UIWindowScene)
    /// The window was removed from a scene; its content is off screen (WIN-15).
    case removed

    var scene: UIWindowScene? {
      if case .scene(let scene) = self { scene } else { nil }
    }

    /// What keeps the content of a window that isn't hidden off screen.
    @MainActor fileprivate var absence: Absence? {
      switch self {
      case .none: nil
      case .scene(let scene): scene.isConnected ? nil : .sceneNotConnected
      case .removed: .withoutScene
      }
    }
  }

  /// Why the content of a window is not on screen.
  enum Absence {
    case hidden
    case withoutScene
    case sceneNotConnected
  }

  /// What keeps the window's content off screen; `nil` if it is on screen (WIN-03, WIN-15).
  @inline(__always)
  final var absence: Absence? { layoutState.isHidden ? .hidden : membership.absence }

  /// Whether the window's content is on screen: the window is shown, and its scene allows it.
  @inline(__always)
  final var isOnScreen: Bool { absence == nil }
}

// MARK: - Layout

extension UIWindow: TurnWork {
  func perform(_ phase: TurnPhase) {
    isScheduled = false
    LayoutPass.run(in: self)
  }

  func drop(_ phase: TurnPhase) { isScheduled = false }

  /// Adds a marked view to the queue that the window lays out at the end of the turn.
  final func queueForLayout(_ view: UIView) {
    queue.insert(view)
    scheduleLayout()
  }

  /// Enqueues a layout pass for the end of the turn.
  final func scheduleLayout() {
    guard !isScheduled else { return }
    isScheduled = true
    stage.enqueue(self, in: .layout)
  }

  final func nextForLayout() -> UIView? { queue.next(in: self) { $0.layoutState.awaitsVisit } }

  /// Adds a marked view to the queue of the window's next insets pass.
  final func queueForInsets(_ view: UIView) {
    insetsQueue.insert(view)
    scheduleLayout()
  }

  final func beginInsetsPass() { insetsQueue.admit(in: self) }

  /// The next view of those that waited when the pass began.
  final func nextForInsets() -> UIView? { insetsQueue.nextAdmitted(in: self) { $0.layoutState.insetsMark > .none } }

  /// Whether views wait for an insets pass.
  final var needsInsetsPass: Bool { !insetsQueue.isEmpty }

  /// Whether views of the window may be marked.
  final var waitsForLayout: Bool { !queue.isEmpty || needsInsetsPass }
}
