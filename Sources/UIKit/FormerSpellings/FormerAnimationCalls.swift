import ControllerTree

// The animations of UIKit before blocks. What code changes between two such calls is changed at once, without time.

extension UIView {
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:animations:)")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:animations:)")
  public class func commitAnimations() {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:animations:)")
  public class func setAnimationDuration(_ duration: Double) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
  public class func setAnimationDelay(_ delay: Double) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:animations:completion:)")
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:animations:completion:)")
  public class func setAnimationDidStop(_ selector: Selector?) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
}
