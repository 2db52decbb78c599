import XCTest

@testable import ControllerTree

final class UIStackViewTests: XCTestCase {
  /// AL-60: arranged views are subviews, in an order of their own.
  func test_AL60_arrangedViewsAndSubviews() async {
    await withStage { _ in
      let (a, b, c, plain) = (BoxView("a"), BoxView("b"), BoxView("c"), BoxView("plain"))
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.addSubview(plain)
      stack.insertArrangedSubview(c, at: 0)
      XCTAssertEqual(stack.arrangedSubviews, [c, a, b])
      XCTAssertEqual(stack.subviews, [a, b, plain, c])

      stack.addArrangedSubview(plain)
      stack.insertArrangedSubview(b, at: 1)
      XCTAssertEqual(stack.arrangedSubviews, [c, b, a, plain])
      XCTAssertEqual(stack.subviews, [a, b, plain, c])

      stack.removeArrangedSubview(b)
      stack.removeArrangedSubview(b)
      XCTAssertEqual(stack.arrangedSubviews, [c, a, plain])
      XCTAssertEqual(stack.subviews, [a, b, plain, c])

      a.removeFromSuperview()
      let other = UIStackView(arrangedSubviews: [c])
      XCTAssertEqual(stack.arrangedSubviews, [plain])
      XCTAssertEqual(other.arrangedSubviews, [c])
    }
  }

  /// AL-61: the stack lays the views out, so their masks don't.
  func test_AL61_masksAreNotTranslated() async {
    await withStage { _ in
      let (view, stack) = (UIView(), UIStackView())
      XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
      stack.addArrangedSubview(view)
      XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
      XCTAssertTrue(UIStackView.requiresConstraintBasedLayout)
    }
  }

  /// AL-62: an index outside of the arranged views is refused.
  func test_AL62_indexOutOfRange() async {
    await withTrace { trace in
      let stack = UIStackView(arrangedSubviews: [UIView()])
      trace.begin()
      for index in [-1, 2] {
        let view = UIView()
        stack.insertArrangedSubview(view, at: index)
        XCTAssertNil(view.superview)
        XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
        trace.expect("! AL-62 arrangedIndexOutOfRange: UIStackView #1.insertArrangedSubview(_:at:)")
      }
      XCTAssertEqual(stack.arrangedSubviews.count, 1)
      stack.insertArrangedSubview(UIView(), at: 1)
      XCTAssertEqual(stack.arrangedSubviews.count, 2)
      // Moving the only other view behind the last one.
      stack.insertArrangedSubview(stack.arrangedSubviews[0], at: 2)
      XCTAssertEqual(stack.arrangedSubviews.count, 2)
    }
  }

  /// AL-60: a view that can't become a subview is not arranged.
  func test_AL60_refusedSubviews() async {
    await withTrace { trace in
      let stack = UIStackView()
      let outer = UIStackView(arrangedSubviews: [stack])
      trace.begin()
      stack.addArrangedSubview(stack)
      stack.addArrangedSubview(outer)
      stack.addArrangedSubview(trace.window())
      XCTAssertEqual(stack.arrangedSubviews, [])
      XCTAssertEqual(outer.arrangedSubviews, [stack])
      trace.expect(
        """
        ! MIS-01 viewCycle: UIStackView #1.addArrangedSubview(_:)
        ! MIS-02 viewCycle: UIStackView #1.addArrangedSubview(_:)
        ! MIS-03 windowAsSubview: UIStackView #1.addArrangedSubview(_:)
        """)
    }
  }

  /// AL-72, AL-73: numbers that are none are refused.
  func test_AL72_AL73_spacingsAreFinite() async {
    await withTrace { trace in
      let view = UIView()
      let stack = UIStackView(arrangedSubviews: [view])
      stack.spacing = 4
      trace.begin()
      stack.spacing = .nan
      stack.setCustomSpacing(.infinity, after: view)
      XCTAssertEqual(stack.spacing, 4)
      XCTAssertEqual(stack.customSpacing(after: view), UIStackView.spacingUseDefault)
      trace.expect(
        """
        ! MIS-32 invalidGeometry: spacing of UIStackView #1 was given a number that is NaN or infinite; the old value stays.
        ! MIS-32 invalidGeometry: setCustomSpacing(_:after:) of UIStackView #1 was given a number that is NaN or infinite; the old value stays.
        """)
      stack.setCustomSpacing(3, after: UIView())
      XCTAssertEqual(stack.customSpacing(after: view), UIStackView.spacingUseDefault)
    }
  }
}
