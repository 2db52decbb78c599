import Foundation

/// The kinds of notifications that an application asks for.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A text.
  public static let alert = Self(rawValue: 4)
}

/// A group of actions for notifications.
open class UIUserNotificationCategory: NSObject {
  /// The name by which a notification refers to the group.
  open var identifier: String?
}

/// The kinds of notifications that an application asks for, in the API before the framework for notifications.
open class UIUserNotificationSettings: NSObject {
  /// The kinds of notifications.
  public let types: UIUserNotificationType
  /// The groups of actions.
  public let categories: Set<UIUserNotificationCategory>?

  /// Makes settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

extension UIApplication {
  /// The kinds of notifications that the user allows: those of the last registration. Rules: LAUNCH-15.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { background.settings }

  /// Asks the user for kinds of notifications. The person allows all of them, and the delegate is told at the end of the turn.
  /// Rules: LAUNCH-15.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let cycle = Stage.current.cycle
    cycle.turn(PublicCall("registerUserNotificationSettings(_:)", self, .other)) {
      let work = ClosureWork { [self] in
        background.settings = notificationSettings
        guard let delegate else { return }
        ApplicationDelivery.send("application(_:didRegister:)", to: delegate) {
          $0.application(self, didRegister: notificationSettings)
        }
      }
      cycle.enqueue(work, in: .completions)
    }
  }
}
