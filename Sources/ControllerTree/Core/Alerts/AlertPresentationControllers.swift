import Foundation

/// Presents an alert: a box in the middle that only its actions dismiss (ALERT-04).
final class AlertPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = AlertSize(of: presentedViewController, width: 270)
    let bounds = containerView.bounds
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  override var builtInDuration: TimeInterval? { AlertSize.duration }
  override var keepsPresentedViewInPlace: Bool { true }
}

/// Presents an action sheet: at the lower edge in narrow surroundings, else as a popover (ALERT-04).
///
/// A tap beside it performs the cancel action. Without one, a popover is dismissed and a list at the lower edge stays.
final class ActionSheetPresentationController: UIPopoverPresentationController {
  private static let margin: CGFloat = 8

  private var isAtLowerEdge: Bool { surroundings.horizontalSizeClass == .compact }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  override var preferredContentSize: CGSize {
    let size = super.preferredContentSize
    guard size == .zero else { return size }
    let own = AlertSize(of: presentedViewController, width: 304)
    return CGSize(width: own.width, height: own.height)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard isAtLowerEdge, let containerView else { return super.frameOfPresentedViewInContainerView }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let size = AlertSize(of: presentedViewController, width: area.width)
    return CGRect(x: area.minX, y: area.maxY - size.height, width: size.width, height: size.height)
  }

  override var needsAnchor: Bool { !isAtLowerEdge }
  override var builtInDuration: TimeInterval? { AlertSize.duration }

  override var yieldsToPerson: Bool {
    guard let cancel = alert?.cancelAction else { return !isAtLowerEdge }
    return cancel.isEnabled
  }

  override func personDismissed() {
    if let alert, let cancel = alert.cancelAction { alert.runHandler(of: cancel) }
  }
}

/// The size of an alert: a row for the title, the message, each field and each action.
@MainActor private struct AlertSize {
  /// The duration of an alert's transitions, in seconds (STYLE-12).
  static let duration: TimeInterval = 0.4

  let width: CGFloat
  let height: CGFloat

  init(of controller: UIViewController, width: CGFloat) {
    self.width = width
    let alert = controller as? UIAlertController
    let texts = [alert?.title, alert?.message].compactMap { $0 }.count
    let rows = texts + (alert?.textFields?.count ?? 0) + (alert?.actions.count ?? 0)
    height = AlertView.rowHeight * CGFloat(max(rows, 1))
  }
}
