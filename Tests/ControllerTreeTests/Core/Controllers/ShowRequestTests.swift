import XCTest

@testable import ControllerTree

/// The controllers that handle `show(_:sender:)` and related calls (SHOW-01 to SHOW-06, CON-27).
final class ShowRequestTests: XCTestCase {
  /// SHOW-03, NAV-26: a controller on a navigation stack shows by a push, at any depth.
  func test_SHOW03_NAV26_showingPushes() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let inner = trace.controller("I")
      trace.embed(inner, in: scene.members[0])
      inner.show(trace.controller("B"), sender: nil)
      trace.expect(
        """
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(true)
        I.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        B.viewIsAppearing(true)
        A.viewDidDisappear(true)
        I.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        didShow B (true)
        """)
      trace.ignore { scene.navigation.show(trace.controller("C"), sender: 1) }
      XCTAssertEqual(scene.navigation.titles, ["A", "B", "C"])
    }
  }

  /// SHOW-01, SHOW-02, CON-27: if no controller handles the call, its receiver presents the controller, animated.
  func test_SHOW01_SHOW02_requestWithoutAHandlerPresents() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let inner = trace.embed(trace.controller("I"), in: root)
      inner.show(trace.controller("V"), sender: nil)
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        """)
      XCTAssertEqual(root.presentedViewController?.title, "V")
      trace.ignore { root.dismiss(animated: false) }
      trace.ignore { inner.showDetailViewController(trace.controller("D"), sender: nil) }
      XCTAssertEqual(root.presentedViewController?.title, "D")
    }
  }

  /// SHOW-02, NAV-26: a navigation controller passes details on.
  func test_SHOW02_NAV26_detailsPassANavigationController() async {
    await withStage { trace in
      let taker = trace.controller("T", Taker.init)
      trace.show(taker)
      let (navigation, members, _) = trace.makeNavigation(["A"])
      trace.embed(navigation, in: taker)
      members[0].showDetailViewController(trace.controller("D"), sender: "sender")
      XCTAssertEqual(taker.taken, ["detail D for sender"])
      XCTAssertNil(taker.presentedViewController)
    }
  }

  /// SHOW-04: the search does not continue from a presented controller to its presenter.
  func test_SHOW04_notBeyondAPresentation() async {
    await withStage { trace in
      let scene = trace.showNavigation("A")
      let modal = trace.controller("V")
      scene.navigation.present(modal, animated: false)
      modal.show(trace.controller("W"), sender: nil)
      XCTAssertEqual(modal.presentedViewController?.title, "W")
      XCTAssertEqual(scene.navigation.titles, ["A"])
      XCTAssertNil(modal.targetViewController(forAction: .show, sender: nil))
    }
  }

  /// SHOW-05: a subclass that overrides the method handles the call without any registration, before controllers
  /// further out.
  func test_SHOW05_anOverrideIsFound() async {
    await withStage { trace in
      let scene = trace.showNavigation("A")
      let (taker, inner) = (trace.controller("T", Taker.init), trace.controller("I"))
      trace.embed(taker, in: scene.members[0])
      trace.embed(inner, in: taker)
      inner.show(trace.controller("B"), sender: 7)
      XCTAssertEqual(taker.taken, ["B for 7"])
      XCTAssertEqual(scene.navigation.titles, ["A"])
      taker.isPassingOn = true
      inner.show(trace.controller("C"), sender: nil)
      XCTAssertEqual(taker.taken, ["B for 7", "C for nil"])
      XCTAssertEqual(scene.navigation.titles, ["A", "wrapped C"])
    }
  }

  /// SHOW-04, SHOW-05: the nearest controller that lists the action in `handledActions` is the target.
  func test_SHOW04_SHOW05_targets() async {
    await withStage { trace in
      let scene = trace.showNavigation("A")
      let (taker, inner) = (trace.controller("T", Taker.init), trace.controller("I"))
      trace.embed(taker, in: scene.members[0])
      trace.embed(inner, in: taker)
      XCTAssertTrue(inner.targetViewController(forAction: .show, sender: nil) === scene.navigation)
      XCTAssertTrue(inner.targetViewController(forAction: .showDetail, sender: nil) === taker)
      XCTAssertTrue(taker.targetViewController(forAction: .showDetail, sender: nil) === taker)
      XCTAssertNil(inner.targetViewController(forAction: "archive:", sender: nil))
      XCTAssertEqual("\(Selector.show)", "showViewController:sender:")
    }
  }

  /// SHOW-06: a container that can't perform the action is skipped.
  func test_SHOW06_controllersThatCantPerformAreSkipped() async {
    await withStage { trace in
      let scene = trace.showNavigation("A")
      let (taker, inner) = (trace.controller("T", Taker.init), trace.controller("I"))
      trace.embed(taker, in: scene.members[0])
      trace.embed(inner, in: taker)
      taker.isUnable = true
      inner.show(trace.controller("B"), sender: nil)
      XCTAssertEqual(taker.taken, [])
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      XCTAssertNil(inner.targetViewController(forAction: .showDetail, sender: nil))
    }
  }

  /// SHOW-01: an override of `targetViewController` decides the target.
  func test_SHOW01_anOverriddenSearchDecides() async {
    final class ChoosingController: UIViewController {
      var target: UIViewController?
      override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { target }
    }
    await withStage { trace in
      let scene = trace.showNavigation("A")
      let (taker, inner) = (trace.controller("T", Taker.init), trace.controller("I", ChoosingController.init))
      trace.embed(inner, in: scene.members[0])
      inner.target = taker
      inner.show(trace.controller("B"), sender: nil)
      XCTAssertEqual(taker.taken, ["B for nil"])
      inner.target = nil
      inner.show(trace.controller("C"), sender: nil)
      XCTAssertEqual(scene.navigation.titles, ["A", "C"])
    }
  }

  /// SHOW-01: a chain of parents deeper than the call stack allows.
  func test_SHOW01_deepChain() async {
    await withStage { trace in
      let root = trace.controller("N") { UINavigationController() }
      let bottom = UIViewController()
      root.pushViewController(bottom, animated: false)
      var deepest = bottom
      for _ in 0..<20_000 {
        let child = UIViewController()
        deepest.addChild(child)
        child.didMove(toParent: deepest)
        deepest = child
      }
      deepest.show(trace.controller("B"), sender: nil)
      XCTAssertEqual(root.viewControllers.count, 2)
    }
  }

  /// SHOW-06: views and other responders perform no action themselves; the responder chain leads to one that does.
  func test_SHOW06_theResponderChain() async {
    await withStage { trace in
      let controller = trace.controller("T", Taker.init)
      let view = UIView()
      controller.view.addSubview(view)
      XCTAssertFalse(view.canPerformAction(.showDetail, withSender: nil))
      XCTAssertTrue(view.target(forAction: .showDetail, withSender: nil) as? UIViewController === controller)
      XCTAssertNil(view.target(forAction: "archive:", withSender: nil))
    }
  }
}

/// A container that handles the call, or wraps the shown controller and passes the call on.
private final class Taker: UIViewController {
  var taken: [String] = []
  var isPassingOn = false
  var isUnable = false

  override var handledActions: Set<Selector> { [.showDetail] }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !isUnable && super.canPerformAction(action, withSender: sender)
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    taken.append("\(vc.title ?? "nil") for \(sender ?? "nil")")
    guard isPassingOn else { return }
    let wrapper = UIViewController()
    wrapper.title = "wrapped \(vc.title ?? "nil")"
    super.show(wrapper, sender: sender)
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    taken.append("detail \(vc.title ?? "nil") for \(sender ?? "nil")")
  }
}
