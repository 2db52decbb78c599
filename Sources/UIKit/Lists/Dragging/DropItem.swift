import ControllerTree
import Foundation

/// An item that a person drops on a table or a collection view. Rules: LIST-41.
final class DropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  private init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, path, size)
  }

  /// The items of a session.
  /// - Parameters:
  ///   - dragging: Knows the places of the items that come from the list itself.
  ///   - size: The size of the cell at such a place; `nil` if it is not shown.
  static func all(
    of session: any UIDropSession, from dragging: ListDragging?, _ size: (IndexPath) -> CGSize?
  ) -> [DropItem] {
    var items: [DropItem] = []
    for item in session.items {
      let path = dragging?.source(of: item)
      items.append(DropItem(item, path, path.flatMap(size) ?? .zero))
    }
    return items
  }
}
