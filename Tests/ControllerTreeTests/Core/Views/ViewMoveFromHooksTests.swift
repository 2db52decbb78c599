import XCTest

@testable import ControllerTree

/// Hooks and callbacks that change the subtree of the moving view. Rules VIEW-05, VIEW-26, CON-28, RESP-13.
final class ViewMoveFromHooksTests: XCTestCase {
  /// VIEW-05, VIEW-26: a view that its sibling's hook removes before the move gets no window hook.
  func test_VIEW05_VIEW26_siblingRemovedBeforeTheMove() async {
    await withTrace(.views) { trace in
      let (window, view) = (trace.viewInWindow("W"), NamedView("V"))
      let (first, second) = (NamedView("A"), NamedView("B"))
      trace.setUp { view.add(first, second) }
      first.when(.willMoveToWindow) { second.removeFromSuperview() }
      window.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: W)
        V.willMove(toWindow: UIWindow #1)
        A.willMove(toWindow: UIWindow #1)
        V.willRemoveSubview(B)
        B.willMove(toSuperview: nil)
        B.didMoveToSuperview()
        V.didMoveToWindow()
        A.didMoveToWindow()
        V.didMoveToSuperview()
        W.didAddSubview(V)
        """)
    }
  }

  /// VIEW-05, VIEW-26: a view that its superview's hook removes after the move gets each window once.
  func test_VIEW05_VIEW26_subviewRemovedAfterTheMove() async {
    await withTrace(.views) { trace in
      let (window, view, inner) = (trace.viewInWindow("W"), NamedView("V"), NamedView("I"))
      trace.setUp { view.addSubview(inner) }
      view.when(.didMoveToWindow) { inner.removeFromSuperview() }
      window.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: W)
        V.willMove(toWindow: UIWindow #1)
        I.willMove(toWindow: UIWindow #1)
        V.didMoveToWindow()
        V.willRemoveSubview(I)
        I.willMove(toSuperview: nil)
        I.willMove(toWindow: nil)
        I.didMoveToWindow()
        I.didMoveToSuperview()
        V.didMoveToSuperview()
        W.didAddSubview(V)
        """)
    }
  }

  /// RESP-13, APP-28: in `viewWillDisappear` the first responder is still first; it resigns right after, before the hooks.
  func test_RESP13_APP28_resigningAfterViewWillDisappear() async {
    final class Field: NamedView {
      weak var trace: Trace?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        trace?.note("resign")
        return super.resignFirstResponder()
      }
    }
    await withTrace([.layout, .views]) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let child = trace.controller("C", ScriptedController.init)
      trace.embed(child, in: root)
      let field = Field("F")
      trace.setUp {
        field.trace = trace
        child.view.addSubview(field)
        field.becomeFirstResponder()
      }
      child.once(.viewWillDisappear) { trace.note("first: \(field.isFirstResponder)") }
      child.leaveParent()
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        first: true
        resign
        R.view.willRemoveSubview(C.view)
        C.view.willMove(toSuperview: nil)
        C.view.willMove(toWindow: nil)
        F.willMove(toWindow: nil)
        C.view.didMoveToWindow()
        F.didMoveToWindow()
        C.view.didMoveToSuperview()
        C.didMove(toParent: nil)
        R.viewWillLayoutSubviews()
        R.view.layoutSubviews()
        R.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        """)
    }
  }
}
