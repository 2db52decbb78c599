import XCTest

@testable import ControllerTree

final class ViewReparentingTests: XCTestCase {
  /// VIEW-08: between superviews of one window a view moves once, without `nil` in between and without window hooks.
  func test_VIEW08_reparentInOneWindow() async {
    await withTrace(.views) { trace in
      let root = trace.viewInWindow("R")
      let (old, new, view) = (NamedView("Q"), NamedView("P"), NamedView("V"))
      trace.setUp {
        root.add(old, new)
        old.add(view)
      }

      new.addSubview(view)
      trace.expect(
        """
        Q.willRemoveSubview(V)
        V.willMove(toSuperview: P)
        V.didMoveToSuperview()
        P.didAddSubview(V)
        """)
      XCTAssertTrue(old.subviews.isEmpty)
      XCTAssertTrue(view.superview === new)
    }
  }

  /// VIEW-08: the controller of a root view that moves within the window gets no callbacks.
  func test_VIEW08_controllersInsideAreNotTold() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (left, right) = (UIView(), UIView())
      parent.view.add(left, right)
      let child = trace.controller("C")
      trace.setUp {
        parent.addChild(child)
        left.addSubview(child.view)
        child.didMove(toParent: parent)
      }

      right.addSubview(child.view)
      trace.expect("")
      XCTAssertTrue(child.view.superview === right)
    }
  }

  /// VIEW-09: a move into another window is still one move, and sends the new window once, without a `nil` in between.
  func test_VIEW09_reparentIntoAnotherWindow() async {
    await withTrace(.views) { trace in
      let (old, new) = (trace.viewInWindow("Q"), trace.viewInWindow("P"))
      let (view, inner) = (NamedView("V"), NamedView("A"))
      trace.setUp {
        view.add(inner)
        old.add(view)
      }

      new.addSubview(view)
      trace.expect(
        """
        Q.willRemoveSubview(V)
        V.willMove(toSuperview: P)
        V.willMove(toWindow: UIWindow #2)
        A.willMove(toWindow: UIWindow #2)
        V.didMoveToWindow()
        A.didMoveToWindow()
        V.didMoveToSuperview()
        P.didAddSubview(V)
        """)
      XCTAssertTrue(inner.window === new.window)
    }
  }

  /// VIEW-08, VIEW-02: a view that moves to a superview outside any window loses the window in the same move.
  func test_VIEW08_reparentOutOfTheWindow() async {
    await withTrace(.views) { trace in
      let (old, new, view) = (trace.viewInWindow("Q"), NamedView("P"), NamedView("V"))
      trace.setUp { old.add(view) }

      new.addSubview(view)
      trace.expect(
        """
        Q.willRemoveSubview(V)
        V.willMove(toSuperview: P)
        V.willMove(toWindow: nil)
        V.didMoveToWindow()
        V.didMoveToSuperview()
        P.didAddSubview(V)
        """)
    }
  }

  /// VIEW-13: every inserting method sends the same hooks as `addSubview`.
  func test_VIEW13_insertFormsSendTheSameHooks() async {
    let ways: [(name: String, insert: @MainActor (UIView, UIView, UIView) -> Void, place: Int)] = [
      ("addSubview", { parent, view, _ in parent.addSubview(view) }, 2),
      ("at", { parent, view, _ in parent.insertSubview(view, at: 0) }, 0),
      ("below", { parent, view, sibling in parent.insertSubview(view, belowSubview: sibling) }, 1),
      ("above", { parent, view, sibling in parent.insertSubview(view, aboveSubview: sibling) }, 2),
    ]
    for way in ways {
      await withTrace(.views) { trace in
        let parent = trace.viewInWindow("P")
        let (view, sibling) = (NamedView("V"), NamedView("S"))
        trace.setUp { parent.add(NamedView("T"), sibling) }

        way.insert(parent, view, sibling)
        trace.expect(
          """
          V.willMove(toSuperview: P)
          V.willMove(toWindow: UIWindow #1)
          V.didMoveToWindow()
          V.didMoveToSuperview()
          P.didAddSubview(V)
          """)
        XCTAssertTrue(parent.subviews[way.place] === view, way.name)

        let other = NamedView("Q")
        trace.ignore {
          parent.superview?.addSubview(other)
          other.addSubview(view)
        }
        way.insert(parent, view, sibling)
        trace.expect(
          """
          Q.willRemoveSubview(V)
          V.willMove(toSuperview: P)
          V.didMoveToSuperview()
          P.didAddSubview(V)
          """)
        XCTAssertTrue(parent.subviews[way.place] === view, way.name)
      }
    }
  }

  /// VIEW-27: the base of each hook does nothing: no override has to call `super`, and a call makes no difference.
  func test_VIEW27_superIsNotAskedFor() async {
    final class Careless: UIView {
      override func willMove(toSuperview newSuperview: UIView?) {}
      override func didMoveToSuperview() {}
      override func willMove(toWindow newWindow: UIWindow?) {}
      override func didMoveToWindow() {}
      override func didAddSubview(_ subview: UIView) {}
      override func willRemoveSubview(_ subview: UIView) {}
      override func layoutSubviews() {}
      override func safeAreaInsetsDidChange() {}
      override func layoutMarginsDidChange() {}
    }
    await withTrace { trace in
      let (parent, view, inner) = (trace.inWindow(Careless()), Careless(), UIView())
      parent.addSubview(view)
      view.addSubview(inner)
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      inner.removeFromSuperview()
      view.removeFromSuperview()
      trace.expect("")
      XCTAssertTrue(parent.subviews.isEmpty)
    }
  }
}
