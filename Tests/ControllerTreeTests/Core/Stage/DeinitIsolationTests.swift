import Foundation
import XCTest

@testable import ControllerTree

/// Any thread may release objects; the main thread does the remaining work.
final class DeinitIsolationTests: XCTestCase {
  /// WIN-16: a hidden window leaves all lists at once. If the main thread waits, its tree is released later.
  func test_WIN16_hiddenWindowIsReleasedOnAnotherThread() async {
    await withTrace { trace in
      let app = UIApplication.shared
      let deaths = Deaths()
      let view = UIView()
      releaseOffMain {
        let window = UIWindow()
        trace.setUp {
          window.rootViewController = Mortal("R", deaths)
          window.makeKeyAndVisible()
          window.rootViewController?.view.addSubview(view)
          window.isHidden = true
        }
        return window
      }
      XCTAssertTrue(app.windows.isEmpty)
      XCTAssertNil(app.keyWindow)
      XCTAssertNil(view.window)
      XCTAssertEqual(deaths.names, [])

      trace.stage.cycle.settle()
      XCTAssertEqual(deaths.names, ["R on main"])
      XCTAssertNil(view.superview)
      XCTAssertEqual(trace.tree, "")
      trace.expect("")
    }
  }

  /// WIN-16, MIS-39: a visible window that another thread releases lives until the next event, which releases it, its key status
  /// and its presentations, and reports it.
  func test_WIN16_MIS39_visibleWindowIsReleasedOnAnotherThread() async {
    await withTrace { trace in
      let deaths = Deaths()
      let root = trace.controller("R")
      var first: UIWindow? = trace.show(trace.controller("Other"))
      first?.makeKey()
      releaseOffMain {
        let window = UIWindow()
        trace.setUp {
          window.rootViewController = root
          window.makeKeyAndVisible()
          root.present(Mortal("P", deaths), animated: false)
        }
        return window
      }
      XCTAssertEqual(UIApplication.shared.windows.count, 2)
      XCTAssertEqual(deaths.names, [])

      trace.stage.cycle.settle()
      trace.expect("! MIS-39 windowReleasedWhileVisible: settle()")
      XCTAssertEqual(UIApplication.shared.windows, [first])
      XCTAssertNil(UIApplication.shared.keyWindow)
      XCTAssertNil(root.presentedViewController)
      XCTAssertNil(root.view.window)
      XCTAssertEqual(deaths.names, ["P on main"])
      first = nil
    }
  }

  /// WIN-16: the tree of a window is released on the main thread if that thread is free.
  @MainActor func test_WIN16_theMainThreadReleasesTheTree() async {
    let deaths = Deaths()
    let view = UIView()
    let held = Held {
      let window = UIWindow()
      window.rootViewController = Mortal("R", deaths)
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(view)
      window.rootViewController?.present(Mortal("P", deaths), animated: false)
      window.isHidden = true
      return window
    }
    await Task.detached { held.release() }.value
    XCTAssertEqual(Set(deaths.names), ["R on main", "P on main"])
    XCTAssertNil(view.superview)
    XCTAssertNil(view.window)
    XCTAssertFalse(UIApplication.shared.windows.contains { $0.isHidden })
  }

  /// WIN-16: if the main thread waits, the tree is taken apart before that thread does its part of the release, which ends
  /// presentations and moves views. A large tree gives it the time to meet a tree half taken apart.
  func test_WIN16_mainThreadMeetsNoTreeOfADyingWindow() async {
    await withStage { trace in
      let (root, views) = (trace.controller("R"), (0..<20_000).map { _ in UIView() })
      let (hasGivenUp, isReleased) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let held = Held {
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        views.forEach(root.view.addSubview)
        root.present(trace.controller("P"), animated: false)
        window.isHidden = true
        return window
      }
      XCTAssertNotNil(views.last?.links.windowIdentity)
      Thread.detachNewThread {
        held.release()
        isReleased.signal()
      }
      Thread.detachNewThread {
        while inDeinit({ root.rare?.windowAsRoot != nil }) { usleep(200) }
        hasGivenUp.signal()
      }
      hasGivenUp.wait()
      while root.presentedViewController != nil { trace.stage.cycle.settle() }
      XCTAssertNil(views.last?.links.windowIdentity)
      isReleased.wait()
      trace.stage.cycle.settle()
      XCTAssertNil(root.view.superview)
    }
  }

