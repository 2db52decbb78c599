import XCTest

@testable import ControllerTree

/// Navigation controllers in containers, presented and hidden, and callbacks that change the stack.
final class ShownTopTests: XCTestCase {
  // MARK: In other containers

  /// NAV-03, NAV-04: in a plain parent only the navigation controller's children get the callbacks of a push or a pop.
  func test_NAV03_insideAPlainParent() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (navigation, _, _) = trace.makeNavigation(["A"])
      root.addChild(navigation)
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
      trace.expect(
        """
        N.willMove(toParent: R)
        N.viewDidLoad()
        A.viewDidLoad()
        N.viewWillAppear(false)
        A.viewWillAppear(false)
        willShow A (false)
        N.didMove(toParent: R)
        N.viewIsAppearing(false)
        A.viewIsAppearing(false)
        N.viewDidAppear(false)
        A.viewDidAppear(false)
        A.didMove(toParent: N)
        didShow A (false)
        """)
      navigation.pushViewController(trace.controller("B"), animated: false)
      navigation.popViewController(animated: false)
      trace.expect(
        """
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
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        A.viewWillAppear(false)
        willShow A (false)
        A.viewIsAppearing(false)
        B.viewDidDisappear(false)
        A.viewDidAppear(false)
        B.didMove(toParent: nil)
        didShow A (false)
        """)
      navigation.leaveParent()
      trace.expect(
        """
        N.willMove(toParent: nil)
        N.viewWillDisappear(false)
        A.viewWillDisappear(false)
        N.didMove(toParent: nil)
        N.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
    }
  }

  /// NAV-06: presented, its top appears and disappears with it.
  func test_NAV06_presented() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (navigation, _, _) = trace.makeNavigation(["A"])
      root.present(navigation, animated: true)
      trace.expect(
        """
        N.viewDidLoad()
        A.viewDidLoad()
        N.viewWillAppear(true)
        A.viewWillAppear(true)
        willShow A (false)
        N.viewIsAppearing(true)
        A.viewIsAppearing(true)
        N.viewDidAppear(true)
        A.viewDidAppear(true)
        A.didMove(toParent: N)
        didShow A (false)
        """)
      root.dismiss(animated: true)
      trace.expect(
        """
        N.viewWillDisappear(true)
        A.viewWillDisappear(true)
        N.viewDidDisappear(true)
        A.viewDidDisappear(true)
        """)
    }
  }

  /// NAV-29: a navigation controller inside a content controller on the stack of another one.
  func test_NAV29_navigationInsideNavigation() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let content = trace.controller("C")
      let inner = trace.controller("I") { UINavigationController(rootViewController: trace.controller("X")) }
      trace.setUp {
        inner.isNavigationBarHidden = true
        content.loadViewIfNeeded()
        content.adopt(inner)
      }
      scene.navigation.pushViewController(content, animated: true)
      trace.expect(
        """
        C.willMove(toParent: N)
        A.viewWillDisappear(true)
        C.viewWillAppear(true)
        X.viewDidLoad()
        I.viewWillAppear(true)
        X.viewWillAppear(true)
        willShow C (true)
        C.viewIsAppearing(true)
        I.viewIsAppearing(true)
        X.viewIsAppearing(true)
        A.viewDidDisappear(true)
        C.viewDidAppear(true)
        I.viewDidAppear(true)
        X.viewDidAppear(true)
        X.didMove(toParent: I)
        C.didMove(toParent: N)
        didShow C (true)
        """)
      XCTAssertTrue(inner.navigationController === scene.navigation)
      trace.ignore { inner.pushViewController(trace.controller("Y"), animated: false) }
      XCTAssertEqual(scene.navigation.titles, ["A", "C"])
    }
  }

  // MARK: Coming and going in the middle of a change

  /// NAV-03: hidden and shown again during a push: no callback is sent twice.
  func test_NAV03_hiddenHalfWay() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      trace.setUp { scene.navigation.pushViewController(trace.controller("B"), animated: true) }
      scene.window.isHidden = true
      trace.expect(
        """
        N.viewWillDisappear(false)
        B.viewWillDisappear(false)
        N.viewDidDisappear(false)
        B.viewDidDisappear(false)
        """)
      scene.window.isHidden = false
      trace.expect(
        """
        N.viewWillAppear(false)
        B.viewWillAppear(false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        """)
      trace.finishTransitions()
      trace.expect("A.viewDidDisappear(true)\nB.didMove(toParent: N)\ndidShow B (true)")
    }
  }

  /// NAV-03: removed during a change: the change ends off screen.
  func test_NAV03_removedHalfWay() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      trace.setUp { scene.navigation.pushViewController(trace.controller("B"), animated: true) }
      scene.window.rootViewController = nil
      trace.expect(
        """
        N.viewWillDisappear(false)
        B.viewWillDisappear(false)
        N.viewDidDisappear(false)
        B.viewDidDisappear(false)
        """)
      trace.finishTransitions()
      trace.expect("A.viewDidDisappear(true)\nB.didMove(toParent: N)\ndidShow B (true)")
    }
  }

  /// NAV-07: a push in a turn that ends off screen only changes the stack.
  func test_NAV07_hiddenInTheTurnOfThePush() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      trace.stage.cycle.turn {
        scene.navigation.pushViewController(trace.controller("B"), animated: true)
        scene.window.isHidden = true
      }
      trace.expect(
        """
        B.willMove(toParent: N)
        N.viewWillDisappear(false)
        A.viewWillDisappear(false)
        N.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
      scene.window.isHidden = false
      trace.expect(
        """
        B.viewDidLoad()
        N.viewWillAppear(false)
        B.viewWillAppear(false)
        willShow B (false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        B.didMove(toParent: N)
        didShow B (false)
        """)
    }
  }

