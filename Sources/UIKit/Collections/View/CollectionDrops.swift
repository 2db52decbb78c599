import ControllerTree
import Foundation

/// What a person drops on a collection view, and where. Rules: LIST-41.
final class CollectionDrop: ListDrop<UICollectionView, UICollectionViewDropProposal>, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    move(toElementAt: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    move(toElementAt: indexPath)
  }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    move(dragItem, to: placeholder.look, at: placeholder.insertionIndexPath)
  }
}

extension UICollectionView: DroppingList {
  final func dropPlace(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  final func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  final func usualProposal(for session: any UIDropSession) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: interactionParts.usualOperation(for: session), intent: .insertAtDestinationIndexPath)
  }

  final func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? interactionParts.isOwn(session)
  }
  final func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  final func dropProposal(_ session: any UIDropSession, _ place: IndexPath?) -> UIDropProposal {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: place)
      ?? usualProposal(for: session)
  }
  final func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  final func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  /// An item that is moved inside its collection view is moved by the data source, if that permits it. Rules: LIST-42.
  final func performDrop(_ session: any UIDropSession, _ proposal: UIDropProposal, _ place: IndexPath?) {
    let proposal =
      proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation)
    if proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath, place != nil,
      let source = interactionParts.onlySource(of: session), CollectionMovement.begin(source, in: self)
    {
      CollectionMovement.update(session.location(in: self), in: self)
      return CollectionMovement.end(in: self, isCancelled: false)
    }
    let drop = CollectionDrop(on: self, session, proposal, place)
    drop.perform { dropDelegate?.collectionView(self, performDropWith: drop) }
  }
}