  /// WIN-16: as long as the main thread works, the tree stays whole.
  @MainActor func test_WIN16_treeStaysWholeWhileTheMainThreadWorks() async {
    let (view, isReleased) = (UIView(), Deaths())
    let held = Held {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(view)
      window.makeKeyAndVisible()
      window.isHidden = true
      return window
    }
    Thread.detachNewThread {
      held.release()
      isReleased.append("window")
    }
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .milliseconds(900), view.links.windowIdentity != nil {}
    XCTAssertNotNil(view.links.windowIdentity)
    XCTAssertEqual(isReleased.names, [])
    while isReleased.names.isEmpty { await Task.yield() }
    XCTAssertNil(view.links.windowIdentity)
    XCTAssertNil(view.superview)
    XCTAssertEqual(isReleased.names, ["window elsewhere"])
  }

  /// WIN-16: a main thread that asks again and again whether the window is gone does not keep the other thread waiting.
  @MainActor func test_WIN16_mainThreadMayAskAgainAndAgain() async {
    let (view, isReleased) = (UIView(), Deaths())
    let held = Held {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(view)
      window.makeKeyAndVisible()
      window.isHidden = true
      return window
    }
    Thread.detachNewThread {
      held.release()
      isReleased.append("window")
    }
    let start = ContinuousClock.now
    while isReleased.names.isEmpty, ContinuousClock.now - start < .seconds(8) { usleep(2_000) }
    XCTAssertEqual(isReleased.names, ["window elsewhere"])
    XCTAssertNil(view.links.windowIdentity)
    await Task.yield()
  }

