import XCTest

@testable import ControllerTree

/// Trait overrides of parents for their children. Rules TRAIT-05, CON-23, CON-24, SPLIT-15, PC-16, M-TRAIT-01.
final class ChildTraitsTests: XCTestCase {
  private static let regular = UITraitCollection(horizontalSizeClass: .regular)

  /// TRAIT-05, CON-24: the override reaches the child and everything inside it; on screen `willTransition` comes
  /// before. The child's own override wins, and `nil` removes the parent's.
  func test_TRAIT05_CON24_overrideForChild() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      let inner = trace.embed(trace.controller("D"), in: child)
      root.setOverrideTraitCollection(Self.regular, forChild: child)
      trace.expect(
        """
        C.willTransition(horizontalSizeClass compact → regular)
        D.willTransition(horizontalSizeClass compact → regular)
        C.traitCollectionDidChange(horizontalSizeClass compact → regular)
        D.traitCollectionDidChange(horizontalSizeClass compact → regular)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(root.overrideTraitCollection(forChild: child), Self.regular)
      XCTAssertNil(root.overrideTraitCollection(forChild: inner))
      XCTAssertEqual(root.traitCollection.horizontalSizeClass, .compact)
      XCTAssertEqual(inner.traitCollection.horizontalSizeClass, .regular)
      root.setOverrideTraitCollection(Self.regular, forChild: child)
      child.traitOverrides.horizontalSizeClass = .regular
      root.setOverrideTraitCollection(nil, forChild: child)
      trace.expect("")
      XCTAssertNil(root.overrideTraitCollection(forChild: child))
      XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
    }
  }

  /// TRAIT-05, CON-24: the override counts before the child's view is loaded; it ends when the child is removed.
  func test_TRAIT05_CON24_overrideEndsWithTheParent() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.controller("C")
      root.addChild(child)
      root.setOverrideTraitCollection(Self.regular, forChild: child)
      XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(false)
        """)
      trace.ignore { child.leaveParent() }
      XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
      root.adopt(child)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.traitCollectionDidChange(horizontalSizeClass regular → compact)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(false)
        """)
    }
  }

  /// M-TRAIT-01, MIS-36, TRAIT-05: a controller that is not a child gets no override.
  func test_MTRAIT01_MIS36_TRAIT05_notAChild() async {
    await withTrace([.layout, .traits]) { trace in
      let (root, other) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.expectRefusal("! MIS-36 notAChild: P.setOverrideTraitCollection(_:forChild:)") {
        root.setOverrideTraitCollection(Self.regular, forChild: other)
      }
      XCTAssertNil(root.overrideTraitCollection(forChild: other))
      XCTAssertEqual(other.traitCollection.horizontalSizeClass, .compact)
      trace.expectIssue(
        "error: notAChild (MIS-36): UIViewController \"C\" is not a child of "
          + "UIViewController \"P\". Add the controller with addChild(_:) first. [P.setOverrideTraitCollection(_:forChild:)]",
        about: ["P", "C"]
      ) {
        root.setOverrideTraitCollection(nil, forChild: other)
      }
    }
  }

  /// PC-16: a presentation may override the traits of the presented controller, and of no other.
  func test_PC16_overrideOfAPresentation() async {
    await withTrace { trace in
      let presented = trace.controller("V")
      ChildTraits.setOverride(Self.regular.values, for: presented)
      XCTAssertEqual(presented.traitCollection.horizontalSizeClass, .regular)
      XCTAssertEqual(trace.controller("P").traitCollection.horizontalSizeClass, .compact)
    }
  }

  /// SPLIT-15, TRAIT-02: a container that shows its columns side by side in a wide window makes the first one compact,
  /// in its own callback; no controller gets a callback about a width that it does not have.
  func test_SPLIT15_TRAIT02_columns() async {
    final class Columns: UIViewController {
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: children[0])
      }
    }
    await withTrace(.traits) { trace in
      let root = trace.controller("S", Columns.init)
      let window = trace.show(root)
      let first = trace.embed(trace.controller("A"), in: root)
      let second = trace.embed(trace.controller("B"), in: root)
      window.traitOverrides.horizontalSizeClass = .regular
      XCTAssertEqual(
        [first, second].map { $0.traitCollection.horizontalSizeClass }, [.compact, .regular])
      let told = trace.recorder.drain().map(\.line).filter { $0.contains("traitCollectionDidChange") }
      XCTAssertEqual(
        told,
        [
          "S.traitCollectionDidChange(horizontalSizeClass compact → regular)",
          "B.traitCollectionDidChange(horizontalSizeClass compact → regular)",
        ])
    }
  }
}
