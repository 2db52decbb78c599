import StoryboardDocument

/// The constraints of a tree of views that was made from a file. Rule IB-13.
@MainActor enum StoryboardConstraints {
  /// What a constraint can be about.
  enum Item {
    case view(UIView)
    /// A guide of a view, or of the controller whose root view it is.
    case guide(StoryboardDocument.LayoutGuide.Kind, UIView)

    var view: UIView {
      switch self {
      case .view(let view), .guide(_, let view): view
      }
    }

    /// The view or the guide.
    @MainActor var object: AnyObject {
      switch self {
      case .view(let view): view
      case .guide(.safeArea, let view): view.safeAreaLayoutGuide
      case .guide(.keyboard, let view): view.keyboardLayoutGuide
      case .guide(.top, let view): LayoutGuides.bar(.top, of: view)
      case .guide(.bottom, let view): LayoutGuides.bar(.bottom, of: view)
      case .guide(.contentLayout, let view): (view as? UIScrollView)?.contentLayoutGuide ?? view
      case .guide(.frameLayout, let view): LayoutGuides.guide(.frame, of: view)
      case .guide(.other, let view): view.layoutMarginsGuide
      }
    }
  }

  /// Activates the constraints of each tree once, when all its views are made and before outlets are connected, so that outlets lead to
  /// them.
  static func activate(_ builder: ObjectBuilder) {
    for (owner, description) in builder.constraints {
      guard let constraint = constraint(description, of: owner, builder) else { continue }
      builder.add(constraint, description.id)
      owner.addConstraint(constraint)
    }
  }

  /// A constraint with an item that was not made is left out: a check of the file has reported it, or the item belongs to a size class
  /// that is not installed.
  private static func constraint(
    _ description: StoryboardDocument.Constraint, of owner: UIView, _ builder: ObjectBuilder
  ) -> NSLayoutConstraint? {
    func item(_ id: StoryboardDocument.ObjectID?) -> Item? {
      guard let id else { return .view(owner) }
      if let guide = builder.guides[id] { return guide }
      return (builder.objects[id] as? UIView).map { .view($0) }
    }
    guard let first = item(description.firstItem) else { return nil }
    var second: Item?
    if description.secondAttribute != nil {
      second = item(description.secondItem)
      guard second != nil else { return nil }
    }
    let constant =
      description.isSymbolic ? distance(first.view, second?.view, description.constant) : description.constant
    let made = NSLayoutConstraint(
      item: first.object, attribute: NSLayoutConstraint.Attribute(description.firstAttribute),
      relatedBy: NSLayoutConstraint.Relation(description.relation), toItem: second?.object,
      attribute: description.secondAttribute.map { NSLayoutConstraint.Attribute($0) } ?? .notAnAttribute,
      multiplier: description.multiplier, constant: constant)
    made.priority = UILayoutPriority(Float(description.priority))
    made.identifier = description.identifier
    return made
  }

  /// The standard distance: 8 points between siblings, 20 from a superview's edge (AL-07).
  private static func distance(_ first: UIView, _ second: UIView?, _ constant: Double) -> Double {
    guard constant == 0, let second else { return constant }
    return Double(
      first.isDescendant(of: second) || second.isDescendant(of: first)
        ? SystemSpacing.toSuperview : SystemSpacing.standard)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: StoryboardDocument.LayoutRelation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: StoryboardDocument.LayoutAttribute) {
    self =
      switch attribute {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .lastBaseline: .lastBaseline
      case .firstBaseline: .firstBaseline
      case .leftMargin: .leftMargin
      case .rightMargin: .rightMargin
      case .topMargin: .topMargin
      case .bottomMargin: .bottomMargin
      case .leadingMargin: .leadingMargin
      case .trailingMargin: .trailingMargin
      case .centerXWithinMargins: .centerXWithinMargins
      case .centerYWithinMargins: .centerYWithinMargins
      }
  }
}
