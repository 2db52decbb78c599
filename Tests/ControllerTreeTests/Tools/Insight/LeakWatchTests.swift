import XCTest

@testable import ControllerTree

final class LeakWatchTests: XCTestCase {
  /// A visible root `P` with a child `C` of class `Child`, which only the tree retains.
  @MainActor private static func show<Child: UIViewController>(_ trace: Trace, _ make: () -> Child) -> UIViewController
  {
    let root = trace.controller("P")
    trace.show(root)
    trace.embed(trace.controller("C", make), in: root)
    root.children.first?.loadViewIfNeeded()
    return root
  }

  /// Removes the last child by the recipe.
  @MainActor private static func removeLast(of parent: UIViewController) {
    guard let child = parent.children.last else { return XCTFail("There is no child.") }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// A controller that retains itself through a closure is named, with the call and the turn in which it left.
  func test_retainCycleIsNamed() async {
    await withStage { trace in
      let root = Self.show(trace, LeakyController.init)
      let turn = trace.stage.cycle.turn
      let report = trace.stage.reportLeaks { Self.removeLast(of: root) }
      XCTAssertEqual(
        report.description,
        """
        LeakyController "C" left the tree in turn \(turn + 3) by C.removeFromParent(), and is still alive.
          Nothing in the tree retains it: look for a closure, a delegate, a task or a property that does.
        """)
      XCTAssertFalse(report.isEmpty)
    }
  }

  /// A removal inside another call's turn is reported with both calls.
  func test_causeIsTheTurn() async {
    await withStage { trace in
      let root = Self.show(trace, LeakyController.init)
      let report = trace.stage.reportLeaks {
        UpdateCycle.main.turn("tap") { Self.removeLast(of: root) }
      }
      XCTAssertEqual(report.leaks.map(\.call), ["C.removeFromParent()"])
      XCTAssertEqual(report.leaks.map(\.cause), ["tap"])
      XCTAssertTrue(report.description.contains(" by C.removeFromParent(), in the turn of tap, and is still alive."))
    }
  }

  /// Correctly removed, replaced, exchanged and faded children do not leak, nor do a root and its window.
  func test_recipesLeakNothing() async {
    await withStage { trace in
      let root = Self.show(trace, UIViewController.init)
      let report = trace.stage.reportLeaks(of: .all) {
        Self.removeLast(of: root)
        trace.embed(UIViewController(), in: root)
        UpdateCycle.main.turn("replace") {
          Self.removeLast(of: root)
          trace.embed(UIViewController(), in: root)
        }
        do {
          let (old, new) = (root.children[0], UIViewController())
          old.willMove(toParent: nil)
          root.addChild(new)
          root.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: root)
          }
        }
        do {
          let child = root.children[0]
          child.willMove(toParent: nil)
          UIView.animate(withDuration: 0.3, animations: { child.view.alpha = 0 }) { _ in
            child.view.removeFromSuperview()
            child.removeFromParent()
          }
        }
        do {
          let window = UIWindow()
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          trace.embed(UIViewController(), in: window.rootViewController!)
          window.rootViewController = UIViewController()
          window.isHidden = true
        }
      }
      XCTAssertEqual(report.description, "")
      XCTAssertTrue(report.isEmpty)
    }
  }

  /// A container is released and its child lives on; the same for the root of a released window.
  func test_childOfReleasedContainerIsNamed() async {
    await withStage { trace in
      let root = Self.show(trace, UIViewController.init)
      trace.embed(trace.controller("L", LeakyController.init), in: root.children[0])
      var report = trace.stage.reportLeaks { Self.removeLast(of: root) }
      XCTAssertEqual(report.leaks.map(\.object.short), ["L"])
      XCTAssertEqual(report.leaks.map(\.call), ["C.removeFromParent()"])

      report = trace.stage.reportLeaks {
        let window = UIWindow()
        window.rootViewController = trace.controller("R", LeakyController.init)
        window.rootViewController?.loadViewIfNeeded()
      }
      XCTAssertEqual(report.leaks.map(\.object.short), ["R"])
      XCTAssertEqual(report.leaks.map(\.call), ["UIWindow #2.deinit"])

      report = trace.stage.reportLeaks {
        let window = UIWindow()
        window.rootViewController = trace.controller("S", LeakyController.init)
        window.rootViewController?.loadViewIfNeeded()
        window.rootViewController = nil
      }
      XCTAssertEqual(report.leaks.map(\.call), ["UIWindow #3.rootViewController"])
    }
  }

  /// Descendants of a leak are reported with it, once.
  func test_subtreeIsTold() async {
    await withStage { trace in
      let root = Self.show(trace, LeakyController.init)
      trace.embed(trace.controller("D"), in: root.children[0])
      let report = trace.stage.reportLeaks(of: [.controllers, .views]) { Self.removeLast(of: root) }
      XCTAssertEqual(report.leaks.map(\.object.short), ["C"])
      XCTAssertEqual(report.leaks[0].below.map(\.short), ["C.view", "D.view", "D"])
      let names = "UIView \"C.view\", UIView \"D.view\", UIViewController \"D\""
      XCTAssertTrue(report.description.hasSuffix("  With it: \(names)."))
    }
  }

  /// Objects that come back, that move to another parent on screen, and that a cache may retain are no leaks.
  func test_returnedAndExpectedAreNoLeaks() async {
    await withStage { trace in
      let root = Self.show(trace, LeakyController.init)
      let report = trace.stage.reportLeaks {
        let child = root.children[0]
        Self.removeLast(of: root)
        trace.embed(child, in: root)
        let other = trace.embed(trace.controller("O"), in: root)
        child.view.removeFromSuperview()
        trace.embed(child, in: other)
      }
      XCTAssertEqual(report.description, "")
      let cache = trace.stage.reportLeaks(unless: { $0 is LeakyController }) { Self.removeLast(of: root.children[0]) }
      XCTAssertEqual(cache.description, "")
    }
  }

  /// The evidence: a view left inside another, a parent off screen, an open recipe.
  func test_evidence() async {
    await withStage { trace in
      let root = Self.show(trace, LeakyController.init)
      var report = trace.stage.reportLeaks {
        root.children[0].willMove(toParent: nil)
        root.children[0].removeFromParent()
      }
      XCTAssertEqual(report.leaks.first?.evidence.map(\.description), ["Its view is still inside UIView \"P.view\"."])

      root.view.subviews[0].removeFromSuperview()
      trace.embed(trace.controller("D"), in: root)
      let shelf = trace.controller("Shelf")
      report = trace.stage.reportLeaks {
        let child = root.children[0]
        Self.removeLast(of: root)
        shelf.addChild(child)
        child.didMove(toParent: shelf)
      }
      XCTAssertEqual(
        report.leaks.first?.evidence.map(\.description),
        ["It is a child of UIViewController \"Shelf\", which is in no window."])

      trace.embed(trace.controller("E"), in: root)
      report = trace.stage.reportLeaks {
        root.children[0].beginAppearanceTransition(false, animated: false)
        Self.removeLast(of: root)
      }
      XCTAssertEqual(report.leaks.map(\.object.short), [])
      trace.stage.cycle.settle()
      trace.expect("! MIS-21 unbalancedAppearance: settle()")
    }
  }

  /// The evidence of waiting work: a callback at the end of the turn, an animation whose block retains the controller.
  func test_evidenceOfWhatWaits() async {
    await withStage(pacing: .manual) { trace in
      let root = Self.show(trace, UIViewController.init)
      let watch = LeakWatch()
      watch.start(on: trace.stage)
      UpdateCycle.main.turn("event") {
        Self.removeLast(of: root)
        XCTAssertEqual(watch.report.leaks.map(\.evidence), [[.waitingCallback]])
      }
      XCTAssertTrue(watch.report.isEmpty)

      trace.embed(UIViewController(), in: root)
      do {
        let child = root.children[0]
        UIView.animate(withDuration: 1, animations: { changeSomething() }) { _ in _ = child.title }
      }
      Self.removeLast(of: root)
      XCTAssertEqual(watch.report.leaks.map(\.evidence), [[.runningAnimation]])
      trace.stage.cycle.settle()
      XCTAssertTrue(watch.report.isEmpty)
      watch.stop(on: trace.stage)
    }
  }

  /// Views and windows are watched on request only; root views of controllers that stay are no leaks.
  func test_viewsAndWindowsOnRequest() async {
    await withStage { trace in
      let root = trace.controller("P")
      trace.show(root)
      var kept: [UIResponder] = []
      @MainActor func leave() {
        let (view, inner, window) = (NamedView("V"), NamedView("I"), UIWindow())
        view.addSubview(inner)
        root.view.addSubview(view)
        view.removeFromSuperview()
        window.isHidden = false
        window.isHidden = true
        kept = [inner, window]
      }
      XCTAssertEqual(trace.stage.reportLeaks(leave).description, "")
      let report = trace.stage.reportLeaks(of: .all, leave)
      XCTAssertEqual(report.leaks.map(\.object.short), ["I", "UIWindow #3"])
      XCTAssertEqual(report.leaks.map(\.call), ["V.removeFromSuperview()", "UIWindow #3.isHidden"])
      XCTAssertEqual(kept.count, 2)

      trace.embed(trace.controller("C"), in: root)
      let cover = trace.stage.reportLeaks(of: .views) { root.children[0].view.removeFromSuperview() }
      XCTAssertEqual(cover.description, "")
    }
  }

  /// A watch retains nothing, and discards all references when it stops.
  func test_watchHoldsNothing() async {
    await withStage { trace in
      let root = Self.show(trace, UIViewController.init)
      let watch = LeakWatch(of: .all)
      watch.start(on: trace.stage)
      watch.start(on: trace.stage)
      XCTAssertTrue(trace.stage.observesRemovals && trace.stage.observesViewRemovals)
      weak let child = root.children[0]
      do {
        let held = root.children[0]
        Self.removeLast(of: root)
        XCTAssertEqual(watch.report.leaks.map(\.object.short), ["C"])
        XCTAssertEqual(held.title, "C")
      }
      XCTAssertNil(child)
      XCTAssertTrue(watch.report.isEmpty)
      watch.stop(on: trace.stage)
      XCTAssertFalse(trace.stage.observesRemovals || trace.stage.observesViewRemovals)
    }
  }

  /// Asynchronous tests on stages of their own see only their own leaks.
  func test_asynchronousScopes() async {
    @MainActor func leak(_ title: String) async -> [String] {
      await Stage.withPristine { stage in
        await stage.reportLeaks {
          let window = UIWindow()
          window.rootViewController = LeakyController()
          window.rootViewController?.title = title
          window.rootViewController?.loadViewIfNeeded()
          await Task.yield()
          window.rootViewController = nil
          await Task.yield()
        }.leaks.map(\.object.short)
      }
    }
    async let first = leak("A")
    async let second = leak("B")
    let leaks = await [first, second]
    XCTAssertEqual(leaks, [["A"], ["B"]])
  }
}

/// Retains itself through a closure once its view is loaded.
private final class LeakyController: UIViewController {
  private var onTap: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onTap = { self.title = "tapped" }
  }
}
