import XCTest

@testable import ControllerTree

/// The search for the destination of an unwind segue (SEGUE-05, SEGUE-06).
final class UnwindSearchTests: XCTestCase {
  /// The questions of the trace, and only these.
  @MainActor private static func questions(_ trace: Trace) -> [String] {
    trace.read().map(\.line).filter { $0.contains("Unwind") }
  }

  /// SEGUE-05, SEGUE-06: from the parent outwards; a navigation controller asks its children from the top; the source is not asked.
  func test_SEGUE05_SEGUE06_fromTheParentOutwards() async {
    await withTrace(.transitions) { trace in
      let (first, second, source) = (trace.target("A"), trace.target("B"), trace.unwinding("S"))
      let tabs = trace.controller("T") { UITabBarController() }
      let navigation = trace.controller("N") { UINavigationController() }
      navigation.viewControllers = [first, second, source]
      let other = trace.target("O")
      tabs.viewControllers = [navigation, other]
      trace.show(tabs)
      (first.takes, second.takes, other.takes) = (false, false, false)
      source.performSegue(withIdentifier: "back", sender: nil)
      trace.expect(
        """
        N.allowedChildrenForUnwinding(home:)
        B.allowedChildrenForUnwinding(home:)
        B.canPerformUnwindSegueAction(home:)
        A.allowedChildrenForUnwinding(home:)
        A.canPerformUnwindSegueAction(home:)
        N.canPerformUnwindSegueAction(home:)
        T.allowedChildrenForUnwinding(home:)
        O.allowedChildrenForUnwinding(home:)
        O.canPerformUnwindSegueAction(home:)
        T.canPerformUnwindSegueAction(home:)
        ! M-SEGUE-02 unwindWithoutDestination: S.performSegue(withIdentifier:sender:)
        """)
    }
  }

  /// SEGUE-05: after the parents comes the presenter, with its children; children of children come before their parents.
  func test_SEGUE05_presenterAndItsChildren() async {
    await withTrace(.transitions) { trace in
      let (root, child, grandchild, source) = (
        trace.target("R"), trace.target("C"), trace.target("G"), trace.unwinding("S")
      )
      trace.show(root)
      trace.embed(child, in: root)
      trace.embed(grandchild, in: child)
      root.present(source, animated: false)
      trace.begin()
      (child.takes, grandchild.takes) = (false, false)
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertEqual(
        Self.questions(trace),
        [
          "R.allowedChildrenForUnwinding(home:)", "C.allowedChildrenForUnwinding(home:)",
          "G.allowedChildrenForUnwinding(home:)", "G.canPerformUnwindSegueAction(home:)",
          "C.canPerformUnwindSegueAction(home:)", "R.canPerformUnwindSegueAction(home:)",
        ])
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// SEGUE-15: a selector that carries its method finds the controllers of that class, and the method gets the segue.
  func test_SEGUE15_selectorsWithMethods() async {
    final class Home: UIViewController {
      var notes: [String] = []
      func back(_ segue: UIStoryboardSegue) { notes.append("back from \(segue.source.title ?? "-")") }
    }
    await withStage { trace in
      let back = Selector("back:", calling: { (target: Home, a) in target.back(a) })
      let (home, source) = (Home(), trace.controller("S", SegueSource.init))
      source.title = "S"
      source.segueTemplates = [SegueTemplate("back", unwindingTo: back)]
      let navigation = UINavigationController()
      navigation.viewControllers = [home, source]
      trace.show(navigation)
      XCTAssertTrue(home.canPerformUnwindSegueAction(back, from: source, sender: nil))
      XCTAssertFalse(navigation.canPerformUnwindSegueAction(back, from: source, sender: nil))
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertEqual(home.notes, ["back from S"])
      XCTAssertTrue(navigation.topViewController === home)
    }
  }

  /// SEGUE-06: `childContaining(_:)` finds the child that contains the source, also through presentations, and no other.
  func test_SEGUE06_childContaining() async {
    await withStage { trace in
      final class Asking: UIViewController {
        var found: [UIViewController?] = []
        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
          XCTAssertEqual(source.unwindAction, "home:")
          XCTAssertEqual(source.sender as? Int, 7)
          found.append(childContaining(source))
          return super.allowedChildrenForUnwinding(from: source)
        }
      }
      let (root, left, right) = (
        trace.controller("R", Asking.init), trace.controller("L", Asking.init), trace.target("O")
      )
      trace.show(root)
      trace.embed(left, in: root)
      trace.embed(right, in: root)
      left.definesPresentationContext = true
      let source = trace.unwinding("S")
      source.modalPresentationStyle = .overCurrentContext
      left.present(source, animated: false)
      right.takes = false
      source.performSegue(withIdentifier: "back", sender: 7)
      trace.expect("! M-SEGUE-02 unwindWithoutDestination: S.performSegue(withIdentifier:sender:)")
      XCTAssertEqual(left.found, [nil])
      XCTAssertEqual(root.found, [left])
    }
  }

  /// SEGUE-06: a container may leave children out, and name them in another order, or twice.
  func test_SEGUE06_containersChooseTheirChildren() async {
    await withTrace(.transitions) { trace in
      final class Choosing: UIViewController {
        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
          [children[1], children[0], children[1], self]
        }
      }
      let root = trace.controller("R", Choosing.init)
      trace.show(root)
      let children = ["A", "B", "C"].map { trace.target($0) }
      for child in children { trace.embed(child, in: root) }
      let source = trace.unwinding("S")
      trace.embed(source, in: root)
      for child in children { child.takes = false }
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertEqual(
        Self.questions(trace),
        [
          "R.allowedChildrenForUnwinding(home:)", "B.allowedChildrenForUnwinding(home:)",
          "B.canPerformUnwindSegueAction(home:)", "A.allowedChildrenForUnwinding(home:)",
          "A.canPerformUnwindSegueAction(home:)", "R.canPerformUnwindSegueAction(home:)",
        ])
      XCTAssertEqual(trace.stage.diagnostics.takeCollected().map(\.kind), [.unwindWithoutDestination])
    }
  }

