import ControllerTree
import Foundation

/// What a table or a collection view does for a drag of its elements.
@MainActor protocol DraggingList: UIView {
  /// The element at a point of the content that has a cell.
  func shownElement(at point: CGPoint) -> IndexPath?
  func shownCell(at path: IndexPath) -> UIView?
  /// Whether a person can drag elements.
  var offersDrags: Bool { get }
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func show(_ state: ListDragState, at path: IndexPath)
}

/// What a drag does with a cell.
enum ListDragState: Int {
  case none, lifting, dragging
}

/// Makes a drag of a view a drag of the elements of a list. Rules: LIST-40.
@MainActor final class ListDragging: NSObject, UIDragInteractionDelegate {
  private unowned let list: any DraggingList
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The items that are dragged, with their elements.
  private var sources: [(item: UIDragItem, path: IndexPath)] = []

  init(of list: any DraggingList) {
    self.list = list
    super.init()
  }

  var isActive: Bool { !sources.isEmpty }

  /// The element of an item; `nil` for an item of another view.
  func source(of item: UIDragItem) -> IndexPath? {
    for source in sources where source.item === item { return source.path }
    return nil
  }

  /// Whether items of an element are dragged.
  func drags(_ path: IndexPath) -> Bool {
    for source in sources where source.path == path { return true }
    return false
  }

  private var paths: [IndexPath] {
    var paths: [IndexPath] = []
    for source in sources where !paths.contains(source.path) { paths.append(source.path) }
    return paths
  }

  private func show(_ state: ListDragState) { for path in paths { list.show(state, at: path) } }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    sources = []
    guard list.offersDrags, let path = list.shownElement(at: session.location(in: list)) else { return [] }
    let items = list.itemsForBeginning(session, at: path)
    for item in items { sources.append((item, path)) }
    show(.lifting)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item), let cell = list.shownCell(at: path) else { return nil }
    return UITargetedDragPreview(view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.dragAllowsMove(session) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    list.dragWillBegin(session)
    show(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = list.shownElement(at: point), !paths.contains(path) else { return [] }
    let items = list.itemsForAdding(to: session, at: path, point: point)
    for item in items { sources.append((item, path)) }
    if !items.isEmpty { list.show(.dragging, at: path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    guard let path = source(of: item) else { return }
    sources.removeAll { $0.item === item }
    if !paths.contains(path) { list.show(.none, at: path) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    show(.none)
    sources = []
    list.dragDidEnd(session)
  }
}
