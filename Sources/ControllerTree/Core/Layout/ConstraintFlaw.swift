import Foundation

/// What is wrong with a constraint when it is made or changed. Rules: AL-10.
enum ConstraintFlaw: Hashable {
  case foreignItem
  case noAttribute
  case mixedFamilies
  /// The layout finds it: the constraint can be made and activated.
  case mixedAxes
  case mixedDirections
  case locationEqualToConstant
  case constantNotFinite
  case multiplierNotFinite
  case priorityOutOfRange

  /// Whether the constraint can't be activated; otherwise only a value is refused.
  var isFatal: Bool { self != .constantNotFinite && self != .priorityOutOfRange }

  /// The first flaw of a new constraint; `nil` if it has none.
  static func first(of first: LayoutSide, _ second: LayoutSide?, multiplier: CGFloat, constant: CGFloat) -> Self? {
    guard first.family != .none else { return .noAttribute }
    guard multiplier.isFinite else { return .multiplierNotFinite }
    if let second {
      guard second.family == first.family || mixesAxes(first, second) else { return .mixedFamilies }
      let directions = Set([first, second].map { $0.attribute.direction })
      if directions.contains(.absolute), directions.contains(.relative) { return .mixedDirections }
    }
    if first.family != .size, second == nil || multiplier == 0 { return .locationEqualToConstant }
    return constant.isFinite ? nil : .constantNotFinite
  }

  /// Whether one side is a horizontal place and the other a vertical one.
  static func mixesAxes(_ first: LayoutSide, _ second: LayoutSide) -> Bool {
    switch (first.family, second.family) {
    case (.horizontal, .vertical), (.vertical, .horizontal): true
    default: false
    }
  }

  /// The explanation, after the name of the constraint.
  func text(_ first: LayoutSide?, _ second: LayoutSide?) -> String {
    let (one, other) = (first?.attribute.name ?? "", second?.attribute.name ?? "")
    return switch self {
    case .foreignItem: "has an item that is neither a view nor a guide"
    case .noAttribute: "has no attribute on its first side"
    case .mixedFamilies: "compares \(one) with \(other), which can't be compared"
    case .mixedAxes: "compares \(one) with \(other), which can't be compared: the layout leaves it out"
    case .mixedDirections: "compares \(one) with \(other): leading and trailing can't be compared with left and right"
    case .locationEqualToConstant: "would make \(one), a location, equal to a constant"
    case .constantNotFinite: "was given a constant that is NaN or infinite; its constant stays"
    case .multiplierNotFinite: "was given a multiplier that is NaN or infinite"
    case .priorityOutOfRange: "was given a priority outside of 0 to 1000; its priority stays"
    }
  }

  /// UIKit's message.
  var uikitText: String? {
    let method =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
    return switch self {
    case .foreignItem: method + "Constraint items must each be a view or layout guide."
    case .mixedFamilies: method + "Invalid pairing of layout attributes"
    case .mixedAxes: "Constraint improperly relates anchors of incompatible types"
    case .mixedDirections:
      method
        + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    case .locationEqualToConstant:
      method
        + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    case .constantNotFinite: "NSLayoutConstraint constant is not finite!  That's illegal."
    case .multiplierNotFinite: "NSLayoutConstraint multiplier is not finite!  That's illegal."
    case .noAttribute: method + "Invalid attribute"
    case .priorityOutOfRange:
      "It's illegal to set the priority: priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    }
  }
}
