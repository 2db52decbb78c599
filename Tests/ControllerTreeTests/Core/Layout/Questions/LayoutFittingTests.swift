import XCTest

@testable import ControllerTree

final class LayoutFittingTests: XCTestCase {
  /// AL-80: the smallest and the largest size that the constraints inside permit.
  func test_AL80_compressedAndExpanded() async {
    await withStage { _ in
      let (box, label) = (UIView(), BoxView("label", 100, 20))
      box.addSubview(label)
      let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
      NSLayoutConstraint.activate(Self.edges(of: label, in: box, inset: 8) + [width])
      XCTAssertEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 116, height: 36))
      // The label hugs its content, at 250; fitting is weaker, at 50.
      XCTAssertEqual(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 116, height: 36))
      label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      XCTAssertEqual(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 316, height: 36))
      // Nothing has moved.
      XCTAssertEqual([box.frame, label.frame], [.zero, .zero])
    }
  }

  /// AL-81: a required width, and a height that follows from it.
  func test_AL81_priorities() async {
    await withStage { _ in
      let (box, picture) = (UIView(), BoxView("picture"))
      box.addSubview(picture)
      NSLayoutConstraint.activate(
        Self.edges(of: picture, in: box, inset: 10) + [
          picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5)
        ])
      let size = box.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(size, CGSize(width: 200, height: 110))
      // A required target gives way to required constraints.
      picture.widthAnchor.constraint(equalToConstant: 40).isActive = true
      let fixed = box.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
      XCTAssertEqual(fixed, CGSize(width: 60, height: 40))
    }
  }

  /// AL-82: what lies outside does not count, a view's own constraints and content do, and stacks are brought up to date.
  func test_AL82_whatCounts() async {
    await withStage { trace in
      XCTAssertEqual(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)).systemLayoutSizeFitting(.zero), .zero)
      XCTAssertEqual(BoxView("own", 30, 40).systemLayoutSizeFitting(.zero), CGSize(width: 30, height: 40))
      let stack = UIStackView(arrangedSubviews: [BoxView("a", 30, 20), BoxView("b", 50, 10)])
      stack.spacing = 5
      XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 85, height: 20))

      // Outside of a window changes count as well.
      stack.spacing = 7
      let c = BoxView("c", 1, 25)
      stack.addArrangedSubview(c)
      XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 95, height: 25))
      c.removeFromSuperview()
      stack.spacing = 5

      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      scene.fill(stack)
      UpdateCycle.main.settle()
      XCTAssertEqual(stack.frameText, "0 0 320 480")
      XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 85, height: 20))
      stack.axis = .vertical
      XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 50, height: 35))
      stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 77.25).isActive = true
      // Rounded up to whole pixels.
      stack.traitOverrides.displayScale = 2
      XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 77.5, height: 35))
    }
  }

  @MainActor private static func edges(of view: UIView, in box: UIView, inset: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: inset),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ]
  }
}
