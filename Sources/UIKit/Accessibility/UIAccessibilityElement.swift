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

/// An action that assistive technologies offer. Rules: ACT-31.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The code of an action; returns whether it has succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The picture. The library never reads it.
  open var image: UIImage?
  /// The object that has the method. Not retained.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector?
  /// The code.
  open var actionHandler: ActionHandler?

  /// Makes an action with code.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }
  /// Makes an action with a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.target, self.selector) = (name, image, target as AnyObject?, selector)
    super.init()
  }

  /// A person chooses the action, in one event. Rules: ACT-31.
  /// - Returns: Whether it has succeeded: what the code returns; for a method, whether there is a target.
  @discardableResult
  open func perform() -> Bool {
    UpdateCycle.main.turn("perform()") {
      if let actionHandler { return actionHandler(self) }
      guard let target = target as? NSObject, let selector else { return false }
      target.perform(selector, with: self)
      return true
    }
  }
}

extension UIView {
  private static var actionsKey: UInt8 = 0

  /// The actions that assistive technologies offer; `nil` without any. Rules: ACT-31.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      withUnsafePointer(to: &Self.actionsKey) { objc_getAssociatedObject(self, $0) as? [UIAccessibilityCustomAction] }
    }
    set {
      withUnsafePointer(to: &Self.actionsKey) {
        objc_setAssociatedObject(self, $0, newValue, .OBJC_ASSOCIATION_RETAIN)
      }
    }
  }

  /// The rectangle on the screen, in points. Rules: ACT-30.
  public var accessibilityFrame: CGRect { convert(bounds, to: nil) }
  /// Where a tap of an assistive technology goes: the middle of the rectangle. Rules: ACT-30.
  public var accessibilityActivationPoint: CGPoint { CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
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
