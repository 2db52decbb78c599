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

  /// AL-26: a side that has a largest length and no other is 0, whatever the length refers to.
  func test_AL26_largestLengthAlone() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate([
        scene.a.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
        scene.a.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        scene.a.heightAnchor.constraint(lessThanOrEqualTo: scene.root.heightAnchor, multiplier: 0.5),
        scene.b.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
        scene.b.widthAnchor.constraint(lessThanOrEqualTo: scene.a.widthAnchor),
        scene.b.heightAnchor.constraint(lessThanOrEqualToConstant: 94),
        scene.b.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      ])
      expectFrame(scene.a, 200, 0, 0, 0, "in the middle")
      expectFrame(scene.b, 10, 800, 0, 0, "at the edge")
      XCTAssertTrue(scene.a.hasAmbiguousLayout)

      let wish = scene.a.widthAnchor.constraint(equalTo: scene.root.widthAnchor)
      wish.priority = .defaultLow
      scene.activate([wish])
      expectFrame(scene.a, 150, 0, 100, 0, "as near to its wish as the length permits")
    }
  }

  /// AL-26, AL-92: so is the content of a scroll view.
  func test_AL26_AL92_largestContent() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let (scroll, content) = (UIScrollView(), SizedView())
      for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
      scene.root.addSubview(scroll)
      scroll.addSubview(content)
      scene.activate(
        scene.pin(scroll, to: scene.root) + scene.pin(content, to: scroll) + [
          content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
          content.heightAnchor.constraint(lessThanOrEqualToConstant: 5000),
        ])
      XCTAssertEqual(scroll.contentSize, CGSize(width: 400, height: 0))
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
      inner.layoutIfNeeded()
      trace.expect("! AL-21 unsatisfiableConstraints: UIStackView #1.setNeedsUpdateConstraints()")
      XCTAssertEqual([outer.frame.width, first.frame.width, inner.frame.width], [50, 50, 0])
    }
  }
}
