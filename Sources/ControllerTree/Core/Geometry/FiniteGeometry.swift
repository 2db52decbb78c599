import Foundation

/// Geometry that can be NaN or infinite. Every setter refuses such a value (GEO-06, MIS-32).
///
/// `Nameable.accepts(_:for:)` checks a value and reports the issue.
protocol FiniteGeometry {
  /// Whether every number in the value is finite.
  var isFinite: Bool { get }
}

extension CGFloat: FiniteGeometry {}

extension CGPoint: FiniteGeometry {
  /// Whether neither coordinate is NaN or infinite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize: FiniteGeometry {
  /// Whether neither side is NaN or infinite.
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect: FiniteGeometry {
  /// Whether none of the four numbers is NaN or infinite, and the far corner is finite too: a sum is finite only if both
  /// numbers are.
  ///
  /// `CGRect.null` is not finite. `CGRect.infinite` has large finite numbers and passes; check `isInfinite` for it.
  @inline(__always)
  var isFinite: Bool { (origin.x + size.width).isFinite && (origin.y + size.height).isFinite }
}

extension CGAffineTransform: FiniteGeometry {
  /// Whether none of the six numbers is NaN or infinite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension UIEdgeInsets: FiniteGeometry {
  /// Whether none of the four numbers is NaN or infinite.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension NSDirectionalEdgeInsets: FiniteGeometry {
  /// Whether none of the four numbers is NaN or infinite.
  var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}
