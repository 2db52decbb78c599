import XCTest

@testable import ControllerTree

/// Layout that is requested, or changed, while it runs. Rules LAY-01, LAY-02, LAY-05, SAFE-06.
final class LayoutNestingTests: XCTestCase {
  /// LAY-02: of several marked superviews in an unbroken chain the topmost is laid out first, also outside a window.
  func test_LAY02_markedSuperviewsFromTheTop() async {
    await withTrace([.layout, .margins, .safeArea, .views]) { trace in
      let views = ["A", "B", "C", "D"].map { NamedView($0) }
      trace.setUp { for (superview, view) in zip(views, views.dropFirst()) { superview.addSubview(view) } }
      views[2].layoutIfNeeded()
      trace.expect(
        """
        A.layoutSubviews()
        B.layoutSubviews()
        C.layoutSubviews()
        D.layoutSubviews()
        """)
    }
  }

  /// LAY-05: a view that calls `layoutIfNeeded()` inside its own layout is still laying out its subviews afterwards: a subview
  /// that it adds then does not mark it.
  func test_LAY05_nestedLayoutDoesNotEndTheOuterOne() async {
    await withTrace([.layout, .margins, .safeArea, .views]) { trace in
      let view = trace.viewInWindow("V")
      view.when(.layoutSubviews) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.addSubview(UIView())
      }
      view.setNeedsLayout()
      trace.stage.cycle.settle()
      trace.expect(
        """
        V.layoutSubviews()
        V.layoutSubviews()
        UIView #1.willMove(toSuperview: V)
        UIView #1.willMove(toWindow: UIWindow #1)
        UIView #1.didMoveToWindow()
        UIView #1.didMoveToSuperview()
        V.didAddSubview(UIView #1)
        UIView #1.layoutSubviews()
        """)
    }
  }

  /// LAY-01: a marked view that its superview's layout removes from the window is not laid out.
  func test_LAY01_viewThatLeavesInTheMiddleOfThePass() async {
    await withTrace([.layout, .margins, .safeArea, .views]) { trace in
      let (view, inner, last) = (trace.viewInWindow("V"), NamedView("I"), NamedView("L"))
      trace.setUp { view.add(inner, last) }
      view.when(.layoutSubviews) { inner.removeFromSuperview() }
      UpdateCycle.main.turn {
        for marked in [view, inner, last] { marked.setNeedsLayout() }
      }
      trace.expect(
        """
        V.layoutSubviews()
        V.willRemoveSubview(I)
        I.willMove(toSuperview: nil)
        I.willMove(toWindow: nil)
        I.didMoveToWindow()
        I.didMoveToSuperview()
        L.layoutSubviews()
        """)
      view.addSubview(inner)
      trace.expect(
        """
        I.willMove(toSuperview: V)
        I.willMove(toWindow: UIWindow #1)
        I.didMoveToWindow()
        I.didMoveToSuperview()
        V.didAddSubview(I)
        V.layoutSubviews()
        I.layoutSubviews()
        """)
    }
  }

  /// SAFE-06, LAY-02: `layoutIfNeeded()` sends a new safe area first, and once.
  func test_SAFE06_LAY02_layoutIfNeededSendsInsetsFirst() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let controller = trace.controller("C")
      trace.show(controller)
      UpdateCycle.main.turn {
        controller.additionalSafeAreaInsets.top = 20
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        trace.note("laid out")
      }
      trace.expect(
        """
        C.viewSafeAreaInsetsDidChange()
        C.viewLayoutMarginsDidChange()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        laid out
        """)
    }
  }
}
