import Foundation

// Names that UIKit had in Swift 2 and 3, for the code of that time.

extension UIView {
  @available(*, deprecated, renamed: "insertSubview(_:at:)")
  public func insertSubview(_ view: UIView, atIndex index: Int) { insertSubview(view, at: index) }

  @available(*, deprecated, renamed: "exchangeSubview(at:withSubviewAt:)")
  public func exchangeSubviewAtIndex(_ index1: Int, withSubviewAtIndex index2: Int) {
    exchangeSubview(at: index1, withSubviewAt: index2)
  }

  @available(*, deprecated, renamed: "isDescendant(of:)")
  public func isDescendantOfView(_ view: UIView) -> Bool { isDescendant(of: view) }

  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(*, deprecated, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  @available(*, deprecated, renamed: "isUserInteractionEnabled")
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }
}

extension UIScreen {
  @available(*, deprecated, renamed: "main")
  public class func mainScreen() -> UIScreen { main }
}
