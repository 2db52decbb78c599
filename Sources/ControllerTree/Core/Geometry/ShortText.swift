import Foundation

extension CGRect {
  /// `(0, 0, 393, 852)`, in points.
  var shortText: String {
    "(" + [minX, minY, width, height].map(\.shortText).joined(separator: ", ") + ")"
  }
}

extension CGSize {
  /// `393×852`, in points.
  var shortText: String { "\(width.shortText)×\(height.shortText)" }
}

extension CGFloat {
  /// Whole numbers without a decimal point.
  var shortText: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
