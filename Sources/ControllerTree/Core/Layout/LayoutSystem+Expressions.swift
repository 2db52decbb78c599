import ConstraintSolver
import Foundation

/// Attributes of views and guides as linear expressions, in the coordinates of the view on which a constraint is installed.
extension LayoutSystem {
  private typealias Axis = NSLayoutConstraint.Axis

  /// Two edges of a rectangle on one axis: the near one and the length.
  private struct Span {
    var near: LayoutExpression
    var length: LayoutExpression

    var far: LayoutExpression { at(1) }
    var center: LayoutExpression { at(0.5) }

    private func at(_ part: Double) -> LayoutExpression {
      var sum = near
      if part != 0 { sum.add(length, times: part) }
      return sum
    }

    func position(of baseline: TextBaseline) -> LayoutExpression {
      var sum = at(baseline.share)
      sum.constant += baseline.distance
      return sum
    }

    func inset(near first: Double, far second: Double) -> Span {
      var inset = self
      inset.near.constant += first
      inset.length.constant -= first + second
      return inset
    }
  }

  /// Whether a constraint counts from the right: it is about leading and trailing, and the view on which it is installed runs from
  /// right to left (AL-06).
  func isMirrored(_ first: LayoutSide, _ second: LayoutSide?, on holder: UIView) -> Bool {
    for place in LayoutPlaces(of: first, and: second) where place.attribute.direction == .relative {
      return holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    return false
  }

  /// - Parameter other: The other side of the constraint.
  func expression(of side: LayoutSide, and other: LayoutSide?, in holder: UIView, isMirrored: Bool) -> LayoutExpression?
  {
    switch side {
    case .place(let place):
      return expression(of: place, and: other, in: holder, isMirrored: isMirrored)
    case .distance(let from, let to):
      guard let start = expression(of: from, and: .place(to), in: holder, isMirrored: isMirrored),
        var distance = expression(of: to, and: .place(from), in: holder, isMirrored: isMirrored)
      else { return nil }
      distance.add(start, times: -1)
      return distance
    }
  }

  private func expression(
    of place: LayoutPlace, and other: LayoutSide?, in holder: UIView, isMirrored: Bool
  ) -> LayoutExpression? {
    let attribute = place.attribute
    guard let view = place.item.view else { return nil }
    switch attribute {
    case .width, .height:
      return span(of: place.item, view, on: attribute == .width ? .horizontal : .vertical, in: holder)?.length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      let side = isMirrored ? attribute.mirrored : attribute
      guard let span = span(for: side, of: place.item, view, and: other, on: .horizontal, in: holder) else {
        return nil
      }
      guard isMirrored else { return Self.edge(side, of: span) }
      var mirrored = LayoutExpression()
      mirrored.add(Self.edge(side, of: span), times: -1)
      return mirrored
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins:
      guard let span = span(for: attribute, of: place.item, view, and: other, on: .vertical, in: holder) else {
        return nil
      }
      return Self.edge(attribute, of: span)
    case .firstBaseline, .lastBaseline:
      return baseline(isFirst: attribute == .firstBaseline, of: place.item, view, in: holder)
    case .notAnAttribute: return nil
    }
  }

  private static func edge(_ attribute: NSLayoutConstraint.Attribute, of span: Span) -> LayoutExpression {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: span.near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: span.far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: span.center
    case .width, .height: span.length
    case .firstBaseline, .lastBaseline, .notAnAttribute: span.far
    }
  }

  // MARK: Spans

  /// The span that an attribute is about: the item's, that of its margins, or that of its content.
  private func span(
    for attribute: NSLayoutConstraint.Attribute, of item: LayoutItemReference, _ view: UIView, and other: LayoutSide?,
    on axis: Axis, in holder: UIView
  ) -> Span? {
    let isCenter = attribute == .centerX || attribute == .centerY
    if case .view = item, let guide = view.contentGuide, !isCenter, isInside(view, other) {
      guard let content = span(of: .guide(guide.reference), view, on: axis, in: holder) else { return nil }
      return attribute.isOfMargins ? insetByMargins(content, of: view, on: axis) : content
    }
    guard attribute.isOfMargins, case .view = item else {
      return span(of: item, view, on: axis, in: holder, needsLength: !attribute.isNear)
    }
    return insetByMargins(boundsSpan(of: view, on: axis, in: holder), of: view, on: axis)
  }

  private func insetByMargins(_ span: Span, of view: UIView, on axis: Axis) -> Span {
    note(view)
    let margins = LayoutMargins.effective(of: view)
    return axis == .horizontal
      ? span.inset(near: margins.left, far: margins.right) : span.inset(near: margins.top, far: margins.bottom)
  }

  /// Whether the other side of a constraint is about something inside `view`.
  private func isInside(_ view: UIView, _ other: LayoutSide?) -> Bool {
    for place in LayoutPlaces(of: other) {
      guard let inner = place.item.view else { continue }
      if inner !== view, inner.isDescendant(of: view) { return true }
      if case .guide = place.item, inner === view { return true }
    }
    return false
  }

