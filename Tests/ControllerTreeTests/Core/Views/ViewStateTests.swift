import XCTest

@testable import ControllerTree

final class ViewStateTests: XCTestCase {
  /// VIEW-01: the properties of a new view.
  func test_VIEW01_defaults() async {
    await withTrace { trace in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
      XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
      XCTAssertEqual(view.transform, .identity)
      XCTAssertEqual(view.alpha, 1)
      XCTAssertFalse(view.isHidden)
      XCTAssertTrue(view.isOpaque)
      XCTAssertFalse(view.clipsToBounds)
      XCTAssertEqual(view.tag, 0)
      XCTAssertTrue(view.isUserInteractionEnabled)
      XCTAssertTrue(view.autoresizesSubviews)
      XCTAssertEqual(view.autoresizingMask, [])
      XCTAssertEqual(view.contentMode, .scaleToFill)
      XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
      XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      XCTAssertTrue(view.insetsLayoutMarginsFromSafeArea)
      XCTAssertFalse(view.preservesSuperviewLayoutMargins)
      XCTAssertEqual(view.subviews, [])
      XCTAssertNil(view.superview)
      XCTAssertNil(view.window)
      XCTAssertNil(view.backgroundColor)
      XCTAssertEqual(UIView().frame, .zero)
      trace.expect("")
    }
  }

