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
  private var givenPoint: CGPoint?
  /// Where a tap of an assistive technology goes: the middle of the rectangle unless it is set. Rules: ACT-30.
  open var accessibilityActivationPoint: CGPoint {
    get { givenPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { givenPoint = newValue }
  }
  /// The outline on the screen, instead of the rectangle; `nil` unless it is set. The library never reads it.
  open var accessibilityPath: UIBezierPath?
  /// The elements inside the element; `nil` by default. The three methods below read them.
  open var accessibilityElements: [Any]?
  /// The number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at `index` of ``accessibilityElements``; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
    return accessibilityElements[index]
  }
  /// The index of `element` in ``accessibilityElements``, or `NSNotFound`.
  /// - Complexity: O(n) in the elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }
  /// The actions that assistive technologies offer; `nil` without any. Rules: ACT-31.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The ways through the elements that a person can choose; `nil` without any. Rules: ACT-65.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// The language of the texts, as a code of BCP 47. The library never reads it.
  open var accessibilityLanguage: String?
  /// Whether assistive technologies ignore the elements inside. The library never reads it.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies ignore the elements beside this one. The library never reads it.
  open var accessibilityViewIsModal = false
  /// Whether the elements inside are read before those beside this one. The library never reads it.
  open var shouldGroupAccessibilityChildren = false
  /// How assistive technologies go through the elements inside. The library never reads it.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// What the elements inside are together. The library never reads it.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// Whether a person can act on the element. The library never reads it.
  open var accessibilityRespondsToUserInteraction = true
  private var givenLabels: [String]?
  /// What a person may call the element; ``accessibilityLabel`` unless it is set.
  open var accessibilityUserInputLabels: [String]! {
    get { givenLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { givenLabels = newValue }
  }
  private var texts: [KeyPath<UIAccessibilityElement, String?>: NSAttributedString] = [:]
  /// ``accessibilityLabel`` with attributes; setting it sets that, too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(\.accessibilityLabel) }
    set { setAttributed(\.accessibilityLabel, newValue) }
  }
  /// ``accessibilityHint`` with attributes; setting it sets that, too.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(\.accessibilityHint) }
    set { setAttributed(\.accessibilityHint, newValue) }
  }
  /// ``accessibilityValue`` with attributes; setting it sets that, too.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(\.accessibilityValue) }
    set { setAttributed(\.accessibilityValue, newValue) }
  }

  /// The text with attributes that was set, unless the plain text was set later.
  private func attributed(_ text: KeyPath<UIAccessibilityElement, String?>) -> NSAttributedString? {
    guard let plain = self[keyPath: text] else { return nil }
    guard let kept = texts[text], kept.string == plain else { return NSAttributedString(string: plain) }
    return kept
  }

  private func setAttributed(
    _ text: ReferenceWritableKeyPath<UIAccessibilityElement, String?>, _ value: NSAttributedString?
  ) {
    self[keyPath: text] = value?.string
    texts[text] = value
  }

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
  /// Makes an element without a container.
  public override init() { super.init() }

  /// Only the library calls it.
  @available(*, unavailable)
  public required convenience init(madeBy system: SystemInitialization) { self.init() }
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
