import XCTest

@testable import ControllerTree

final class PrintedHierarchyTests: XCTestCase {
  /// Children in order, states, and views that are not loaded or not in the window, as `_printHierarchy` prints them.
  func test_linesAreThoseOfPrintHierarchy() async {
    await withStage { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let box = trace.embed(trace.controller("A", LibraryController.init), in: root)
      trace.embed(trace.controller("B"), in: box)
      let waiting = trace.controller("C", PrivateController.init)
      box.addChild(waiting)
      waiting.didMove(toParent: box)
      let covered = trace.controller("D", Outer.InnerController.init)
      root.addChild(covered)
      covered.view = NamedView("V")
      covered.didMove(toParent: root)
      let expected = """
        <UIViewController>, state: appeared, view: <UIView>
           | <ControllerTreeTests.LibraryController>, state: appeared, view: <UIView>
           |    | <UIViewController>, state: appeared, view: <UIView>
           |    | <ControllerTreeTests.PrivateController>, state: disappeared, view: (view not loaded)
           | <ControllerTreeTests.Outer.InnerController>, state: disappeared, view: <ControllerTreeTests.NamedView> not in \
        the window
        """
      XCTAssertEqual(root.printedHierarchy, expected)
      XCTAssertEqual(trace.stage.printedHierarchy, expected)
      XCTAssertEqual(
        waiting.printedHierarchy,
        "<ControllerTreeTests.PrivateController>, state: disappeared, view: (view not loaded)")
      XCTAssertFalse(waiting.isViewLoaded)
      window.isHidden = true
      XCTAssertEqual(trace.stage.printedHierarchy, "")
    }
  }

  /// Running transitions are `appearing` and `disappearing`, before and after the view has entered.
  func test_statesOfTransitions() async {
    await withStage { trace in
      let root = trace.controller("P", ScriptedController.init)
      var states: [String] = []
      for moment in [
        ScriptedController.Moment.viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear,
      ] {
        root.once(moment) { [unowned root] in states.append(root.printedHierarchy) }
      }
      trace.show(root).isHidden = true
      XCTAssertEqual(
        states,
        [
          "<ControllerTreeTests.ScriptedController>, state: appearing, view: <UIView> not in the window",
          "<ControllerTreeTests.ScriptedController>, state: appearing, view: <UIView>",
          "<ControllerTreeTests.ScriptedController>, state: appeared, view: <UIView>",
          "<ControllerTreeTests.ScriptedController>, state: disappearing, view: <UIView>",
          "<ControllerTreeTests.ScriptedController>, state: disappeared, view: <UIView>",
        ])
    }
  }

  /// Presented controllers come after the children; below them every level is a bar. The tree is from a published output.
  func test_presentedControllersHaveAPlus() async {
    struct Node {
      let name: String
      var below: [(relation: PrintedHierarchy.Relation, node: Node)] = []
    }
    let popover = Node(
      name: "Popover", below: [(.child, Node(name: "Container", below: [(.child, Node(name: "Stamps"))]))])
    let shown = Node(
      name: "Shown",
      below: [(.child, Node(name: "Document", below: [(.child, Node(name: "Scroll"))])), (.presented, popover)])
    let root = Node(name: "Root", below: [(.child, Node(name: "Catalog")), (.presented, shown)])
    let lines = await PrintedHierarchy.lines(from: root, label: { "<\($0.name)>" }, below: { $0.below })
    XCTAssertEqual(
      lines.joined(separator: "\n"),
      """
      <Root>
         | <Catalog>
         + <Shown>
         |    | <Document>
         |    |    | <Scroll>
         |    + <Popover>
         |    |    | <Container>
         |    |    |    | <Stamps>
      """)
  }

  /// A long chain of children is printed without recursion.
  func test_longChainsArePrinted() async {
    await withStage { trace in
      let root = trace.controller("P")
      var last = root
      for _ in 0..<500 {
        let child = UIViewController()
        last.addChild(child)
        child.didMove(toParent: last)
        last = child
      }
      XCTAssertEqual(root.printedHierarchy.split(separator: "\n").count, 501)
    }
  }
}

final class LibraryController: UIViewController {}
private final class PrivateController: UIViewController {}
enum Outer {
  final class InnerController: UIViewController {}
}
