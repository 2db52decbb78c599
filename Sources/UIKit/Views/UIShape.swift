import ControllerTree
import Foundation

/// A shape, such as that of a view that a pointer is above. Nothing is drawn. Rules: VAL-87.
public struct UIShape: Hashable, @unchecked Sendable {
  fileprivate enum Kind: Hashable {
    case circle, capsule
    case rectangle(radius: CGFloat?)
    case fixed(CGRect, radius: CGFloat?)
    case path(UIBezierPath)
  }
  fileprivate let kind: Kind
  fileprivate var insets = UIEdgeInsets.zero

  fileprivate init(_ kind: Kind) { self.kind = kind }

  /// A circle as large as fits.
  public static var circle: UIShape { UIShape(.circle) }
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// The whole rectangle.
  public static var rect: UIShape { UIShape(.rectangle(radius: nil)) }
  /// The whole rectangle, with round corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(.rectangle(radius: cornerRadius)) }
  /// A rectangle.
  public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.fixed(rect, radius: nil)) }
  /// A rectangle with round corners.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat) -> UIShape {
    UIShape(.fixed(rect, radius: cornerRadius))
  }
  /// A path.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

  /// The shape in a smaller rectangle.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var copy = self
    copy.insets = UIEdgeInsets(
      top: self.insets.top + insets.top, left: self.insets.left + insets.left,
      bottom: self.insets.bottom + insets.bottom, right: self.insets.right + insets.right)
    return copy
  }
  /// The shape in a rectangle that is smaller at each edge.
  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// The shape in a rectangle. Rules: VAL-87.
  public func resolved(in rect: CGRect) -> UIBezierPath {
    let place = rect.inset(by: insets)
    let half = min(place.width, place.height) / 2
    switch kind {
    case .circle:
      return UIBezierPath(
        ovalIn: CGRect(x: place.midX - half, y: place.midY - half, width: half * 2, height: half * 2))
    case .capsule: return UIBezierPath(roundedRect: place, cornerRadius: half)
    case .rectangle(let radius): return Self.path(place, radius)
    case .fixed(let fixed, let radius): return Self.path(fixed.inset(by: insets), radius)
    case .path(let path): return path
    }
  }

  private static func path(_ rect: CGRect, _ radius: CGFloat?) -> UIBezierPath {
    radius.map { UIBezierPath(roundedRect: rect, cornerRadius: $0) } ?? UIBezierPath(rect: rect)
  }
}

/// How a view changes while a pointer is above it. Nothing is drawn.
public protocol UIHoverEffect: Sendable {}

/// As the system decides.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable {
  /// Makes the effect.
  public init() {}
}
/// The view is lit.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable {
  /// Makes the effect.
  public init() {}
}
/// The view is raised.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable {
  /// Makes the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// As the system decides.
  public static var automatic: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// The view is lit.
  public static var highlight: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view is raised.
  public static var lift: Self { Self() }
}

@MainActor private final class HoverLooks: KeptBeside {
  var style: UIHoverStyle?
}

extension UIHoverStyle {
  /// A look with an effect and a shape. Neither is kept: nothing is drawn.
  public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) { self.init() }
  /// The usual look in a shape, which is not kept: nothing is drawn.
  public convenience init(shape: UIShape?) { self.init() }
}

extension UIView {
  /// How the view changes while a pointer is above it; `nil` for not at all. The library never reads it.
  public var hoverStyle: UIHoverStyle? {
    get { HoverLooks.of(self)?.style }
    set { HoverLooks.made(for: self).style = newValue }
  }
}
