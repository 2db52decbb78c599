import Foundation

/// Constraints as text, with the names of their items.
@MainActor enum ConstraintText {
  /// `Label #1.leading == View #1.leading + 16 @750 'identifier'`.
  static func description(of constraint: NSLayoutConstraint) -> String {
    guard let sides = constraint.sides else { return "NSLayoutConstraint without items" }
    var parts = [text(of: sides.first), text(of: constraint.comparison)]
    if let second = sides.second {
      let factor = constraint.factor == 1 ? "" : "\(constraint.factor.shortText) × "
      parts.append(factor + text(of: second))
      if constraint.constant != 0 {
        parts.append("\(constraint.constant < 0 ? "-" : "+") \(abs(constraint.constant).shortText)")
      }
    } else {
      parts.append(constraint.constant.shortText)
    }
    if !constraint.priority.isRequired { parts.append("@\(CGFloat(constraint.priority.rawValue).shortText)") }
    if let identifier = constraint.identifier { parts.append("'\(identifier)'") }
    return parts.joined(separator: " ")
  }

  /// A constraint of the user, or one that stands for a frame or a content.
  static func text(of origin: LayoutSystem.Origin) -> String {
    switch origin {
    case .constraint(let constraint): description(of: constraint)
    case .place(let item, let component): "the frame of \(name(of: item.reference)) (its \(component), from its mask)"
    case .side(let item, let component): "the \(component) of \(name(of: item.reference)), which is at least 0"
    case .content(let item, let axis):
      "the content of \(name(of: item.reference)) (its \(axis == .horizontal ? "width" : "height"))"
    }
  }

  /// The names of the views and guides that a constraint is about.
  static func names(in origin: LayoutSystem.Origin) -> [ObjectName] {
    var names: [ObjectName] = []
    func add(_ item: LayoutItemReference) {
      let name: ObjectName? =
        switch item {
        case .view(let reference): reference.view?.hierarchyName
        case .guide(let reference): reference.guide?.hierarchyName
        }
      if let name { names.append(name) }
    }
    switch origin {
    case .constraint(let constraint): for item in constraint.items { add(item) }
    case .place(let item, _), .content(let item, _), .side(let item, _): add(item.reference)
    }
    return names
  }

  /// `<NSLayoutXAxisAnchor "UIView #1.leading">`, as in UIKit's messages.
  static func anchor(of side: LayoutSide) -> String {
    let type =
      switch side.family {
      case .horizontal: "NSLayoutXAxisAnchor"
      case .vertical: "NSLayoutYAxisAnchor"
      case .size, .none: "NSLayoutDimension"
      }
    return "<\(type) \"\(text(of: side))\">"
  }

  static func text(of side: LayoutSide) -> String {
    switch side {
    case .place(let place): text(of: place)
    case .distance(let from, let to): "(\(text(of: to)) - \(text(of: from)))"
    }
  }

  private static func text(of place: LayoutPlace) -> String { "\(name(of: place.item)).\(place.attribute.name)" }

  /// The name of a view, or of a guide with that of its view.
  static func name(of item: LayoutItemReference) -> String {
    switch item {
    case .view(let reference): reference.view?.hierarchyName.short ?? "released view"
    case .guide(let reference):
      reference.guide.map { guide in
        (guide.owningView.map { "\($0.hierarchyName.short)." } ?? "") + guide.hierarchyName.short
      } ?? "released guide"
    }
  }

  static func text(of relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
