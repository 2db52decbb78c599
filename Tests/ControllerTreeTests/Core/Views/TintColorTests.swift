import XCTest

@testable import ControllerTree

final class TintColorTests: XCTestCase {
  /// VIEW-25: a view's tint is its own, else the nearest superview's, else the system's.
  func test_VIEW25_tintIsInherited() async {
    await withTrace { trace in
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      outer.addSubview(middle)
      middle.addSubview(inner)
      XCTAssertEqual(inner.tintColor, .systemBlue)
      outer.tintColor = .red
      XCTAssertEqual(inner.tintColor, .red)
      middle.tintColor = .green
      XCTAssertEqual([outer, middle, inner].map(\.tintColor), [.red, .green, .green])
      middle.tintColor = nil
      XCTAssertEqual(inner.tintColor, .red)
      inner.removeFromSuperview()
      XCTAssertEqual(inner.tintColor, .systemBlue)
    }
  }

  /// VIEW-25: views with a changed colour get the hook, superview first; views with their own colour and their subviews do not.
  func test_VIEW25_changeSendsTintColorDidChange() async {
    await withTrace(.views) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let (a, a1, b, b1) = (NamedView("A"), NamedView("A1"), NamedView("B"), NamedView("B1"))
      trace.setUp {
        root.view.addSubview(a)
        a.addSubview(a1)
        root.view.addSubview(b)
        b.addSubview(b1)
        b.tintColor = .green
      }

      root.view.tintColor = .red
      trace.expect("P.view.tintColorDidChange()\nA.tintColorDidChange()\nA1.tintColorDidChange()")
      root.view.tintColor = .red
      b.tintColor = .green
      trace.expect("")
      b.tintColor = nil
      trace.expect("B.tintColorDidChange()\nB1.tintColorDidChange()")
      // The view has this colour already.
      a.tintColor = .red
      trace.expect("")
      root.view.tintColor = nil
      trace.expect("P.view.tintColorDidChange()\nB.tintColorDidChange()\nB1.tintColorDidChange()")
    }
  }

  /// VIEW-25: hooks are sent outside a window, too; a view that a hook moves away gets none.
  func test_VIEW25_hookThatMovesASubview() async {
    await withTrace { _ in
      let (outer, inner) = (Acting(), Acting())
      var log: [String] = []
      outer.addSubview(inner)
      outer.act = {
        log.append("outer")
        inner.removeFromSuperview()
      }
      inner.act = { log.append("inner") }
      outer.tintColor = .red
      XCTAssertEqual(log, ["outer"])
    }
  }

  /// VIEW-25: a view that gets a colour of its own from its sibling's hook gets the hook for that colour only.
  func test_VIEW25_colourFromASiblingsHook() async {
    await withTrace { _ in
      let (outer, first, second) = (UIView(), Acting(), Acting())
      outer.addSubview(first)
      outer.addSubview(second)
      var log: [UIColor?] = []
      first.act = { [unowned second] in second.tintColor = .green }
      second.act = { [unowned second] in log.append(second.tintColor) }
      outer.tintColor = .red
      XCTAssertEqual(log, [.green])
    }
  }

  private final class Acting: UIView {
    var act: () -> Void = {}
    override func tintColorDidChange() { act() }
  }

  /// VIEW-40: the grey of the tint goes to subviews, until one has a mode of its own.
  func test_VIEW40_dimmedTint() async {
    await withTrace(.views) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let (a, a1, b) = (NamedView("A"), NamedView("A1"), NamedView("B"))
      trace.setUp {
        root.view.addSubview(a)
        a.addSubview(a1)
        a1.tintColor = .red
        root.view.addSubview(b)
        b.tintAdjustmentMode = .normal
        root.view.tintColor = UIColor(white: 0.5, alpha: 1)
      }
      root.view.tintAdjustmentMode = .dimmed
      trace.expect("P.view.tintColorDidChange()\nA.tintColorDidChange()\nA1.tintColorDidChange()")
      XCTAssertEqual([root.view, a, a1, b].map(\.tintAdjustmentMode), [.dimmed, .dimmed, .dimmed, .normal])
      XCTAssertEqual(a.tintColor, UIColor(white: 0.5, alpha: 1))
      XCTAssertEqual(a1.tintColor.cgColor.numberOfComponents, 2)
      XCTAssertEqual(b.tintColor, UIColor(white: 0.5, alpha: 1))
      root.view.tintAdjustmentMode = .dimmed
      b.tintAdjustmentMode = .automatic
      trace.expect("B.tintColorDidChange()")
      root.view.tintAdjustmentMode = .automatic
      trace.expect(
        """
        P.view.tintColorDidChange()
        A.tintColorDidChange()
        A1.tintColorDidChange()
        B.tintColorDidChange()
        """)
      XCTAssertEqual(a1.tintColor, .red)
      let free = UIView()
      free.tintAdjustmentMode = .automatic
      free.tintAdjustmentMode = .dimmed
      trace.expect("UIView #2.tintColorDidChange()")
      XCTAssertEqual(free.tintAdjustmentMode, .dimmed)
    }
  }
}
