import ControllerTree
import Foundation

// Names that UIKit had in Swift 2 and 3, for code of that time.

extension UIView {
  /// The former spelling of `insertSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertSubview(_:at:)")
  public func insertSubview(_ view: UIView, atIndex index: Int) { insertSubview(view, at: index) }

  /// The former spelling of `exchangeSubview(at:withSubviewAt:)`.
  @available(*, deprecated, renamed: "exchangeSubview(at:withSubviewAt:)")
  public func exchangeSubviewAtIndex(_ index1: Int, withSubviewAtIndex index2: Int) {
    exchangeSubview(at: index1, withSubviewAt: index2)
  }

  /// The former spelling of `isDescendant(of:)`.
  @available(*, deprecated, renamed: "isDescendant(of:)")
  public func isDescendantOfView(_ view: UIView) -> Bool { isDescendant(of: view) }

  /// The former spelling of `bringSubviewToFront(_:)`.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The former spelling of `sendSubviewToBack(_:)`.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  /// The former spelling of `isHidden`.
  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  /// The former spelling of `isOpaque`.
  @available(*, deprecated, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  /// The former spelling of `isUserInteractionEnabled`.
  @available(*, deprecated, renamed: "isUserInteractionEnabled")
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }
}

extension UIScreen {
  /// The former spelling of `main`.
  @available(*, deprecated, renamed: "main")
  public class func mainScreen() -> UIScreen { main }
}
