import Foundation
import StoryboardDocument

/// An installed constraint of a storyboard or xib, between views that were made. It retains no view.
struct InterfaceConstraint {
  /// What a constraint is about.
  enum Item {
    case view(ViewReference)
    /// The safe area of a view, the content of a scroll view, or the area between the bars of a controller, whose root view it is.
    indirect case guide(StoryboardDocument.LayoutGuide.Kind, Item)

    /// The view; for a guide the view that has it. `nil` once it is released.
    var view: UIView? {
      switch self {
      case .view(let reference): reference.view
      case .guide(_, let item): item.view
      }
    }
  }

  let first: Item
  /// `nil` for a constraint of one item.
  let second: Item?
  /// The attributes, the relation, the constant, the priority.
  let description: StoryboardDocument.Constraint
}
