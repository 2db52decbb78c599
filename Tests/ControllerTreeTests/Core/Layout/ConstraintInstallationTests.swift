import XCTest

@testable import ControllerTree

/// Where constraints are installed, and what becomes of them when views move and go.
final class ConstraintInstallationTests: XCTestCase {
  /// AL-01: on the closest common ancestor, in the order of activation.
  func test_AL01_closestCommonAncestor() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let inner = UIView()
      scene.a.addSubview(inner)
      let own = scene.a.widthAnchor.constraint(equalToConstant: 10)
      let siblings = scene.b.leftAnchor.constraint(equalTo: scene.a.rightAnchor)
      let nested = inner.leftAnchor.constraint(equalTo: scene.a.leftAnchor)
      let across = inner.topAnchor.constraint(equalTo: scene.b.topAnchor)
      let toWindow = scene.b.topAnchor.constraint(equalTo: scene.window.topAnchor)
      NSLayoutConstraint.activate([siblings, own, nested, across, toWindow, siblings])
      XCTAssertEqual(scene.root.constraints, [siblings, across])
      XCTAssertEqual(scene.a.constraints, [own, nested])
      XCTAssertEqual(scene.window.constraints, [toWindow])
      XCTAssertTrue([own, siblings, nested, across, toWindow].allSatisfy(\.isActive))

