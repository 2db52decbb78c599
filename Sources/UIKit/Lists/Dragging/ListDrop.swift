import ControllerTree
import Foundation

/// What a person drops on a list, and where: what the coordinators of tables and of collection views share. Rules: LIST-36, LIST-41.
@MainActor class ListDrop<List: DraggingList & DroppingList & PlaceholdingList, Proposal: UIDropProposal>: NSObject {
  final let list: List
  final let dropped: [DropItem]
  final let destinationIndexPath: IndexPath?
  final let proposal: Proposal
  final let session: any UIDropSession
  private final let animations = DropAnimations()

  init(on list: List, _ session: any UIDropSession, _ proposal: Proposal, _ place: IndexPath?) {
    (self.list, self.session, self.proposal, destinationIndexPath) = (list, session, proposal, place)
    dropped = DropItem.all(of: session, from: list.interactionParts.dragging) { list.shownCell(at: $0)?.bounds.size }
    super.init()
  }

  /// The picture of an item moves to an element.
  final func move(toElementAt path: IndexPath) -> any UIDragAnimating {
    _ = list.dropParameters(at: path)
    return animations.make()
  }

  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animations.make() }

  /// The picture of an item moves to a placeholder, which is inserted. One at a place that does not exist is reported, and is gone.
  final func move(_ item: UIDragItem, to look: PlaceholderLook, at path: IndexPath) -> PlaceholderContext {
    let context = list.placeholders.insert(look, at: path, for: item) ?? PlaceholderContext(item, 0, in: nil)
    animations.add(context.animator)
    return context
  }

  /// Lets the app take the items, then begins the animations.
  final func perform(_ app: () -> Void) {
    app()
    animations.run()
  }
}
