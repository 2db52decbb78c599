import ControllerTree
import Foundation

/// What a table or a collection view does for a drop.
@MainActor protocol DroppingList: UIView {
  var interactionParts: ListInteractions { get }
  /// The look of a dropped item on its way to an element.
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// The place of a drop at a point of the content; `nil` for none.
  func dropPlace(at point: CGPoint) -> IndexPath?
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropProposal(_ session: any UIDropSession, _ place: IndexPath?) -> UIDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func performDrop(_ session: any UIDropSession, _ proposal: UIDropProposal, _ place: IndexPath?)
  func dropDidEnd(_ session: any UIDropSession)
}

/// Makes a drop on a view a drop at a place of a list. Rules: LIST-41.
@MainActor final class ListDropping: NSObject, UIDropInteractionDelegate {
  private unowned let list: any DroppingList
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private var state = State.none

  private enum State {
    case none
    /// A drag is above the list.
    case above
    /// What a drop would do.
    case proposed(UIDropProposal, at: IndexPath?)
  }

  init(of list: any DroppingList) {
    self.list = list
    super.init()
  }

  var isActive: Bool { if case .none = state { false } else { true } }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    list.canHandleDrop(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    state = .above
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let place = list.dropPlace(at: session.location(in: list))
    let proposal = list.dropProposal(session, place)
    state = .proposed(proposal, at: place)
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    list.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    if case .proposed(let proposal, let place) = state { list.performDrop(session, proposal, place) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    state = .none
    list.dropDidEnd(session)
  }
}

/// The interactions of a list, which are made when they are needed first.
@MainActor final class ListInteractions {
  private unowned let list: any DraggingList & DroppingList & MenuList
  private(set) var dragging: ListDragging?
  private(set) var dropping: ListDropping?
  private(set) var menus: ListMenus?

  init(of list: any DraggingList & DroppingList & MenuList) { self.list = list }

  /// A list that can be dragged from reorders itself, so that it takes drops, too.
  func offerDrags() {
    guard dragging == nil else { return }
    let made = ListDragging(of: list)
    dragging = made
    list.addInteraction(made.interaction)
    offerDrops()
  }

  func offerDrops() {
    guard dropping == nil else { return }
    let made = ListDropping(of: list)
    dropping = made
    list.addInteraction(made.interaction)
  }

  var menuInteraction: UIContextMenuInteraction {
    if let menus { return menus.interaction }
    let made = ListMenus(of: list)
    menus = made
    list.addInteraction(made.interaction)
    return made.interaction
  }

  /// Whether a drag began in the list.
  func isOwn(_ session: any UIDropSession) -> Bool {
    guard let dragging, session.localDragSession != nil, let first = session.items.first else { return false }
    return dragging.source(of: first) != nil
  }

  /// What a drop does if the delegate proposes nothing.
  func usualOperation(for session: any UIDropSession) -> UIDropOperation { isOwn(session) ? .move : .copy }

  /// The elements of the list that are dragged alone, without items of other views.
  func onlySource(of session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first else { return nil }
    return dragging?.source(of: item)
  }
}