  /// SEGUE-05, SEGUE-06: the former spellings are asked as the new ones.
  func test_SEGUE05_SEGUE06_formerSpellings() async {
    await withStage { trace in
      final class Former: UIViewController {
        var answer: UIViewController?
        var asked: [String] = []
        override func forUnwindSegueAction(
          _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
        ) -> UIViewController? {
          asked.append("\(action) \(sender ?? "nil")")
          return answer ?? super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
        }
        override func canPerformUnwindSegueAction(
          _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
        ) -> Bool {
          asked.append("can")
          return false
        }
      }
      let (root, child, source) = (trace.controller("R", Former.init), trace.target("C"), trace.unwinding("S"))
      trace.show(root)
      trace.embed(child, in: root)
      trace.embed(source, in: root)
      child.takes = false
      source.performSegue(withIdentifier: "back", sender: 1)
      trace.expect("! M-SEGUE-02 unwindWithoutDestination: S.performSegue(withIdentifier:sender:)")
      XCTAssertEqual(root.asked, ["home: 1", "can"])
      root.answer = child
      var runs = 0
      child.onUnwind = { _ in runs += 1 }
      source.performSegue(withIdentifier: "back", sender: 2)
      XCTAssertEqual(runs, 1)
    }
  }

  /// SEGUE-05: trees may be deeper than the call stack allows, above the source and beside it.
  func test_SEGUE05_deepTrees() async {
    await withStage { trace in
      let root = UIViewController()
      var (branch, side) = (root, root)
      for _ in 0..<20_000 {
        let (one, two) = (UIViewController(), UIViewController())
        branch.addChild(one)
        side.addChild(two)
        (branch, side) = (one, two)
      }
      let (target, source) = (trace.target("T"), trace.unwinding("S"))
      side.addChild(target)
      branch.addChild(source)
      var unwound: UIViewController?
      target.onUnwind = { unwound = $0.destination }
      source.performSegue(withIdentifier: "back", sender: nil)
      XCTAssertTrue(unwound === target)
    }
  }
}
