import XCTest

@testable import ControllerTree

/// References, the release of the tree, and depth without recursion. Rules CON-10, CON-11, LOAD-09.
final class ControllerLinksTests: XCTestCase {
  private static let depth = 100_000

  /// A chain of `depth` controllers, each the only child of the one before, each view in the one before; top and bottom.
  @MainActor private static func makeChain(
    _ depth: Int = depth, at place: Int = depth / 2
  ) -> (top: UIViewController, middle: UIViewController, bottom: UIViewController) {
    let top = UIViewController()
    top.view = UIView(frame: .zero)
    var (bottom, middle) = (top, top)
    for index in 1..<depth {
      let next = UIViewController()
      next.view = UIView(frame: .zero)
      bottom.addChild(next)
      bottom.view.addSubview(next.view)
      next.didMove(toParent: bottom)
      bottom = next
      if index == place { middle = next }
    }
    return (top, middle, bottom)
  }

  /// CON-11: a deep chain is built, shown, hidden, shown again and released, without recursion.
  func test_CON11_APP07_deepChainIsBuiltAndReleased() async {
    await Self.withSilentStage {
      var chain: (top: UIViewController, middle: UIViewController, bottom: UIViewController)? = Self.makeChain()
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window?.rootViewController = chain?.top
      for state in [AppearanceState.appeared, .disappeared, .appeared] {
        window?.isHidden = state == .disappeared
        XCTAssertEqual(chain?.top.appearance, state)
        XCTAssertEqual(chain?.middle.appearance, state)
        XCTAssertEqual(chain?.bottom.appearance, state)
      }
      window?.isHidden = true
      window?.rootViewController = nil
      weak let top = chain?.top
      weak let middle = chain?.middle
      weak let bottom = chain?.bottom
      weak let bottomView = chain?.bottom.view
      weak let observedWindow = window
      chain = nil
      window = nil
      XCTAssertNil(observedWindow)
      XCTAssertNil(top)
      XCTAssertNil(middle)
      XCTAssertNil(bottom)
      XCTAssertNil(bottomView)
    }
  }

  /// CON-11: a controller that is retained elsewhere keeps everything below it when the rest is released.
  func test_CON11_retainedMiddleRetainsItsSubtree() async {
    await Self.withSilentStage {
      var top: UIViewController?
      let middle: UIViewController
      weak var bottom: UIViewController?
      weak var above: UIViewController?
      do {
        let chain = Self.makeChain()
        (top, middle, bottom, above) = (chain.top, chain.middle, chain.bottom, chain.middle.parent)
      }
      weak let observed = top
      top = nil
      XCTAssertNil(observed)
      XCTAssertNil(above)
      XCTAssertNil(middle.parent)
      XCTAssertNil(middle.view.superview)
      XCTAssertNotNil(bottom)
      var count = 1
      var current = middle
      while let next = current.children.first {
        XCTAssertTrue(next.parent === current && next.view.superview === current.view)
        (current, count) = (next, count + 1)
      }
      XCTAssertEqual(count, Self.depth - Self.depth / 2)
      XCTAssertTrue(current === bottom)
    }
  }

  /// CON-11: the controllers on screen are released with their window; a retained part is then off screen, without a
  /// callback.
  func test_CON11_retainedMiddleOfAShownChain() async {
    await Self.withSilentStage {
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let middle: UIViewController
      do {
        let chain = Self.makeChain()
        middle = chain.middle
        window?.rootViewController = chain.top
        window?.isHidden = false
      }
      XCTAssertEqual(middle.appearance, .appeared)
      weak let observed = window
      window = nil
      UpdateCycle.main.settle()
      XCTAssertNil(observed)
      XCTAssertNil(middle.parent)
      XCTAssertNil(middle.view.window)
      XCTAssertEqual(middle.appearance, .disappeared)
    }
  }

  /// CON-11: ten thousand siblings are removed from the front, the back and the middle; the order of the rest stays.
  func test_CON10_CON11_manySiblings() async {
    await Self.withSilentStage {
      let parent = UIViewController()
      let children = (0..<10_000).map { _ in UIViewController() }
      for child in children { parent.addChild(child) }
      for (index, child) in children.enumerated() where index % 3 != 1 {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
      let expected = children.enumerated().filter { $0.offset % 3 == 1 }.map(\.element)
      XCTAssertEqual(parent.children, expected)
      for (index, child) in parent.children.enumerated() { XCTAssertEqual(Int(child.siblingIndex), index) }
    }
  }

  /// CON-11, LOAD-09: after every kind of use, all objects are released.
  func test_CON11_LOAD09_nothingLeaks() async {
    await withStage { trace in
      var weakControllers: [() -> UIViewController?] = []
      var weakViews: [() -> UIView?] = []
      @MainActor func make(_ name: String) -> UIViewController {
        let controller = trace.controller(name)
        weakControllers.append { [weak controller] in controller }
        weakViews.append { [weak view = controller.view] in view }
        return controller
      }
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let (root, old, new) = (make("P"), make("A"), make("B"))
        window.rootViewController = root
        window.isHidden = false
        root.adopt(old)
        root.addChild(new)
        old.willMove(toParent: nil)
        root.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
          old.removeFromParent()
          new.didMove(toParent: root)
        }
        old.beginAppearanceTransition(true, animated: false)
        old.endAppearanceTransition()
        old.beginAppearanceTransition(false, animated: false)
        old.endAppearanceTransition()
        root.view.addSubview(old.view)
        let last = make("C")
        window.rootViewController = last
        root.addChild(make("D"))
        last.view = UIView()
        window.isHidden = true
      }
      XCTAssertEqual(weakControllers.compactMap { $0()?.title }, [])
      XCTAssertEqual(weakViews.compactMap { $0() }.count, 0)
      trace.expect("! MIS-19 unparentedControllerView: P.view.addSubview(_:)")
    }
  }

  /// CON-11: a parent that is released between the calls of a move, on screen, releases its child.
  func test_CON11_childOutlivesAParentInAnOpenMove() async {
    await withStage { trace in
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let child = trace.controller("C")
      weak var parent: UIViewController?
      do {
        let root = trace.controller("P")
        parent = root
        window?.rootViewController = root
        window?.isHidden = false
        root.addChild(child)
        root.view.addSubview(child.view)
      }
      window = nil
      // The callbacks that wait for the move retain its window until they are sent.
      UpdateCycle.main.settle()
      XCTAssertNil(parent)
      XCTAssertNil(child.parent)
      XCTAssertNil(child.view.window)
      XCTAssertEqual(child.appearance, .disappeared)
      trace.expect("! MIS-39 windowReleasedWhileVisible: settle()")
    }
  }

  /// A stage without a recorder that does not print its issues.
  @MainActor private static func withSilentStage(_ body: @MainActor () -> Void) async {
    Stage.withPristine { stage in _ = stage.diagnostics.collect(body) }
  }
}
