import XCTest

@testable import ControllerTree

/// TURN-09: a direct call that a device would refuse or delay, because no event lies between it and an animated
/// transition.
final class EndedTransitionTests: XCTestCase {
  // MARK: Reported calls

  /// TURN-09, DIS-09: an animated dismissal, then a presentation by the same presenter.
  func test_TURN09_presentAfterDismiss() async {
    await withRequest { trace in
      let (root, first, second) = (trace.controller("R"), trace.modal("A"), trace.modal("B"))
      trace.chain(root, [first])
      root.dismiss(animated: true)
      trace.expect(
        """
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        """)
      root.present(second, animated: true)
      trace.expect(
        """
        ! TURN-09 noEventBetween: R.present(_:animated:completion:)
        B.viewDidLoad()
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        B.viewDidAppear(true)
        """)
      XCTAssertTrue(root.presentedViewController === second)
    }
  }

  /// TURN-09, PRES-19, DIS-08: an animated presentation, then a presentation by the presented controller, and the dismissal.
  func test_TURN09_presentOnPresentThenDismiss() async {
    await withRequest { trace in
      let (root, first, second) = (trace.controller("R"), trace.modal("A"), trace.modal("B"))
      trace.show(root)
      root.present(first, animated: true)
      trace.expect(
        """
        A.viewDidLoad()
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        """)
      first.present(second, animated: false)
      trace.expect(
        """
        ! TURN-09 noEventBetween: A.present(_:animated:completion:)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        """)
      root.dismiss(animated: false)
      trace.expect(
        """
        ! TURN-09 noEventBetween: R.dismiss(animated:completion:)
        B.viewWillDisappear(false)
        A.viewWillDisappear(false)
        B.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
    }
  }

  /// TURN-09, NAV-15, NAV-31: two animated pushes, then a pop.
  func test_TURN09_pushAfterPushThenPop() async {
    await withRequest { trace in
      let navigation = trace.showNavigation("A").navigation
      trace.setUp { navigation.pushViewController(trace.controller("B"), animated: true) }
      navigation.pushViewController(trace.controller("C"), animated: true)
      trace.expect(
        """
        ! TURN-09 noEventBetween: N.pushViewController(_:animated:)
        C.willMove(toParent: N)
        C.viewDidLoad()
        B.viewWillDisappear(true)
        C.viewWillAppear(true)
        willShow C (true)
        C.viewIsAppearing(true)
        B.viewDidDisappear(true)
        C.viewDidAppear(true)
        C.didMove(toParent: N)
        didShow C (true)
        """)
      navigation.popViewController(animated: false)
      trace.expect(
        """
        ! TURN-09 noEventBetween: N.popViewController(animated:)
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        B.viewWillAppear(false)
        willShow B (false)
        B.viewIsAppearing(false)
        C.viewDidDisappear(false)
        B.viewDidAppear(false)
        C.didMove(toParent: nil)
        didShow B (false)
        """)
    }
  }

  /// TURN-09, NAV-15, NAV-31: a push and an exchange of the stack after an animated dismissal, on both sides of it.
  func test_TURN09_navigationAfterDismissal() async {
    await withRequest { trace in
      let navigation = trace.showNavigation("A").navigation
      let modal = trace.controller("M") { UINavigationController(rootViewController: trace.controller("S")) }
      trace.setUp {
        modal.pushViewController(trace.controller("T"), animated: false)
        navigation.present(modal, animated: false)
      }
      trace.setUp { navigation.dismiss(animated: true) }
      navigation.pushViewController(trace.controller("B"), animated: false)
      trace.expect(
        """
        ! TURN-09 noEventBetween: N.pushViewController(_:animated:)
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(false)
        B.viewWillAppear(false)
        willShow B (false)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        B.didMove(toParent: N)
        didShow B (false)
        """)
      modal.popToRootViewController(animated: false)
      trace.expect(
        """
        ! TURN-09 noEventBetween: M.popToRootViewController(animated:)
        T.willMove(toParent: nil)
        T.didMove(toParent: nil)
        """)
    }
  }

  /// TURN-09, DIS-08: a second dismissal dismisses one level further down than on a device.
  func test_TURN09_dismissAfterDismiss() async {
    await withRequest { trace in
      let (root, first, second) = (trace.controller("R"), trace.modal("A"), trace.modal("B"))
      trace.setUp {
        trace.chain(root, [first, second])
        first.dismiss(animated: true)
      }
      first.dismiss(animated: true)
      trace.expect(
        """
        ! TURN-09 noEventBetween: A.dismiss(animated:completion:)
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        """)
    }
  }

  /// TURN-09, DIS-01, DIS-08: a child's presentation is dismissed, and the child's next dismissal applies to the
  /// controller around it.
  func test_TURN09_dismissThroughChild() async {
    await withRequest { trace in
      let (root, modal, child) = (trace.controller("R"), trace.modal("M"), trace.controller("C"))
      trace.setUp {
        trace.chain(root, [modal])
        trace.embed(child, in: modal)
        child.definesPresentationContext = true
        child.present(trace.modal("A", .overCurrentContext), animated: false)
        child.dismiss(animated: true)
      }
      child.dismiss(animated: false)
      trace.expect(
        """
        ! TURN-09 noEventBetween: C.dismiss(animated:completion:)
        M.viewWillDisappear(false)
        C.viewWillDisappear(false)
        M.viewDidDisappear(false)
        C.viewDidDisappear(false)
        """)
    }
  }

  // MARK: Calls that are not reported

  /// TURN-09: each kind of event lies between.
  func test_TURN09_eventsLieBetween() async {
    let events: [(String, @MainActor (Trace) -> Void)] = [
      ("turn", { $0.stage.cycle.turn {} }),
      ("settle", { $0.stage.cycle.settle() }),
      ("advance", { $0.stage.cycle.advance(by: .milliseconds(1)) }),
      ("person", { _ in UIControl().sendActions(for: .touchUpInside) }),
    ]
    for (name, event) in events {
      await withRequest { trace in
        let root = trace.controller("R")
        trace.setUp {
          trace.show(root)
          root.present(trace.modal("A"), animated: true)
          event(trace)
          root.dismiss(animated: true)
          event(trace)
          root.present(trace.modal("B"), animated: true)
        }
        XCTAssertEqual(trace.stage.diagnostics.takeCollected(), [], name)
      }
    }
  }

  /// TURN-09: a turn of the main run loop lies between.
  func test_TURN09_runLoopLiesBetween() {
    MainActor.assumeIsolated {
      Stage.withPristine { stage in
        let issues = stage.diagnostics.withPolicies([.kind(.noEventBetween): .collect]) {
          stage.diagnostics.collect {
            let (window, root) = (UIWindow(), UIViewController())
            window.rootViewController = root
            window.isHidden = false
            root.present(UIViewController(), animated: true)
            RunLoop.main.run(until: Date() + 0.01)
            root.dismiss(animated: true)
            RunLoop.main.run(until: Date() + 0.01)
            window.isHidden = true
          }
        }
        XCTAssertEqual(issues, [])
      }
    }
  }

  /// TURN-09: a suspension of an asynchronous test lets the main run loop turn.
  func test_TURN09_suspensionLiesBetween() async {
    let issues = await Stage.withPristine { stage in
      await stage.diagnostics.withPolicies([.kind(.noEventBetween): .collect]) {
        await stage.diagnostics.collect {
          let (window, root) = (UIWindow(), UIViewController())
          window.rootViewController = root
          window.isHidden = false
          root.present(UIViewController(), animated: true)
          await Task.yield()
          root.dismiss(animated: true)
          await Task.yield()
          window.isHidden = true
        }
      }
    }
    XCTAssertEqual(issues, [])
  }

  /// TURN-09: completions and callbacks belong to the transition's own turn; calls in one turn get UIKit's refusals; an
  /// unanimated call, or one on another controller, is not reported.
  func test_TURN09_falseAlarms() async {
    await withRequest { trace in
      let (root, first) = (trace.controller("R"), trace.modal("A"))
      trace.show(root)
      root.present(first, animated: true) {
        first.dismiss(animated: true) { root.present(trace.modal("B"), animated: false) }
      }
      trace.stage.cycle.settle()
      root.dismiss(animated: false)
      root.present(first, animated: false)
      first.present(trace.modal("C"), animated: false)
      root.dismiss(animated: false)

      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.popViewController(animated: true)
      let other = trace.showNavigation("D").navigation
      other.pushViewController(trace.controller("E"), animated: true)
      root.present(trace.modal("F"), animated: true)
      XCTAssertEqual(trace.stage.diagnostics.takeCollected(), [])
      trace.setUp {
        trace.stage.cycle.turn { _ = other.popViewController(animated: true) }
        other.pushViewController(trace.controller("G"), animated: true)
      }
      XCTAssertEqual(trace.stage.diagnostics.takeCollected(), [])
    }
  }

  /// TURN-09: a refused call is reported once, with the reason of its refusal.
  func test_TURN09_refusedCallHasOneIssue() async {
    await withRequest { trace in
      let navigation = trace.showNavigation("A").navigation
      let pushed = trace.controller("B")
      trace.setUp { navigation.pushViewController(pushed, animated: true) }
      navigation.pushViewController(pushed, animated: true)
      trace.expect("! M-NAV-01 pushedTwice: N.pushViewController(_:animated:)")
    }
  }

  // MARK: The policy

  /// TURN-09: policies for all kinds, or for notices, do not request it; one line makes it a failure, and a scope ends
  /// that.
  func test_TURN09_issueIsReportedOnRequest() async {
    await withStage { trace in
      let navigation = trace.showNavigation("A").navigation
      var failures: [HierarchyIssue] = []
      let handler = Diagnostics.failureHandler
      Diagnostics.failureHandler = { failures.append($0) }
      defer { Diagnostics.failureHandler = handler }
      @MainActor func pushTwice() {
        for name in ["B", "C"] { navigation.pushViewController(trace.controller(name), animated: true) }
      }

      let diagnostics = trace.stage.diagnostics
      diagnostics.policies = [.all: .fail, .severity(.notice): .fail]
      pushTwice()
      XCTAssertEqual(failures, [])

      diagnostics.policies[.kind(.noEventBetween)] = .fail
      diagnostics.withPolicies([.kind(.noEventBetween): .ignore]) { pushTwice() }
      XCTAssertEqual(failures, [])
      XCTAssertEqual(diagnostics.collect { pushTwice() }.map(\.kind), [.noEventBetween, .noEventBetween])
      trace.stage.cycle.settle()
      pushTwice()
      XCTAssertEqual(
        failures.map(\.description),
        [
          """
          notice: noEventBetween (TURN-09): No event lies between this call and an animated transition of \
          UINavigationController "N"; a device would delay the push. Put the calls of one event into \
          UpdateCycle.main.turn, or call settle() between two events. [N.pushViewController(_:animated:)]
          """
        ])
      trace.expect(
        """
        ! TURN-09 noEventBetween: N.pushViewController(_:animated:)
        ! TURN-09 noEventBetween: N.pushViewController(_:animated:)
        ! TURN-09 noEventBetween: N.pushViewController(_:animated:)
        """)
    }
  }
}

/// Runs `body` with a policy for the kind, which nothing else requests.
@MainActor private func withRequest(
  file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  try await withTrace(file: file, line: line) { trace in
    trace.stage.diagnostics.policies[.kind(.noEventBetween)] = .collect
    try body(trace)
  }
}
