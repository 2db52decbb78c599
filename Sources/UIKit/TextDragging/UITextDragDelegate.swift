import ControllerTree
import Foundation

/// Options of drags of text.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The picture has no colours of the text. The library never reads it.
  public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

/// A drag of text that begins, or that gets more text. Rules: ACT-69.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The text.
  var dragRange: UITextRange { get }
  /// The text, link or image there.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are dragged already.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is the selection.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// An input from which a person drags text. Rules: ACT-69.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Chooses what is dragged, and learns about drags. Not retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// Lets a person drag; made when it is read, or when there is a delegate.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of the input is being dragged.
  var isTextDragActive: Bool { get }
  /// Options of the picture.
  var textDragOptions: UITextDragOptions { get set }
}

/// Chooses what is dragged from an input, and learns about drags. Clients implement it. Rules: ACT-69.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// The items to drag; none for no drag.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// The picture of an item that is lifted; `nil` for the usual one.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The lift is animated.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// The drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// The drag has ended.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Returns the suggested items.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Returns `nil`.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}
