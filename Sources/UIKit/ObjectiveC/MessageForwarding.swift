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

    /// Answers where no object was found, and in classes whose subclasses implement a method: as a delegate that implements nothing.
    /// Rules: RESP-64, RESP-75.
    public static let silent = SilentDelegate()
  }

  /// A delegate that implements nothing.
  @preconcurrency @MainActor
  public final class SilentDelegate: NSObject, UIGestureRecognizerDelegate, UITableViewDelegate,
    UITableViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UITextFieldDelegate,
    UITextViewDelegate, UISearchBarDelegate, UISearchControllerDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UIPageViewControllerDelegate, UISplitViewControllerDelegate,
    UIViewControllerTransitioningDelegate, UIPopoverPresentationControllerDelegate, UIApplicationDelegate,
    UIWindowSceneDelegate, CAAnimationDelegate
  {
    override nonisolated init() { super.init() }

    /// `nil`; nothing sets it.
    public var window: UIWindow?
    /// 0: the method is required, and objects that conform implement it.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// An empty cell.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    /// 0.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// An empty cell.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      UICollectionViewCell()
    }
  }
#endif
