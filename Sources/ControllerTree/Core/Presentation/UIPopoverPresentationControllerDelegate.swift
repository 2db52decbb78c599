import Foundation

/// Sets up and moves a popover, in addition to ``UIAdaptivePresentationControllerDelegate``. Clients implement it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented; the last chance to set its anchor. Not called for a popover that has adapted to
  /// another style. Rules: POP-03.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// The container's size has changed, so the anchor may have moved. Not called for an item. Rules: POP-03.
  /// - Parameters:
  ///   - popoverPresentationController: The popover's presentation controller.
  ///   - rect: The rectangle that the popover points to, in the coordinates of `view`; can be changed.
  ///   - view: The view that it points to; can be changed.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

extension UIContentContainer where Self: UIPopoverPresentationController {
  /// The ``UIPresentationController/delegate``, if it conforms to the popover's protocol. Rules: PC-17.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }
}
