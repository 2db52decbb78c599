import ControllerTree
import Foundation

/// What a person drops on a table, and where. Rules: LIST-41.
final class TableDrop: ListDrop<UITableView, UITableViewDropProposal>, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    move(toElementAt: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    move(toElementAt: indexPath)
  }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    move(dragItem, to: placeholder.look, at: placeholder.insertionIndexPath)
  }
}

extension UITableView: DroppingList {
  /// The row at a point; above or below the rows of a section, its first or last place.
  final func dropPlace(at point: CGPoint) -> IndexPath? {
    display.catchUp()
    if let row = contents.row(at: point) { return row }
    let data = contents.current
    let section = data.section(after: point.y)
    guard point.y.isFinite, data.sections.indices.contains(section), contents.rect(ofSection: section).contains(point)
    else { return nil }
    let isAbove = point.y < data.origin(of: section) + data.sections[section].header.height
    return IndexPath(row: isAbove ? 0 : data.sections[section].rows.count, section: section)
  }

  final func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  final func usualProposal(for session: any UIDropSession) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: interactionParts.usualOperation(for: session), intent: .insertAtDestinationIndexPath)
  }

  final func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? interactionParts.isOwn(session)
  }
  final func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  final func dropProposal(_ session: any UIDropSession, _ place: IndexPath?) -> UIDropProposal {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: place)
      ?? usualProposal(for: session)
  }
  final func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  final func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  /// A row that is moved inside its table is moved by the data source, if that can do so. Rules: LIST-42.
  final func performDrop(_ session: any UIDropSession, _ proposal: UIDropProposal, _ place: IndexPath?) {
    let proposal = proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation)
    if proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath, let place,
      let source = interactionParts.onlySource(of: session), editing.reorder(source, to: place) != .notOffered
    {
      return
    }
    let drop = TableDrop(on: self, session, proposal, place)
    drop.perform { dropDelegate?.tableView(self, performDropWith: drop) }
  }
}
