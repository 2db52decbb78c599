import Foundation

@testable import ControllerTree

/// The examples of the section "Visual formats, stack views and scroll views".
@MainActor let layoutExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .invalidVisualFormat: { _ in
    let (view, button) = (UIView(), UIView())
    view.addSubview(button)
    // example: invalidVisualFormat
    _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[buton]-|", metrics: nil, views: ["button": button])
    // end
  },
  .arrangedIndexOutOfRange: { _ in
    let (stack, view) = (UIStackView(), UIView())
    // example: arrangedIndexOutOfRange
    stack.insertArrangedSubview(view, at: 1)
    // end
  },
  .dragNotBegun: { _ in
    let scrollView = UIScrollView()
    // example: dragNotBegun
    scrollView.interactiveDrag.update(CGPoint(x: 0, y: -40))
    // end
  },
]
