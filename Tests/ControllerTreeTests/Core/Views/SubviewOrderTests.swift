import XCTest

@testable import ControllerTree

final class SubviewOrderTests: XCTestCase {
  /// VIEW-10, VIEW-16: adding a subview again brings it to the front without a hook; layout follows only if the order changed.
  func test_VIEW10_VIEW16_addAgain() async {
    await withTrace([.layout, .views]) { trace in
      let (parent, a, _, c) = makeABC(trace)

      parent.addSubview(c)
      trace.expect("")
      XCTAssertEqual(order(parent), "ABC")

      parent.addSubview(a)
      trace.expect("P.layoutSubviews()")
      XCTAssertEqual(order(parent), "BCA")
    }
  }

  /// VIEW-11: `insertSubview(_:at:)` accepts any index from 0 to the count; a sibling is removed before the index is applied.
  func test_VIEW11_insertAtIndex() async {
    await withTrace { trace in
      for (index, expected) in ["VABC", "AVBC", "ABVC", "ABCV"].enumerated() {
        let (parent, _, _, _) = makeABC(trace)
        parent.insertSubview(NamedView("V"), at: index)
        XCTAssertEqual(order(parent), expected)
      }
      for (index, expected) in ["BAC", "ABC", "ACB"].enumerated() {
        let (parent, _, b, _) = makeABC(trace)
        parent.insertSubview(b, at: index)
        XCTAssertEqual(order(parent), expected)
      }
      trace.expect("")
    }
  }

