import Foundation

/// What an application has asked the system to wake it for in the background.
@MainActor struct BackgroundWork {
  /// The registration for remote notifications.
  enum Registration {
    case none
    /// The system has not answered yet.
    case requested
    case registered
    /// The application is registered and has asked again.
    case renewed

    var isRegistered: Bool { self == .registered || self == .renewed }
    var isWaiting: Bool { self == .requested || self == .renewed }
  }

  var registration = Registration.none
  var fetchInterval = UIApplication.backgroundFetchIntervalNever
  /// The kinds of notifications that the user allows.
  var settings: UIUserNotificationSettings?
}

/// The result of work in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There were new data.
  case newData
  /// There were none.
  case noData
  /// They could not be had.
  case failed
}

extension UIApplication {
  // MARK: Remote notifications

  /// The system answers the registration for remote notifications with a token.
  /// - Returns: Whether the application waited for an answer.
  /// - Rules: LAUNCH-15.
  @discardableResult
  public func receive(deviceToken: Data) -> Bool {
    answerRegistration(with: .registered, "receive(deviceToken:)") { delegate in
      ApplicationDelivery.send("application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", to: delegate) {
        $0.application(self, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
      }
    }
  }

  /// The system refuses the registration for remote notifications.
  /// - Returns: Whether the application waited for an answer.
  /// - Rules: LAUNCH-15.
  @discardableResult
  public func receive(registrationError error: any Error) -> Bool {
    let result = background.registration == .renewed ? BackgroundWork.Registration.registered : .none
    return answerRegistration(with: result, "receive(registrationError:)") { delegate in
      ApplicationDelivery.send("application(_:didFailToRegisterForRemoteNotificationsWithError:)", to: delegate) {
        $0.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

  private func answerRegistration(
    with result: BackgroundWork.Registration, _ call: StaticString, _ send: (any UIApplicationDelegate) -> Void
  ) -> Bool {
    guard ApplicationRun.current.isRunning, background.registration.isWaiting else { return false }
    background.registration = result
    act(call) { delegate in
      send(delegate)
      return true
    }
    return true
  }

  /// A notification arrives from a server. The application stays where it is, in front or in the background.
  ///
  /// - Parameters:
  ///   - userInfo: The notification's content.
  ///   - completion: Gets what the delegate passes to its completion handler, at once or later.
  /// - Returns: Whether the delegate implements a method for it.
  /// - Rules: LAUNCH-16.
  @discardableResult
  public func receive(
    remoteNotification userInfo: [AnyHashable: Any], completion: (@MainActor (UIBackgroundFetchResult) -> Void)? = nil
  ) -> Bool {
    act("receive(remoteNotification:completion:)") { delegate in
      if IncomingWork.notify(delegate, userInfo, completion) { return true }
      guard applicationState != .background else { return false }
      return ApplicationDelivery.send("application(_:didReceiveRemoteNotification:)", to: delegate) {
        $0.application(self, didReceiveRemoteNotification: userInfo)
      } != nil
    }
  }

  // MARK: Work in the background

  /// The interval of ``setMinimumBackgroundFetchInterval(_:)`` that lets the system choose.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval of ``setMinimumBackgroundFetchInterval(_:)`` without any fetch, which is the default.
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// The system gives the application an opportunity to fetch data. Its state stays as it is.
  /// - Parameter completion: Gets what the delegate passes to its completion handler, at once or later.
  /// - Returns: Whether the application allows it and the delegate implements the method.
  /// - Rules: LAUNCH-17.
  @discardableResult
  public func fetchInBackground(completion: (@MainActor (UIBackgroundFetchResult) -> Void)? = nil) -> Bool {
    guard background.fetchInterval < Self.backgroundFetchIntervalNever else { return false }
    return act("fetchInBackground(completion:)") { delegate in
      let answer = LateAnswer(completion)
      return ApplicationDelivery.send("application(_:performFetchWithCompletionHandler:)", to: delegate) {
        $0.application(self, performFetchWithCompletionHandler: { answer.give($0) })
      } != nil
    }
  }

  /// The transfers of a URL session in the background have finished while the application did not run in front.
  /// - Parameters:
  ///   - identifier: The session's identifier.
  ///   - completion: Called when the delegate has called its completion handler, at once or later.
  /// - Returns: Whether the delegate implements the method.
  /// - Rules: LAUNCH-17.
  @discardableResult
  public func receive(
    eventsForBackgroundURLSession identifier: String, completion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    act("receive(eventsForBackgroundURLSession:completion:)") { delegate in
      let answer = LateAnswer<Void> { _ in completion?() }
      return ApplicationDelivery.send(
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)", to: delegate
      ) {
        $0.application(self, handleEventsForBackgroundURLSession: identifier, completionHandler: { answer.give(()) })
      } != nil
    }
  }

  // MARK: The device

  /// Simulates a new day, another time zone or a changed clock: calls the delegate and posts
  /// ``significantTimeChangeNotification``. Rules: LAUNCH-18.
  public func receiveSignificantTimeChange() {
    act("receiveSignificantTimeChange()") { delegate in
      ApplicationDelivery.send("applicationSignificantTimeChange(_:)", to: delegate) {
        $0.applicationSignificantTimeChange(self)
      }
      ApplicationDelivery.post(
        Self.significantTimeChangeNotification, "significantTimeChangeNotification", from: self)
      return true
    }
  }

  /// Whether the application can read files that are locked with the device: it can, until a test assigns `false`.
  ///
  /// Assigning it simulates a device that is locked or unlocked: it calls the delegate and posts
  /// ``protectedDataWillBecomeUnavailableNotification``, or ``protectedDataDidBecomeAvailableNotification``. Rules: LAUNCH-18.
  public var isProtectedDataAvailable: Bool {
    get { dataProtection == .unlocked }
    set {
      guard newValue != isProtectedDataAvailable else { return }
      // The data are there during both callbacks.
      dataProtection = .unlocked
      act("isProtectedDataAvailable") { delegate in
        newValue ? announceAvailableData(to: delegate) : announceLockedData(to: delegate)
        return true
      }
      dataProtection = newValue ? .unlocked : .locked
    }
  }

  private func announceAvailableData(to delegate: any UIApplicationDelegate) {
    ApplicationDelivery.send("applicationProtectedDataDidBecomeAvailable(_:)", to: delegate) {
      $0.applicationProtectedDataDidBecomeAvailable(self)
    }
    ApplicationDelivery.post(
      Self.protectedDataDidBecomeAvailableNotification, "protectedDataDidBecomeAvailableNotification", from: self)
  }

  private func announceLockedData(to delegate: any UIApplicationDelegate) {
    ApplicationDelivery.send("applicationProtectedDataWillBecomeUnavailable(_:)", to: delegate) {
      $0.applicationProtectedDataWillBecomeUnavailable(self)
    }
    ApplicationDelivery.post(
      Self.protectedDataWillBecomeUnavailableNotification, "protectedDataWillBecomeUnavailableNotification", from: self)
  }

  /// Runs an act of the system as one event, if the application runs and has a delegate.
  /// - Returns: What the act returns; `false` if it does not run.
  @discardableResult
  private func act(_ call: StaticString, _ body: (any UIApplicationDelegate) -> Bool) -> Bool {
    guard ApplicationRun.current.isRunning, let delegate else { return false }
    return Stage.current.cycle.turn(PublicCall(call, self, .event)) { body(delegate) }
  }
}