  /// - Parameter needsLength: Whether the length is used; otherwise no variable is made for it.
  private func span(
    of reference: LayoutItemReference, _ view: UIView, on axis: Axis, in holder: UIView, needsLength: Bool = true
  ) -> Span? {
    switch reference {
    case .view:
      let item = item(of: reference)
      let length = needsLength ? LayoutExpression(makeVariable(.length(on: axis), of: item)) : LayoutExpression()
      let insets = AlignmentInsets(of: view, on: axis)
      var near = frameOrigin(of: view, on: axis, in: holder)
      near.constant += insets.near
      return Span(near: near, length: length)
    case .guide(let guideReference):
      guard let guide = guideReference.guide else { return nil }
      guard guide.source == .constraints else { return span(ofSystemGuide: guide, view, on: axis, in: holder) }
      let item = item(of: reference)
      var near = interiorOrigin(of: view, on: axis, in: holder)
      near.add(makeVariable(.position(on: axis), of: item))
      guard needsLength else { return Span(near: near, length: LayoutExpression()) }
      return Span(near: near, length: LayoutExpression(makeVariable(.length(on: axis), of: item)))
    }
  }

  /// A guide of the system has no variables: it is measured from the edges of its view.
  private func span(ofSystemGuide guide: UILayoutGuide, _ view: UIView, on axis: Axis, in holder: UIView) -> Span {
    note(view)
    var bounds = boundsSpan(of: view, on: axis, in: holder)
    if guide.source == .frame { bounds.near = interiorOrigin(of: view, on: axis, in: holder) }
    let place = LayoutGuides.place(of: guide, in: view)
    let edges = axis == .horizontal ? place.horizontal : place.vertical
    func position(_ edge: GuideEdge) -> LayoutExpression {
      switch edge {
      case .start(let distance):
        var sum = bounds.near
        sum.constant += distance
        return sum
      case .end(let distance):
        var sum = bounds.far
        sum.constant -= distance
        return sum
      }
    }
    let near = position(edges.near)
    var length = position(edges.far)
    length.add(near, times: -1)
    return Span(near: near, length: length.merged)
  }

  /// The whole view, without regard to its alignment rectangle.
  private func boundsSpan(of view: UIView, on axis: Axis, in holder: UIView) -> Span {
    let insets = AlignmentInsets(of: view, on: axis)
    var length = LayoutExpression(makeVariable(.length(on: axis), of: item(of: .view(view.reference))))
    length.constant += insets.near + insets.far
    return Span(near: frameOrigin(of: view, on: axis, in: holder), length: length)
  }

  /// The near edge of the frame of `view`; 0 for the holder itself, whose coordinates count.
  private func frameOrigin(of view: UIView, on axis: Axis, in holder: UIView) -> LayoutExpression {
    var sum = LayoutExpression()
    var current = view
    while current !== holder {
      sum.add(makeVariable(.position(on: axis), of: item(of: .view(current.reference))))
      sum.constant -= AlignmentInsets(of: current, on: axis).near
      if current !== view {
        note(current)
        sum.constant -= axis == .horizontal ? current.geometry.bounds.minX : current.geometry.bounds.minY
      }
      guard let superview = current.links.superview else { break }
      current = superview
    }
    return sum
  }

  /// The origin of the coordinates inside `view`.
  private func interiorOrigin(of view: UIView, on axis: Axis, in holder: UIView) -> LayoutExpression {
    var origin = frameOrigin(of: view, on: axis, in: holder)
    guard view !== holder else { return origin }
    note(view)
    origin.constant -= axis == .horizontal ? view.geometry.bounds.minX : view.geometry.bounds.minY
    return origin
  }

  /// The baseline of the view that stands for the item (AL-12).
  private func baseline(
    isFirst: Bool, of reference: LayoutItemReference, _ view: UIView, in holder: UIView
  ) -> LayoutExpression? {
    guard case .view = reference else {
      return span(of: reference, view, on: .vertical, in: holder).map { isFirst ? $0.near : $0.far }
    }
    note(view)
    var text = view
    // A view may name a subview, which may name another. A view that names none of its own stands for itself.
    for _ in 0..<32 {
      let next = isFirst ? text.forFirstBaselineLayout : text.forLastBaselineLayout
      guard next !== text, next.isDescendant(of: text) else { break }
      text = next
      // No constraint need name the text itself, but its frame counts from now on.
      text.noteConstraints()
      note(text)
    }
    let baselines = text.textBaselines
    let baseline = isFirst ? baselines.first : baselines.last
    return span(of: .view(text.reference), text, on: .vertical, in: holder, needsLength: baseline.share != 0)?
      .position(of: baseline)
  }

  /// Notes that the expression under construction has read an input of `view`.
  private func note(_ view: UIView) {
    let key = ObjectIdentifier(view.reference)
    if !noted.contains(key) { noted.append(key) }
  }
}

/// How far a view's alignment rectangle lies inside its frame, on one axis.
struct AlignmentInsets {
  let near, far: Double

  @MainActor init(of view: UIView, on axis: NSLayoutConstraint.Axis) {
    let insets = view.alignmentRectInsets
    (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is the near edge, left or top, so that no length is needed.
  fileprivate var isNear: Bool { self == .left || self == .leading || self == .top }

  /// The attribute at the other side of the rectangle, for leading and trailing from right to left.
  fileprivate var mirrored: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      self
    }
  }
}
