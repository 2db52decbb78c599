import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  /// Whether an input that can't be edited takes a drop.
  public enum UITextDropEditability: UInt, Hashable, Sendable {
    /// It does not; it can be edited for the drop; it can be edited from now on.
    case no, temporary, yes
  }

  /// A drag above an input. Rules: ACT-70.
  @preconcurrency @MainActor
  public protocol UITextDropRequest: NSObjectProtocol {
    /// Where the text would be inserted.
    var dropPosition: UITextPosition { get }
    /// The effect that the drop would have.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag began in the same input.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
  }

  /// The effect that a drop of text would have. Rules: ACT-70.
  @preconcurrency @MainActor
  open class UITextDropProposal: UIDropProposal {
    /// Where the text goes.
    public enum Action: UInt, Hashable, Sendable {
      /// To the place of the drop.
      case insert = 0
      /// In place of the selection.
      case replaceSelection = 1
      /// In place of all text.
      case replaceAll = 2
    }

    /// How progress is shown.
    public enum ProgressMode: UInt, Hashable, Sendable {
      /// As the system does.
      case system = 0
      /// By the app.
      case custom = 1
    }

    /// Which object performs the drop.
    public enum Performer: UInt, Hashable, Sendable {
      /// The input.
      case view = 0
      /// The delegate, in `willPerformDrop`.
      case delegate = 1
    }

    /// Where the text goes.
    open var dropAction = Action.insert
    /// How progress is shown. The library never reads it.
    open var dropProgressMode = ProgressMode.system
    /// Whether a drop in the same input moves the text without the objects of the drag.
    open var useFastSameViewOperations = true
    /// Which object performs the drop.
    open var dropPerformer = Performer.view

    /// Makes a proposal.
    public override init(operation: UIDropOperation) { super.init(operation: operation) }
    /// Makes a proposal that copies text to a place.
    public convenience init(dropAction: Action) {
      self.init(operation: .copy)
      self.dropAction = dropAction
    }

    /// A proposal with the same values. Rules: CODE-05.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = UITextDropProposal(operation: operation)
      (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
      (copy.dropAction, copy.dropProgressMode) = (dropAction, dropProgressMode)
      (copy.useFastSameViewOperations, copy.dropPerformer) = (useFastSameViewOperations, dropPerformer)
      return copy
    }
  }

  /// An input that takes text that is dropped. Rules: ACT-70.
  @preconcurrency @MainActor
  public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Decides on drops, and learns about them. Not retained.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// Takes drops; made when it is read, when there is a delegate, or when a drag comes.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is above the input.
    var isTextDropActive: Bool { get }
  }

  /// Decides on drops into an input, and learns about them. Clients implement it. Rules: ACT-70.
  @preconcurrency @MainActor
  public protocol UITextDropDelegate: NSObjectProtocol {
    /// Whether an input that can't be edited takes the drop. `no` by default.
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// The effect that the drop would have. The suggested proposal by default.
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// The person has dropped.
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// The picture that moves to its place: `nil` for the present one. Nothing is drawn.
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// The drag has come above the input.
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// The drag has moved.
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// The drag has left the input.
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// The drag has ended.
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension UITextDropDelegate {
    public func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    public func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    public func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    public func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    public func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    public func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    public func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    public func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
  }
#endif
