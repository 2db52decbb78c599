import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  /// The drops of text into an input, kept beside it. Rules: ACT-70.
  final class TextDrops: NSObject, KeptBeside, UIDropInteractionDelegate {
    typealias Input = EditedInput & UITextDroppable
    private var input: WeakView?
    weak var delegate: (any UITextDropDelegate)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private(set) var isActive = false
    private var proposal: UITextDropProposal?

    static func made(of view: any Input) -> TextDrops {
      let made = made(for: view)
      guard made.input == nil else { return made }
      made.input = WeakView(view)
      view.addInteraction(made.interaction)
      return made
    }

    /// A drag has come to a view: an input gets its interaction.
    static func prepare(_ view: UIView) {
      if let view = view as? any Input, view.canBeEdited { _ = made(of: view) }
    }

    private var view: (any Input)? { input?.view as? any Input }

    private final class Request: NSObject, UITextDropRequest {
      let dropPosition: UITextPosition
      let suggestedProposal: UITextDropProposal
      let isSameView: Bool
      let dropSession: any UIDropSession

      init(
        _ position: UITextPosition, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession
      ) {
        (dropPosition, suggestedProposal) = (position, proposal)
        (self.isSameView, dropSession) = (isSameView, session)
      }
    }

    private func request(_ session: any UIDropSession, in view: any Input) -> Request {
      let position = view.closestPosition(to: session.location(in: view)) ?? view.endOfDocument
      let isSame = moved(by: session, in: view) != nil
      let operation = isSame && session.allowsMoveOperation ? UIDropOperation.move : .copy
      return Request(position, UITextDropProposal(operation: operation), isSameView: isSame, session)
    }

    /// The text of the input that is dragged, in UTF-16 units; `nil` if the drag began elsewhere.
    private func moved(by session: any UIDropSession, in view: any Input) -> NSRange? {
      guard let drags = TextDrags.of(view), drags.isActive,
        session.localDragSession === RunningDrags.current.course(of: drags.interaction)?.session
      else { return nil }
      return drags.units
    }

    // MARK: The drag

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self) || session.canLoadObjects(ofClass: String.self)
        || session.canLoadObjects(ofClass: NSURL.self) || session.canLoadObjects(ofClass: NSAttributedString.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      isActive = true
      if let view { delegate?.textDroppableView(view, dropSessionDidEnter: session) }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      guard let view else { return UIDropProposal(operation: .cancel) }
      delegate?.textDroppableView(view, dropSessionDidUpdate: session)
      let request = request(session, in: view)
      guard view.canBeEdited || editability(request) != .no else {
        proposal = nil
        return UIDropProposal(operation: .forbidden)
      }
      let chosen = delegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
      proposal = chosen
      return chosen
    }

    private func editability(_ request: Request) -> UITextDropEditability {
      guard let view else { return .no }
      let answer = delegate?.textDroppableView(view, willBecomeEditableForDrop: request) ?? .no
      if answer == .yes { (view as? UITextView)?.isEditable = true }
      return answer
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      (isActive, proposal) = (false, nil)
      if let view { delegate?.textDroppableView(view, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      (isActive, proposal) = (false, nil)
      if let view { delegate?.textDroppableView(view, dropSessionDidEnd: session) }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      guard let view else { return nil }
      return delegate?.textDroppableView(view, previewForDroppingAllItemsWithDefault: defaultPreview)
    }

    // MARK: The drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      guard let view, let proposal else { return }
      let request = request(session, in: view)
      delegate?.textDroppableView(view, willPerformDrop: request)
      guard proposal.dropPerformer == .view else { return }
      let place = self.place(of: request, proposal, in: view)
      if let moved = moved(by: session, in: view), proposal.operation == .move, proposal.useFastSameViewOperations {
        let text = view.text(in: view.units.range(moved)) ?? ""
        move(moved, text, to: place, in: view)
        return
      }
      LoadedObjects.load(Any.self, of: session.items) { [self] objects in
        let text = objects.compactMap { DroppedTexts.text(of: $0) }.joined(separator: "\n")
        guard let view = self.view, !text.isEmpty else { return }
        insert(text, view.units.clamped(place), in: view)
      }
    }

    private func place(of request: Request, _ proposal: UITextDropProposal, in view: any Input) -> NSRange {
      switch proposal.dropAction {
      case .insert: NSRange(location: view.units.offset(of: request.dropPosition), length: 0)
      case .replaceSelection: view.inputState.selection
      case .replaceAll: view.units.all
      }
    }

    /// Types a text in place of a part; the delegates of pasting and of the input are asked.
    private func insert(_ text: String, _ place: NSRange, in view: any Input) {
      guard let transformed = (view as? any PasteTransforming)?.transformedForPasting(text) else { return }
      let pasted = view.pasted(transformed)
      guard view.allows(pasted, in: place) else { return }
      view.replace(place, by: pasted)
    }

    /// Moves a part of the text: it is typed at its new place and removed from the former one. Nothing happens inside of the part.
    private func move(_ part: NSRange, _ text: String, to place: NSRange, in view: any Input) {
      let end = part.location + part.length
      guard place.location <= part.location || place.location >= end, view.allows(text, in: place),
        view.allows("", in: part)
      else { return }
      if place.location >= end {
        view.replace(place, by: text)
        view.replace(part, by: "")
        view.select(NSRange(location: place.location - part.length, length: text.utf16.count))
      } else {
        view.replace(part, by: "")
        view.replace(place, by: text)
        view.select(NSRange(location: place.location, length: text.utf16.count))
      }
    }
  }

  /// The texts of items that are dropped. Rules: ACT-70.
  enum DroppedTexts {
    static func text(of object: Any) -> String? {
      switch object {
      case let text as String: text
      case let text as NSString: "\(text)"
      case let text as NSAttributedString: text.string
      case let url as URL: url.absoluteString
      case let url as NSURL: url.absoluteString
      case let data as Data: String(decoding: data, as: UTF8.self)
      default: nil
      }
    }
  }
#endif
