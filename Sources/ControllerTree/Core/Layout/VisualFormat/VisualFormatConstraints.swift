import Foundation

/// Makes the constraints of a visual format: looks its names up, and chooses the attributes. Rules: AL-52 to AL-55.
///
/// It throws at the first part of the format that has no meaning, so that either all constraints are made or none.
@MainActor struct VisualFormatConstraints {
  private let text: String
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  static func make(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormatParser.parse(text)
    var maker = Self(text: text, format: format, options: options, metrics: metrics, views: views)
    try maker.makeAll()
    return maker.constraints
  }

  private init(
    text: String, format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    (self.text, self.format, self.options) = (text, format, options)
    (self.metrics, self.views) = (metrics, views)
  }

  /// Makes the constraints in the order of the text.
  private mutating func makeAll() throws(VisualFormatError) {
    var last = try item(format.first.name)
    if let connection = format.beforeFirst {
      let superview = try superview(of: last, caret: format.first.end)
      try connect(connection, superviewToFirst: superview, last)
    }
    try makeSizes(of: last, format.first)
    for link in format.others {
      let next = try item(link.view.name)
      try connect(link.connection, last, next)
      try makeSizes(of: next, link.view)
      try align(last, next, caret: link.view.end)
      last = next
    }
    if let connection = format.afterLast {
      try connect(connection, lastToSuperview: last, try superview(of: last, caret: text.utf8.count))
    }
  }

  // MARK: Distances

  /// The attributes between which a distance is measured.
  private struct Edges {
    let near: NSLayoutConstraint.Attribute
    let far: NSLayoutConstraint.Attribute
    let nearMargin: NSLayoutConstraint.Attribute
    let farMargin: NSLayoutConstraint.Attribute
    /// Whether the format runs towards smaller coordinates.
    var isReversed = false
  }

  private var edges: Edges {
    if format.axis == .vertical {
      return Edges(near: .top, far: .bottom, nearMargin: .topMargin, farMargin: .bottomMargin)
    }
    if options.contains(.directionRightToLeft) {
      return Edges(near: .right, far: .left, nearMargin: .rightMargin, farMargin: .leftMargin, isReversed: true)
    }
    if options.contains(.directionLeftToRight) {
      return Edges(near: .left, far: .right, nearMargin: .leftMargin, farMargin: .rightMargin)
    }
    return Edges(near: .leading, far: .trailing, nearMargin: .leadingMargin, farMargin: .trailingMargin)
  }

  private mutating func connect(
    _ connection: VisualFormat.Connection, superviewToFirst superview: UIView, _ first: Any
  ) throws(VisualFormatError) {
    let side = connection == .standard ? edges.nearMargin : edges.near
    for distance in try distances(connection, standard: 0) {
      add(distance, from: superview, side, to: first, edges.near)
    }
  }

  private mutating func connect(
    _ connection: VisualFormat.Connection, lastToSuperview last: Any, _ superview: UIView
  ) throws(VisualFormatError) {
    let side = connection == .standard ? edges.farMargin : edges.far
    for distance in try distances(connection, standard: 0) {
      add(distance, from: last, edges.far, to: superview, side)
    }
  }

  private mutating func connect(
    _ connection: VisualFormat.Connection, _ first: Any, _ second: Any
  ) throws(VisualFormatError) {
    let isFromBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    for distance in try distances(connection, standard: SystemSpacing.standard) {
      add(
        distance, from: first, isFromBaselines ? .lastBaseline : edges.far, to: second,
        isFromBaselines ? .firstBaseline : edges.near)
    }
  }

  /// Adds a constraint for the distance from one place to another that comes later in the format.
  private mutating func add(
    _ length: Length, from first: Any, _ firstAttribute: NSLayoutConstraint.Attribute, to second: Any,
    _ secondAttribute: NSLayoutConstraint.Attribute
  ) {
    if edges.isReversed {
      add(length, first, firstAttribute, second, secondAttribute)
    } else {
      add(length, second, secondAttribute, first, firstAttribute)
    }
  }

  private func distances(
    _ connection: VisualFormat.Connection, standard: CGFloat
  ) throws(VisualFormatError) -> [Length] {
    switch connection {
    case .flush: return [Length(constant: 0)]
    case .standard: return [Length(constant: standard)]
    case .predicates(let predicates):
      var lengths: [Length] = []
      for predicate in predicates {
        let (length, item) = try length(predicate)
        // A view has no single size that a distance could be equal to.
        if item != nil, case .name(let name) = predicate.object { throw error(.sizeAsDistance, name.end) }
        lengths.append(length)
      }
      return lengths
    }
  }

  // MARK: Sizes and alignment

  private mutating func makeSizes(of item: Any, _ view: VisualFormat.View) throws(VisualFormatError) {
    let size: NSLayoutConstraint.Attribute = format.axis == .vertical ? .height : .width
    for predicate in view.predicates {
      let (length, other) = try length(predicate)
      add(length, item, size, other, other == nil ? .notAnAttribute : size)
    }
  }

  private mutating func align(_ first: Any, _ second: Any, caret: Int) throws(VisualFormatError) {
    guard !options.isDisjoint(with: .alignmentMask) else { return }
    for attribute in Self.alignments where options.contains(.init(rawValue: 1 << UInt(attribute.rawValue))) {
      guard (attribute.family == .vertical) == (format.axis == .horizontal) else {
        throw error(.alignmentAlongAxis(format.axis), caret)
      }
      add(Length(constant: 0), first, attribute, second, attribute)
    }
  }

  private static let alignments: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
  ]

  // MARK: Values

  /// The right side of a constraint.
  private struct Length {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat
    var priority = UILayoutPriority.required
  }

  private mutating func add(
    _ length: Length, _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: length.relation, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: length.constant)
    constraint.priority = length.priority
    constraints.append(constraint)
  }

  /// A predicate's length, and the view if the object of the predicate is one.
  private func length(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> (Length, item: Any?) {
    let relation: NSLayoutConstraint.Relation =
      switch predicate.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let priority = try priority(predicate.priority)
    // A name is that of a metric if both dictionaries have it.
    if case .name(let name) = predicate.object, metrics[name.text] == nil, let item = knownItem(name) {
      return (Length(relation: relation, constant: 0, priority: priority), item)
    }
    return (Length(relation: relation, constant: try number(predicate.object), priority: priority), nil)
  }

  private func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> UILayoutPriority {
    guard let value else { return .required }
    let number = try number(value)
    guard number > 0, number <= 1000 else {
      var end = text.utf8.count
      if case .name(let name) = value { end = name.end }
      throw error(.invalidPriority(number), end)
    }
    return UILayoutPriority(Float(number))
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name.text] else { throw error(.unknownMetric(name.text), name.end) }
      guard let number = Self.number(metric), number.isFinite else {
        throw error(.metricIsNoNumber(name.text), name.end)
      }
      return number
    }
  }

  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  // MARK: Views

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> Any {
    guard let item = knownItem(name) else { throw error(.unknownView(name.text), name.end) }
    return item
  }

  /// A view, or a guide.
  private func knownItem(_ name: VisualFormat.Name) -> Any? {
    guard let item = views[name.text] else { return nil }
    return item is UIView || item is UILayoutGuide || item is any UILayoutSupport ? item : nil
  }

  private func superview(of item: Any, caret: Int) throws(VisualFormatError) -> UIView {
    let superview =
      (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      ?? (item as? any UILayoutSupport)?.layoutGuide.owningView
    guard let superview else { throw error(.noSuperview, caret) }
    return superview
  }

  private func error(_ reason: VisualFormatError.Reason, _ offset: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, offset: offset)
  }
}
