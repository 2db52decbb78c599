#if !canImport(ObjectiveC)
  import Foundation

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type of an activity that opens a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Something that a user does in an application, to continue it later, elsewhere, or from a link.
  ///
  /// On Apple's systems Foundation declares it. Here it is a value without a service behind it: nothing is sent to other devices.
  /// A test passes one to `UIApplication.receive(_:)` or to a launch.
  open class NSUserActivity: NSObject {
    /// The name of an activity in the application's own storage.
    public typealias PersistentIdentifier = String

    /// The kind of activity, such as `com.example.reading`.
    public let activityType: String
    /// The activity's title.
    open var title: String?
    /// The data that restore the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that restoring needs. The library never reads it.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether ``userInfo`` is out of date. Setting it makes the responders with this activity update it at the end of the turn.
    /// Rules: LAUNCH-23.
    open var needsSave = false {
      didSet { if needsSave, !oldValue { UserActivityUpdates.schedule(self) } }
    }
    /// Called before the activity is saved.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// The web page that shows the same content. The library never reads it.
    open var webpageURL: URL?
    /// The address from which the user came. The library never reads it.
    open var referrerURL: URL?
    /// When the activity stops being of interest.
    open var expirationDate: Date?
    /// Words that describe the activity. The library never reads it.
    open var keywords: Set<String> = []
    /// Whether another device may continue the activity. The library never reads it.
    open var isEligibleForHandoff = true
    /// Whether a search on the device may find the activity. The library never reads it.
    open var isEligibleForSearch = false
    /// Whether a public index may contain the activity. The library never reads it.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity. The library never reads it.
    open var isEligibleForPrediction = false
    /// The name of the activity, to delete it later.
    open var persistentIdentifier: PersistentIdentifier?
    /// Chooses the scene that shows the activity.
    open var targetContentIdentifier: String?

    /// Whether the activity is the user's current one.
    private(set) var isCurrent = false
    private var isValid = true

    /// Makes an activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds entries to ``userInfo``; an entry replaces one with the same key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the user's current activity, unless it is invalid.
    open func becomeCurrent() { isCurrent = isValid }
    /// Ends being the user's current activity.
    open func resignCurrent() { isCurrent = false }
    /// Ends the activity; it can't become current again.
    open func invalidate() { (isCurrent, isValid) = (false, false) }
  }

  /// The object that is called before an activity is saved.
  public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be saved; responders have updated it. Rules: LAUNCH-23.
    func userActivityWillSave(_ userActivity: NSUserActivity)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  }
#else
  import Foundation
#endif

/// An object that restores its state from an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the object's state.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
