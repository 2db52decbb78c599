import ControllerTree
import Foundation

/// Something to do with items, such as sending them. A subclass of your own is offered beside the system's. Rules: ACT-23.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Names an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public var rawValue: String
    /// A name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Sends mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a contact a picture.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Stores a picture.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds to the list of pages to read.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opens in a reader of books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a document.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Posts.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posts.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  }

  /// Where an activity is offered.
  public enum Category: Int, Hashable, Sendable {
    /// Among actions; among those that share.
    case action, share
  }

  /// The category. The base returns `.action`.
  open class var activityCategory: UIActivity.Category { .action }
  /// The name; `nil` in the base.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The title; `nil` in the base.
  open var activityTitle: String? { nil }
  /// The picture; `nil` in the base.
  open var activityImage: UIImage? { nil }
  /// A controller that does the work; `nil` in the base, which calls ``perform()``.
  open var activityViewController: UIViewController? { nil }
  /// Ends the activity; set while it is performed.
  private var end: ((Bool) -> Void)?

  /// Whether the activity can use the items. The base returns `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets the items. The base does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work. The base ends the activity without success.
  open func perform() { activityDidFinish(false) }
  /// Ends the activity. Call it when the work is done.
  open func activityDidFinish(_ completed: Bool) {
    let end = end
    self.end = nil
    end?(completed)
  }

  final func run(_ items: [Any], then end: @escaping (Bool) -> Void) {
    self.end = end
    prepare(withActivityItems: items)
    if activityViewController == nil { perform() }
  }
}

/// Offers activities for items. A person's acts are ``choose(_:)`` and ``cancel()``. Rules: ACT-20, ACT-23.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called at the end: the activity's name, whether it has succeeded, its results, an error.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ activityError: (any Error)?
  ) -> Void

  /// The items.
  public final let activityItems: [Any]
  /// The application's own activities.
  public final let applicationActivities: [UIActivity]
  /// The system's activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called once the controller is dismissed. Rules: ACT-23.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether the person may choose what is shared. The library never reads it.
  open var allowsProminentActivity = true

  /// Makes a controller for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller without items; the archive is not read.
  public required init?(coder: NSCoder) {
    (activityItems, applicationActivities) = ([], [])
    super.init(coder: coder)
  }

  /// A person chooses an activity, in one event: the controller is dismissed, an activity of the application is performed, then the
  /// handler is called. The system's activities succeed at once; one that copies puts text, addresses and images on the pasteboard.
  /// Rules: ACT-23.
  /// - Returns: Whether a person could choose it: `false` for one that is excluded, or an own one that can't use the items.
  @discardableResult
  @_disfavoredOverload
  open func choose(_ activityType: UIActivity.ActivityType) -> Bool {
    let own = applicationActivities.first { $0.activityType == activityType }
    guard own?.canPerform(withActivityItems: placeholders) ?? !(excludedActivityTypes ?? []).contains(activityType)
    else {
      return false
    }
    return actOnPresented("choose(_:)") {
      dismiss(animated: true) { [self] in
        guard let own else {
          let items = items(for: activityType)
          if activityType == .copyToPasteboard { copy(items) }
          completionWithItemsHandler?(activityType, true, nil, nil)
          return
        }
        own.run(items(for: activityType)) { completed in
          self.completionWithItemsHandler?(activityType, completed, nil, nil)
        }
      }
    }
  }

  /// A person closes the controller, in one event: it is dismissed, then the handler is called without an activity. Rules: ACT-23.
  /// - Returns: Whether a person could close it.
  @discardableResult
  @_disfavoredOverload
  open func cancel() -> Bool {
    actOnPresented("cancel()") {
      dismiss(animated: true) { [self] in completionWithItemsHandler?(nil, false, nil, nil) }
    }
  }

  private func copy(_ items: [Any]) {
    UIPasteboard.general.items = items.compactMap { item in
      switch item {
      case let text as String: ["public.utf8-plain-text": text]
      case let url as URL: ["public.url": url]
      case let image as UIImage: ["public.png": image]
      default: nil
      }
    }
  }
}
