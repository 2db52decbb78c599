import ConstraintSolver
import Foundation

/// Frames with their masks, and the sizes of contents, as constraints. Rules: AL-15, AL-16.
extension LayoutSystem {
  // MARK: Frames and masks

  /// Gives the new variables of views that translate their masks a constraint each, and the sides of the others their bound.
  func placeItems() {
    // Masks may need variables of superviews, which then wait as well.
    var next = 0
    while next < unplaced.count {
      let (item, component) = unplaced[next]
      next += 1
      if item[place: component] == nil, items[item.reference.identity] === item { place(component, of: item) }
    }
    unplaced.removeAll(keepingCapacity: true)
  }

  private func place(_ component: LayoutComponent, of item: LayoutItem) {
    if case .guide(let reference) = item.reference { return pinContent(component, of: item, reference) }
    guard case .view(let reference) = item.reference, let view = reference.view, let variable = item[component] else {
      return
    }
    guard translates(view) else { return bound(component, of: item, variable) }
    let target = target(of: component, view)
    var terms = [Term(variable)]
    if let length = target.superviewLength { terms.append(Term(length, times: -target.share)) }
    guard
      let id = insert(Constraint(terms, .equal, target.constant), origin: .place(item, component))
    else { return }
    item[place: component] = LayoutItem.Place(
      id: id, share: target.share, usesSuperview: target.superviewLength != nil, constant: target.constant)
  }

  /// A side of a view is never negative (AL-26).
  private func bound(_ component: LayoutComponent, of item: LayoutItem, _ variable: Variable) {
    guard component.isLength,
      let id = insert(Constraint([Term(variable)], .greaterThanOrEqual, 0), origin: .side(item, component))
    else { return }
    item[place: component] = LayoutItem.Place(id: id, share: 0, usesSuperview: false, constant: 0)
  }

  /// The content of a scroll view begins at the origin of its coordinates (AL-92).
  private func pinContent(_ component: LayoutComponent, of item: LayoutItem, _ reference: GuideReference) {
    guard !component.isLength, let guide = reference.guide, let variable = item[component],
      guide.owningView?.contentGuide === guide,
      let id = insert(Constraint([Term(variable)], .equal, 0), origin: .place(item, component))
    else { return }
    item[place: component] = LayoutItem.Place(id: id, share: 0, usesSuperview: false, constant: 0)
  }

  /// Whether the frame of the view stands for its layout.
  private func translates(_ view: UIView) -> Bool {
    if view === root.view { return !isRootFree && (view.layoutState.translatesMask || view.links.window === view) }
    return view.layoutState.translatesMask
  }

  /// The component as `constant`, or as `share × superviewLength + constant`.
  private func target(
    of component: LayoutComponent, _ view: UIView
  ) -> (superviewLength: Variable?, share: Double, constant: Double) {
    let (middle, size) = (view.middle, view.geometry.bounds.size)
    let frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    let rectangle = view.alignmentRect(forFrame: frame)
    let value =
      switch component {
      case .x: rectangle.minX
      case .y: rectangle.minY
      case .width: rectangle.width
      case .height: rectangle.height
      }
    guard view !== root.view, let superview = view.links.superview, let superviewReference = superview.rare?.reference,
      let container = items[ObjectIdentifier(superviewReference)]
    else { return (nil, 0, value) }
    let whole = component.axis == .horizontal ? superview.geometry.bounds.width : superview.geometry.bounds.height
    let share = view.autoresizingMask.share(of: component, frame, whole: whole)
    guard share != 0 else { return (nil, 0, value) }
    let length = makeVariable(.length(on: component.axis), of: container)
    let insets = AlignmentInsets(of: superview, on: component.axis)
    return (length, share, value - share * (whole - insets.near - insets.far))
  }

  /// Brings the constraints for the frame of a view up to date.
  func frameChanged(of view: UIView) {
    guard let reference = view.rare?.reference, let item = items[ObjectIdentifier(reference)], translates(view) else {
      return
    }
    for component in LayoutComponent.allCases {
      guard var place = item[place: component] else { continue }
      let target = target(of: component, view)
      guard place.usesSuperview == (target.superviewLength != nil), abs(place.share - target.share) < 1e-9 else {
        return replace(item)
      }
      guard abs(place.constant - target.constant) > 1e-6 else { continue }
      place.constant = target.constant
      item[place: component] = place
      changes.append((place.id, target.constant))
    }
  }

  /// Makes the constraints for frame, mask and content of an item anew.
  func replace(_ item: LayoutItem) {
    removeSystemConstraints(of: item)
    for component in LayoutComponent.allCases where item[component] != nil { unplaced.append((item, component)) }
    if case .view(let reference) = item.reference, let view = reference.view { updateContents(of: item, view) }
  }

  func removeSystemConstraints(of item: LayoutItem) {
    for component in LayoutComponent.allCases {
      guard let place = item[place: component] else { continue }
      discard(place.id)
      item[place: component] = nil
    }
    for id in item.contents { discard(id) }
    item.contents = []
  }

  private func discard(_ id: Constraint.ID) {
    changes.removeAll { $0.id == id }
    origins[id] = nil
    try? solver.remove(id)
  }

  // MARK: Sizes of contents

  /// Reads the size of a view's content and makes the constraints for it.
  func updateContents(of item: LayoutItem, _ view: UIView) {
    for id in item.contents { discard(id) }
    item.contents = []
    item.wrappedWidth = nil
    guard !translates(view) else { return }
    if view.rare?.layout?.heightForWidth != nil { wraps(item) }
    let size = view.intrinsicContentSize
    addContents(of: item, view, size.width, on: .horizontal)
    addContents(of: item, view, size.height, on: .vertical)
  }

  private func addContents(
    of item: LayoutItem, _ view: UIView, _ length: CGFloat, on axis: NSLayoutConstraint.Axis
  ) {
    guard length != UIView.noIntrinsicMetric, length.isFinite else { return }
    let variable = makeVariable(.length(on: axis), of: item)
    for (relation, priority) in [
      (Relation.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
      (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
    ] where priority.rawValue > 0 {
      let constraint = Constraint(
        [Term(variable)], relation, length, priority: Priority(min(priority.rawValue, 1000)))
      if let id = insert(constraint, origin: .content(item, axis)) { item.contents.append(id) }
    }
  }
}

extension UIView.AutoresizingMask {
  /// The part of a change of the superview's length that a component of a view takes (AUTO-02).
  fileprivate func share(of component: LayoutComponent, _ frame: CGRect, whole: CGFloat) -> Double {
    let parts =
      component.axis == .horizontal
      ? AxisParts(start: frame.minX, length: frame.width, whole: whole)
      : AxisParts(start: frame.minY, length: frame.height, whole: whole)
    return parts.part(
      of: component.isLength ? .length : .near, among: component.axis == .horizontal ? horizontal : vertical)
  }
}
