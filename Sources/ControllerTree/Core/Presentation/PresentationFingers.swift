import Foundation

/// A person's fingers on a presentation: pulling a sheet, tapping beside it. Rules: TOUCH-42, DIS-11, SHEET-03.
@MainActor final class PresentationFingers {
  let pull = SheetPullRecognizer()
  let tap = UITapGestureRecognizer()
  private unowned let container: PresentationContainerView
  private(set) weak var controller: UIPresentationController?

  init(of controller: UIPresentationController, in container: PresentationContainerView) {
    self.container = container
    self.controller = controller
    tap.condition = { [unowned self] in isBeside || isOnGrabber }
    tap.addHandler { [unowned self] _ in tapped() }
    pull.condition = { [unowned self] in target != nil }
    pull.fingers = self
    pull.addHandler { [unowned self] _ in pulled() }
    controller.interactiveDismissal.follow(pull, if: { [unowned self] in current == .dismissal })
  }

  /// What a movement of the fingers does.
  private enum Target {
    /// The sheet rests at another height at the end.
    case detent
    case dismissal
  }

  /// Whether the finger is beside the presented view.
  private var isBeside: Bool {
    tap.attempt?.touches.last?.origin === container && controller?.yieldsToPerson ?? false
  }

  /// The size of a grabber's surroundings, in points.
  private static let grabber = CGSize(width: 80, height: 20)

  /// Whether the finger is on the grabber of a sheet.
  private var isOnGrabber: Bool {
    guard let sheet = controller as? UISheetPresentationController, sheet.prefersGrabberVisible,
      let view = sheet.presentedView
    else { return false }
    let (place, size) = (tap.location(in: view), Self.grabber)
    let left = view.bounds.midX - size.width / 2
    return CGRect(x: left, y: view.bounds.minY, width: size.width, height: size.height).contains(place)
  }

  private func tapped() {
    if let sheet = controller as? UISheetPresentationController, isOnGrabber { return sheet.tapGrabber() }
    controller?.attemptToDismiss()
  }

  /// What the movement so far does; `nil` if it does nothing.
  private var target: Target? { target(of: pull.translation(in: container)) }

  private func target(of way: CGPoint) -> Target? {
    guard let controller, controller.canBePulled, abs(way.y) > abs(way.x), let view = controller.presentedView,
      pull.attempt?.touches.last?.origin?.isDescendant(of: view) ?? false
    else { return nil }
    if let sheet = controller as? UISheetPresentationController, let detents = sheet.currentDetents {
      let height = detents.height(at: sheet.selectedDetentIdentifier)
      for detent in detents.ordered where way.y < 0 ? detent.height > height : detent.height < height { return .detent }
    }
    return way.y > 0 ? .dismissal : nil
  }

  /// Whether the fingers are above the place where they began, and the sheet goes no further up: they may still pull it down (SHEET-10).
  var isWaitingForWayDown: Bool {
    let way = pull.translation(in: container)
    return way.y < 0 && abs(way.y) > abs(way.x) && target(of: way) == nil && target(of: CGPoint(x: 0, y: 1)) != nil
  }

  /// Whether a movement belongs to the sheet rather than to content inside it: the content is at its top, and for a movement upwards the sheet
  /// prefers to be enlarged.
  func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool {
    guard way.y != 0, scrollView.contentOffset.y <= scrollView.range.least.y else { return false }
    if way.y < 0 {
      guard let sheet = controller as? UISheetPresentationController, sheet.prefersScrollingExpandsWhenScrolledToEdge
      else { return false }
    }
    return target(of: way) != nil
  }

  private var current: Target?

  private func pulled() {
    guard pull.isFollowing else { return }
    switch pull.state {
    case .began: current = target
    case .ended:
      if current == .detent { rest() }
      current = nil
    case .cancelled: current = nil
    case .possible, .changed, .failed: break
    }
  }

  /// The sheet comes to rest at the nearest height, or at the next one in the direction of a fast finger; below half of the smallest one
  /// it is dismissed.
  private func rest() {
    guard let sheet = controller as? UISheetPresentationController, let detents = sheet.currentDetents else { return }
    let (way, speed) = (pull.translation(in: container).y, pull.velocity(in: container).y)
    let height = detents.height(at: sheet.selectedDetentIdentifier) - way - speed * 0.2
    let ordered = detents.ordered
    if let smallest = ordered.first, height < smallest.height / 2 {
      sheet.attemptToDismiss()
      return
    }
    if let nearest = ordered.min(by: { abs($0.height - height) < abs($1.height - height) }) {
      sheet.drag(to: nearest.identifier)
    }
  }
}

/// The recognizer of a sheet's pull.
final class SheetPullRecognizer: UIPanGestureRecognizer, PullingRecognizer {
  weak var fingers: PresentationFingers?

  override var waitsToBegin: Bool { fingers?.isWaitingForWayDown ?? false }

  func takes(_ way: CGPoint, from scrollView: UIScrollView) -> Bool { fingers?.takes(way, from: scrollView) ?? false }
}