  /// CON-02: the children lose their parent at once; children without another reference are released on the main thread.
  func test_CON02_parentIsReleasedOnAnotherThread() async {
    await withTrace { trace in
      let deaths = Deaths()
      let child = trace.controller("C")
      releaseOffMain {
        let parent = Mortal("P", deaths)
        trace.setUp {
          for child in [child, Mortal("A", deaths)] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
          }
        }
        return parent
      }
      XCTAssertNil(child.parent)
      XCTAssertEqual(deaths.names, ["P elsewhere"])
      trace.stage.cycle.settle()
      XCTAssertEqual(deaths.names, ["P elsewhere", "A on main"])
      XCTAssertNil(child.view.superview)
      let other = trace.controller("Q")
      trace.embed(child, in: other)
      XCTAssertTrue(child.parent === other)
    }
  }

  /// VIEW-21: the same for subviews.
  func test_VIEW21_viewIsReleasedOnAnotherThread() async {
    await withTrace { trace in
      let (inner, owner) = (UIView(), trace.controller("C"))
      releaseOffMain {
        let outer = UIView()
        let middle = UIView()
        trace.setUp {
          outer.addSubview(middle)
          middle.addSubview(inner)
          outer.addSubview(owner.view)
        }
        return outer
      }
      XCTAssertNil(owner.view.superview)
      trace.stage.cycle.settle()
      XCTAssertNil(inner.superview)
      XCTAssertNil(owner.view.window)
    }
  }

  /// TURN-03: a parent that is released while a recipe is open ends it; nothing is held back any more.
  func test_TURN03_parentIsReleasedInTheMiddleOfARecipe() async {
    await withStage { trace in
      let child = trace.controller("C")
      let host = trace.controller("Host")
      trace.show(host)
      releaseOffMain {
        let parent = trace.controller("P")
        host.view.addSubview(parent.view)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        return parent
      }
      XCTAssertNil(child.parent)
      XCTAssertTrue(trace.stage.cycle.isGateClosed)
      trace.stage.cycle.settle()
      XCTAssertFalse(trace.stage.cycle.isGateClosed)
      XCTAssertFalse(child.isInOpenMove)
      XCTAssertFalse(child.isMovingToParent)
      trace.expect("! MIS-19 unparentedControllerView: Host.view.addSubview(_:)")
    }
  }

  /// TURN-03, MIS-15: the same inside an event, which ends before the main thread does the rest of the release: a parent that is
  /// gone is not reported to miss `didMove(toParent:)`.
  func test_TURN03_MIS15_parentIsReleasedDuringAnEvent() async {
    await withTrace { trace in
      let child = trace.controller("C")
      let host = trace.controller("Host")
      trace.show(host)
      var parent: UIViewController? = trace.controller("P")
      parent.map { host.view.addSubview($0.view) }
      trace.begin()
      trace.stage.cycle.turn("tap") {
        parent?.addChild(child)
        parent.map { $0.view.addSubview(child.view) }
        releaseOffMain { parent.take() ?? child }
        XCTAssertNil(child.parent)
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
      trace.stage.cycle.settle()
      XCTAssertFalse(child.isInOpenMove)
      XCTAssertFalse(child.isMovingToParent)
      trace.begin()
    }
  }

  /// DIS-10, M-PRES-14: the main thread dismisses the presented controller of a released presenter.
  func test_DIS10_presenterIsReleasedOnAnotherThread() async {
    await withTrace { trace in
      let host = trace.controller("Host")
      trace.show(host)
      let presented = trace.controller("M")
      releaseOffMain {
        let presenter = trace.controller("P")
        trace.setUp {
          host.view.addSubview(presenter.view)
          presenter.definesPresentationContext = true
          presented.modalPresentationStyle = .currentContext
          presenter.present(presented, animated: false)
        }
        return presenter
      }
      XCTAssertNil(presented.presentingViewController)
      trace.expect("")
      trace.stage.cycle.settle()
      trace.expect(
        """
        M.viewWillDisappear(false)
        M.viewDidDisappear(false)
        ! M-PRES-14 presenterLeft: settle()
        """)
      XCTAssertNil(presented.view.window)
    }
  }

  /// M-TRANS-06: the main thread reports an animator that is released while paused.
  func test_MTRANS06_heldAnimatorIsReleasedOnAnotherThread() async {
    await withTrace(pacing: .manual) { trace in
      let view = UIView()
      releaseOffMain {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.pauseAnimation()
        return animator
      }
      trace.expect("")
      trace.ignore { trace.stage.cycle.settle() }
      XCTAssertEqual(trace.stage.diagnostics.takeCollected().map(\.kind), [.animatorOutOfState])
    }
  }

  /// No recursion: a thread with a small stack can release a chain of 20,000 controllers and views.
  func test_deepChainIsReleasedOnAnotherThread() async {
    await withStage { trace in
      let deaths = Deaths()
      releaseOffMain {
        let root = UIViewController()
        var last = root
        for _ in 0..<20_000 {
          let next = UIViewController()
          last.addChild(next)
          last.view.addSubview(next.view)
          last = next
        }
        let end = Mortal("End", deaths)
        last.addChild(end)
        return root
      }
      trace.stage.cycle.settle()
      XCTAssertEqual(deaths.names, ["End on main"])
    }
  }

  /// Without an event the main queue does the remaining work.
  @MainActor func test_mainQueueFinishesTheRelease() async {
    let deaths = Deaths()
    let held = Held {
      let parent = Mortal("P", deaths)
      parent.addChild(Mortal("C", deaths))
      parent.children[0].didMove(toParent: parent)
      return parent
    }
    await Task.detached { held.release() }.value
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    XCTAssertEqual(deaths.names, ["P elsewhere", "C on main"])
  }

  /// Windows, containers and open transitions may be released while the main thread works with others.
  @MainActor func test_releaseWhileTheMainThreadWorks() async {
    let released = DispatchGroup()
    var left = 0
    for round in 0..<300 {
      let held = Held { Self.makeScreen(round) }
      DispatchQueue.global().async(group: released) { held.release() }
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      XCTAssertTrue(UIApplication.shared.keyWindow === window)
      window.isHidden = true
      left = UIApplication.shared.windows.count
      await Task.yield()
    }
    XCTAssertGreaterThan(left, 0)
    await withCheckedContinuation { continuation in released.notify(queue: .main) { continuation.resume() } }
    UpdateCycle.main.settle()
    XCTAssertEqual(UIApplication.shared.windows, [])
  }

  /// A window whose controllers are on screen, half-way in a transition, or hidden.
  @MainActor private static func makeScreen(_ round: Int) -> UIWindow {
    UpdateCycle.main.withPacing(round.isMultiple(of: 2) ? .manual : .immediate) {
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UISplitViewController(style: .doubleColumn), UIViewController()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      switch round % 5 {
      case 0: navigation.pushViewController(UIViewController(), animated: true)
      case 1: tabs.present(UIViewController(), animated: true)
      case 2: tabs.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
      case 3: UIView.animate(withDuration: 1) { navigation.view.alpha = 0.5 }
      default: navigation.present(UIPageViewController(), animated: false)
      }
      window.isHidden = true
      return window
    }
  }
}

/// Makes an object and releases it on another thread before this returns.
@MainActor private func releaseOffMain(_ make: @MainActor () -> AnyObject) {
  let held = Held(make)
  let isReleased = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    held.release()
    isReleased.signal()
  }
  isReleased.wait()
}

/// The only reference to an object.
private final class Held: @unchecked Sendable {
  private var object: AnyObject?

  @MainActor init(_ make: @MainActor () -> AnyObject) { object = make() }

  func release() { object = nil }
}

/// The released controllers, in order, with the thread of the release.
private final class Deaths: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  var names: [String] { lock.withLock { list } }

  func append(_ name: String) {
    let place = Thread.isMainThread ? "on main" : "elsewhere"
    lock.withLock { list.append("\(name) \(place)") }
  }
}

/// A controller that logs its release.
private final class Mortal: UIViewController {
  private let name: String
  private let deaths: Deaths

  init(_ name: String, _ deaths: Deaths) {
    (self.name, self.deaths) = (name, deaths)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  deinit { deaths.append(name) }
}
