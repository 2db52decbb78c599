import Foundation

/// Sets a popover up and moves it, besides what ``UIAdaptivePresentationControllerDelegate`` does. Clients implement it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented; the last moment to say what it points to. Not called for a popover that has adapted
  /// to another style. Rules: POP-03.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// What the popover points to may be elsewhere now, since the container has another size. Not called for an item. Rules: POP-03.
  /// - Parameters:
  ///   - popoverPresentationController: The popover's presentation controller.
  ///   - rect: Where the popover points to, in the coordinates of `view`; can be changed.
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
  /// ``UIPresentationController/delegate``, if it is a popover's. Rules: PC-17.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }
}

/// A place for an object that a callee can exchange: Swift's own type of this name is missing where there is no Objective-C.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }

  /// The object.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
