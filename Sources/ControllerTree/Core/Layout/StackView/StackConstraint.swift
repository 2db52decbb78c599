import Foundation

/// A constraint that a stack needs, as a value. Rules: AL-63 to AL-76.
@MainActor struct StackConstraint {
  let role: Role
  /// A view or a guide.
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  /// A view or a guide; `nil` to compare with the constant alone.
  var other: AnyObject?
  var otherAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// What the constraint is for: UIKit's identifiers.
  enum Role: String, Hashable {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case hiding = "UISV-hiding"
  }

  /// What can't be changed in a constraint that exists.
  struct Key: Hashable {
    let role: Role
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let other: ObjectIdentifier?
    let otherAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let isRequired: Bool
  }

  var key: Key {
    Key(
      role: role, item: ObjectIdentifier(item), attribute: attribute, relation: relation,
      other: other.map(ObjectIdentifier.init), otherAttribute: otherAttribute, multiplier: multiplier,
      isRequired: priority == .required)
  }

  /// The constraint; `nil` if an item is neither a view nor a guide.
  func make() -> NSLayoutConstraint? {
    guard let first = LayoutItemReference(object: item) else { return nil }
    var second: LayoutSide?
    if let other, let item = LayoutItemReference(object: other) {
      second = .place(LayoutPlace(item: item, attribute: otherAttribute))
    }
    let made = NSLayoutConstraint(
      .place(LayoutPlace(item: first, attribute: attribute)), relation, second, multiplier: multiplier,
      constant: constant)
    made.priority = priority
    made.identifier = role.rawValue
    return made
  }
}
