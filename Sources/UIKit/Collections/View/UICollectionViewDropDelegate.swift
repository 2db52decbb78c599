import ControllerTree
import Foundation

/// What a drop would do at an item. Rules: LIST-41.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// What happens with the item at the place.
  public enum Intent: Int, Hashable, Sendable {
    /// Not known: the collection view shows nothing.
    case unspecified = 0
    /// Items make room at the place.
    case insertAtDestinationIndexPath = 1
    /// The item at the place takes the items.
    case insertIntoDestinationIndexPath = 2
  }

  /// What happens with the item at the place.
  public final let intent: Intent

  /// Makes a proposal for the collection view as a whole.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The item of the same collection view from which the item comes; `nil` for others.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's picture, in points.
  var previewSize: CGSize { get }
}

/// What a person drops on a collection view, and where. Rules: LIST-41.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The item at the place; `nil` where there is none.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves the picture of an item to an item, which the app has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the picture of an item into a rectangle of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Moves the picture of an item to a placeholder, which is shown until the app has the data. Rules: LIST-36.
  /// - Issues: `placeOutOfRange`; nothing is shown then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Moves the picture of an item to any place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Takes what a person drops on a collection view. Clients implement it. Rules: LIST-41.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// The person has dropped: the delegate changes its data and the collection view.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection view can take the drag. `true` by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// The drag has come above the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do. By default it moves items of the collection view and copies what comes from elsewhere.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The drag has left the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag has ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// The look of a dropped item on its way to an item; `nil` for the usual one.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { collectionView.usualProposal(for: session) }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
