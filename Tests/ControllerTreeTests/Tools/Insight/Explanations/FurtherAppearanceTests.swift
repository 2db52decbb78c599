import XCTest

@testable import ControllerTree

/// Explanations asked inside callbacks, and of controllers that are on their way (WHY-01 to WHY-04).
final class FurtherAppearanceTests: XCTestCase {
  /// WHY-02: what has happened already, and what cannot happen before its contrary.
  func test_WHY02_itsContraryIsUnderWay() async {
    await withStage { trace in
      let (drawer, child) = (trace.controller("Drawer", HandForwardingController.init), trace.controller("C"))
      trace.show(drawer)
      drawer.addChild(child)
      drawer.view.addSubview(child.view)
      expect(
        child.explain(.viewDidLoad), .sent, [.viewLoaded],
        """
        viewDidLoad of C: sent
          C  has loaded its view (LOAD-01)
        """)
      child.beginAppearanceTransition(true, animated: false)
      expect(
        child.explain(.viewWillAppear), .sent, [.isAppearing],
        """
        viewWillAppear of C: sent
          C  is appearing (APP-01)
        """)
      expect(
        child.explain(.viewDidDisappear), .notSent, [.isAppearing],
        """
        viewDidDisappear of C: not sent
          C  is appearing (APP-15)
        """)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: false)
      expect(
        child.explain(.viewWillDisappear), .sent, [.isDisappearing],
        """
        viewWillDisappear of C: sent
          C  is disappearing (APP-05)
        """)
      expect(
        child.explain(.viewDidAppear), .notSent, [.isDisappearing],
        """
        viewDidAppear of C: not sent
          C  is disappearing: only a new appearance sends it (APP-15)
        """)
      child.endAppearanceTransition()
      expect(
        child.explain(.viewWillDisappear), .notSent, [.isOff],
        """
        viewWillDisappear of C: not sent
          C  is off screen: only a controller that has appeared disappears (APP-19)
        """)
      child.didMove(toParent: drawer)
    }
  }

  /// WHY-02: a move that nobody has begun, and one that a container ends.
  func test_WHY02_moves() async {
    await withStage(pacing: .manual) { trace in
      let (root, next) = (trace.controller("R"), trace.controller("N"))
      expect(
        next.explain(.didMoveToParent), .notSent, [.isNotMoving],
        """
        didMove(toParent:) of N: not sent
          N  has no parent, and moves to none (CON-04)
        """)
      let navigation = UINavigationController(rootViewController: root)
      navigation.title = "Stack"
      trace.show(navigation)
      trace.stage.cycle.settle()
      navigation.pushViewController(next, animated: true)
      expect(
        next.explain(.didMoveToParent), .due, [.transitionWaits],
        """
        didMove(toParent:) of N: due at the end of the change
          Stack  sends it at the end of the change that shows N (NAV-03)
        """)
      trace.stage.cycle.settle()
      XCTAssertEqual(next.explain(.didMoveToParent).verdict, .sent)
    }
  }

  /// WHY-02, APP-02: an appearance that was begun by hand waits for a view in a window.
  func test_WHY02_APP02_viewInNoWindow() async {
    await withStage { trace in
      let (drawer, child) = (trace.controller("Drawer", HandForwardingController.init), trace.controller("C"))
      let window = trace.show(drawer)
      drawer.addChild(child)
      child.loadViewIfNeeded()
      child.beginAppearanceTransition(true, animated: false)
      expect(
        child.explain(.viewIsAppearing), .notSent, [.isAppearing, .viewNotAdded],
        """
        viewIsAppearing of C: not sent
          C  is appearing: viewWillAppear was sent (APP-01)
          C  has a view that is in no window (APP-02)
        """)
      window.isHidden = true
      drawer.view.addSubview(child.view)
      XCTAssertEqual(child.explain(.viewIsAppearing).steps.map(\.reason), [.isAppearing, .windowHidden])
      child.endAppearanceTransition()
      child.didMove(toParent: drawer)
    }
  }

  /// WHY-02, PRES-10: inside a turn, the transition of a push begins at the end of the turn.
  func test_WHY02_PRES10_changeAtTheEndOfTheTurn() async {
    await withStage { trace in
      let (root, next) = (trace.controller("R"), trace.controller("N"))
      let navigation = UINavigationController(rootViewController: root)
      navigation.title = "Stack"
      trace.show(navigation)
      var explanation: Explanation?
      trace.stage.cycle.turn {
        navigation.pushViewController(next, animated: false)
        explanation = next.explain(.viewWillAppear)
      }
      guard let explanation else { return XCTFail("no explanation") }
      expect(
        explanation, .due, [.transitionWaits],
        """
        viewWillAppear of N: due at the end of the turn
          N  is in a transition that begins at the end of the turn (PRES-10)
        """)
    }
  }

  /// WHY-02: an application in the background keeps its windows on screen.
  func test_WHY02_background() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      UIApplication.shared.move(to: .background)
      XCTAssertEqual(root.explain(.viewWillDisappear).steps.map(\.reason), [.isInBackground])
      UIApplication.shared.move(to: .active)
      expect(
        root.explain(.viewWillDisappear), .notSent, [.staysOnScreen],
        """
        viewWillDisappear of R: not sent
          R  has appeared, and nothing has removed its view (APP-19)
        """)
    }
  }
}
