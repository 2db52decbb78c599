import Foundation

@testable import ControllerTree

/// Constraints that are refused or broken, in the order of the article.
@MainActor let constraintExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .invalidConstraint: { article in
    let view = article.show("Root").view!
    // example: invalidConstraint
    _ = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 20)
    // end
  },
  .noCommonAncestorOfItems: { article in
    let view = article.show("Root").view!
    // example: noCommonAncestorOfItems
    let label = UIView()
    label.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    view.addSubview(label)
    // end
  },
  .unsatisfiableConstraints: { article in
    let view = article.show("Root").view!
    // example: unsatisfiableConstraints
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 200).isActive = true
    // end
  },
  .uncomputableConstraint: { article in
    let view = article.show("Root").view!
    // example: uncomputableConstraint
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude).isActive = true
    // end
  },
  .constraintLoop: { article in
    article.show("Root").view.addSubview(RestlessConstraintView())
  },
]

// example: constraintLoop
private final class RestlessConstraintView: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    setNeedsUpdateConstraints()
    super.updateConstraints()
  }
}
// end
