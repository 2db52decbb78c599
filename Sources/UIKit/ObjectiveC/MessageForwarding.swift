#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// Finds the object that answers a delegate's method for another. The plugin `UIKitSources` writes it for classes with
  /// `forwardingTarget(for:)`.
  @preconcurrency @MainActor
  public enum MessageForwarding {
    /// The object that answers, with the protocol of the method.
    /// - Parameters:
    ///   - found: What `forwardingTarget(for:)` returned.
    ///   - object: The object that forwards.
    /// - Returns: `nil` if nothing was found, or an object without the protocol, or the object itself. Rules: RESP-64.
    public static func target<Role>(_ found: Any?, of object: AnyObject) -> Role? {
      guard let found, KeyValueCoding.object(found) !== object else { return nil }
      return found as? Role
    }

    /// Answers where no object was found: as a delegate that implements nothing.
    public static let silent = SilentDelegate()
  }

  /// A delegate that implements nothing.
  @preconcurrency @MainActor
  public final class SilentDelegate: NSObject, UIGestureRecognizerDelegate, UITableViewDelegate,
    UICollectionViewDelegate, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    override nonisolated init() { super.init() }
  }
#endif
