import XCTest

@testable import ControllerTree

/// Wrong constraints: the one issue of each, and the tree as before.
final class ConstraintIssuesTests: XCTestCase {
  /// AL-11: views of different trees, released ones, and views outside the one that was chosen.
  func test_AL11_itemsOfDifferentTrees() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let stray = NamedView("S")
      let constraint = stray.leftAnchor.constraint(equalTo: view.leftAnchor)
      trace.expectRefusal(
        """
        error: noCommonAncestorOfItems (AL-11): The constraint S.left == V.left names views of different trees. Add both views \
        to one tree before you activate the constraint. [S.isActive] UIKit: "Unable to activate constraint with anchors \
        <NSLayoutXAxisAnchor "S.left"> and <NSLayoutXAxisAnchor "V.left"> because they have no common ancestor.  Does the \
        constraint or its anchors reference items in different view hierarchies?  That's illegal."
        """, about: ["S", "V"]
      ) { constraint.isActive = true }
      XCTAssertFalse(constraint.isActive)

      trace.expectRefusal(
        """
        error: noCommonAncestorOfItems (AL-11): The constraint V.width == P.view.width names a view that is not inside NamedView \
        "V". Add both views to one tree before you activate the constraint. [V.addConstraint(_:)] UIKit: "Unable to install \
        constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal."
        """, about: ["V", "P.view", "V"]
      ) { view.addConstraint(view.widthAnchor.constraint(equalTo: view.superview!.widthAnchor)) }

