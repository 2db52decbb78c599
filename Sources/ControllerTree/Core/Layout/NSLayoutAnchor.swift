import Foundation

/// Makes constraints for one attribute of a view or a guide.
///
/// An anchor retains neither. Two anchors are equal if they stand for the same attribute of the same object. A constraint made
/// here is inactive until ``NSLayoutConstraint/isActive`` is set. Rules: AL-05, AL-06.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying {
  /// Immutable, and compared by the identity of its items alone, so any thread may compare anchors.
  nonisolated(unsafe) final let side: LayoutSide

  init(_ side: LayoutSide) {
    self.side = side
    super.init()
  }

  /// A constraint that makes both anchors equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// A constraint that makes this anchor at least the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  /// A constraint that makes this anchor at most the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// A constraint that makes this anchor equal to the other plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  /// A constraint that makes this anchor at least the other plus `c` points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// A constraint that makes this anchor at most the other plus `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// The anchor itself, as it can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The view or the guide; `nil` once it is released, and for the distance between two anchors.
  open var item: AnyObject? {
    if case .place(let place) = side { place.item.object } else { nil }
  }

  /// The name of the attribute.
  open var name: String { side.attribute.name }

  /// Whether `object` is an anchor for the same attribute of the same object.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any LayoutSideHolder)?.side == side
  }

  /// Equal for equal anchors.
  nonisolated open override var hash: Int { side.hashValue }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, anchor.side, multiplier: multiplier, constant: constant)
  }
}

/// An anchor of any type.
protocol LayoutSideHolder { nonisolated var side: LayoutSide { get } }

extension NSLayoutAnchor: LayoutSideHolder {}

/// An anchor on the horizontal axis.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`, positive if that is further right.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// A constraint that puts this anchor behind the other by `multiplier` times the system's spacing, 8 points. Rules: AL-07.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, constant: multiplier * SystemSpacing.standard)
  }

  /// As `constraint(equalToSystemSpacingAfter:multiplier:)`, or further behind.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
  }

  /// As `constraint(equalToSystemSpacingAfter:multiplier:)`, or less far.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
  }
}

/// An anchor on the vertical axis.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`, positive if that is further down.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// A constraint that puts this anchor below the other by `multiplier` times the system's spacing, 8 points. Rules: AL-07.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, constant: multiplier * SystemSpacing.standard)
  }

  /// As `constraint(equalToSystemSpacingBelow:multiplier:)`, or further below.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
  }

  /// As `constraint(equalToSystemSpacingBelow:multiplier:)`, or less far.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.standard)
  }
}

/// An anchor for a size: a width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(_ side: LayoutSide) { super.init(side) }

  /// The distance between two anchors of one axis.
  fileprivate convenience init(from first: any LayoutSideHolder, to second: any LayoutSideHolder) {
    if case .place(let from) = first.side, case .place(let to) = second.side {
      self.init(.distance(from: from, to: to))
    } else {
      self.init(first.side)
    }
  }

  /// A constraint that makes the size `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, nil, constant: c)
  }

  /// A constraint that makes the size at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint that makes the size at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, nil, constant: c)
  }

  /// A constraint that makes the size `m` times the other.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m)
  }

  /// A constraint that makes the size at least `m` times the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// A constraint that makes the size at most `m` times the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// A constraint that makes the size `m` times the other plus `c` points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// A constraint that makes the size at least `m` times the other plus `c` points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// A constraint that makes the size at most `m` times the other plus `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}

/// The system's distances between views. Rules: AL-07.
enum SystemSpacing {
  /// Between siblings, in points.
  static let standard: CGFloat = 8
  /// Between a view and its superview's edge, in points, as the visual format's `|-` means it for a view without margins.
  static let toSuperview: CGFloat = 20
}