  // MARK: From inside callbacks

  /// NAV-15, NAV-16: a push in any callback of a push: the first change ends, then the second begins.
  func test_NAV16_pushFromInsideACallbackOfAPush() async {
    for moment in ScriptedController.Moment.allCases where moment != .viewWillDisappear && moment != .viewDidDisappear {
      for (first, second) in [(true, true), (true, false), (false, true), (false, false)] {
        await withTrace { trace in
          let scene = trace.showNavigation("A")
          let (middle, last) = (trace.scripted("B"), trace.scripted("C"))
          middle.once(moment) { scene.navigation.pushViewController(last, animated: second) }
          scene.navigation.pushViewController(middle, animated: first)
          let name = "\(moment), \(first), \(second)"
          XCTAssertEqual(scene.navigation.titles, ["A", "B", "C"], name)
          XCTAssertEqual(last.appearance, .appeared, name)
          XCTAssertEqual(middle.appearance, .disappeared, name)
          XCTAssertEqual(scene.members[0].appearance, .disappeared, name)
          XCTAssertEqual(trace.faults(), [], name)
        }
      }
    }
  }

  /// NAV-04, NAV-15: a pop in any callback of an unanimated push; of an animated one, from the `did…` callbacks on.
  func test_NAV31_popFromInsideACallbackOfAPush() async {
    for moment in ScriptedController.Moment.allCases where moment != .viewWillDisappear && moment != .viewDidDisappear {
      for (first, second) in [(true, true), (true, false), (false, true), (false, false)] {
        await withTrace { trace in
          let scene = trace.showNavigation("A")
          let top = trace.scripted("B")
          var popped: UIViewController?
          top.once(moment) { popped = scene.navigation.popViewController(animated: second) }
          scene.navigation.pushViewController(top, animated: first)
          let name = "\(moment), \(first), \(second)"
          let isRefused = first && ![.willMove, .viewDidAppear, .didMove].contains(moment)
          XCTAssertEqual(popped == nil, isRefused, name)
          XCTAssertEqual(scene.navigation.titles, isRefused ? ["A", "B"] : ["A"], name)
          XCTAssertEqual(scene.members[0].appearance, isRefused ? .disappeared : .appeared, name)
          XCTAssertEqual(top.parent === scene.navigation, isRefused, name)
          XCTAssertEqual(trace.faults(), [], name)
        }
      }
    }
  }

  /// NAV-04: a push in the callbacks of the popped controller, and of the controller below.
  func test_NAV16_pushFromInsideACallbackOfAPop() async {
    for moment in ScriptedController.Moment.allCases where moment != .viewDidLoad {
      for actor in [0, 1] {
        for animated in [true, false] {
          await withStage { trace in
            let scene = trace.showNavigation("A", "B")
            let last = trace.scripted("C")
            var isDone = false
            scene.members[actor].on(moment) {
              guard !isDone else { return }
              isDone = true
              scene.navigation.pushViewController(last, animated: animated)
            }
            scene.navigation.popViewController(animated: animated)
            guard isDone else { return }
            let name = "\(moment) of \(actor == 0 ? "A" : "B"), \(animated)"
            XCTAssertEqual(scene.navigation.titles, ["A", "C"], name)
            XCTAssertEqual(last.appearance, .appeared, name)
            XCTAssertEqual(scene.members[0].appearance, .disappeared, name)
            XCTAssertNil(scene.members[1].parent, name)
            XCTAssertEqual(trace.faults(), [], name)
          }
        }
      }
    }
  }

