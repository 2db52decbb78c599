import XCTest

@testable import ControllerTree

final class ViewMoveTests: XCTestCase {
  // MARK: Adding

  /// VIEW-02, SEED-26: outside a window a view gets the superview hooks before and after, then the superview gets its own.
  func test_VIEW02_addOutsideWindow() async {
    await withTrace(.views) { trace in
      let (parent, view) = (NamedView("P"), NamedView("V"))
      trace.setUp { parent.add(NamedView("S")) }
      var states: [String] = []
      @MainActor func note(_ moment: NamedView.Moment, of member: NamedView) {
        member.when(moment) { states.append("\(view.superview === parent) \(parent.subviews.last === view)") }
      }
      note(.willMoveToSuperview, of: view)
      note(.didMoveToSuperview, of: view)
      note(.didAddSubview, of: parent)

      parent.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: P)
        V.didMoveToSuperview()
        P.didAddSubview(V)
        """)
      XCTAssertEqual(states, ["false false", "true true", "true true"])
    }
  }

  /// VIEW-03, VIEW-05, SEED-06: in a window the window hooks come inside the superview's, superviews before subviews and
  /// siblings in order; every `will` comes before the move and every `did` after it.
  func test_VIEW03_VIEW05_addInWindow() async {
    await withTrace(.views) { trace in
      let parent = trace.viewInWindow("P")
      let view = NamedView("V")
      let (first, inner, second) = (NamedView("A"), NamedView("A1"), NamedView("B"))
      trace.setUp {
        view.add(first, second)
        first.add(inner)
      }
      var windows: [Bool] = []
      for member in [view, first, inner, second] {
        for moment in [NamedView.Moment.willMoveToWindow, .didMoveToWindow] {
          member.when(moment) { windows.append(second.window === parent.window) }
        }
      }

      parent.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: P)
        V.willMove(toWindow: UIWindow #1)
        A.willMove(toWindow: UIWindow #1)
        A1.willMove(toWindow: UIWindow #1)
        B.willMove(toWindow: UIWindow #1)
        V.didMoveToWindow()
        A.didMoveToWindow()
        A1.didMoveToWindow()
        B.didMoveToWindow()
        V.didMoveToSuperview()
        P.didAddSubview(V)
        """)
      XCTAssertEqual(windows, [false, false, false, false, true, true, true, true])
    }
  }

  /// VIEW-04: a view whose superview enters a window later gets the window hooks alone, and is laid out after that.
  func test_VIEW04_superviewEntersWindowLater() async {
    await withTrace([.layout, .views]) { trace in
      let root = trace.viewInWindow("R")
      let (parent, view) = (NamedView("P"), NamedView("V"))
      trace.setUp { parent.add(view) }
      XCTAssertNil(view.window)

      root.addSubview(parent)
      trace.expect(
        """
        P.willMove(toSuperview: R)
        P.willMove(toWindow: UIWindow #1)
        V.willMove(toWindow: UIWindow #1)
        P.didMoveToWindow()
        V.didMoveToWindow()
        P.didMoveToSuperview()
        R.didAddSubview(P)
        R.layoutSubviews()
        P.layoutSubviews()
        V.layoutSubviews()
        """)
      XCTAssertTrue(view.window === root.window)
    }
  }

  /// VIEW-03: an addition from inside a hook of another move has the same order.
  func test_VIEW03_addFromInsideAHook() async {
    await withTrace(.views) { trace in
      let root = trace.viewInWindow("R")
      let (parent, view) = (NamedView("P"), NamedView("V"))
      parent.when(.didMoveToWindow) { parent.addSubview(view) }

      root.addSubview(parent)
      trace.expect(
        """
        P.willMove(toSuperview: R)
        P.willMove(toWindow: UIWindow #1)
        P.didMoveToWindow()
        V.willMove(toSuperview: P)
        V.willMove(toWindow: UIWindow #1)
        V.didMoveToWindow()
        V.didMoveToSuperview()
        P.didAddSubview(V)
        P.didMoveToSuperview()
        R.didAddSubview(P)
        """)
    }
  }

  /// VIEW-05: subviews that a view adds in a `will…` hook, or its controller in `viewWillAppear`, get the window hooks
  /// both before and after the move; subviews that are removed there get none.
  func test_VIEW05_willHooksFollowTheTree() async {
    await withTrace(.views) { trace in
      let root = trace.viewInWindow("R")
      let (view, new, old) = (NamedView("V"), NamedView("New"), NamedView("Old"))
      trace.setUp { view.add(old) }
      view.when(.willMoveToWindow) {
        view.addSubview(new)
        old.removeFromSuperview()
      }

      root.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: R)
        V.willMove(toWindow: UIWindow #1)
        New.willMove(toSuperview: V)
        New.didMoveToSuperview()
        V.didAddSubview(New)
        V.willRemoveSubview(Old)
        Old.willMove(toSuperview: nil)
        Old.didMoveToSuperview()
        New.willMove(toWindow: UIWindow #1)
        V.didMoveToWindow()
        New.didMoveToWindow()
        V.didMoveToSuperview()
        R.didAddSubview(V)
        """)
    }
  }

  // MARK: Removing

  /// VIEW-06, VIEW-07, SEED-06: the superview gets its hook first, while the view is still in `subviews`; after the move the
  /// view and its descendants have no window.
  func test_VIEW06_VIEW07_removeInWindow() async {
    await withTrace(.views) { trace in
      let parent = trace.viewInWindow("P")
      let (view, inner) = (NamedView("V"), NamedView("A"))
      trace.setUp {
        view.add(inner)
        parent.add(view)
      }
      var states: [String] = []
      @MainActor func note(_ moment: NamedView.Moment, of member: NamedView) {
        member.when(moment) {
          states.append("\(parent.subviews.count) \(view.superview === parent) \(inner.window === parent.window)")
        }
      }
      note(.willRemoveSubview, of: parent)
      note(.willMoveToSuperview, of: view)
      note(.willMoveToWindow, of: inner)
      note(.didMoveToWindow, of: view)
      note(.didMoveToWindow, of: inner)
      note(.didMoveToSuperview, of: view)

      view.removeFromSuperview()
      trace.expect(
        """
        P.willRemoveSubview(V)
        V.willMove(toSuperview: nil)
        V.willMove(toWindow: nil)
        A.willMove(toWindow: nil)
        V.didMoveToWindow()
        A.didMoveToWindow()
        V.didMoveToSuperview()
        """)
      let (before, after) = ("1 true true", "0 false false")
      XCTAssertEqual(states, [before, before, before, after, after, after])
      XCTAssertNil(view.window)
      XCTAssertNil(inner.window)
      XCTAssertTrue(inner.superview === view)
    }
  }

  /// VIEW-06: outside a window removal sends no window hook.
  func test_VIEW06_removeOutsideWindow() async {
    await withTrace(.views) { trace in
      let (parent, view) = (NamedView("P"), NamedView("V"))
      trace.setUp { parent.add(view) }

      view.removeFromSuperview()
      trace.expect(
        """
        P.willRemoveSubview(V)
        V.willMove(toSuperview: nil)
        V.didMoveToSuperview()
        """)
    }
  }

  /// VIEW-06: a view that is removed again from inside its own `did…` hook gets both moves completely, and the superview gets
  /// no hook for a subview that it no longer has.
  func test_VIEW06_removedAgainWhileArriving() async {
    await withTrace(.views) { trace in
      let parent = trace.viewInWindow("P")
      let view = NamedView("V")
      view.when(.didMoveToSuperview) { view.removeFromSuperview() }

      parent.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: P)
        V.willMove(toWindow: UIWindow #1)
        V.didMoveToWindow()
        V.didMoveToSuperview()
        P.willRemoveSubview(V)
        V.willMove(toSuperview: nil)
        V.willMove(toWindow: nil)
        V.didMoveToWindow()
        V.didMoveToSuperview()
        """)
      XCTAssertNil(view.superview)
    }
  }

  /// VIEW-17: removing a view without superview does nothing and reports nothing.
  func test_VIEW17_removeWithoutSuperview() async {
    await withTrace(.views) { trace in
      let view = NamedView("V")
      trace.setUp { view.add(NamedView("A")) }
      view.removeFromSuperview()
      trace.expect("")
      XCTAssertEqual(view.subviews.count, 1)
    }
  }

  /// SEED-09, VIEW-20: a loop over `subviews` that removes each removes all, in order.
  func test_SEED09_removeAllInALoop() async {
    await withTrace(.views) { trace in
      let parent = NamedView("P")
      trace.setUp { parent.add(NamedView("A"), NamedView("B"), NamedView("C")) }

      for view in parent.subviews { view.removeFromSuperview() }
      trace.expect(
        """
        P.willRemoveSubview(A)
        A.willMove(toSuperview: nil)
        A.didMoveToSuperview()
        P.willRemoveSubview(B)
        B.willMove(toSuperview: nil)
        B.didMoveToSuperview()
        P.willRemoveSubview(C)
        C.willMove(toSuperview: nil)
        C.didMoveToSuperview()
        """)
      XCTAssertTrue(parent.subviews.isEmpty)
    }
  }
}
