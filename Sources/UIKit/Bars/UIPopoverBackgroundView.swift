import ControllerTree
import Foundation

/// The sizes of a popover's background, which its class tells. Rules: POP-60.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow's base, in points.
  static func arrowBase() -> CGFloat
  /// The height of the arrow, in points.
  static func arrowHeight() -> CGFloat
  /// The distances of the content from the edges.
  static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover, of which a subclass tells the sizes. Nothing is drawn. Rules: POP-60.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// How far the arrow is from the middle of its edge, in points. The library never reads it.
  open var arrowOffset: CGFloat = 0
  /// The side of the arrow. The library never reads it.
  open var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the background has the system's look. The base returns `true`.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// The base returns 0.
  open class func arrowBase() -> CGFloat { 0 }
  /// The base returns 0.
  open class func arrowHeight() -> CGFloat { 0 }
  /// The base returns none.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
}

@MainActor private final class PopoverBackground: KeptBeside {
  var type: (any UIPopoverBackgroundViewMethods.Type)?
}

extension UIPopoverPresentationController {
  /// The class of the background; `nil` for the system's. No background is made. Rules: POP-60.
  public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get { PopoverBackground.of(self)?.type }
    set { PopoverBackground.made(for: self).type = newValue }
  }
}