  /// NAV-16: unanimated pushes in the last callbacks of one change, by both controllers, are the next change.
  func test_NAV16_pushesFromBothSidesOfAChange() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let top = trace.scripted("B")
      scene.members[0].once(.viewDidDisappear) {
        scene.navigation.pushViewController(trace.controller("C"), animated: false)
      }
      top.once(.viewDidAppear) { scene.navigation.pushViewController(trace.controller("D"), animated: false) }
      scene.navigation.pushViewController(top, animated: true)
      trace.expect(
        """
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        B.viewIsAppearing(true)
        A.viewDidDisappear(true)
        C.willMove(toParent: N)
        B.viewDidAppear(true)
        D.willMove(toParent: N)
        B.didMove(toParent: N)
        didShow B (true)
        D.viewDidLoad()
        B.viewWillDisappear(false)
        D.viewWillAppear(false)
        willShow D (false)
        D.viewIsAppearing(false)
        B.viewDidDisappear(false)
        D.viewDidAppear(false)
        C.didMove(toParent: N)
        D.didMove(toParent: N)
        didShow D (false)
        """)
    }
  }

  /// NAV-16: a controller that the top pushes in `viewDidAppear` of the first display comes after all callbacks of that
  /// display.
  func test_NAV16_pushFromTheFirstDisplay() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A"])
      members[0].once(.viewDidAppear) { navigation.pushViewController(trace.controller("B"), animated: true) }
      let window = trace.window()
      window.rootViewController = navigation
      window.isHidden = false
      trace.expect(
        """
        N.viewDidLoad()
        A.viewDidLoad()
        N.viewWillAppear(false)
        A.viewWillAppear(false)
        willShow A (false)
        N.viewIsAppearing(false)
        A.viewIsAppearing(false)
        N.viewDidAppear(false)
        A.viewDidAppear(false)
        B.willMove(toParent: N)
        A.didMove(toParent: N)
        didShow A (false)
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        B.viewIsAppearing(true)
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        didShow B (true)
        """)
    }
  }

  /// NAV-16: a subclass that pushes in its own `viewWillAppear` appears with the pushed controller.
  func test_NAV16_pushFromTheNavigationControllersOwnCallback() async {
    final class EagerController: UINavigationController {
      var eager: UIViewController?

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let eager { pushViewController(eager, animated: false) }
        eager = nil
      }
    }
    await withTrace { trace in
      let navigation = trace.controller("N", EagerController.init)
      trace.setUp {
        navigation.isNavigationBarHidden = true
        navigation.viewControllers = [trace.controller("A")]
        navigation.eager = trace.controller("B")
      }
      let window = trace.window()
      window.rootViewController = navigation
      window.isHidden = false
      trace.expect(
        """
        N.viewDidLoad()
        A.viewDidLoad()
        N.viewWillAppear(false)
        A.viewWillAppear(false)
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        B.viewWillAppear(false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        A.didMove(toParent: N)
        B.didMove(toParent: N)
        """)
    }
  }

  /// NAV-13: the delegate may change the stack from `didShow`, and from `willShow` of an unanimated change.
  func test_NAV13_theDelegateChangesTheStack() async {
    for fromDidShow in [true, false] {
      await withTrace { trace in
        let scene = trace.showNavigation("A")
        let (middle, last) = (trace.scripted("B"), trace.scripted("C"))
        let push: (UINavigationController, UIViewController) -> Void = { navigation, shown in
          if shown === middle { navigation.pushViewController(last, animated: false) }
        }
        if fromDidShow { scene.delegate.didShow = push } else { scene.delegate.willShow = push }
        scene.navigation.pushViewController(middle, animated: false)
        XCTAssertEqual(scene.navigation.titles, ["A", "B", "C"])
        XCTAssertEqual(last.appearance, .appeared)
        XCTAssertEqual(trace.faults(), [])
      }
    }
  }

  /// NAV-10: a callback of `setViewControllers` changes the stack again: the last call wins.
  func test_NAV10_exchangedFromInsideWillMove() async {
    await withTrace { trace in
      let scene = trace.showNavigation("X")
      let new = ["A", "B", "C"].map { trace.scripted($0) }
      new[1].once(.willMove) { scene.navigation.popToRootViewController(animated: false) }
      scene.navigation.setViewControllers(new, animated: true)
      XCTAssertEqual(scene.navigation.titles, ["A"])
      XCTAssertEqual(scene.navigation.children, [new[0]])
      XCTAssertEqual(new[0].appearance, .appeared)
      XCTAssertNil(scene.members[0].parent)
      XCTAssertEqual(trace.faults(), [])
    }
  }

  /// NAV-13: a recorder of transitions names each message before the delegate gets it.
  func test_NAV13_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showNavigation("A")
      scene.navigation.pushViewController(trace.controller("B"), animated: true)
      trace.expect(
        """
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        B.navigationController(_:willShow:animated:)(true)
        willShow B (true)
        B.animateTransition()
        B.viewIsAppearing(true)
        B.completeTransition(true)
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        B.navigationController(_:didShow:animated:)(true)
        didShow B (true)
        """)
    }
  }
}

extension Trace {
  /// Reads the trace and returns faults of the appearance callbacks, and issues, except those of calls that wait for a
  /// transition, or are refused while it runs.
  func faults() -> [String] {
    stage.cycle.settle()
    let events = recorder.drain()
    let issues = events.filter { event in
      event.kind == .issue && !["M-NAV-06", "M-NAV-11"].contains { event.text.hasPrefix($0) }
    }
    // A controller that was on screen before the trace began has an end without a beginning.
    let faults = AppearanceStream.faults(in: events).filter { !$0.hasSuffix("after nothing") }
    return faults + issues.map(\.line)
  }
}
