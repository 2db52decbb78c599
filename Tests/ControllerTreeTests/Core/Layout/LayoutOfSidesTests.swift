import XCTest

@testable import ControllerTree

/// Widths and heights are never negative. Rule AL-26.
final class LayoutOfSidesTests: XCTestCase {
  /// AL-26: constraints that are not required give way.
  func test_AL26_preferredConstraintsGiveWay() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let end = scene.a.rightAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 20)
      end.priority = .defaultHigh
      scene.activate(
        [
          scene.a.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 50), end,
          scene.a.topAnchor.constraint(equalTo: scene.root.topAnchor),
          scene.a.heightAnchor.constraint(equalToConstant: 10),
          scene.b.leftAnchor.constraint(equalTo: scene.a.rightAnchor),
          scene.b.topAnchor.constraint(equalTo: scene.root.topAnchor),
        ] + scene.size(scene.b, 5, 5))
      expectFrame(scene.a, 50, 0, 0, 10, "as near to the edge as a width of 0 permits")
      expectFrame(scene.b, 50, 0, 5, 5, "at its right edge")
      let width = scene.a.layoutExplanation.answers.first { $0.quantity == .width }
      XCTAssertEqual(width?.parts.map(\.text), ["the least width of SizedView #1"])
    }
  }

  /// AL-26, AL-22: required ones contradict each other; the report names only those of the user.
  func test_AL26_AL22_requiredConstraintsContradict() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let issues = trace.collectIssues {
        scene.activate([
          scene.a.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 300),
          scene.root.rightAnchor.constraint(equalTo: scene.a.rightAnchor, constant: 300),
        ])
      }
      XCTAssertEqual(
        issues.map(\.message),
        [
          "These constraints contradict each other: SizedView #1.left == P.view.left + 300; "
            + "P.view.right == SizedView #1.right + 300; the frame of P.view (its width, from its mask). "
            + "Broken: P.view.right == SizedView #1.right + 300."
        ])
      XCTAssertEqual(scene.a.frame.minX, 300)
      XCTAssertEqual(scene.a.frame.width, 0)
    }
  }

  /// AL-26: a view that translates its mask keeps its own sides; one that begins to do without it is bounded.
  func test_AL26_changesOfTranslation() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      scene.root.addSubview(view)
      let width = scene.a.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -60)
      width.priority = .defaultHigh
      scene.activate([width] + scene.put(scene.a, at: 0, 0) + [scene.a.heightAnchor.constraint(equalToConstant: 1)])
      expectFrame(scene.a, 0, 0, 0, 1, "not below 0")
      view.frame.size.width = 100
      expectFrame(scene.a, 0, 0, 40, 1, "above it")
      scene.activate(scene.put(view, at: 10, 10)) { view.translatesAutoresizingMaskIntoConstraints = false }
      XCTAssertGreaterThanOrEqual(view.frame.width, 60)
    }
  }

  /// AL-77, AL-21: a hidden stack with margins contradicts its length of 0, and has it all the same.
  func test_AL77_AL21_hiddenStackWithMargins() async {
    await withTrace { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let (outer, inner) = (UIStackView(), UIStackView())
      let (first, second) = (BoxView("first", 50, 20), BoxView("second", 60, 30))
      inner.isLayoutMarginsRelativeArrangement = true
      inner.insetsLayoutMarginsFromSafeArea = false
      inner.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      inner.addArrangedSubview(second)
      outer.addArrangedSubview(first)
      outer.addArrangedSubview(inner)
      scene.place(outer)
      UpdateCycle.main.settle()
      XCTAssertEqual([outer.frameText, inner.frameText], ["0 0 120 40", "50 0 70 40"])
      inner.isHidden = true
      trace.expect("! AL-21 unsatisfiableConstraints: UIStackView #2.setNeedsUpdateConstraints()")
      XCTAssertEqual([outer.frame.width, first.frame.width, inner.frame.width], [50, 50, 0])
    }
  }
}
