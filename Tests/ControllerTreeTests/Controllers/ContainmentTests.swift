import ControllerTree
import XCTest

final class ContainmentTests: XCTestCase {
  /// WIN-08, APP-01
  func test_WIN08_rootAppears() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.window()
      window.rootViewController = root
      window.makeKeyAndVisible()
      trace.expectDetailed("")
      print(trace.tree)
    }
  }

  func test_CON04_standardAdd() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      trace.expectDetailed("")
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      trace.expectDetailed("")
      UpdateCycle.main.turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      trace.expectDetailed("")
      print(trace.tree)
    }
  }
}