  /// VIEW-16: a view that changes the order of its subviews in its own layout is not laid out again for it.
  func test_VIEW16_ordersThatChangeInLayout() async {
    final class Shuffled: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        bringSubviewToFront(subviews[0])
        exchangeSubview(at: 0, withSubviewAt: 1)
        insertSubview(subviews[1], at: 0)
        sendSubviewToBack(subviews[1])
      }
    }
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let view = Shuffled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for _ in 0..<3 { view.addSubview(UIView()) }
      root.view.addSubview(view)
      XCTAssertEqual(view.passes, 1)
      trace.begin()
    }
  }

  /// VIEW-11, VIEW-16: moving a sibling to its own index changes and marks nothing.
  func test_VIEW16_onlyAChangeOfOrderMarksForLayout() async {
    await withTrace([.layout, .views]) { trace in
      let (parent, a, b, c) = makeABC(trace)

      parent.insertSubview(b, at: 1)
      parent.insertSubview(b, belowSubview: c)
      parent.insertSubview(b, aboveSubview: a)
      parent.insertSubview(b, aboveSubview: b)
      parent.insertSubview(b, belowSubview: b)
      parent.exchangeSubview(at: 2, withSubviewAt: 2)
      parent.bringSubviewToFront(c)
      parent.sendSubviewToBack(a)
      trace.expect("")
      XCTAssertEqual(order(parent), "ABC")

      UpdateCycle.main.turn {
        parent.insertSubview(b, at: 0)
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
      }
      trace.expect("P.layoutSubviews()")
      XCTAssertEqual(order(parent), "CAB")
    }
  }

  /// VIEW-12: below is directly behind, above directly in front, for new views and for siblings.
  func test_VIEW12_insertBelowAndAbove() async {
    await withTrace { trace in
      var (parent, a, b, c) = makeABC(trace)
      parent.insertSubview(NamedView("V"), belowSubview: b)
      XCTAssertEqual(order(parent), "AVBC")
      parent.insertSubview(NamedView("W"), aboveSubview: b)
      XCTAssertEqual(order(parent), "AVBWC")

      (parent, a, b, c) = makeABC(trace)
      parent.insertSubview(a, belowSubview: c)
      XCTAssertEqual(order(parent), "BAC")
      parent.insertSubview(c, belowSubview: b)
      XCTAssertEqual(order(parent), "CBA")
      parent.insertSubview(c, aboveSubview: a)
      XCTAssertEqual(order(parent), "BAC")
      parent.insertSubview(c, aboveSubview: b)
      XCTAssertEqual(order(parent), "BCA")
      trace.expect("")
    }
  }

  /// VIEW-14: an exchange sends no hook and keeps the superviews.
  func test_VIEW14_exchange() async {
    await withTrace(.views) { trace in
      let (parent, a, b, c) = makeABC(trace)
      parent.exchangeSubview(at: 0, withSubviewAt: 2)
      trace.expect("")
      XCTAssertEqual(order(parent), "CBA")
      for view in [a, b, c] { XCTAssertTrue(view.superview === parent) }
    }
  }

  /// VIEW-15: the front is the last index, the back the first; no hook is sent.
  func test_VIEW15_frontAndBack() async {
    await withTrace(.views) { trace in
      let (parent, a, _, c) = makeABC(trace)
      parent.bringSubviewToFront(a)
      trace.expect("")
      XCTAssertEqual(order(parent), "BCA")
      parent.sendSubviewToBack(c)
      trace.expect("")
      XCTAssertEqual(order(parent), "CBA")
    }
  }

  /// VIEW-15, VIEW-26: hooks may change the order, also of the view that is being added.
  func test_VIEW15_fromInsideAHook() async {
    await withTrace(.views) { trace in
      let (parent, _, _, _) = makeABC(trace)
      let view = NamedView("V")
      parent.when(.didAddSubview) { parent.sendSubviewToBack(view) }

      parent.addSubview(view)
      trace.expect(
        """
        V.willMove(toSuperview: P)
        V.willMove(toWindow: UIWindow #1)
        V.didMoveToWindow()
        V.didMoveToSuperview()
        P.didAddSubview(V)
        """)
      XCTAssertEqual(order(parent), "VABC")
    }
  }

  /// SEED-08: descriptions show subviews in the order of `subviews`, back to front.
  func test_SEED08_descriptionFollowsOrder() async {
    await withTrace { trace in
      let (parent, a, _, _) = makeABC(trace)
      @MainActor func shown() -> [String] {
        trace.tree.split(separator: "\n").compactMap { line in
          ["A", "B", "C"].first { line.contains("\"\($0)\"") }
        }
      }
      XCTAssertEqual(shown(), ["A", "B", "C"])
      parent.bringSubviewToFront(a)
      XCTAssertEqual(shown(), ["B", "C", "A"])
      parent.exchangeSubview(at: 0, withSubviewAt: 1)
      XCTAssertEqual(shown(), ["C", "B", "A"])
    }
  }

  // MARK: Misuse

  /// MIS-04: an index outside `0...count` means the nearer end.
  func test_MIS04_insertAtWrongIndexIsClamped() async {
    for (index, used, expected) in [(7, 3, "ABCV"), (-1, 0, "VABC"), (.max, 3, "ABCV"), (.min, 0, "VABC")] {
      await withTrace { trace in
        let (parent, _, _, _) = makeABC(trace)
        let issues = trace.stage.diagnostics.collect { parent.insertSubview(NamedView("V"), at: index) }
        XCTAssertEqual(
          issues.map(\.message),
          ["insertSubview(at: \(index)) on NamedView \"P\" with 3 subviews; inserted at \(used)."])
        trace.expect("! MIS-04 indexOutOfRange: P.insertSubview(_:at:)")
        XCTAssertEqual(order(parent), expected)
      }
    }
  }

  /// MIS-04, VIEW-11: for a sibling the range is that of the other subviews.
  func test_MIS04_siblingAtWrongIndexIsClamped() async {
    for (index, used, expected) in [(3, 2, "BCA"), (-1, 0, "ABC")] {
      await withTrace { trace in
        let (parent, a, _, _) = makeABC(trace)
        let issues = trace.stage.diagnostics.collect { parent.insertSubview(a, at: index) }
        XCTAssertEqual(
          issues.map(\.message),
          ["insertSubview(at: \(index)) on NamedView \"P\" with 2 subviews; inserted at \(used)."])
        trace.expect("! MIS-04 indexOutOfRange: P.insertSubview(_:at:)")
        XCTAssertEqual(order(parent), expected)
      }
    }
  }

  /// MIS-05: an exchange with an index outside `0..<count` is refused.
  func test_MIS05_exchangeOutOfRange() async {
    await withTrace(.views) { trace in
      let (parent, _, _, _) = makeABC(trace)
      for (first, second) in [(0, 3), (3, 0), (-1, 1), (7, 7)] {
        trace.expectRefusal(
          "! MIS-05 indexOutOfRange: exchangeSubview(at: \(first), withSubviewAt: \(second)) on NamedView \"P\" "
            + "with 3 subviews; nothing was done."
        ) { parent.exchangeSubview(at: first, withSubviewAt: second) }
      }
      XCTAssertEqual(order(parent), "ABC")
    }
  }

  /// MIS-06: inserting beside a view that is no subview adds in front of all, for new views and for siblings.
  func test_MIS06_insertBesideAStranger() async {
    let ways: [(call: String, insert: @MainActor (UIView, UIView, UIView) -> Void)] = [
      ("insertSubview(_:belowSubview:)", { $0.insertSubview($1, belowSubview: $2) }),
      ("insertSubview(_:aboveSubview:)", { $0.insertSubview($1, aboveSubview: $2) }),
    ]
    for way in ways {
      await withTrace { trace in
        let (parent, a, _, _) = makeABC(trace)
        let (stranger, view) = (NamedView("S"), NamedView("V"))
        let issues = trace.stage.diagnostics.collect { way.insert(parent, view, stranger) }
        XCTAssertEqual(
          issues.map(\.message),
          ["NamedView \"S\" is not a subview of NamedView \"P\"; NamedView \"V\" was added in front."])
        XCTAssertEqual(order(parent), "ABCV")
        way.insert(parent, a, stranger)
        XCTAssertEqual(order(parent), "BCVA")
        trace.expect("! MIS-06 notASubview: P.\(way.call)\n! MIS-06 notASubview: P.\(way.call)")
      }
    }
  }

  /// MIS-06: a sibling that a `will…` hook removes is no sibling any more.
  func test_MIS06_siblingLeavesMeanwhile() async {
    await withTrace { trace in
      let (parent, _, b, _) = makeABC(trace)
      let view = NamedView("V")
      view.when(.willMoveToSuperview) { b.removeFromSuperview() }
      parent.insertSubview(view, belowSubview: b)
      trace.expect("! MIS-06 notASubview: P.insertSubview(_:belowSubview:)")
      XCTAssertEqual(order(parent), "ACV")
    }
  }

  /// MIS-07: only a subview can be brought to the front or sent to the back; a subview's subview can't.
  func test_MIS07_reorderAStranger() async {
    await withTrace(.views) { trace in
      let (parent, a, _, _) = makeABC(trace)
      let inner = NamedView("S")
      trace.setUp { a.add(inner) }
      let issue = "! MIS-07 notASubview: NamedView \"S\" is not a subview of NamedView \"P\"; nothing was done."
      trace.expectRefusal(issue) { parent.bringSubviewToFront(inner) }
      trace.expectRefusal(issue) { parent.sendSubviewToBack(inner) }
      XCTAssertEqual(order(parent), "ABC")
    }
  }
}

/// `P` in a window with subviews A, B, C; the trace begins after it.
@MainActor private func makeABC(_ trace: Trace) -> (parent: NamedView, a: NamedView, b: NamedView, c: NamedView) {
  let parent = trace.viewInWindow("P")
  let (a, b, c) = (NamedView("A"), NamedView("B"), NamedView("C"))
  trace.setUp { parent.add(a, b, c) }
  return (parent, a, b, c)
}

@MainActor private func order(_ view: UIView) -> String {
  view.subviews.map { ($0 as? NamedView)?.name ?? "?" }.joined()
}