      var released: UIView? = UIView()
      let late = view.widthAnchor.constraint(equalTo: released!.widthAnchor)
      released = nil
      let issues = trace.collectIssues { late.isActive = true }
      XCTAssertEqual(issues.map(\.rule), ["AL-11"])
      XCTAssertFalse(late.isActive)
    }
  }

  /// AL-10: each flaw of a new constraint is reported when it is made.
  func test_AL10_flaws() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let root = view.superview!
      typealias Attribute = NSLayoutConstraint.Attribute
      @MainActor func make(
        _ one: Attribute, _ other: UIView?, _ two: Attribute, _ factor: CGFloat = 1, _ constant: CGFloat = 0
      ) -> String { Self.make(view, one, other, two, factor, constant, trace) }
      XCTAssertEqual(
        make(.left, root, .width),
        "The constraint between V.left and P.view.width compares left with width, which can't be compared."
      )
      XCTAssertEqual(
        make(.leading, root, .right),
        "The constraint between V.leading and P.view.right compares leading with right: leading and trailing can't be compared with left and right."
      )
      XCTAssertEqual(
        make(.top, nil, .notAnAttribute),
        "The constraint of V.top would make top, a location, equal to a constant.")
      XCTAssertEqual(
        make(.top, root, .top, 0),
        "The constraint between V.top and P.view.top would make top, a location, equal to a constant.")
      XCTAssertEqual(
        make(.width, root, .width, .nan),
        "The constraint between V.width and P.view.width was given a multiplier that is NaN or infinite.")
      XCTAssertEqual(
        make(.width, root, .width, 1, .infinity),
        "The constraint between V.width and P.view.width was given a constant that is NaN or infinite; its constant stays."
      )
      XCTAssertEqual(
        make(.notAnAttribute, root, .width),
        "The constraint between V.notAnAttribute and P.view.width has no attribute on its first side.")
      XCTAssertEqual(
        trace.collectIssues {
          _ = NSLayoutConstraint(
            item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 0)
        }.map(\.message), ["A constraint has an item that is neither a view nor a guide."])
    }
  }

  /// AL-10: an attribute without an item counts for nothing.
  func test_AL10_attributesWithoutItems() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let width = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 50)
      XCTAssertEqual(width.secondAttribute, .notAnAttribute)
      XCTAssertNil(width.secondItem)
      XCTAssertEqual(
        trace.collectIssues {
          _ = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left, multiplier: 1, constant: 5)
        }.map(\.message), ["The constraint of V.left would make left, a location, equal to a constant."])
      view.translatesAutoresizingMaskIntoConstraints = false
      width.isActive = true
      XCTAssertEqual(view.constraints, [width])
      view.superview?.layoutIfNeeded()
      XCTAssertEqual(view.bounds.width, 50)
    }
  }

  /// AL-10: a horizontal place and a vertical one: nothing happens outside of windows, and the layout leaves the constraint out.
  func test_AL10_mixedAxes() async {
    await withTrace { trace in
      let (_, box) = trace.showBox()
      let (container, one, other) = (UIView(), NamedView("A"), NamedView("B"))
      container.addSubview(one)
      container.addSubview(other)
      let mixed = NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 50)
      XCTAssertEqual(trace.collectIssues { mixed.isActive = true }.count, 0)
      XCTAssertTrue(mixed.isActive)
      XCTAssertEqual(container.constraints, [mixed])
      one.translatesAutoresizingMaskIntoConstraints = false
      let issues = trace.collectIssues {
        box.addSubview(container)
        box.layoutIfNeeded()
        mixed.constant = 60
        box.layoutIfNeeded()
      }
      XCTAssertEqual(
        issues.map(\.message),
        [
          "The constraint between A.left and B.top compares left with top, which can't be compared: the layout leaves it out."
        ])
      XCTAssertEqual(issues.first?.uikitText, "Constraint improperly relates anchors of incompatible types")
      XCTAssertTrue(mixed.isActive)
      XCTAssertEqual(one.frame.minX, 0)
    }
  }

  /// The messages of a constraint that is made and activated.
  @MainActor private static func make(
    _ view: UIView, _ one: NSLayoutConstraint.Attribute, _ other: UIView?, _ two: NSLayoutConstraint.Attribute,
    _ factor: CGFloat, _ constant: CGFloat, _ trace: Trace
  ) -> String {
    var made: NSLayoutConstraint?
    let issues = trace.collectIssues {
      made = NSLayoutConstraint(
        item: view, attribute: one, relatedBy: .equal, toItem: other, attribute: two, multiplier: factor,
        constant: constant)
    }
    let refusals = trace.collectIssues { made?.isActive = true }
    // A constant that is refused leaves a constraint with another one.
    let isActive = made?.isActive ?? false
    XCTAssertEqual(isActive, !constant.isFinite)
    XCTAssertEqual(refusals.filter { $0.kind == .invalidConstraint }.count, isActive ? 0 : 1)
    trace.ignore { made?.isActive = false }
    return issues.map(\.message).joined()
  }

  /// AL-10, AL-25: a wrong constant and a wrong priority are refused; the old ones stay.
  func test_AL10_AL25_values() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      let issues = trace.collectIssues {
        width.constant = .nan
        width.priority = UILayoutPriority(1001)
        width.priority = UILayoutPriority(.nan)
      }
      XCTAssertEqual(issues.map(\.kind), [.invalidConstraint, .invalidConstraint, .invalidConstraint])
      XCTAssertEqual(issues.first?.uikitText, "NSLayoutConstraint constant is not finite!  That's illegal.")
      XCTAssertEqual(width.constant, 10)
      XCTAssertEqual(width.priority, .required)

      let huge = view.heightAnchor.constraint(equalToConstant: 1e12)
      XCTAssertEqual(
        trace.collectIssues { huge.isActive = true }.map(\.message),
        ["V.height == 1000000000000 has numbers that can't be computed with; it is left out."])
    }
  }

  /// AL-21, AL-22: a view whose mask was forgotten.
  func test_AL21_AL22_forgottenMask() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let root = view.superview!
      let constraints = [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalToConstant: 100),
      ]
      let issues = trace.collectIssues { NSLayoutConstraint.activate(constraints) }
      XCTAssertEqual(
        issues.map { "\($0.rule) \($0.message)" },
        [
          "AL-21 These constraints contradict each other: V.left == P.view.left + 10; the frame of V (its x, from its mask). Broken: V.left == P.view.left + 10.",
          "AL-21 These constraints contradict each other: V.width == 30; the frame of V (its width, from its mask). Broken: V.width == 30.",
        ])
      XCTAssertEqual(
        issues.last?.uikitText,
        """
        Unable to simultaneously satisfy constraints.
        (
            "V.width == 30",
            "the frame of V (its width, from its mask)"
        )

        Will attempt to recover by breaking constraint
        V.width == 30
        """)
      expectFrame(view, 0, 0, 100, 100, "as the mask says")
      XCTAssertTrue(constraints.allSatisfy(\.isActive))

      view.translatesAutoresizingMaskIntoConstraints = false
      UpdateCycle.main.settle()
      expectFrame(view, 10, 0, 30, 100, "mended")
    }
  }

  /// AL-21: the one that was activated last is broken, holds as far as possible, and comes back.
  func test_AL21_theLastOneIsBroken() async {
    await withTrace { trace in
      let scene = LayoutScene(trace)
      let first = scene.a.widthAnchor.constraint(equalToConstant: 100)
      let limit = scene.a.widthAnchor.constraint(lessThanOrEqualTo: scene.root.widthAnchor)
      let last = scene.a.widthAnchor.constraint(equalToConstant: 200)
      last.identifier = "wide"
      trace.ignore { scene.activate(scene.put(scene.a, at: 0, 0) + [first, limit]) }
      let issues = trace.collectIssues { last.isActive = true }
      XCTAssertEqual(
        issues.map(\.message),
        [
          "These constraints contradict each other: SizedView #1.width == 100; SizedView #1.width == 200 'wide'. Broken: SizedView #1.width == 200 'wide'."
        ])
      expectFrame(scene.a, 0, 0, 100, 0, "the first holds")
      XCTAssertEqual(trace.collectIssues { first.constant = 150 }.count, 0)
      expectFrame(scene.a, 0, 0, 150, 0, "the first holds")
      trace.ignore { first.isActive = false }
      expectFrame(scene.a, 0, 0, 200, 0, "the other holds again")
      let again = trace.collectIssues { scene.window.frame.size.width = 120 }
      XCTAssertEqual(again.count, 1)
      expectFrame(scene.a, 0, 0, 120, 0, "as wide as the limit permits")
      trace.ignore { scene.window.frame.size.width = 400 }
      expectFrame(scene.a, 0, 0, 200, 0, "mended by space")
      let optional = trace.collectIssues {
        UpdateCycle.main.turn {
          first.isActive = true
          last.priority = UILayoutPriority(999)
        }
      }
      XCTAssertEqual(optional.count, 0)
      expectFrame(scene.a, 0, 0, 150, 0, "preferred")
    }
  }

  /// AL-17: constraints that are activated during layout count in it; a layout that does so without end is stopped.
  func test_AL17_LAY06_activationDuringLayout() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let probe = ProbeView("probe")
      view.addSubview(probe)
      probe.translatesAutoresizingMaskIntoConstraints = false
      let width = probe.widthAnchor.constraint(equalToConstant: 10)
      var count = 0
      probe.onLayout = { [unowned probe] in
        count += 1
        if count == 1 { probe.heightAnchor.constraint(equalToConstant: 20).isActive = true }
      }
      trace.ignore { width.isActive = true }
      XCTAssertEqual(probe.bounds.size, CGSize(width: 10, height: 20))
      let issues = trace.collectIssues {
        probe.onLayout = { width.constant += 1 }
        width.constant = 1
      }
      XCTAssertEqual(issues.map(\.kind), [.layoutLoop])
    }
  }
}
