import Foundation

/// Distances from the edges of a rectangle towards its inside, relative to the direction of text.
///
///     direction       leading   trailing
///     left to right   left      right
///     right to left   right     left
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge at which a line of text begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge at which a line of text ends.
  public var trailing: CGFloat

  /// Four distances of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Four distances of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets from their four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The directional form of `insets` for the layout direction `direction` (MARG-01).
  init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    switch direction {
    case .leftToRight:
      self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case .rightToLeft:
      self.init(top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
    }
  }
}
