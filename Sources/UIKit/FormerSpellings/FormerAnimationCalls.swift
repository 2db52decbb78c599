import ControllerTree
import Foundation

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
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
  public class func setAnimationStart(_ startDate: Date) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use animate(withDuration:animations:completion:)")
  public class func setAnimationWillStart(_ selector: Selector?) {}
  /// Does nothing: changes are made at once.
  @available(*, deprecated, message: "Use transition(with:duration:options:animations:completion:)")
  public class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) {}

  /// How a view turns over in an animation before blocks.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// Over the left edge.
    case flipFromLeft, flipFromRight, curlUp, curlDown
  }
}

extension UIView {
  /// Runs `animations`, which are not repeated: the end is the same.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
}

extension UIApplication {
  /// Does nothing: controllers hide the status bar.
  @available(*, deprecated, message: "Override prefersStatusBarHidden")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Does nothing: controllers choose the status bar's style.
  @available(*, deprecated, message: "Override preferredStatusBarStyle")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
}
