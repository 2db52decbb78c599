import Foundation

/// A linear relation between the layouts of two views or guides: `first relation multiplier × second + constant`.
///
/// A constraint's life: made from anchors, or with its initialiser → activated, which installs it on the closest common ancestor
/// of its items → solved at the end of the turn, with all others of the window → deactivated, or deactivated by the removal
/// of one of its items from the tree. The view on which it is installed retains it; it retains none of its items.
///
/// Changing the constant or the priority of an active constraint costs less than activating another one. Rules: AL-01 to AL-12.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final var nameNumber: Int32 = 0
  /// The sides; `nil` in a constraint that was refused when it was made.
  private(set) final var sides: (first: LayoutSide, second: LayoutSide?)?
  /// The views and guides that the constraint names, each once.
  private(set) final lazy var items = distinctItems
  private(set) final var factor: CGFloat = 1
  private(set) final var comparison = Relation.equal
  private final var offset: CGFloat = 0
  private final var strength = UILayoutPriority.required
  /// Whether a horizontal place is compared with a vertical one: the layout leaves such a constraint out.
  private(set) final var mixesAxes = false
  /// The view on which the constraint is installed. `ConstraintInstallation` alone writes it.
  final var holder: ViewReference?
  /// Counts the activations of the process; orders constraints.
  final var activation = 0

  /// Makes a constraint without items, which can't be activated.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an inactive constraint.
  /// - Parameters:
  ///   - view1: A view or a guide.
  ///   - attr1: Its attribute.
  ///   - relation: How the sides compare.
  ///   - view2: Another view or guide, or `nil` to compare with the constant alone.
  ///   - attr2: Its attribute; it counts for nothing without a second item.
  ///   - multiplier: The factor of the second side.
  ///   - c: The constant of the second side, in points.
  /// - Issues: `invalidConstraint`; the constraint then can't be activated.
  /// - Rules: AL-10.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let second = view2.flatMap { item in LayoutItemReference(item).map { LayoutPlace(item: $0, attribute: attr2) } }
    guard let first = LayoutItemReference(view1), view2 == nil || second != nil else {
      report(.invalidConstraint(self, .foreignItem), by: "init")
      return
    }
    // A second item without an attribute stands for no second side.
    let side = attr2 == .notAnAttribute ? nil : second.map { LayoutSide.place($0) }
    set(.place(LayoutPlace(item: first, attribute: attr1)), relation, side, multiplier: multiplier, constant: c)
  }

  /// Makes an inactive constraint between two sides.
  convenience init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    set(first, relation, second, multiplier: multiplier, constant: constant)
  }

  private func set(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat, constant: CGFloat
  ) {
    (factor, comparison, offset) = (multiplier, relation, constant.isFinite ? constant : 0)
    let flaw = ConstraintFlaw.first(of: first, second, multiplier: multiplier, constant: constant)
    guard flaw?.isFatal != true else {
      if let flaw { report(.invalidConstraint(self, flaw, first, second), by: "init") }
      return
    }
    sides = (first, second)
    if let second { mixesAxes = ConstraintFlaw.mixesAxes(first, second) }
    if let flaw { report(.invalidConstraint(self, flaw, first, second), by: "init") }
  }

  // MARK: The relation

  /// The first view or guide; `nil` once it is released, and for the distance between two anchors.
  open var firstItem: AnyObject? { item(of: sides?.first) }
  /// The second view or guide; `nil` if there is none, or once it is released.
  open var secondItem: AnyObject? { item(of: sides?.second) }
  /// The first item's attribute.
  open var firstAttribute: Attribute { sides?.first.attribute ?? .notAnAttribute }
  /// The second item's attribute; `notAnAttribute` if there is no second item.
  open var secondAttribute: Attribute { sides?.second?.attribute ?? .notAnAttribute }
  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(sides?.first ?? Self.missing) }
  /// The anchor of the second side; `nil` if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { sides?.second.map { NSLayoutAnchor($0) } }
  /// How the sides compare.
  open var relation: Relation { comparison }
  /// The factor of the second side.
  open var multiplier: CGFloat { factor }

  /// The constant of the second side, in points. It may change while the constraint is active; the frames follow in the next
  /// layout pass.
  /// - Issues: `invalidConstraint` for NaN and infinity; the old constant stays.
  /// - Rules: AL-08.
  open var constant: CGFloat {
    get { offset }
    set {
      guard newValue != offset else { return }
      guard newValue.isFinite else {
        return report(.invalidConstraint(self, .constantNotFinite, sides?.first, sides?.second), by: "constant")
      }
      offset = newValue
      LayoutEngine.changed(self, by: "constant")
    }
  }

  /// How strongly the constraint holds. It may change while the constraint is active, also from and to required.
  /// - Issues: `invalidConstraint` for a priority outside of 0 to 1000; the old priority stays.
  /// - Rules: AL-04, AL-09.
  open var priority: UILayoutPriority {
    get { strength }
    set {
      guard newValue != strength else { return }
      guard newValue.rawValue >= 0, newValue.rawValue <= 1000 else {
        return report(.invalidConstraint(self, .priorityOutOfRange, sides?.first, sides?.second), by: "priority")
      }
      strength = newValue
      LayoutEngine.changed(self, by: "priority")
    }
  }

  /// A name for the constraint in issues and explanations.
  open var identifier: String?

  /// Whether the constraint is archived with the view on which it is installed. Rules: CODE-12.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether the constraint takes part in the layout: whether it is installed on a view.
  ///
  /// Activating it installs it on the closest common ancestor of its items; deactivating it removes it from there.
  /// - Issues: `noCommonAncestorOfItems`, `invalidConstraint`; the constraint stays inactive.
  /// - Rules: AL-01 to AL-03, AL-11.
  open var isActive: Bool {
    get { holder?.view != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        ConstraintInstallation.activate([self], call: "isActive")
      } else {
        ConstraintInstallation.deactivate([self])
      }
    }
  }

  /// Activates each constraint, in one turn; the same as setting ``isActive``.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    ConstraintInstallation.activate(constraints, call: "NSLayoutConstraint.activate(_:)")
  }

  /// Deactivates each constraint, in one turn; the same as setting ``isActive``.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { ConstraintInstallation.deactivate(constraints) }

  /// The constraint as UIKit writes it, with names instead of addresses:
  /// `<NSLayoutConstraint 'id' UILabel #1.leading == UIView #1.leading + 16 (active)>`. Rules: AL-87.
  nonisolated open override var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { ConstraintText.debugDescription(of: self) }
  }

  private func item(of side: LayoutSide?) -> AnyObject? {
    if case .place(let place) = side { place.item.object } else { nil }
  }

  private final var distinctItems: [LayoutItemReference] {
    var items: [LayoutItemReference] = []
    search: for place in LayoutPlaces(of: sides?.first, and: sides?.second) {
      for item in items where item.identity == place.item.identity { continue search }
      items.append(place.item)
    }
    return items
  }

  /// The side of a constraint without items.
  private static let missing = LayoutSide.place(
    LayoutPlace(item: .guide(GuideReference.none), attribute: .notAnAttribute))
}

extension NSLayoutConstraint: Nameable {
  var nameTitle: String? { identifier }
}
