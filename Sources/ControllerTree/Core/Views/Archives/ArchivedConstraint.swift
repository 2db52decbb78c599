import Foundation

/// A constraint in the archive of the view on which it is installed. It names its items by their places below that view. Rules: CODE-12.
@MainActor struct ArchivedConstraint: @preconcurrency Codable {
  /// A view, or a guide of it.
  private struct Item: Codable {
    /// The indices of subviews, from the view that has the constraint.
    var path: [Int]
    var guide: Guide?
  }

  private enum Guide: String, Codable, CaseIterable {
    case safeArea, margins, readable

    @MainActor func found(in view: UIView) -> UILayoutGuide {
      switch self {
      case .safeArea: view.safeAreaLayoutGuide
      case .margins: view.layoutMarginsGuide
      case .readable: view.readableContentGuide
      }
    }
  }

  private let first: Item
  private let second: Item?
  private let attributes: [Int]
  private let relation: Int
  private let multiplier: CGFloat
  private let constant: CGFloat
  private let priority: Float
  private let identifier: String?

  /// The constraints of a view that say that they are archived, as far as their items are.
  static func all(of view: UIView) -> [ArchivedConstraint] {
    var archived: [ArchivedConstraint] = []
    for constraint in view.constraints where constraint.shouldBeArchived {
      if let made = ArchivedConstraint(constraint, in: view) { archived.append(made) }
    }
    return archived
  }

  private init?(_ constraint: NSLayoutConstraint, in view: UIView) {
    guard let first = constraint.firstItem.flatMap({ Self.item($0, in: view) }) else { return nil }
    let second = constraint.secondItem.flatMap { Self.item($0, in: view) }
    guard (second == nil) == (constraint.secondItem == nil) else { return nil }
    (self.first, self.second) = (first, second)
    attributes = [constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue]
    (relation, multiplier, constant) = (constraint.relation.rawValue, constraint.multiplier, constraint.constant)
    (priority, identifier) = (constraint.priority.rawValue, constraint.identifier)
  }

  private static func item(_ object: AnyObject, in view: UIView) -> Item? {
    if let found = object as? UIView { return path(to: found, from: view).map { Item(path: $0) } }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView else { return nil }
    for kind in Guide.allCases where kind.found(in: owner) === guide {
      return path(to: owner, from: view).map { Item(path: $0, guide: kind) }
    }
    return nil
  }

  private static func path(to view: UIView, from ancestor: UIView) -> [Int]? {
    var path: [Int] = []
    var current = view
    while current !== ancestor {
      guard let superview = current.superview, let index = superview.subviews.firstIndex(of: current) else {
        return nil
      }
      path.insert(index, at: 0)
      current = superview
    }
    return path
  }

  private static func object(_ item: Item, in view: UIView) -> AnyObject? {
    var current = view
    for index in item.path {
      let subviews = current.subviews
      guard subviews.indices.contains(index) else { return nil }
      current = subviews[index]
    }
    return item.guide.map { $0.found(in: current) } ?? current
  }

  /// Makes the constraint among the views that were read, and activates it.
  func activate(in view: UIView) {
    guard attributes.count == 2, let item = Self.object(first, in: view),
      let attribute = NSLayoutConstraint.Attribute(rawValue: attributes[0]),
      let other = NSLayoutConstraint.Attribute(rawValue: attributes[1]),
      let relation = NSLayoutConstraint.Relation(rawValue: relation)
    else { return }
    let secondItem = second.flatMap { Self.object($0, in: view) }
    guard (secondItem == nil) == (second == nil) else { return }
    let made = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: secondItem, attribute: other,
      multiplier: multiplier, constant: constant)
    made.priority = UILayoutPriority(priority)
    (made.identifier, made.shouldBeArchived) = (identifier, true)
    made.isActive = true
  }
}
