import XCTest

@testable import ControllerTree

/// The depth of a chain that would overflow the stack of a recursion over its levels.
private let deep = 100_000

final class ViewLinksTests: XCTestCase {
  /// VIEW-18: a view is a descendant of itself and of its superviews, and of no other view.
  func test_VIEW18_isDescendant() async {
    await withTrace { _ in
      let (top, middle, view, sibling) = (UIView(), UIView(), UIView(), UIView())
      top.add(middle, sibling)
      middle.add(view)
      XCTAssertTrue(view.isDescendant(of: view))
      XCTAssertTrue(view.isDescendant(of: middle))
      XCTAssertTrue(view.isDescendant(of: top))
      XCTAssertFalse(top.isDescendant(of: view))
      XCTAssertFalse(sibling.isDescendant(of: middle))
      XCTAssertFalse(view.isDescendant(of: UIView()))
    }
  }

  /// VIEW-20: `subviews` is a copy; later changes do not affect it.
  func test_VIEW20_subviewsIsACopy() async {
    await withTrace { _ in
      let (parent, view) = (UIView(), UIView())
      parent.add(view)
      let copy = parent.subviews
      parent.add(UIView())
      view.removeFromSuperview()
      XCTAssertEqual(copy, [view])
    }
  }

  /// VIEW-21: a superview retains its subviews; they and their window retain nothing upwards.
  func test_VIEW21_superviewRetainsSubviews() async {
    await withTrace { trace in
      weak var weakParent: UIView?
      weak var weakView: UIView?
      do {
        let parent = UIView()
        weakParent = parent
        do {
          let view = UIView()
          weakView = view
          parent.addSubview(view)
        }
        XCTAssertNotNil(weakView)
      }
      XCTAssertNil(weakParent)
      XCTAssertNil(weakView)
    }
  }

  /// VIEW-21: a removed view lives as long as it is retained elsewhere.
  func test_VIEW21_removedViewIsReleased() async {
    await withTrace { trace in
      let parent = trace.viewInWindow("P")
      weak var view: UIView?
      do {
        let made = UIView()
        parent.addSubview(made)
        view = made
      }
      XCTAssertNotNil(view)
      view?.removeFromSuperview()
      XCTAssertNil(view)
      trace.expect("")
    }
  }

  /// VIEW-22: a released superview removes its subviews without callbacks; a retained subview keeps its own subtree.
  func test_VIEW22_superviewIsReleased() async {
    await withTrace(.views) { trace in
      let (view, inner) = (NamedView("V"), NamedView("A"))
      weak var middle: NamedView?
      do {
        let top = NamedView("T")
        let made = NamedView("M")
        trace.setUp {
          middle = made
          top.add(made)
          made.add(view)
          view.add(inner)
        }
      }
      trace.expect("")
      XCTAssertNil(middle)
      XCTAssertNil(view.superview)
      XCTAssertTrue(inner.superview === view)
      XCTAssertEqual(view.subviews, [inner])
    }
  }

  /// VIEW-22, SEED-06: views that outlive their window have no window, at all depths, and can be added to another one.
  func test_VIEW22_windowIsReleased() async {
    await withTrace(.views) { trace in
      let root = trace.viewInWindow("R")
      let (view, inner) = (NamedView("V"), NamedView("A"))
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView()
        trace.setUp {
          window.addSubview(middle)
          middle.addSubview(view)
          view.addSubview(inner)
        }
        XCTAssertTrue(inner.window === window)
      }
      trace.expect("")
      XCTAssertNil(view.superview)
      XCTAssertNil(view.window)
      XCTAssertNil(inner.window)

      trace.ignore { root.addSubview(view) }
      XCTAssertTrue(inner.window === root.window)
    }
  }

  // MARK: Deep chains

  /// VIEW-21: a chain of 100,000 views is built, shown, moved, hidden, removed and released without recursion.
  func test_VIEW21_deepChainIsBuiltAndReleased() async {
    await withTrace { trace in
      let root = trace.viewInWindow("R")
      weak var weakInnermost: UIView?
      do {
        let top = UIView()
        let innermost = makeChain(deep, in: top)
        weakInnermost = innermost
        XCTAssertNil(innermost.window)

        root.addSubview(top)
        XCTAssertTrue(innermost.window === root.window)
        XCTAssertTrue(innermost.isDescendant(of: root))
        XCTAssertFalse(innermost.layoutState.needsLayout)
        XCTAssertEqual(innermost.convert(CGPoint.zero, to: nil), .zero)

        root.window?.isHidden = true
        root.window?.isHidden = false
        top.removeFromSuperview()
        XCTAssertNil(innermost.window)
      }
      XCTAssertNil(weakInnermost)
      trace.expect("")
    }
  }

  /// VIEW-21: the same chain is built inside a visible window, from the outside in, and released with its top.
  func test_VIEW21_deepChainBuiltInAWindow() async {
    await withTrace { trace in
      let root = trace.viewInWindow("R")
      weak var weakInnermost: UIView?
      do {
        let top = UIView()
        root.addSubview(top)
        weakInnermost = makeChain(deep / 5, in: top)
        XCTAssertFalse(weakInnermost?.layoutState.needsLayout ?? true)
      }
      root.subviews.first?.removeFromSuperview()
      XCTAssertNil(weakInnermost)
      trace.expect("")
    }
  }

  /// VIEW-21: a retained view in the middle of a chain that is released keeps its own half.
  func test_VIEW21_retainedMiddleRetainsItsSubtree() async {
    await withTrace { trace in
      weak var weakTop: UIView?
      weak var weakInnermost: UIView?
      var middle: UIView?
      do {
        let top = UIView()
        weakTop = top
        let held = makeChain(deep / 2, in: top)
        weakInnermost = makeChain(deep / 2, in: held)
        middle = held
      }
      XCTAssertNil(weakTop)
      XCTAssertNil(middle?.superview)
      XCTAssertNotNil(weakInnermost)
      XCTAssertEqual(middle.map { weakInnermost?.isDescendant(of: $0) }, true)
      middle = nil
      XCTAssertNil(weakInnermost)
    }
  }

  /// VIEW-21, VIEW-22: a window with a deep chain is released.
  func test_VIEW22_windowIsReleasedWithADeepChain() async {
    await withTrace { trace in
      weak var weakInnermost: UIView?
      var held: UIView?
      do {
        let window = UIWindow(frame: .zero)
        let middle = makeChain(deep / 10, in: window)
        weakInnermost = makeChain(deep / 10, in: middle)
        held = middle
      }
      XCTAssertNil(held?.window)
      XCTAssertNil(weakInnermost?.window)
      XCTAssertNotNil(weakInnermost)
      held = nil
      XCTAssertNil(weakInnermost)
      trace.expect("")
    }
  }
}

/// A chain of views, topmost first, each inside the one before it.
@MainActor private func makeChain(_ count: Int, in top: UIView) -> UIView {
  var innermost = top
  for _ in 0..<count {
    let view = UIView()
    innermost.addSubview(view)
    innermost = view
  }
  return innermost
}
