import ControllerTree
import Foundation

/// What a drag is above: the drop interaction of the view there, or of the nearest superview, that can handle it. Rules: ACT-05, TOUCH-54.
@MainActor struct DropTarget {
  /// The answers of the interactions that were asked, and the number of items then: they are asked again when items are added.
  private var answers: [(interaction: UIDropInteraction, items: Int, handles: Bool)] = []
  /// The interactions that the drag has come to.
  private var entered: [UIDropInteraction] = []
  private var above: (interaction: UIDropInteraction, proposal: UIDropProposal)?

  /// The drag has moved.
  mutating func update(_ session: DragSession) {
    let next = interaction(at: session)
    if let last = above?.interaction, last !== next {
      above = nil
      last.delegate?.dropInteraction(last, sessionDidExit: session)
    }
    guard let next, let delegate = next.delegate else { return }
    if above == nil {
      if !entered.contains(where: { $0 === next }) { entered.append(next) }
      delegate.dropInteraction(next, sessionDidEnter: session)
    }
    above = (next, delegate.dropInteraction(next, sessionDidUpdate: session))
  }

  private mutating func interaction(at session: DragSession) -> UIDropInteraction? {
    var view = session.window?.hitTest(session.place, with: nil)
    while let candidate = view {
      TextDrops.prepare(candidate)
      for case let interaction as UIDropInteraction in candidate.interactions {
        if handles(session, interaction) { return interaction }
      }
      view = candidate.superview
    }
    return nil
  }

  private mutating func handles(_ session: DragSession, _ interaction: UIDropInteraction) -> Bool {
    guard let delegate = interaction.delegate else { return false }
    let count = session.items.count
    for answer in answers where answer.interaction === interaction && answer.items == count { return answer.handles }
    let handles = delegate.dropInteraction(interaction, canHandle: session)
    answers.removeAll { $0.interaction === interaction }
    answers.append((interaction, count, handles))
    return handles
  }

  /// The finger is lifted.
  /// - Parameter preview: The picture of an item that is dragged.
  mutating func drop(_ session: DragSession, _ preview: (UIDragItem) -> UITargetedDragPreview?) -> UIDropOperation {
    guard let (interaction, proposal) = above else {
      end(session)
      return .cancel
    }
    above = nil
    let isDropped = proposal.permitsDrop(of: session)
    if isDropped {
      perform(session, on: interaction, preview)
    } else {
      interaction.delegate?.dropInteraction(interaction, sessionDidExit: session)
    }
    end(session)
    return isDropped || proposal.operation == .cancel ? proposal.operation : .forbidden
  }

  private func perform(
    _ session: DragSession, on interaction: UIDropInteraction, _ preview: (UIDragItem) -> UITargetedDragPreview?
  ) {
    guard let delegate = interaction.delegate else { return }
    delegate.dropInteraction(interaction, performDrop: session)
    for item in session.items {
      if let preview = preview(item) {
        _ = delegate.dropInteraction(interaction, previewForDropping: item, withDefault: preview)
      }
    }
    for item in session.items {
      let animator = DragAnimator()
      delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
      animator.run()
    }
    delegate.dropInteraction(interaction, concludeDrop: session)
  }

  /// The drag is over without a drop.
  mutating func leave(_ session: DragSession) {
    if let interaction = above?.interaction {
      above = nil
      interaction.delegate?.dropInteraction(interaction, sessionDidExit: session)
    }
    end(session)
  }

  private mutating func end(_ session: DragSession) {
    let entered = entered
    self.entered = []
    for interaction in entered { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
  }
}
