import Foundation

/// The ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends at its end.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Half of the width beyond the end.
  case square = 2
}

/// The corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed, or cut off where the point would be too long.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// How a line is drawn.
public struct CGLineStyle: Hashable, Sendable {
  /// The width, across the path.
  public var width: CGFloat = 1
  /// The ends of the line.
  public var cap = CGLineCap.butt
  /// The corners of the line.
  public var join = CGLineJoin.miter
  /// The longest point of a corner, as a multiple of the width. A longer one is cut off.
  public var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, by turns; empty for a whole line.
  public var dashes: [CGFloat] = []
  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat = 0

  /// A line of width 1 with straight ends and pointed corners.
  public init() {}
}
