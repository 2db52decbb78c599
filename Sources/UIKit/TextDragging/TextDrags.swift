import ControllerTree
import Foundation

/// The drags of text from an input, kept beside it. Rules: ACT-69.
final class TextDrags: NSObject, KeptBeside, UIDragInteractionDelegate {
  private var input: WeakView?
  weak var delegate: (any UITextDragDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  private(set) var isActive = false
  /// The text that is dragged, in UTF-16 units.
  private(set) var units: NSRange?

  static func made(of view: any EditedInput & UITextDraggable) -> TextDrags {
    let made = made(for: view)
    guard made.input == nil else { return made }
    made.input = WeakView(view)
    view.addInteraction(made.interaction)
    return made
  }

  private var view: (any EditedInput & UITextDraggable)? { input?.view as? any EditedInput & UITextDraggable }

  private final class Request: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let isSelected: Bool
    let dragSession: any UIDragSession

    init(
      _ range: UITextRange, _ items: [UIDragItem], existing: [UIDragItem], isSelected: Bool,
      _ session: any UIDragSession
    ) {
      (dragRange, suggestedItems, existingItems) = (range, items, existing)
      (self.isSelected, dragSession) = (isSelected, session)
    }
  }

  /// The items of the text at a place of the drag: of the selection, or of a link or an attachment.
  private func items(at point: CGPoint, _ session: any UIDragSession, adding: Bool) -> [UIDragItem] {
    guard let view, let part = part(at: point, in: view) else { return [] }
    let range = view.units.range(part.units)
    let existing = adding ? session.items : []
    let suggested = [UIDragItem(itemProvider: NSItemProvider(object: part.object))]
    let request = Request(range, suggested, existing: existing, isSelected: part.isSelected, session)
    let items = delegate?.textDraggableView(view, itemsForDrag: request) ?? suggested
    if !items.isEmpty, !adding { units = part.isSelected ? part.units : nil }
    return items
  }

  private func part(
    at point: CGPoint, in view: any EditedInput & UITextDraggable
  ) -> (units: NSRange, object: NSObject, isSelected: Bool)? {
    let selection = view.inputState.selection
    if selection.length > 0, !view.isSecureTextEntry {
      for rect in view.selectionRects(for: view.units.range(selection)) where rect.rect.contains(point) {
        return (selection, NSString(string: view.text(in: view.units.range(selection)) ?? ""), true)
      }
    }
    guard let text = view as? UITextView, let position = text.closestPosition(to: point),
      let item = text.textItem(at: text.offset(from: text.beginningOfDocument, to: position))
    else { return nil }
    switch item.content {
    case .link(let url): return NSURL(string: url.absoluteString).map { (item.range, $0, false) }
    case .textAttachment(let attachment): return attachment.image.map { (item.range, $0, false) }
    case .tag: return nil
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let view else { return [] }
    return items(at: session.location(in: view), session, adding: false)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { items(at: point, session, adding: true) }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view else { return nil }
    return delegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    if let view { delegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session) }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isActive = true
    if let view { delegate?.textDraggableView(view, dragSessionWillBegin: session) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    (isActive, units) = (false, nil)
    if let view { delegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation) }
  }
}
