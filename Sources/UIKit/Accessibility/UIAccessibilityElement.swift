import ControllerTree
import Foundation

/// Something to use with assistive technologies that is no view. Rules: ACT-30.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element belongs to. Not retained.
  open weak var accessibilityContainer: AnyObject?
  /// Whether the object is an element: yes, unless it is set.
  open var isAccessibilityElement = true
  /// A short name.
  open var accessibilityLabel: String?
  /// A hint at the result of using the element.
  open var accessibilityHint: String?
  /// The value.
  open var accessibilityValue: String?
  /// The name for tests. The library never reads it.
  open var accessibilityIdentifier: String?
  /// The traits.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The rectangle on the screen. Rules: ACT-30.
  open var accessibilityFrame = CGRect.zero
  /// The rectangle in the coordinates of the container, which is a view. Setting it sets ``accessibilityFrame``. Rules: ACT-30.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { (accessibilityContainer as? UIView)?.convert(accessibilityFrame, from: nil) ?? accessibilityFrame }
    set { accessibilityFrame = (accessibilityContainer as? UIView)?.convert(newValue, to: nil) ?? newValue }
  }

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
  /// Makes an element without a container.
  public override init() { super.init() }
}

extension UIAccessibility {
  /// The rectangle on the screen of one in a view.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// The path on the screen of one in a view.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
