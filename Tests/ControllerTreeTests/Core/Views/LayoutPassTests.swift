import XCTest

@testable import ControllerTree

final class LayoutPassTests: XCTestCase {
  /// LAY-01: all marks of one turn make one layout at its end; marks outside a turn wait for the next one.
  func test_LAY01_marksOfOneTurnMakeOneLayout() async {
    await withTrace([.layout, .views]) { trace in
      let (_, view) = Self.shownView("V", trace)

      UpdateCycle.main.turn {
        view.setNeedsLayout()
        view.setNeedsLayout()
        trace.expect("")
      }
      trace.expect("V.layoutSubviews()")

      view.setNeedsLayout()
      trace.expect("")
      UpdateCycle.main.turn {}
      trace.expect("V.layoutSubviews()")
    }
  }

  /// LAY-01: a mark outside a window waits until the view is in one.
  func test_LAY01_markOutsideAWindowWaits() async {
    await withTrace([.layout, .views]) { trace in
      let (root, _) = Self.shownView("V", trace)
      let loose = ProbeView("loose")
      loose.setNeedsLayout()
      UpdateCycle.main.settle()
      trace.expect("")

      UpdateCycle.main.turn {
        trace.ignore { root.view.addSubview(loose) }
      }
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        loose.layoutSubviews()
        """)
    }
  }

  /// LAY-01, LAY-05: a window is a view: its first layout comes when it is shown, before its root's.
  func test_LAY01_windowIsLaidOutBeforeItsRoot() async {
    await withTrace([.layout, .views]) { trace in
      let root = trace.controller("P")
      let window = NamedWindow("W", trace)
      window.rootViewController = root
      UpdateCycle.main.turn {
        trace.setUp { window.isHidden = false }
      }
      trace.expect(
        """
        W.layoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)
      window.setNeedsLayout()
      UpdateCycle.main.settle()
      trace.expect("W.layoutSubviews()")
    }
  }

  /// LAY-02: `layoutIfNeeded()` lays out the marked views of the subtree now, also outside a window; without marks, none.
  func test_LAY02_layoutIfNeededLaysOutTheSubtreeNow() async {
    await withTrace([.layout, .views]) { trace in
      let (outer, inner) = (ProbeView("outer"), ProbeView("inner"))
      trace.setUp { outer.addSubview(inner) }

      outer.layoutIfNeeded()
      trace.expect("outer.layoutSubviews()\ninner.layoutSubviews()")
      outer.layoutIfNeeded()
      trace.expect("")
      inner.setNeedsLayout()
      outer.layoutIfNeeded()
      trace.expect("inner.layoutSubviews()")
    }
  }

  /// LAY-02: superviews that are marked in an unbroken chain come first; beyond a gap they wait for the end of the turn.
  func test_LAY02_markedSuperviewsComeFirst() async {
    await withTrace([.layout, .views]) { trace in
      let chain = Self.chain(["A", "B", "C", "D", "E"], trace)

      UpdateCycle.main.turn {
        for view in [chain[0], chain[2], chain[3], chain[4]] { view.setNeedsLayout() }
        chain[3].layoutIfNeeded()
        trace.expect("C.layoutSubviews()\nD.layoutSubviews()\nE.layoutSubviews()")
      }
      trace.expect("A.layoutSubviews()")
    }
  }

  /// LAY-02, LAY-04: called on a root view, it sends the controller's two layout callbacks too, before the end of the turn.
  func test_LAY02_layoutIfNeededInViewWillAppear() async {
    await withTrace(.layout) { trace in
      let root = trace.controller("P", ScriptedController.init)
      root.once(.viewWillAppear) { root.view.layoutIfNeeded() }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)
    }
  }

  /// LAY-03: superview before subviews, siblings in order, in whichever order they were marked.
  func test_LAY03_superviewsBeforeSubviewsSiblingsInOrder() async {
    await withTrace([.layout, .views]) { trace in
      let (root, a) = Self.shownView("A", trace)
      let (a1, a2, b, b1) = (ProbeView("A1"), ProbeView("A2"), ProbeView("B"), ProbeView("B1"))
      trace.setUp {
        UpdateCycle.main.turn {
          a.addSubview(a1)
          a.addSubview(a2)
          root.view.addSubview(b)
          b.addSubview(b1)
        }
      }

      UpdateCycle.main.turn { for view in [b1, a2, b, a1, root.view, a] as [UIView] { view.setNeedsLayout() } }
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        A.layoutSubviews()
        A1.layoutSubviews()
        A2.layoutSubviews()
        B.layoutSubviews()
        B1.layoutSubviews()
        """)
    }
  }

  /// LAY-04: the controller's two callbacks enclose its own view's layout and no other view's.
  func test_LAY04_pairEnclosesTheRootViewsLayoutAlone() async {
    await withTrace([.layout, .views]) { trace in
      let (root, _) = Self.shownView("V", trace)
      let child = trace.embed(trace.controller("C"), in: root)
      let inner = ProbeView("inner")
      trace.setUp { child.view.addSubview(inner) }

      UpdateCycle.main.turn { for view in [inner, child.view, root.view] as [UIView] { view.setNeedsLayout() } }
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.view.layoutSubviews()
        C.viewDidLayoutSubviews()
        inner.layoutSubviews()
        """)
    }
  }

  /// LAY-05: calls that mark a view, and calls that do not.
  func test_LAY05_whatMarks() async {
    await withStage { trace in
      let views = Self.chain(["S", "V", "T"], trace)
      let (superview, view, subview) = (views[0], views[1], views[2])
      var log: [String] = []
      superview.onLayout = { log.append("S") }
      view.onLayout = { log.append("V") }
      subview.onLayout = { log.append("T") }
      let guest = ProbeView("G")
      guest.onLayout = { log.append("G") }

      @MainActor func check(_ expected: [String], line: UInt = #line, _ act: () -> Void) {
        log = []
        UpdateCycle.main.turn { act() }
        XCTAssertEqual(log, expected, line: line)
      }
      check(["S", "V"]) { view.frame.size.width += 1 }
      check(["S", "V"]) { view.bounds.size.height += 1 }
      check(["V"]) { view.bounds.origin.y = 10 }
      check(["V", "G"]) { view.addSubview(guest) }
      check([]) { view.addSubview(guest) }
      check(["V"]) { view.sendSubviewToBack(guest) }
      check(["V"]) { guest.removeFromSuperview() }
      check(["V"]) { view.layoutMargins.left = 20 }
      check([]) { view.frame.origin.x += 5 }
      check([]) { view.center.y += 5 }
      check([]) { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
      check([]) { view.alpha = 0.5 }
      check([]) { view.isHidden = true }
      check([]) { view.bounds = view.bounds }
    }
  }

  /// LAY-05: a changed safe area marks the view.
  func test_LAY05_changedSafeAreaMarks() async {
    await withStage { trace in
      let views = Self.chain(["near", "far"], trace)
      var log: [String] = []
      views[0].frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      views[1].frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      UpdateCycle.main.settle()
      views[0].onLayout = { log.append("near") }
      views[1].onLayout = { log.append("far") }
      UIScreen.main.safeAreaInsets.top = 50
      XCTAssertEqual(log, ["near"])
    }
  }

  /// LAY-06: a view that is marked during the pass is laid out in it, before or behind the current position.
  func test_LAY06_marksDuringThePassAreDoneInIt() async {
    await withTrace([.layout, .views]) { trace in
      let views = Self.chain(["A", "B", "C"], trace)
      var isFirst = true
      views[1].onLayout = {
        guard isFirst else { return }
        isFirst = false
        views[0].setNeedsLayout()
        views[1].setNeedsLayout()
        views[2].setNeedsLayout()
      }
      UpdateCycle.main.turn { views[1].setNeedsLayout() }
      trace.expect(
        """
        B.layoutSubviews()
        A.layoutSubviews()
        B.layoutSubviews()
        C.layoutSubviews()
        """)
    }
  }

  /// LAY-06, MIS-37: after a hundred rounds of one view the pass stops and reports an issue; the next mark starts again.
  func test_LAY06_MIS37_endlessLayoutIsStopped() async {
    await withTrace(.layout) { trace in
      let view = Self.chain(["V"], trace)[0]
      var count = 0
      view.onLayout = {
        count += 1
        view.setNeedsLayout()
      }
      UpdateCycle.main.turn("loop") { view.setNeedsLayout() }
      XCTAssertEqual(count, 100)
      trace.expect("! MIS-37 layoutLoop: loop")

      view.onLayout = { count += 1 }
      UpdateCycle.main.turn { view.setNeedsLayout() }
      XCTAssertEqual(count, 101)

      let loose = ProbeView("loose")
      loose.onLayout = { loose.setNeedsLayout() }
      loose.layoutIfNeeded()
      trace.expect("! MIS-37 layoutLoop: loose.layoutIfNeeded()")
    }
  }

  /// LAY-07: a direct call runs the body and keeps the mark.
  func test_LAY07_layoutSubviewsByHandKeepsTheMark() async {
    await withTrace(.layout) { trace in
      let view = Self.chain(["V"], trace)[0]
      var count = 0
      view.onLayout = { count += 1 }
      UpdateCycle.main.turn {
        view.setNeedsLayout()
        view.layoutSubviews()
        XCTAssertEqual(count, 1)
      }
      XCTAssertEqual(count, 2)
      view.layoutSubviews()
      UpdateCycle.main.settle()
      XCTAssertEqual(count, 3)
    }
  }

  /// LAY-01: a marked view that is no longer in its window at the end of the turn is not laid out; it keeps its mark.
  func test_LAY01_viewThatLeftKeepsItsMark() async {
    await withTrace { trace in
      let views = Self.chain(["S", "V"], trace)
      var count = 0
      views[1].onLayout = { count += 1 }
      UpdateCycle.main.turn {
        views[1].setNeedsLayout()
        views[1].removeFromSuperview()
      }
      XCTAssertEqual(count, 0)
      views[1].layoutIfNeeded()
      XCTAssertEqual(count, 1)
    }
  }
}

extension LayoutPassTests {
  /// A root `P` on screen with a view in it; the trace begins after it.
  @MainActor private static func shownView(_ name: String, _ trace: Trace) -> (root: UIViewController, view: ProbeView)
  {
    let root = trace.controller("P")
    trace.show(root)
    let view = ProbeView(name)
    trace.setUp { root.view.addSubview(view) }
    return (root, view)
  }

  /// Views on screen, each inside the one before it; the trace begins after them.
  @MainActor private static func chain(_ names: [String], _ trace: Trace) -> [ProbeView] {
    let root = trace.controller("P")
    trace.show(root)
    var views: [ProbeView] = []
    trace.setUp {
      for name in names {
        let view = ProbeView(name, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (views.last ?? root.view).addSubview(view)
        views.append(view)
      }
    }
    return views
  }
}
