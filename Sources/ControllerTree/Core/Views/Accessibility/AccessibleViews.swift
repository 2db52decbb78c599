import Foundation

/// A place of a view where a drag can begin or end.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view. Not retained.
  open var view: UIView? { place.view }
  private let place: WeakView
  /// The place in the view's coordinates.
  public final let point: CGPoint
  /// The name with attributes.
  public final let attributedName: NSAttributedString
  /// The name.
  open var name: String { attributedName.string }

  /// Makes a place.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
  /// Makes a place.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  /// Makes a place.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (place, self.point, self.attributedName) = (WeakView(view), point, attributedName)
    super.init()
  }
}

/// An object with a name for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name. Nobody hears it.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
