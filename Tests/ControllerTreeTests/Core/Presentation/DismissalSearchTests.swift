import XCTest

@testable import ControllerTree

/// The controllers that a dismissal removes, by its receiver (DIS-01 to DIS-03, DIS-07).
final class DismissalSearchTests: XCTestCase {
  /// A chain of sheets R → V1 → V2 → V3, with a child in each presented controller: C1 in V1 and so on.
  @MainActor private struct Chain {
    let root: UIViewController
    let presented: [UIViewController]
    let children: [UIViewController]

    init(_ trace: Trace) {
      root = trace.controller("R")
      presented = (1...3).map { trace.modal("V\($0)") }
      trace.chain(root, presented)
      let parents = presented
      children = (1...3).map { trace.embed(trace.controller("C\($0)"), in: parents[$0 - 1]) }
    }

    func remaining() -> Int { presented.filter { $0.presentingViewController != nil }.count }
  }

  /// DIS-01, DIS-02, DIS-03: from each controller of a chain, and from a child of each presented one.
  func test_DIS_01_dismissalCutsTheChainAtThePresenter() async {
    for (receiver, remaining) in [
      ("R", 0), ("V1", 1), ("V2", 2), ("V3", 2), ("C1", 1), ("C2", 2), ("C3", 2),
    ] {
      await withStage { trace in
        let chain = Chain(trace)
        let all = [chain.root] + chain.presented + chain.children
        all.first { $0.title == receiver }?.dismiss(animated: false)
        XCTAssertEqual(chain.remaining(), remaining, receiver)
      }
    }
  }

  /// DIS-01: the steps of the search.
  func test_DIS_01_explanationListsTheSteps() async {
    await withTrace { trace in
      let chain = Chain(trace)
      let middle = DismissalSearch(from: chain.children[0])
      XCTAssertEqual(middle.steps.map(\.controller), [chain.children[0], chain.presented[0]])
      XCTAssertEqual(middle.presentations.map(\.presented), [chain.presented[1], chain.presented[2]])
      guard case .presentsNothing = middle.steps[0].answer, case .presents(let next) = middle.steps[1].answer else {
        return XCTFail("\(middle.steps)")
      }
      XCTAssertTrue(next === chain.presented[1])

      let top = DismissalSearch(from: chain.children[2])
      XCTAssertEqual(
        top.steps.map(\.controller), [chain.children[2], chain.presented[2], chain.presented[2]])
      guard case .isPresented(let presenter) = top.steps[2].answer else { return XCTFail("\(top.steps)") }
      XCTAssertTrue(presenter === chain.presented[1])
      XCTAssertEqual(top.presentations.map(\.presented), [chain.presented[2]])
    }
  }

  /// DIS-02: repeated on the middle of a chain: first removes the presentations above, then the receiver, then nothing.
  func test_DIS_02_calledAgainItRemovesItself() async {
    await withTrace { trace in
      let (root, first, second) = (trace.controller("R"), trace.modal("V1"), trace.modal("V2"))
      trace.chain(root, [first, second])
      first.dismiss(animated: false) { trace.note("first") }
      trace.expect(
        """
        V2.viewWillDisappear(false)
        V2.viewDidDisappear(false)
        first
        """)
      first.dismiss(animated: false) { trace.note("second") }
      trace.expect(
        """
        V1.viewWillDisappear(false)
        V1.viewDidDisappear(false)
        second
        """)
      first.dismiss(animated: false) { trace.note("third") }
      trace.expect("third")
    }
  }

  /// DIS-03, DIS-07: if neither the receiver nor an ancestor presents or is presented, only the completion runs. The
  /// receivers are a root, a child of the root, and a controller without a window.
  func test_DIS_07_withNothingToDismissOnlyTheCompletionRuns() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let child = trace.embed(trace.controller("A"), in: root)
      let before = trace.tree
      for receiver in [root, child, trace.controller("X")] {
        for isAnimated in [true, false] {
          receiver.dismiss(animated: isAnimated) { trace.note("completion") }
          trace.expect("completion")
          receiver.dismiss(animated: isAnimated)
          trace.expect("")
          XCTAssertEqual(receiver.isViewLoaded, receiver.title != "X")
          XCTAssertEqual(trace.tree, before)
        }
      }
    }
  }

  /// DIS-07, TURN-07: the completion waits for the end of the turn.
  func test_DIS_07_theCompletionRunsAtTheEndOfTheTurn() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.show(root)
      trace.stage.cycle.turn {
        root.dismiss(animated: true) { trace.note("dismissed") }
        root.present(modal, animated: false) { trace.note("presented") }
        trace.note("end of the turn's calls")
      }
      trace.expect(
        """
        end of the turn's calls
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        presented
        dismissed
        """)
      XCTAssertTrue(root.presentedViewController === modal)
    }
  }

  /// DIS-07: a dismissal in the completion of the first one, on a controller that is free by now, has nothing to do.
  func test_DIS_07_inTheCompletionOfTheFirst() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.chain(root, [modal])
      root.dismiss(animated: false) {
        trace.note("first begins")
        root.dismiss(animated: false) { trace.note("second") }
        trace.note("first ends")
      }
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        first begins
        first ends
        second
        """)
    }
  }
}
