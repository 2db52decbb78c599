import ControllerTree

/// The long press of a drag or of a context menu. Both begin together on one view: a finger that then moves drags, one that stays leaves
/// the menu. Rules: TOUCH-53, TOUCH-54.
final class InteractionPress: UILongPressGestureRecognizer {
  enum Purpose {
    case drag, menu
  }

  private let purpose: Purpose

  init(for purpose: Purpose) {
    self.purpose = purpose
    super.init(target: nil, action: nil)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let press = other as? InteractionPress else { return super.canPrevent(other) }
    return press.purpose == purpose
  }
}

/// A tap of another finger during a drag, which adds items to it. Without a drag it gets no touches. Rules: TOUCH-54.
final class AddingTap: UITapGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool {
    RunningDrags.current.last != nil && super.shouldReceive(event)
  }
}
