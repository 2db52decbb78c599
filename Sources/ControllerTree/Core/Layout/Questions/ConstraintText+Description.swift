import Foundation

extension ConstraintText {
  /// A constraint as UIKit writes it, with names instead of addresses. Rules: AL-87.
  ///
  ///     <NSLayoutConstraint 'id' UILabel #1.leading == UIView #1.leading + 8 (active)>
  ///     <NSLayoutConstraint UILabel #1.width == 0.5*UIView #1.width priority:750 (inactive)>
  static func debugDescription(of constraint: NSLayoutConstraint) -> String {
    var parts = ["\(type(of: constraint))"]
    if let identifier = constraint.identifier { parts.append("'\(identifier)'") }
    if let sides = constraint.sides {
      parts += [text(of: sides.first), text(of: constraint.comparison)]
      if let second = sides.second {
        parts.append((constraint.factor == 1 ? "" : "\(constraint.factor.shortText)*") + text(of: second))
        if constraint.constant != 0 {
          parts.append("\(constraint.constant < 0 ? "-" : "+") \(abs(constraint.constant).shortText)")
        }
      } else {
        parts.append(constraint.constant.shortText)
      }
    }
    if !constraint.priority.isRequired {
      parts.append("priority:\(CGFloat(constraint.priority.rawValue).shortText)")
    }
    return "<\(parts.joined(separator: " ")) (\(constraint.isActive ? "active" : "inactive"))>"
  }
}
