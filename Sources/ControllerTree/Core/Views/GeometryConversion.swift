import Foundation

/// Converts from one view's coordinates to another's (GEO-07 to GEO-12).
///
/// The path climbs from the first view to the nearest common ancestor and descends to the second. Views of two windows are
/// converted through the screen. Views of two trees have no common ancestor: their topmost views are taken as one, and an issue
/// is reported.
///
/// - Complexity: O(depth) to make, O(1) to use.
@MainActor struct GeometryConversion {
  /// `nil` leaves all coordinates exactly as they are.
  private var transform: CGAffineTransform?

  /// The conversion from `source` to `target`, or to the window for `nil`; outside a window it changes nothing (GEO-09).
  init(from source: UIView, to target: UIView?) {
    guard let target = target ?? source.links.window, target !== source else { return }
    connect(source, target)
  }

  /// The conversion to `target` from `source`, or from the window for `nil`; outside a window it changes nothing (GEO-09).
  init(to target: UIView, from source: UIView?) {
    guard let source = source ?? target.links.window, source !== target else { return }
    connect(source, target)
  }

  func convert(_ point: CGPoint) -> CGPoint {
    guard let transform else { return point }
    return point.applying(transform)
  }

  /// Converts a distance, which has a direction and no place.
  func convert(vector: CGPoint) -> CGPoint {
    guard let transform, !transform.isTranslation else { return vector }
    return vector.applying(transform.withoutTranslation)
  }

  /// The bounding box of the four converted corners (GEO-08).
  func convert(_ rect: CGRect) -> CGRect {
    guard let transform else { return rect }
    guard transform.isTranslation, !rect.isNull, !rect.isInfinite else { return rect.applying(transform) }
    let rect = rect.standardized
    return CGRect(origin: rect.origin.applying(transform), size: rect.size)
  }

  /// Converts a point of the superview's coordinates into those of `view`.
  static func point(_ point: CGPoint, fromSuperviewOf view: UIView) -> CGPoint {
    guard let rare = view.rare, !rare.transform.isIdentity || rare.hasOwnAnchor else {
      let (bounds, center) = (view.geometry.bounds, view.geometry.center)
      return CGPoint(
        x: point.x - (center.x - bounds.size.width / 2) + bounds.origin.x,
        y: point.y - (center.y - bounds.size.height / 2) + bounds.origin.y)
    }
    return point.applying(view.fromSuperview)
  }

  private mutating func connect(_ source: UIView, _ target: UIView) {
    let meeting = Meeting(of: source, and: target)
    var way = CGAffineTransform.identity
    var climbing = source
    while climbing !== meeting.ofFirst, let superview = climbing.links.superview {
      way = way.concatenating(climbing.toSuperview)
      climbing = superview
    }
    if case .onScreen = meeting.kind { way = way.concatenating(meeting.ofFirst.toSuperview) }
    var down = CGAffineTransform.identity
    var descending = target
    while descending !== meeting.ofSecond, let superview = descending.links.superview {
      down = descending.fromSuperview.concatenating(down)
      descending = superview
    }
    if case .onScreen = meeting.kind { down = meeting.ofSecond.fromSuperview.concatenating(down) }
    if case .nowhere = meeting.kind { source.report(.noCommonAncestor(source, target)) }
    transform = way.concatenating(down)
  }

  /// Where the paths up from two views meet.
  private struct Meeting {
    enum Kind { case inOneView, onScreen, nowhere }

    let kind: Kind
    /// The last view on the path up from the first view, and from the second; the same view if the paths meet in it.
    let ofFirst: UIView
    let ofSecond: UIView

    @MainActor init(of first: UIView, and second: UIView) {
      var (left, right) = (first, second)
      var (leftDepth, rightDepth) = (first.distanceToTop, second.distanceToTop)
      while left !== right {
        let (leftAbove, rightAbove) = (left.links.superview, right.links.superview)
        if leftDepth >= rightDepth, let leftAbove {
          left = leftAbove
          leftDepth -= 1
        } else if let rightAbove {
          right = rightAbove
          rightDepth -= 1
        } else {
          break
        }
      }
      (ofFirst, ofSecond) = (left, right)
      if left === right {
        kind = .inOneView
      } else {
        kind = left is UIWindow && right is UIWindow ? .onScreen : .nowhere
      }
    }
  }
}

extension UIView {
  fileprivate final var distanceToTop: Int {
    var distance = 0
    var current = links.superview
    while let view = current {
      distance += 1
      current = view.links.superview
    }
    return distance
  }

  /// One step up: `center + M · (p − (bounds.origin + ½ bounds.size))` (GEO-07).
  fileprivate final var toSuperview: CGAffineTransform {
    var step = rare?.transform ?? .identity
    let middle = pivot.applying(step.withoutTranslation)
    step.tx += geometry.center.x - middle.x
    step.ty += geometry.center.y - middle.y
    return step
  }

  /// One step down; a transform without an inverse counts as the identity (GEO-12).
  fileprivate final var fromSuperview: CGAffineTransform {
    let inverse = (rare?.transform ?? .identity).inverse
    let center = geometry.center.applying(inverse.withoutTranslation)
    var step = inverse
    let pivot = pivot
    step.tx += pivot.x - center.x
    step.ty += pivot.y - center.y
    return step
  }
}

extension CGAffineTransform {
  /// The inverse, or the identity if there is none (GEO-12).
  var inverse: CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return .identity }
    let inverse = inverted()
    return inverse.isFinite ? inverse : .identity
  }

  fileprivate var withoutTranslation: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
