import ControllerTree
import Foundation

/// The radius of a corner. Rules: ACT-40.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { Self(kind: .fixed(radius)) }
  /// A radius around the middle of the container's corner, at least the minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    Self(kind: .containerConcentric(minimum: minimum))
  }

  init(kind: Kind) { self.kind = kind }
  /// A radius in points.
  public init(floatLiteral value: Double) { self.init(kind: .fixed(CGFloat(value))) }
  /// A radius in points.
  public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
}

/// The radii of a view's corners. Rules: ACT-40.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Top left, top right, bottom left, bottom right; `nil` for a right angle.
    case radii([UICornerRadius?])
    case capsule(maximum: CGFloat?)
  }

  let kind: Kind

  /// One radius for all corners.
  public static func corners(radius: UICornerRadius) -> Self { Self(kind: .radii([radius, radius, radius, radius])) }
  /// A radius for each corner; `nil` for a right angle.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> Self {
    Self(kind: .radii([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }
  /// One radius for all corners: half of the shorter side, at most the maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self { Self(kind: .capsule(maximum: maximumRadius)) }
  /// One radius for each side.
  public static func uniformEdges(leftRadius: UICornerRadius?, rightRadius: UICornerRadius?) -> Self {
    Self(kind: .radii([leftRadius, rightRadius, leftRadius, rightRadius]))
  }
  /// One radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> Self { corners(radius: radius) }
  /// One radius for both upper corners.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> Self {
    Self(kind: .radii([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]))
  }
  /// One radius for both lower corners.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> Self {
    Self(kind: .radii([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]))
  }
  /// One radius for both left corners.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> Self {
    Self(kind: .radii([leftRadius, topRightRadius, leftRadius, bottomRightRadius]))
  }
  /// One radius for both right corners.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> Self {
    Self(kind: .radii([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]))
  }
  /// One radius above, one below.
  public static func uniformEdges(topRadius: UICornerRadius?, bottomRadius: UICornerRadius?) -> Self {
    Self(kind: .radii([topRadius, topRadius, bottomRadius, bottomRadius]))
  }
}

extension UIView {
  private static var cornersKey: UInt8 = 0

  /// The radii of the corners: right angles by default. The layer's `cornerRadius` is not changed. Rules: ACT-40.
  public var cornerConfiguration: UICornerConfiguration {
    get {
      let found = withUnsafePointer(to: &Self.cornersKey) {
        objc_getAssociatedObject(self, $0) as? UICornerConfiguration
      }
      return found ?? .corners(topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
    }
    set {
      withUnsafePointer(to: &Self.cornersKey) {
        objc_setAssociatedObject(self, $0, newValue, .OBJC_ASSOCIATION_RETAIN)
      }
    }
  }

  /// The radius of a corner in points, at most half of the shorter side. A radius around the container's corner follows from the
  /// superview's radius and the distance to it. Rules: ACT-40.
  /// - Complexity: O(depth) for corners that follow containers.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    var (view, inset) = (self, CGFloat(0))
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    guard let index = order.firstIndex(where: { corner.contains($0) }) else { return 0 }
    var minimum: CGFloat = 0
    let half = min(bounds.width, bounds.height) / 2
    while true {
      let limit = min(view.bounds.width, view.bounds.height) / 2
      switch view.cornerConfiguration.kind {
      case .capsule(let maximum): return min(max(min(limit, maximum ?? limit) - inset, minimum), half)
      case .radii(let radii):
        switch radii[index]?.kind {
        case nil: return min(minimum, half)
        case .fixed(let radius): return min(max(radius - inset, minimum), half)
        case .containerConcentric(let least):
          if view === self { minimum = least ?? 0 }
          guard let superview = view.superview else { return min(minimum, half) }
          let (frame, bounds) = (view.frame, superview.bounds)
          let sides = [
            min(frame.minX - bounds.minX, frame.minY - bounds.minY),
            min(bounds.maxX - frame.maxX, frame.minY - bounds.minY),
            min(frame.minX - bounds.minX, bounds.maxY - frame.maxY),
            min(bounds.maxX - frame.maxX, bounds.maxY - frame.maxY),
          ]
          inset += max(sides[index], 0)
          view = superview
        }
      }
    }
  }
}
