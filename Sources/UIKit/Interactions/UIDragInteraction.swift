import ControllerTree
import Foundation

/// Lets a person drag something out of a view. ``drag(to:)`` is a person's act. Rules: ACT-05.
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

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

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
  public final func drag(from starts: [CGPoint], to point: CGPoint) -> UIDropOperation? {
    guard let view, isEnabled, let delegate, let first = starts.first else { return nil }
    var result: UIDropOperation?
    _ = view.act("drag(to:)") {
      let session = DragSession(view.window, at: view.convert(first, to: nil))
      guard lift(session, delegate) else { return false }
      for start in starts.dropFirst() { add(start, to: session, view, delegate) }
      session.place = point
      delegate.dragInteraction(self, sessionDidMove: session)
      let operation = Drop.perform(session)
      delegate.dragInteraction(self, session: session, willEndWith: operation)
      delegate.dragInteraction(self, session: session, didEndWith: operation)
      if operation == .copy || operation == .move {
        delegate.dragInteraction(self, sessionDidTransferItems: session)
      }
      result = operation
      return true
    }
    return result
  }

  private final func lift(_ session: DragSession, _ delegate: any UIDragInteractionDelegate) -> Bool {
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    for item in session.items { _ = delegate.dragInteraction(self, previewForLifting: item, session: session) }
    let animator = DragAnimator()
    delegate.dragInteraction(self, willAnimateLiftWith: animator, session: session)
    session.isRestrictedToDraggingApplication =
      delegate.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session)
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    delegate.dragInteraction(self, sessionWillBegin: session)
    animator.run()
    return true
  }

  private final func add(
    _ start: CGPoint, to session: DragSession, _ view: UIView, _ delegate: any UIDragInteractionDelegate
  ) {
    session.place = view.convert(start, to: nil)
    let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: start)
    guard !items.isEmpty else { return }
    delegate.dragInteraction(self, session: session, willAdd: items, for: self)
    session.items += items
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
  /// The drag has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
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
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
}
