import Foundation

// Whether geometry can be stored in a view: NaN and infinity are refused (GEO-06). The view files the issue.

extension CGPoint {
  /// Whether neither coordinate is NaN or infinite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether neither side is NaN or infinite.
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether none of the four numbers is NaN or infinite, and the far corner is a number as well.
  ///
  /// `CGRect.null` is not finite. `CGRect.infinite` is made of large finite numbers and passes; ask `isInfinite` for it.
  var isFinite: Bool {
    origin.isFinite && size.isFinite && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }
}

extension CGAffineTransform {
  /// Whether none of the six numbers is NaN or infinite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
