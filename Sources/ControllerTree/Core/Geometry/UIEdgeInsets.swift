import Foundation

/// Distances from the four edges of a rectangle towards its inside; negative ones point outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Four distances of 0.
  public static let zero = UIEdgeInsets()

  /// Four distances of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets from their four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets of `directional` for the layout direction `direction` (MARG-01).
  init(_ directional: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    switch direction {
    case .leftToRight:
      self.init(
        top: directional.top, left: directional.leading, bottom: directional.bottom, right: directional.trailing)
    case .rightToLeft:
      self.init(
        top: directional.top, left: directional.trailing, bottom: directional.bottom, right: directional.leading)
    }
  }
}

extension CGRect {
  /// This rectangle with each edge moved inwards by its inset.
  ///
  /// Insets larger than the rectangle give a negative width or height.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
