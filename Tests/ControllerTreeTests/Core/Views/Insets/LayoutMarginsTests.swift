import XCTest

@testable import ControllerTree

final class LayoutMarginsTests: XCTestCase {
  /// MARG-01: 8 points each; `layoutMargins` and `directionalLayoutMargins` are one value.
  func test_MARG01_twoSpellingsOfOneValue() async {
    await withTrace { _ in
      let view = UIView()
      XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      XCTAssertEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      XCTAssertEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      view.directionalLayoutMargins.leading = 20
      XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4))
    }
  }

  /// MARG-01: leading is on the right if the layout direction is right to left.
  func test_MARG01_rightToLeft() async {
    await withTrace { _ in
      let view = UIView()
      view.semanticContentAttribute = .forceRightToLeft
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
      view.semanticContentAttribute = .unspecified
      XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  /// MARG-02: the safe area of an edge is added, unless the view turns that off.
  func test_MARG02_safeAreaIsAdded() async {
    await withStage { trace in
      let root = trace.controller("P")
      let view = UIView(frame: trace.show(root).bounds)
      root.view.addSubview(view)
      root.additionalSafeAreaInsets.top = 20
      view.layoutMargins.top = 28
      XCTAssertEqual(view.layoutMargins.top, 48)
      XCTAssertEqual(view.directionalLayoutMargins.top, 48)
      view.insetsLayoutMarginsFromSafeArea = false
      XCTAssertEqual(view.layoutMargins.top, 28)
    }
  }

  /// MARG-03: a root view has at least the system's margins: 16 at the sides, 20 in a wide window.
  func test_MARG03_systemMinimumOfRootViews() async {
    await withStage { trace in
      let narrow = trace.controller("N")
      let wide = trace.controller("W")
      trace.show(narrow)
      trace.show(wide, size: CGSize(width: 1_000, height: 800))
      XCTAssertEqual(
        narrow.systemMinimumLayoutMargins, NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
      XCTAssertEqual(narrow.view.layoutMargins, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
      XCTAssertEqual(wide.view.layoutMargins, UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
      narrow.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
      XCTAssertEqual(narrow.view.layoutMargins, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 16))
      narrow.viewRespectsSystemMinimumLayoutMargins = false
      XCTAssertEqual(narrow.view.layoutMargins, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
    }
  }

  /// MARG-03: regular width begins at 668 points.
  func test_MARG03_leastRegularWidth() async {
    await withStage { trace in
      let root = trace.controller("P")
      let window = trace.show(root, size: CGSize(width: 668, height: 400))
      XCTAssertEqual(root.systemMinimumLayoutMargins.leading, 20)
      window.frame.size.width = 667.5
      XCTAssertEqual(root.systemMinimumLayoutMargins.leading, 16)
      XCTAssertEqual(root.view.layoutMargins.left, 16)
    }
  }

  /// MARG-03, MARG-05: a window that becomes wide gives its root views other margins, and they get callbacks.
  func test_MARG03_windowThatBecomesWide() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      window.frame.size.width = 500
      trace.expect(
        """
        P.viewWillTransition(to: 500×800)
        C.viewWillTransition(to: 500×800)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      window.frame.size.width = 1_000
      XCTAssertEqual([root, child].map(\.view.layoutMargins.left), [20, 20])
      trace.expect(
        """
        P.willTransition(horizontalSizeClass compact → regular)
        C.willTransition(horizontalSizeClass compact → regular)
        P.viewWillTransition(to: 1000×800)
        C.viewWillTransition(to: 1000×800)
        P.traitCollectionDidChange(horizontalSizeClass compact → regular)
        C.traitCollectionDidChange(horizontalSizeClass compact → regular)
        P.viewLayoutMarginsDidChange()
        C.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
    }
  }

  /// MARG-04: a view that preserves its superview's margins adds the part of them that reaches into it.
  func test_MARG04_preservedMargins() async {
    await withTrace { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let middle = UIView(frame: CGRect(x: 5, y: 0, width: 90, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
      outer.addSubview(middle)
      middle.addSubview(inner)
      outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 10)
      XCTAssertEqual(middle.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      middle.preservesSuperviewLayoutMargins = true
      XCTAssertEqual(middle.layoutMargins, UIEdgeInsets(top: 30, left: 35, bottom: 8, right: 8))
      inner.preservesSuperviewLayoutMargins = true
      XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 30, left: 25, bottom: 8, right: 8))
      middle.preservesSuperviewLayoutMargins = false
      XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      middle.preservesSuperviewLayoutMargins = true
      middle.layoutMargins = UIEdgeInsets(top: 31, left: 36, bottom: 1, right: 6)
      XCTAssertEqual(middle.layoutMargins, UIEdgeInsets(top: 31, left: 36, bottom: 1, right: 6))
    }
  }

  /// MARG-05: a change notifies the view, then its controller, within the call; setting the same margins notifies neither.
  func test_MARG05_changeIsSentWithinTheCall() async {
    await withTrace([.layout, .margins, .sizes, .traits, .views]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      UpdateCycle.main.turn {
        root.view.layoutMargins.left = 30
        trace.expect("P.view.layoutMarginsDidChange()\nP.viewLayoutMarginsDidChange()")
      }
      trace.expect("P.viewWillLayoutSubviews()\nP.view.layoutSubviews()\nP.viewDidLayoutSubviews()")
      root.view.layoutMargins = root.view.layoutMargins
      // Less than the system's minimum: the effective margins stay.
      root.view.layoutMargins.right = 3
      trace.expect("")

      let loose = ProbeView("loose")
      loose.directionalLayoutMargins.trailing = 9
      trace.expect("loose.layoutMarginsDidChange()")
    }
  }

  /// MARG-05: descendants that preserve the margins get their callbacks before layout.
  func test_MARG05_preservingViewsGetTheChangeBeforeLayout() async {
    await withTrace([.layout, .margins, .sizes, .traits, .views]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let (deaf, view) = (ProbeView("deaf", frame: root.view.bounds), ProbeView("V", frame: root.view.bounds))
      trace.setUp {
        view.preservesSuperviewLayoutMargins = true
        root.view.addSubview(deaf)
        root.view.addSubview(view)
      }
      root.view.layoutMargins.left = 30
      XCTAssertEqual(view.layoutMargins.left, 30)
      trace.expect(
        """
        P.view.layoutMarginsDidChange()
        P.viewLayoutMarginsDidChange()
        V.layoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        V.layoutSubviews()
        """)
      view.frame.origin.x = 10
      XCTAssertEqual(view.layoutMargins.left, 20)
      trace.expect("V.layoutMarginsDidChange()\nV.layoutSubviews()")
    }
  }

  /// MARG-01, MIS-32: margins that are not finite are refused.
  func test_MIS32_marginsThatAreNotFinite() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let message = "! MIS-32 invalidGeometry: "
      for margins in [CGFloat.nan, .infinity] {
        trace.expectRefusal(message + HierarchyIssue.invalidGeometry(root.view, "layoutMargins").message) {
          root.view.layoutMargins.top = margins
        }
        trace.expectRefusal(message + HierarchyIssue.invalidGeometry(root.view, "directionalLayoutMargins").message) {
          root.view.directionalLayoutMargins.leading = margins
        }
      }
      XCTAssertEqual(root.view.layoutMargins, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    }
  }
}
