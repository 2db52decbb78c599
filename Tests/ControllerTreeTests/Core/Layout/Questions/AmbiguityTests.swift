import XCTest

@testable import ControllerTree

final class AmbiguityTests: XCTestCase {
  /// AL-83: a view is ambiguous until its place and its size are determined.
  func test_AL83_ambiguity() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let view = BoxView("view")
      scene.root.addSubview(view)
      // There is no constraint in the tree.
      XCTAssertFalse(view.hasAmbiguousLayout)
      let constraints = [
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
      ]
      for constraint in constraints {
        constraint.isActive = true
        XCTAssertTrue(view.hasAmbiguousLayout)
      }
      view.content = CGSize(width: 50, height: 50)
      XCTAssertFalse(view.hasAmbiguousLayout)
      XCTAssertFalse(scene.root.hasAmbiguousLayout)
      constraints[1].isActive = false
      XCTAssertTrue(view.hasAmbiguousLayout)
      view.translatesAutoresizingMaskIntoConstraints = true
      XCTAssertFalse(view.hasAmbiguousLayout)
    }
  }

  /// AL-83: the description of a tree marks ambiguous views.
  func test_AL83_markInDescriptions() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let (view, other) = (BoxView("view", 10, 10), BoxView("other", 10, 10))
      scene.place(view)
      scene.root.addSubview(other)
      other.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      UpdateCycle.main.settle()
      let lines = trace.tree.split(separator: "\n").map(String.init)
      XCTAssertEqual(
        Array(lines.suffix(2)),
        ["   ├─ BoxView \"view\" (0, 0, 10, 10)", "   └─ BoxView \"other\" (0, 10, 10, 10) ambiguous"])
    }
  }

  /// AL-84: an exercise moves an ambiguous view and nothing else, and the next one moves it back.
  func test_AL84_exercise() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let (fixed, open) = (BoxView("fixed", 10, 10), BoxView("open", 20, 20))
      scene.place(fixed)
      scene.root.addSubview(open)
      open.topAnchor.constraint(equalTo: fixed.bottomAnchor).isActive = true
      UpdateCycle.main.settle()
      XCTAssertEqual([fixed.frameText, open.frameText], ["0 0 10 10", "0 10 20 20"])
      for _ in 0..<2 {
        open.exerciseAmbiguityInLayout()
        UpdateCycle.main.settle()
        XCTAssertEqual([fixed.frameText, open.frameText], ["0 0 10 10", "64 10 20 20"])
        XCTAssertTrue(open.hasAmbiguousLayout)
        open.exerciseAmbiguityInLayout()
        UpdateCycle.main.settle()
        XCTAssertEqual([fixed.frameText, open.frameText], ["0 0 10 10", "0 10 20 20"])
      }
      fixed.exerciseAmbiguityInLayout()
      UpdateCycle.main.settle()
      XCTAssertEqual(fixed.frameText, "0 0 10 10")
      // A view that is gone takes its exercise along.
      open.exerciseAmbiguityInLayout()
      open.removeFromSuperview()
      UpdateCycle.main.settle()
      XCTAssertEqual(fixed.frameText, "0 0 10 10")
    }
  }

  /// AL-84: each ambiguous number moves as far as there is room, backwards if there is none forwards.
  func test_AL84_exerciseWithoutRoom() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let view = BoxView("view", 10, 10)
      scene.root.addSubview(view)
      NSLayoutConstraint.activate([
        view.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.leadingAnchor, constant: 10),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: scene.root.leadingAnchor, constant: -30),
        view.topAnchor.constraint(greaterThanOrEqualTo: scene.root.topAnchor),
        view.topAnchor.constraint(lessThanOrEqualTo: scene.root.topAnchor, constant: 20),
      ])
      UpdateCycle.main.settle()
      let before = view.frame
      view.exerciseAmbiguityInLayout()
      UpdateCycle.main.settle()
      XCTAssertNotEqual(view.frame.minX, before.minX)
      XCTAssertNotEqual(view.frame.minY, before.minY)
      XCTAssertTrue((-30...0).contains(view.frame.minX) && (0...20).contains(view.frame.minY), "\(view.frame)")
      view.exerciseAmbiguityInLayout()
      UpdateCycle.main.settle()
      XCTAssertEqual(view.frame, before)
    }
  }

  /// AL-85: the constraints that a view's place and size depend on, however far away.
  func test_AL85_affectingConstraints() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let (a, b) = (BoxView("a"), BoxView("b", 30, 20))
      scene.place(a)
      scene.root.addSubview(b)
      let width = a.widthAnchor.constraint(equalToConstant: 100)
      let slack = a.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
      let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
      let top = b.topAnchor.constraint(equalTo: a.bottomAnchor)
      let height = a.heightAnchor.constraint(equalToConstant: 5)
      NSLayoutConstraint.activate([width, slack, gap, top, height])
      let (left, up) = (scene.root.constraints[0], scene.root.constraints[1])
      XCTAssertEqual(b.constraintsAffectingLayout(for: .horizontal), [left, width, gap])
      XCTAssertEqual(b.constraintsAffectingLayout(for: .vertical), [up, top, height])
      XCTAssertEqual(a.constraintsAffectingLayout(for: .horizontal), [left, width])
      XCTAssertEqual(UIView().constraintsAffectingLayout(for: .horizontal), [])
    }
  }
}
