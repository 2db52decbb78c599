import Foundation

/// Decides which constraints a stack has: those that `UIStackView` has on a device. Rules: AL-63 to AL-76.
///
/// The first and the last view touch the edges of the *canvas*, the stack or its margins, and each view the one before it. Across the
/// axis the views either fill the canvas, or a guide, the *spanner*, reaches around them and gives the canvas its size. Two
/// distributions need a further guide for each gap.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  private let along: StackAxis
  private let across: StackAxis
  /// The stack, or the guide of its margins.
  private let canvas: AnyObject
  private let alignment: UIStackView.Alignment
  /// The indices of the views that are not hidden.
  private let shown: [Int]
  private(set) var constraints: [StackConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    var alignment = stack.alignment
    // A column has no common baseline.
    if stack.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .fill }
    self.alignment = alignment
    var shown: [Int] = []
    for index in views.indices where !views[index].isHidden { shown.append(index) }
    self.shown = shown
  }

  /// Whether the constraints need the guide that reaches around the views.
  var needsSpanner: Bool { views.count > 1 && alignment != .fill }

  /// How many guides for gaps the constraints need.
  var gapCount: Int {
    switch stack.distribution {
    case .equalSpacing, .equalCentering: max(shown.count - 1, 0)
    case .fill, .fillEqually, .fillProportionally: 0
    }
  }

  mutating func makeConstraints(spanner: UILayoutGuide?, gaps: [UILayoutGuide]) {
    guard let first = views.first, let last = views.last else { return }
    add(.canvasConnection, canvas, along.start, first, along.start)
    // Views that are all hidden can't fill a stack that something else makes long.
    if !shown.isEmpty { add(.canvasConnection, last, along.end, canvas, along.end) }
    space()
    hide()
    distribute(gaps: gaps)
    if gapsAreFlexible || shown.isEmpty { add(.canvasFit, stack, along.size, priority: Self.priorityOfCanvas) }
    align()
    if let spanner, needsSpanner {
      span(spanner)
    } else if alignment != .fill {
      fit(first)
    }
  }

  // MARK: Along the axis

  /// A hidden view touches the view after it, so that it takes no place. Behind the last one that is shown, it touches the view before
  /// it.
  private mutating func space() {
    let lastShown = shown.last ?? -1
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for index in views.indices.dropFirst() {
      let previous = views[index - 1]
      let isGap = !previous.isHidden && index - 1 < lastShown
      let isFlexible = isGap && gapsAreFlexible
      let isFromBaselines = isGap && isBaselineRelative
      add(
        .spacing, views[index], isFromBaselines ? .firstBaseline : along.start,
        isFlexible ? .greaterThanOrEqual : .equal, previous, isFromBaselines ? .lastBaseline : along.end,
        constant: isGap ? stack.usedSpacing(after: index - 1) : 0)
    }
  }

  private var gapsAreFlexible: Bool {
    switch stack.distribution {
    case .equalSpacing, .equalCentering: true
    case .fill, .fillEqually, .fillProportionally: false
    }
  }

  private mutating func hide() {
    for view in views where view.isHidden { add(.hiding, view, along.size) }
  }

  private mutating func distribute(gaps: [UILayoutGuide]) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for index in shown.dropFirst() { add(.fillEqually, views[index], along.size, views[shown[0]], along.size) }
    case .fillProportionally: distributeProportionally()
    case .equalSpacing: distribute(gaps, from: along.end, to: along.start, priority: .required)
    case .equalCentering:
      distribute(gaps, from: along.center, to: along.center, priority: Self.priorityOfCentering)
    }
  }

  /// Each view gets the share of the stack that its content has of all contents and spacings, the first ones most strongly.
  private mutating func distributeProportionally() {
    var lengths: [(index: Int, length: CGFloat)] = []
    var total: CGFloat = 0
    for index in shown {
      if index != shown.last { total += stack.usedSpacing(after: index) }
      guard let length = ContentLength.of(views[index], along: stack.axis), length > 0 else { continue }
      lengths.append((index, length))
      total += length
    }
    guard total > 0 else { return }
    for (index, length) in lengths {
      let priority = UILayoutPriority(max(Self.priorityOfProportions - Float(index), 1))
      add(
        .fillProportionally, views[index], along.size, .equal, canvas, along.size, multiplier: length / total,
        priority: priority)
    }
  }

  private mutating func distribute(
    _ gaps: [UILayoutGuide], from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    for (position, gap) in gaps.prefix(gapCount).enumerated() {
      add(.distributingEdge, gap, along.start, views[shown[position]], end)
      add(.distributingEdge, gap, along.end, views[shown[position + 1]], start)
      if position > 0 {
        add(.fillEqually, gap, along.size, .equal, gaps[0], along.size, priority: priority)
      }
    }
  }

  // MARK: Across the axis

  private mutating func align() {
    let first = views[0]
    for attribute in alignedAttributes {
      for view in views.dropFirst() { add(.alignment, first, attribute, view, attribute) }
    }
    switch alignment {
    case .fill:
      add(.canvasConnection, canvas, across.start, first, across.start)
      add(.canvasConnection, first, across.end, canvas, across.end)
    case .leading: add(.canvasConnection, canvas, across.start, first, across.start)
    case .trailing: add(.canvasConnection, first, across.end, canvas, across.end)
    case .center: add(.canvasConnection, canvas, across.center, first, across.center)
    case .firstBaseline:
      // The baselines are equal; the views lie at the top.
      add(.ambiguitySuppression, canvas, across.start, .equal, first, across.start, priority: Self.priorityOfPlaces)
    case .lastBaseline:
      add(.ambiguitySuppression, first, across.end, .equal, canvas, across.end, priority: Self.priorityOfPlaces)
    }
  }

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .trailing: [across.end]
    case .center: [across.center]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  /// Whether the views lie at the near or the far edge, so that the spanner's edge is theirs.
  private var isAtStart: Bool { alignment == .leading }
  private var isAtEnd: Bool { alignment == .trailing }

  private mutating func span(_ spanner: UILayoutGuide) {
    if !isAtStart { add(.canvasConnection, canvas, across.start, spanner, across.start) }
    if !isAtEnd { add(.canvasConnection, spanner, across.end, canvas, across.end) }
    for view in views {
      if isAtStart {
        add(.spanningBoundary, spanner, across.start, .equal, view, across.start, priority: Self.priorityOfBoundaries)
      } else {
        add(.spanningBoundary, spanner, across.start, .lessThanOrEqual, view, across.start)
      }
      if isAtEnd {
        add(.spanningBoundary, spanner, across.end, .equal, view, across.end, priority: Self.priorityOfBoundaries)
      } else {
        add(.spanningBoundary, spanner, across.end, .greaterThanOrEqual, view, across.end)
      }
    }
    add(.spanningFit, spanner, across.size, priority: Self.priorityOfSpanner)
    if alignment == .firstBaseline || alignment == .lastBaseline {
      add(.canvasFit, stack, across.size, priority: Self.priorityOfCanvas)
    }
    for view in views { add(.ambiguitySuppression, view, across.size, priority: Self.priorityOfSizes) }
  }

  /// A single view needs no spanner.
  private mutating func fit(_ view: UIView) {
    if !isAtStart { add(.canvasConnection, canvas, across.start, .lessThanOrEqual, view, across.start) }
    if !isAtEnd { add(.canvasConnection, canvas, across.end, .greaterThanOrEqual, view, across.end) }
    add(.canvasFit, stack, across.size, priority: Self.priorityOfCanvas)
    add(.ambiguitySuppression, view, across.size, priority: Self.priorityOfSizes)
  }

  // MARK: Adding

  private static let priorityOfProportions: Float = 999
  private static let priorityOfBoundaries = UILayoutPriority(999.5)
  private static let priorityOfCentering = UILayoutPriority(149)
  private static let priorityOfSpanner = UILayoutPriority(51)
  private static let priorityOfCanvas = UILayoutPriority(49)
  private static let priorityOfSizes = UILayoutPriority(25)
  private static let priorityOfPlaces = UILayoutPriority(24)

  private mutating func add(
    _ role: StackConstraint.Role, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject, _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    constraints.append(
      StackConstraint(
        role: role, item: item, attribute: attribute, relation: relation, other: other, otherAttribute: otherAttribute,
        multiplier: multiplier, constant: constant, priority: priority))
  }

  private mutating func add(
    _ role: StackConstraint.Role, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    add(role, item, attribute, .equal, other, otherAttribute)
  }

  /// Adds a constraint that makes a size zero.
  private mutating func add(
    _ role: StackConstraint.Role, _ item: AnyObject, _ size: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    constraints.append(StackConstraint(role: role, item: item, attribute: size, priority: priority))
  }
}

/// The attributes of one axis.
struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}
