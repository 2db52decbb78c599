import Foundation

/// The end of the responder chain, and the owner of the list of windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the current ``Stage``. Its first use launches the host application of tests that the environment variable
  /// `CONTROLLERTREE_HOST_APPLICATION` asks for. Rules: LAUNCH-24.
  public class var shared: UIApplication {
    if HostApplication.awaited != nil { HostApplication.launchAwaited() }
    return Stage.current.part(UIApplication.self) { UIApplication() }
  }

  /// Makes the application of a stage. Code of an application uses ``shared``.
  @preconcurrency @MainActor public override init() {
    super.init()
    ApplicationOrientations.connect()
    SceneUpdates.connect()
    ActivityResponders.connect()
  }

  /// Memory is low; the object is the application.
  ///
  /// Posting it, with any object, sends `didReceiveMemoryWarning()` to the same controllers as ``receiveMemoryWarning()``
  /// does, before the post returns. Posted off the main thread, it reaches them on the main queue. Rules: LOAD-16, TURN-06.
  nonisolated public static let didReceiveMemoryWarningNotification = {
    let name = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    MemoryWarning.observe(name)
    return name
  }()

  /// The application's delegate. Not retained.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The windows that were shown, back to front. Rules: WIN-14.
  open var windows: [UIWindow] { WindowList.current.windows }

  /// The window that became key last, in any scene. Rules: WIN-07, SEED-07.
  open var keyWindow: UIWindow? { KeyWindow.of(.current).ofApplication }

  /// The scenes that were made and are alive. The code that makes a scene retains it. Rules: LAUNCH-13.
  open var connectedScenes: Set<UIScene> { Set(SceneList.current.connected) }

  /// Whether the application is in front and gets events. It is, until a test calls ``move(to:)``.
  open var applicationState: State { state }

  /// Simulates the system, which moves the application to the background or back, in one event and one step at a time: `background`
  /// when the user leaves it, `active` when the user returns, `inactive` while something lies over it.
  ///
  /// Each step calls the delegate and posts the notification: ``willResignActiveNotification``, ``didEnterBackgroundNotification``,
  /// ``willEnterForegroundNotification``, ``didBecomeActiveNotification``. Connected scenes take the same steps, and then their
  /// delegates are called in place of the application's. No window changes and no controller is called. An observer or a delegate
  /// can't move the application: its call is ignored. Not in UIKit. Rules: LAUNCH-05 to LAUNCH-07, TURN-06.
  /// - Parameter state: The new ``applicationState``.
  @_disfavoredOverload
  public final func move(to state: State) { Activation.move(self, to: state) }
  final var state = State.active

  /// Whether an application is in front and gets events.
  public enum State: Int, Hashable, Sendable {
    /// In front, and gets events.
    case active
    /// In front, and gets no events at the moment.
    case inactive
    /// Not in front.
    case background
  }

  /// Whether the device stays awake while the user does nothing. The library never reads it.
  open var isIdleTimerDisabled = false
  /// The number on the application's icon. The library never reads it.
  open var applicationIconBadgeNumber = 0
  /// The entries that the application adds to the menu of its icon. The library never reads it.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// How many calls that ignore touches have not been ended.
  final var ignoresTouches = 0
  /// The name of the chosen icon; `nil` for the usual one. Rules: ACT-62.
  public internal(set) final var alternateIconName: String?
  final var tasks = BackgroundTasks()
  final var background = BackgroundWork()
  final var dataProtection = DataProtection.unlocked

  enum DataProtection { case locked, unlocked }

  /// The sessions whose scenes are connected or may be connected again. Rules: LAUNCH-08.
  open var openSessions: Set<UISceneSession> { Set(ApplicationRun.current.sessions) }
  /// Whether the Info.plist allows more than one scene at a time. Rules: LAUNCH-13.
  open var supportsMultipleScenes: Bool { ApplicationRun.current.manifest.scenes?.supportsMultipleScenes ?? false }

  // MARK: Background, notifications, choices

  /// Asks the system for the token under which a server sends notifications.
  ///
  /// The answer is an act of a test: ``receive(deviceToken:)`` or ``receive(registrationError:)``. Rules: LAUNCH-15.
  open func registerForRemoteNotifications() {
    background.registration = background.registration.isRegistered ? .renewed : .requested
  }
  /// Ends the registration for remote notifications. Rules: LAUNCH-15.
  open func unregisterForRemoteNotifications() { background.registration = .none }
  /// Whether the application has a token for remote notifications. Rules: LAUNCH-15.
  open var isRegisteredForRemoteNotifications: Bool { background.registration.isRegistered }
  /// Allows the system to wake the application to fetch data: a test calls ``fetchInBackground(completion:)``. Rules: LAUNCH-17.
  /// - Parameter minimumBackgroundFetchInterval: The least time between two fetches, in seconds. Only
  ///   ``backgroundFetchIntervalNever`` makes a difference.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    background.fetchInterval = minimumBackgroundFetchInterval
  }
  /// Asks for time in the background, until ``endBackgroundTask(_:)``.
  ///
  /// Time does not end by itself: ``expireBackgroundTasks()`` ends it. Rules: LAUNCH-09.
  /// - Parameters:
  ///   - taskName: A name for the debugger.
  ///   - handler: Called when the time is over.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    tasks.begin(taskName, handler)
  }
  /// Asks for time in the background, until ``endBackgroundTask(_:)``. Rules: LAUNCH-09.
  /// - Parameter handler: Called when the time is over.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    tasks.begin(nil, handler)
  }
  /// Ends a task; an unknown one is ignored.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { tasks.end(identifier) }
  /// The seconds that the application may run: 30 in the background, else the greatest number.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }
  /// Whether fingers that come down are not seen: from ``beginIgnoringInteractionEvents()`` to the call that ends it. Rules: ACT-63.
  open var isIgnoringInteractionEvents: Bool { ignoresTouches > 0 }
  /// From now on, fingers that come down are not seen. Calls nest. Rules: ACT-63.
  open func beginIgnoringInteractionEvents() { ignoresTouches += 1 }
  /// Ends ``beginIgnoringInteractionEvents()``; does nothing without such a call. Rules: ACT-63.
  open func endIgnoringInteractionEvents() { ignoresTouches = max(ignoresTouches - 1, 0) }
  /// Whether another icon can be chosen: yes.
  open var supportsAlternateIcons: Bool { true }
  /// The direction of the interface, as the main screen's traits have it.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The person's text size, as the main screen's traits have it.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Whether another application could open `url`: always `false`, as there is no other application.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no URL, as there is no other application: `completion` gets `false` at the end of the turn.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    let cycle = Stage.current.cycle
    cycle.turn(PublicCall("open(_:options:completionHandler:)", self, .other)) {
      cycle.enqueue(ClosureWork { completion(false) }, in: .completions)
    }
  }

  /// Options for opening a URL in another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's text.
    public var rawValue: String
    /// An option from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open only links that belong to an application: a `Bool`.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The delegate, if it is a responder outside the tree. Rules: RESP-06.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is UIViewController)
    else { return nil }
    return responder
  }

  /// The orientation of the interface on the main screen. Rules: TRAIT-13.
  open var statusBarOrientation: UIInterfaceOrientation { InterfaceOrientations.current.orientation }

  /// The status bar's style, as the controllers on screen choose it. Setting it does nothing: the controllers decide. Rules: CON-25.
  open var statusBarStyle: UIStatusBarStyle {
    get { SystemPreferences.current.statusBarStyle }
    set { _ = newValue }
  }
  /// Whether the controllers on screen hide the status bar. Setting it does nothing: the controllers decide. Rules: CON-25.
  open var isStatusBarHidden: Bool {
    get { SystemPreferences.current.isStatusBarHidden }
    set { _ = newValue }
  }

  /// Calls a method of `target`, with the sender and the event as far as the method has parameters.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object. If it is `nil`, the first object of the responder chain is called that can perform the action: from
  ///     the key window's first responder on; from `sender` if there is none, or from the key window if that is no responder.
  ///   - sender: The object to pass on.
  ///   - event: The event to pass on.
  /// - Returns: Whether an object was called.
  /// - Issues: `unrecognizedSelector`, `wrongArgument`.
  /// - Rules: IB-21, IB-22, RESP-19 to RESP-21.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    Stage.turn("sendAction(_:to:from:for:)", self, .event) {
      guard let object = target ?? chainTarget(of: action, sender) else { return false }
      if let sender {
        ActionSending.send(action, to: object as AnyObject, from: sender as AnyObject, event: event)
      } else {
        action.perform(on: object as AnyObject, [nil, event])
      }
      return true
    }
  }

  private func chainTarget(of action: Selector, _ sender: Any?) -> Any? {
    let start = keyWindow?.firstResponder ?? (sender as? UIResponder) ?? keyWindow
    return start?.target(forAction: action, withSender: sender)
  }

  /// Sends touches to the windows that they began in, all other events to the key window. Rules: RESP-12.
  open func sendEvent(_ event: UIEvent) { EventDelivery.send(event) }

  /// Whether a shake undoes the last change of a text. The library never reads it.
  open var applicationSupportsShakeToEdit = true

  /// Simulates low memory: calls the delegate, posts ``didReceiveMemoryWarningNotification``, then calls
  /// `didReceiveMemoryWarning()` of every controller that a window reaches.
  ///
  /// These are the roots of all windows, shown or hidden, and all controllers below them: children on screen or not,
  /// presented and covered controllers, and controllers whose views were added without `addChild(_:)`. Each is called once,
  /// parents before children. A controller in no tree is not called: call its `didReceiveMemoryWarning()` yourself.
  /// - Complexity: O(n) in the controllers and views of all windows.
  /// - Rules: LOAD-16, TURN-06.
  public func receiveMemoryWarning() { MemoryWarning.send(from: self) }
}
