import ControllerTree
import Foundation

/// Lets a person drag something out of a view: by a long press and a movement, or by the act ``drag(to:)``. Rules: ACT-05, TOUCH-54.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Makes the items. Not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether a person can drag.
  open var isEnabled = true
  /// Whether other gestures work during a drag. The library never reads it.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether a person can drag on a device like the present one: yes.
  open class var isEnabledByDefault: Bool { true }
  private var link = ViewLink()
  private let press = InteractionPress(for: .drag)
  private let tap = AddingTap()
  /// What a press lifts.
  private var offered: DragSession?
  /// What a tap adds to a drag.
  private var added: [UIDragItem] = []

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved. The view gets recognizers of long presses, and of taps during a drag. Rules: TOUCH-54.
  open func didMove(to view: UIView?) {
    link.view = view
    for recognizer in [press, tap] { recognizer.view?.removeGestureRecognizer(recognizer) }
    guard let view else { return }
    press.condition = { [unowned self] in
      offered = offer(at: press.location(in: nil))
      return offered != nil
    }
    press.removeHandlers()
    press.addHandler { [unowned self] _ in pressed() }
    tap.condition = { [unowned self] in
      added = RunningDrags.current.last?.offer(of: self, at: tap.location(in: self.view)) ?? []
      return !added.isEmpty
    }
    tap.removeHandlers()
    tap.addHandler { [unowned self] _ in RunningDrags.current.last?.add(added, of: self) }
    for recognizer in [press, tap] { view.addGestureRecognizer(recognizer) }
  }

  /// - Parameter place: In the window's coordinates.
  private func offer(at place: CGPoint) -> DragSession? {
    guard let view, isEnabled, let delegate else { return nil }
    let session = DragSession(view.window, at: place)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    return session.items.isEmpty ? nil : session
  }

  private func pressed() {
    switch press.state {
    case .began:
      if let offered { DragCourse(self, offered).lift() }
      offered = nil
    case .changed: RunningDrags.current.course(of: self)?.follow(to: press.location(in: nil))
    case .ended: RunningDrags.current.course(of: self)?.drop()
    case .cancelled: RunningDrags.current.course(of: self)?.cancel()
    case .possible, .failed: break
    }
  }

  /// A person drags from the middle of the view to a place and drops there, in one event. The first drop interaction at the place that can
  /// handle the drag takes it: of the view there, or of the nearest superview. Rules: ACT-05.
  /// - Parameter point: In the window's coordinates.
  /// - Returns: What the drop did: `nil` if there was no drag, `cancel` if nothing took it.
  @discardableResult
  open func drag(to point: CGPoint) -> UIDropOperation? {
    guard let view else { return nil }
    return drag(from: [CGPoint(x: view.bounds.midX, y: view.bounds.midY)], to: point)
  }

  /// A person drags from several places to one and drops there, in one event: the drag begins at the first place, and a tap at each other
  /// one adds what is there. Rules: ACT-05, ACT-07.
  /// - Parameters:
  ///   - starts: In the view's coordinates.
  ///   - point: In the window's coordinates.
  /// - Returns: What the drop did: `nil` if there was no drag, `cancel` if nothing took it.
  @discardableResult
  @_disfavoredOverload
  public final func drag(from starts: [CGPoint], to point: CGPoint) -> UIDropOperation? {
    guard let view, let first = starts.first else { return nil }
    var result: UIDropOperation?
    _ = view.act("drag(to:)") {
      guard let session = offer(at: view.convert(first, to: nil)) else { return false }
      let course = DragCourse(self, session)
      course.lift()
      course.begin()
      for start in starts.dropFirst() { course.add(course.offer(of: self, at: start), of: self) }
      course.move(to: point)
      result = course.drop()
      return true
    }
    return result
  }
}

/// Makes the items of drags, and is told about them. Clients implement it. Rules: ACT-05, ACT-07.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged; nothing for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The picture of an item that is lifted; `nil` for none.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The lift is animated.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Whether other applications can't take the items. `false` by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Whether a drop may move the items. `true` by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// The drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// What a tap during a drag adds to it; nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Items are about to be added to the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Whether the pictures of the items keep their size. `false` by default. Nothing is drawn.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// The drag has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The picture of an item that goes back to its place: `nil` lets the present one fade.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// An item goes back to its place, as nothing has taken it.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
  /// The drag is about to end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// The drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// The drop has the items.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
}