      siblings.isActive = false
      XCTAssertEqual(scene.root.constraints, [across])
      siblings.isActive = true
      XCTAssertEqual(scene.root.constraints, [across, siblings])
      scene.root.removeConstraint(own)
      XCTAssertTrue(own.isActive)
      scene.a.removeConstraints([own, nested])
      XCTAssertFalse(own.isActive || nested.isActive)
      scene.window.addConstraint(own)
      XCTAssertEqual(scene.window.constraints, [toWindow, own])
    }
  }

  /// AL-01: the items, attributes and numbers can be read.
  func test_AL05_propertiesOfAConstraint() async {
    await withStage { _ in
      let (view, guide) = (UIView(), UILayoutGuide())
      view.addLayoutGuide(guide)
      let constraint = view.leadingAnchor.constraint(greaterThanOrEqualTo: guide.trailingAnchor, constant: 3)
      XCTAssertTrue(constraint.firstItem === view)
      XCTAssertTrue(constraint.secondItem === guide)
      XCTAssertEqual(constraint.firstAttribute, .leading)
      XCTAssertEqual(constraint.secondAttribute, .trailing)
      XCTAssertEqual(constraint.relation, .greaterThanOrEqual)
      XCTAssertEqual(constraint.multiplier, 1)
      XCTAssertEqual(constraint.constant, 3)
      XCTAssertEqual(constraint.priority, .required)
      XCTAssertFalse(constraint.isActive)
      XCTAssertEqual(view.leadingAnchor, view.leadingAnchor)
      XCTAssertNotEqual(view.leadingAnchor, view.leftAnchor)
      XCTAssertEqual(constraint.firstAnchor, NSLayoutAnchor<AnyObject>(view.leadingAnchor.side))
      XCTAssertEqual(view.leadingAnchor.name, "leading")
      XCTAssertTrue(view.leadingAnchor.item === view)
      constraint.identifier = "gap"
      constraint.priority = .defaultHigh
      XCTAssertEqual(
        constraint.description,
        "<NSLayoutConstraint 'gap' UIView #1.leading >= UIView #1.UILayoutGuide #1.trailing + 3 priority:750 (inactive)>"
      )
      let half = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
      XCTAssertEqual(half.description, "<NSLayoutConstraint UIView #1.width == 0.5*UIView #1.height (inactive)>")
      XCTAssertEqual(
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 7).description,
        "<NSLayoutConstraint UIView #1.width <= 7 (inactive)>")
      XCTAssertNil(NSLayoutConstraint().firstItem)
      constraint.shouldBeArchived = true
      XCTAssertTrue(constraint.shouldBeArchived)
    }
  }

  /// AL-03, SEED-27: a view that is removed loses its constraints to the outside and keeps those inside.
  func test_AL03_SEED27_removal() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      scene.a.addSubview(inner)
      let inside = scene.pin(inner, to: scene.a, inset: 2)
      let size = scene.size(scene.a, 50, 50)
      let outside = scene.put(scene.a, at: 5, 5)
      let deep = scene.b.leftAnchor.constraint(equalTo: inner.rightAnchor)
      let other = scene.b.topAnchor.constraint(equalTo: scene.root.topAnchor)
      scene.activate(inside + size + outside + [deep, other])
      expectFrame(scene.b, 53, 0, 0, 0, "beside")

      scene.a.removeFromSuperview()
      XCTAssertTrue((inside + size + [other]).allSatisfy(\.isActive))
      XCTAssertFalse((outside + [deep]).contains(where: \.isActive))
      XCTAssertEqual(scene.root.constraints, [other])

      scene.b.addSubview(scene.a)
      scene.activate([
        scene.a.leftAnchor.constraint(equalTo: scene.b.leftAnchor, constant: 1),
        scene.a.topAnchor.constraint(equalTo: scene.b.topAnchor, constant: 1),
      ])
      expectFrame(scene.a, 1, 1, 50, 50, "elsewhere")
      expectFrame(inner, 2, 2, 46, 46, "as before")
    }
  }

  /// AL-03: the same for a move within the window, and for the views of a child controller.
  func test_AL03_moves() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let outside = scene.put(scene.a, at: 5, 5)
      let size = scene.size(scene.a, 50, 60)
      scene.activate(outside + size + scene.put(scene.b, at: 100, 100) + scene.size(scene.b, 200, 200))
      scene.b.addSubview(scene.a)
      XCTAssertFalse(outside.contains(where: \.isActive))
      XCTAssertTrue(size.allSatisfy(\.isActive))
      scene.activate([
        scene.a.centerXAnchor.constraint(equalTo: scene.b.centerXAnchor),
        scene.a.centerYAnchor.constraint(equalTo: scene.b.centerYAnchor),
      ])
      expectFrame(scene.a, 75, 70, 50, 60, "centered in its new superview")

      let second = trace.window()
      second.isHidden = false
      second.addSubview(scene.b)
      expectFrame(scene.a, 75, 70, 50, 60, "in another window")
      scene.activate([
        scene.b.leftAnchor.constraint(equalTo: second.leftAnchor),
        scene.b.topAnchor.constraint(equalTo: second.topAnchor),
      ])
      expectFrame(scene.b, 0, 0, 200, 200, "in another window")
    }
  }

  /// AL-01: nothing is left of views and constraints that are released.
  func test_AL01_releases() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      weak var view: UIView?
      weak var constraint: NSLayoutConstraint?
      weak var guide: UILayoutGuide?
      let kept = UIView()
      var loose: NSLayoutConstraint?
      autoreleasepool {
        let made = UIView()
        let madeGuide = UILayoutGuide()
        (view, guide) = (made, madeGuide)
        made.addLayoutGuide(madeGuide)
        made.addSubview(kept)
        scene.root.addSubview(made)
        let madeConstraint = made.leftAnchor.constraint(equalTo: scene.a.rightAnchor)
        constraint = madeConstraint
        loose = kept.topAnchor.constraint(equalTo: made.topAnchor)
        NSLayoutConstraint.activate([madeConstraint, madeGuide.topAnchor.constraint(equalTo: made.topAnchor)])
        loose?.isActive = true
        made.removeFromSuperview()
      }
      UpdateCycle.main.settle()
      XCTAssertNil(view)
      XCTAssertNil(constraint)
      XCTAssertNil(guide)
      XCTAssertEqual(loose?.isActive, false)
      XCTAssertNil(loose?.secondItem)
      scene.root.addSubview(kept)
      UpdateCycle.main.settle()
      XCTAssertNil(kept.superview?.constraints.first { $0 === loose })
    }
  }

  /// Thousands of toggles leave nothing in the system.
  func test_AL08_toggles() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate(scene.put(scene.a, at: 0, 0) + scene.size(scene.a, 10, 10))
      let wide = scene.a.widthAnchor.constraint(equalToConstant: 100).prioritized(500)
      let system = LayoutEngine.existing(for: scene.root)?.system
      let (constraints, variables) = (system?.solver.constraintCount, system?.solver.variableCount)
      for count in 0..<2_000 {
        wide.isActive = count.isMultiple(of: 2)
        wide.constant = CGFloat(count)
      }
      XCTAssertFalse(wide.isActive)
      XCTAssertEqual(system?.solver.constraintCount, constraints)
      XCTAssertEqual(system?.solver.variableCount, variables)
      XCTAssertNotNil(constraints)
      for _ in 0..<500 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(view)
        view.leftAnchor.constraint(equalTo: scene.a.rightAnchor).isActive = true
        view.removeFromSuperview()
      }
      XCTAssertEqual(system?.solver.constraintCount, constraints)
      XCTAssertEqual(system?.solver.variableCount, variables)
    }
  }

  /// AL-02: a tree outside of windows notes each change once, however often it changes before its next layout.
  func test_AL02_changesOutsideOfWindows() async {
    await withStage { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
      NSLayoutConstraint.activate([width, left])
      root.layoutIfNeeded()
      for count in 0..<1_000 {
        width.constant = CGFloat(count)
        root.frame.size.width = CGFloat(count)
        left.isActive = !count.isMultiple(of: 2)
        right.isActive = count.isMultiple(of: 2)
      }
      root.layoutIfNeeded()
      expectFrame(view, 0, 0, 999, 0, "the last values")
      NSLayoutConstraint.deactivate([left])
      width.constant = 9
      right.isActive = true
      root.layoutIfNeeded()
      expectFrame(view, 990, 0, 9, 0, "at the other edge")
    }
  }
}
