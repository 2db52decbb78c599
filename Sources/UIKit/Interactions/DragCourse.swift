import ControllerTree
import Foundation

/// A drag from its lift to its end: the same for a finger and for an act by name. Rules: ACT-05, ACT-07, TOUCH-54.
@MainActor final class DragCourse {
  /// How far the finger moves until the drag begins, in points.
  private static let minimumMovement: CGFloat = 10

  private enum State {
    /// The items are lifted; the finger has not moved.
    case lifted
    /// The drag has begun.
    case moving
    case over
  }

  let interaction: UIDragInteraction
  let session: DragSession
  private var state = State.lifted
  private let start: CGPoint
  private var target = DropTarget()
  /// The pictures of the items that were lifted, in the order of the items.
  private var previews: [UITargetedDragPreview?] = []

  private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

  /// - Parameter session: Has the items.
  init(_ interaction: UIDragInteraction, _ session: DragSession) {
    (self.interaction, self.session, start) = (interaction, session, session.place)
  }

  func lift() {
    RunningDrags.current.add(self)
    for item in session.items {
      previews.append(delegate?.dragInteraction(interaction, previewForLifting: item, session: session))
    }
    let animator = DragAnimator()
    delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    animator.run()
  }

  /// The finger has moved: the drag begins if it has left its place.
  func follow(to place: CGPoint) {
    if case .lifted = state {
      guard TapCount.distance(place, start) >= Self.minimumMovement else { return }
      begin()
    }
    move(to: place)
  }

  func begin() {
    guard case .lifted = state else { return }
    state = .moving
    for case let menu as UIContextMenuInteraction in interaction.view?.interactions ?? [] { menu.dismissMenu() }
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
    session.allowsMoveOperation = delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    // Nothing is drawn: the answer has no effect.
    _ = delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
  }

  func move(to place: CGPoint) {
    guard case .moving = state else { return }
    session.place = place
    delegate?.dragInteraction(interaction, sessionDidMove: session)
    target.update(session)
  }

  // MARK: Further items

  /// What `other` adds to the drag at a point of its view.
  func offer(of other: UIDragInteraction, at point: CGPoint) -> [UIDragItem] {
    other.delegate?.dragInteraction(other, itemsForAddingTo: session, withTouchAt: point) ?? []
  }

  func add(_ items: [UIDragItem], of other: UIDragInteraction) {
    guard !items.isEmpty else { return }
    other.delegate?.dragInteraction(interaction, session: session, willAdd: items, for: other)
    session.items += items
  }

  // MARK: The end

  /// The finger is lifted.
  /// - Returns: What the drop did: `nil` if the drag had not begun, `cancel` if nothing took it.
  @discardableResult
  func drop() -> UIDropOperation? {
    switch state {
    case .lifted:
      leave()
      return nil
    case .moving:
      let operation = target.drop(session, preview)
      end(with: operation)
      return operation
    case .over: return nil
    }
  }

  /// The finger was taken away.
  func cancel() {
    switch state {
    case .lifted: leave()
    case .moving:
      target.leave(session)
      end(with: .cancel)
    case .over: break
    }
  }

  private func leave() {
    state = .over
    RunningDrags.current.remove(self)
    letDown()
  }

  private func end(with operation: UIDropOperation) {
    state = .over
    RunningDrags.current.remove(self)
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    let isTaken = operation == .copy || operation == .move
    if !isTaken { letDown() }
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    if isTaken { delegate?.dragInteraction(interaction, sessionDidTransferItems: session) }
  }

  /// The items go back to their places.
  private func letDown() {
    for item in session.items {
      if let preview = preview(of: item) {
        _ = delegate?.dragInteraction(interaction, previewForCancelling: item, withDefault: preview)
      }
    }
    for item in session.items {
      let animator = DragAnimator()
      delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      animator.run()
    }
  }

  /// The picture that was lifted; without one of the delegate's the whole view.
  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    if let index = session.items.firstIndex(where: { $0 === item }), previews.indices.contains(index),
      let preview = previews[index]
    {
      return preview
    }
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }
}

/// The drags of a stage that are not over.
@MainActor final class RunningDrags {
  private var courses: [DragCourse] = []

  static var current: RunningDrags { Stage.current.part(RunningDrags.self) { RunningDrags() } }

  var last: DragCourse? { courses.last }

  func add(_ course: DragCourse) { courses.append(course) }
  func remove(_ course: DragCourse) { courses.removeAll { $0 === course } }

  func course(of interaction: UIDragInteraction) -> DragCourse? {
    for course in courses where course.interaction === interaction { return course }
    return nil
  }
}
