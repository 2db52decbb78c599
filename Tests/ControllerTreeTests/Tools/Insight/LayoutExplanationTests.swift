import XCTest

@testable import ControllerTree

final class LayoutExplanationTests: XCTestCase {
  /// AL-86: each number is the sum of its parts, in the order of a chain.
  func test_AL86_chain() async throws {
    try await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let (a, b) = (BoxView("a", 100, 20), BoxView("b"))
      scene.place(a)
      scene.root.addSubview(b)
      let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
      gap.identifier = "gap"
      let height = b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 1)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        gap, scene.root.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 12),
        b.topAnchor.constraint(greaterThanOrEqualTo: a.topAnchor), height,
      ])
      UpdateCycle.main.settle()
      let explanation = b.layoutExplanation
      XCTAssertEqual(
        explanation.description,
        """
        b (108, 0, 200, 41)
        x = 108
          +8    b.leading == a.trailing + 8 'gap'
          +100  content of a @250
          +0    a.leading == UIView #1.leading
        width = 200
          -8    b.leading == a.trailing + 8 'gap'
          -100  content of a @250
          +0    a.leading == UIView #1.leading
          +320  frame of UIView #1
          -12   UIView #1.trailing == b.trailing + 12
        y = 0, ambiguous
          +0  b.top >= a.top
          +0  a.top == UIView #1.top
        height = 41
          +1   b.height == 2 × a.height + 1 @750
          +40  content of a @750
        """)
      for answer in explanation.answers where !answer.isAmbiguous {
        XCTAssertEqual(answer.parts.map(\.contribution).reduce(0, +), answer.value, accuracy: 1e-6)
      }
      let data = try JSONEncoder().encode(explanation)
      XCTAssertEqual(try JSONDecoder().decode(LayoutExplanation.self, from: data), explanation)
    }
  }

  /// AL-86, WHY-01: the same in the form of all explanations.
  func test_AL86_explanation() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      scene.place(BoxView("a", 100, 20))
      UpdateCycle.main.settle()
      let explanation = scene.root.subviews[0].layoutExplanation.explanation
      expect(
        explanation, .found,
        explanation.steps.map { $0.object == nil ? .layoutPart : .layoutNumber }, objects: ["a"],
        explanation.description)
      XCTAssertEqual(explanation.steps.filter { $0.object != nil }.map(\.text).count, 4)
      XCTAssertEqual(explanation.answer, "(0, 0, 100, 20)")
    }
  }

  /// AL-86: a view outside of constraints has its frame.
  func test_AL86_framesWithoutConstraints() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let view = NamedView("plain", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      scene.root.addSubview(view)
      let lines =
        ["plain (1, 2, 3, 4)"]
        + zip(["x", "width", "y", "height"], [1, 3, 2, 4]).map {
          "\($0) = \($1)\n  +\($1)  frame of plain"
        }
      XCTAssertEqual(view.layoutExplanation.description, lines.joined(separator: "\n"))
      view.translatesAutoresizingMaskIntoConstraints = false
      XCTAssertEqual(view.layoutExplanation.answers.map(\.isAmbiguous), [true, true, true, true])
    }
  }
}
