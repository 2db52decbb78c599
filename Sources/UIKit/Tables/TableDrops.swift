import ControllerTree
import Foundation

/// What a person drops on a table, and where. Rules: LIST-41.
final class TableDrop: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let table: UITableView
  private let animations = DropAnimations()

  init(
    on table: UITableView, _ session: any UIDropSession, _ proposal: UITableViewDropProposal, _ place: IndexPath?
  ) {
    (self.table, self.session, self.proposal, destinationIndexPath) = (table, session, proposal, place)
    items = DropItem.all(of: session, from: table.interactionParts.dragging) { table.shownCell(at: $0)?.bounds.size }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    _ = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
    return animations.make()
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop(dragItem, toRowAt: indexPath)
  }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animations.make() }

  func perform() {
    table.dropDelegate?.tableView(table, performDropWith: self)
    animations.run()
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
    let isAbove = point.y < data.origin(of: section) + data.sections[section].header
    return IndexPath(row: isAbove ? 0 : data.sections[section].rows.count, section: section)
  }

  final func usualProposal(for session: any UIDropSession) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: interactionParts.isOwn(session) ? .move : .copy, intent: .insertAtDestinationIndexPath)
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
    TableDrop(on: self, session, proposal, place).perform()
  }
}
