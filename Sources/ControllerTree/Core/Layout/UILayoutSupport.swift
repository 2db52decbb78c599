import Foundation

/// The place of a bar at the top or the bottom of a controller's view; deprecated since iOS 11 in favour of the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bar reaches into the view, in points.
  var length: CGFloat { get }
  /// The top of the bar's place.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the bar's place.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the bar's place.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutSupport {
  var layoutGuide: UILayoutGuide { self as? UILayoutGuide ?? UILayoutGuide() }
}

/// ``UIViewController/topLayoutGuide`` and ``UIViewController/bottomLayoutGuide``.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