  /// VIEW-01, GEO-06: a frame with negative sides is standardised, and an invalid one becomes empty.
  func test_VIEW01_unusualFrames() async {
    await withTrace { trace in
      XCTAssertEqual(
        UIView(frame: CGRect(x: 50, y: 60, width: -20, height: -10)).frame,
        CGRect(x: 30, y: 50, width: 20, height: 10))
      let view = NamedView("V", frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      XCTAssertEqual(view.frame, .zero)
      trace.expect(
        "! MIS-32 invalidGeometry: init(frame:) of NamedView \"V\" was given a number that is NaN or infinite; "
          + "the old value stays.")
    }
  }

  /// VIEW-19: tags are searched depth first, the receiver first and siblings in order.
  func test_VIEW19_viewWithTag() async {
    await withTrace { _ in
      let (top, left, right, inner) = (UIView(), UIView(), UIView(), UIView())
      top.add(left, right)
      left.add(inner)
      XCTAssertTrue(top.viewWithTag(0) === top)
      XCTAssertNil(top.viewWithTag(7))
      (right.tag, inner.tag) = (7, 7)
      XCTAssertTrue(top.viewWithTag(7) === inner)
      top.bringSubviewToFront(left)
      XCTAssertTrue(top.viewWithTag(7) === right)
      left.tag = 7
      XCTAssertTrue(left.viewWithTag(7) === left)
      XCTAssertNil(inner.viewWithTag(0))
    }
  }

  /// VIEW-23: `isHidden` and `alpha` are not inherited; setting them moves nothing and sends nothing.
  func test_VIEW23_hiddenAndAlphaAreNotInherited() async {
    await withTrace(.views) { trace in
      let root = trace.controller("C")
      let window = trace.show(root)
      let (view, sibling, inner) = (NamedView("V"), NamedView("S"), NamedView("A"))
      trace.setUp {
        root.view.add(view, sibling)
        view.add(inner)
      }

      view.isHidden = true
      view.alpha = 0
      root.view.alpha = 0.5
      trace.expect("")
      XCTAssertFalse(inner.isHidden)
      XCTAssertEqual(inner.alpha, 1)
      XCTAssertEqual(root.view.subviews, [view, sibling])
      XCTAssertTrue(inner.window === window)

      view.isHidden = false
      view.alpha = 1
      root.view.isHidden = true
      root.view.isHidden = false
      trace.expect("")
    }
  }

  /// VIEW-23: hidden views are resized by their masks and laid out like all others.
  func test_VIEW23_hiddenViewsAreLaidOut() async {
    await withTrace([.layout, .views]) { trace in
      let (root, parent, view) = (trace.viewInWindow("R"), NamedView("P"), NamedView("V"))
      trace.setUp {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isHidden = true
        parent.add(view)
        root.add(parent)
      }

      parent.bounds.size = CGSize(width: 150, height: 120)
      trace.expect("R.layoutSubviews()\nP.layoutSubviews()\nV.layoutSubviews()")
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 150, height: 120))
    }
  }

  /// VIEW-24: alpha is rounded to a 32-bit float and clamped to 0 through 1.
  func test_VIEW24_alphaIsRoundedAndClamped() async {
    await withTrace { _ in
      let view = UIView()
      for (given, read) in [
        (0.35, 0.34999999403953552), (0.5, 0.5), (-1, 0), (2, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0),
      ] as [(CGFloat, CGFloat)] {
        view.alpha = given
        XCTAssertEqual(view.alpha, read)
      }
    }
  }

  /// VIEW-25, SEED-10: appearance properties are stored, and change nothing in the tree.
  func test_VIEW25_appearanceValuesAreStored() async {
    await withTrace(.views) { trace in
      let view = trace.viewInWindow("V")
      view.isOpaque = false
      view.clipsToBounds = true
      view.contentMode = .topRight
      view.backgroundColor = .red
      view.tag = 3
      trace.expect("")
      XCTAssertFalse(view.isOpaque)
      XCTAssertTrue(view.clipsToBounds)
      XCTAssertEqual(view.contentMode, .topRight)
      XCTAssertEqual(view.backgroundColor, .red)
      XCTAssertEqual(view.tag, 3)
      view.backgroundColor = nil
      XCTAssertNil(view.backgroundColor)
    }
  }

  /// VIEW-25: descendants without a tint of their own inherit it; they get the hook, superviews first.
  func test_VIEW25_tintColor() async {
    await withTrace(.views) { trace in
      let view = trace.viewInWindow("V")
      let (plain, tinted, inner) = (NamedView("A"), NamedView("B"), NamedView("B1"))
      trace.setUp {
        view.add(plain, tinted)
        tinted.add(inner)
        tinted.tintColor = .green
      }

      view.tintColor = .red
      trace.expect("V.tintColorDidChange()\nA.tintColorDidChange()")
      XCTAssertEqual([view, plain, tinted, inner].map(\.tintColor), [.red, .red, .green, .green])

      view.tintColor = .red
      trace.expect("")

      tinted.tintColor = nil
      trace.expect("B.tintColorDidChange()\nB1.tintColorDidChange()")
      XCTAssertEqual(inner.tintColor, .red)
    }
  }

  /// VIEW-25: with `.redraw` a new size requests drawing; a new position, and another content mode, do not.
  func test_VIEW25_redrawOnSizeChange() async {
    final class Canvas: UIView {
      var marks = 0
      override func setNeedsDisplay() { marks += 1 }
    }
    await withTrace { trace in
      let view = trace.inWindow(Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      view.frame.size.width = 20
      XCTAssertEqual(view.marks, 0)

      view.contentMode = .redraw
      view.frame.origin.x = 5
      view.bounds.origin.y = 5
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.bounds.size = CGSize(width: 20, height: 10)
      XCTAssertEqual(view.marks, 0)
      view.bounds.size.height = 30
      XCTAssertEqual(view.marks, 1)
    }
  }

  /// SEED-10: hooks, tree queries and looks have UIKit's names and meaning.
  func test_SEED10_namesOfTheTree() async {
    await withTrace { trace in
      let (parent, view) = (trace.viewInWindow("P"), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
      view.tag = 4
      parent.addSubview(view)
      XCTAssertTrue(view.superview === parent)
      XCTAssertTrue(view.isDescendant(of: parent))
      XCTAssertTrue(parent.window?.viewWithTag(4) === view)
      view.willMove(toSuperview: parent)
      view.didMoveToSuperview()
      view.willMove(toWindow: nil)
      view.didMoveToWindow()
      view.didAddSubview(parent)
      view.willRemoveSubview(parent)
      trace.expect("")
      XCTAssertEqual(parent.subviews, [view])
    }
  }
}
