import XCTest

@testable import ControllerTree

/// Unwinding in random trees of stacks, tabs, plain containers and presentations, compared with a simple search (SEGUE-05 to SEGUE-07).
final class UnwindRandomTests: XCTestCase {
  /// SEGUE-05, SEGUE-06, SEGUE-07, SEGUE-08: the destination is the one that a recursive search finds; it is on screen afterwards, and
  /// what covered it is dismissed.
  func test_SEGUE05_SEGUE06_SEGUE07_SEGUE08_randomTrees() async {
    var (found, missed) = (0, 0)
    for seed in 1...150 {
      await withStage { trace in
        var tree = RandomTree(trace, seed: UInt64(seed))
        let root = tree.container(depth: 3)
        trace.show(root)
        tree.presentSome(from: root)
        trace.begin()
        guard let source = tree.visibleLeaf() else { return }
        source.segueTemplates = [SegueTemplate("back", unwindingTo: "home:")]
        let expected = Model.destination(from: source)
        var unwound: [UIViewController] = []
        for leaf in tree.leaves { leaf.onUnwind = { unwound.append($0.destination) } }
        source.performSegue(withIdentifier: "back", sender: nil)
        trace.stage.cycle.settle()
        XCTAssertEqual(unwound, expected.map { [$0] } ?? [], "seed \(seed)")
        let kinds = trace.stage.diagnostics.takeCollected().map(\.kind)
        _ = trace.read()
        guard let expected else {
          missed += 1
          return XCTAssertEqual(kinds, [.unwindWithoutDestination], "seed \(seed)")
        }
        found += 1
        XCTAssertEqual(kinds, [], "seed \(seed)")
        XCTAssertNotNil(expected.viewIfLoaded?.window, "seed \(seed): \(trace.tree)")
        XCTAssertNil(expected.presentedViewController, "seed \(seed): \(trace.tree)")
      }
    }
    XCTAssertGreaterThan(found, 60)
    XCTAssertGreaterThan(missed, 5)
  }
}

/// The search, as one would write it down.
@MainActor private enum Model {
  static func destination(from source: UIViewController) -> UIViewController? {
    var (passed, next): (UIViewController, UIViewController?) = (source, around(source))
    while let candidate = next {
      if let found = search(candidate, without: passed, source) { return found }
      (passed, next) = (candidate, around(candidate))
    }
    return nil
  }

  private static func around(_ controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.presentingViewController
  }

  private static func search(
    _ controller: UIViewController, without passed: UIViewController?, _ source: UIViewController
  ) -> UIViewController? {
    let children = controller is UINavigationController ? controller.children.reversed() : controller.children
    for child in children where child !== passed {
      if let found = search(child, without: nil, source) { return found }
    }
    return (controller as? UnwindTarget)?.takes == true && controller !== source ? controller : nil
  }
}

/// A tree that a seed decides.
@MainActor private struct RandomTree {
  private let trace: Trace
  private var generator: SeededGenerator
  private(set) var leaves: [UnwindTarget] = []

  init(_ trace: Trace, seed: UInt64) {
    self.trace = trace
    generator = SeededGenerator(seed: seed)
  }

  mutating func container(depth: Int) -> UIViewController {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return stack(depth)
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { _ in container(depth: depth - 1) }
      tabs.selectedIndex = Int.random(in: 0..<3, using: &generator)
      return tabs
    case 2:
      let parent = UIViewController()
      for _ in 0..<2 { parent.adopt(container(depth: depth - 1)) }
      return parent
    default: return leaf()
    }
  }

  /// Tab bar controllers and stacks do not belong on a stack.
  private mutating func stack(_ depth: Int) -> UIViewController {
    let navigation = UINavigationController()
    let parent = UIViewController()
    parent.adopt(leaf())
    navigation.viewControllers = [leaf(), parent, leaf()].shuffled(using: &generator)
    return navigation
  }

  private mutating func leaf() -> UnwindTarget {
    let leaf = trace.target("leaf \(leaves.count)")
    leaf.takes = Int.random(in: 0..<8, using: &generator) == 0
    leaves.append(leaf)
    return leaf
  }

  mutating func presentSome(from root: UIViewController) {
    var presenter = root
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      let presented = container(depth: 2)
      presented.modalPresentationStyle = Bool.random(using: &generator) ? .fullScreen : .pageSheet
      presenter.present(presented, animated: false)
      presenter = presented
    }
  }

  /// A leaf on screen in front.
  mutating func visibleLeaf() -> UIViewController? {
    leaves.filter { $0.viewIfLoaded?.window != nil && $0.presentedViewController == nil }.randomElement(
      using: &generator)
  }
}
