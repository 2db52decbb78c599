import ControllerTree
import Foundation

/// Wrong calls, and the issue for each.
struct MisuseScenario: Scenario {
  let name = "misuse"
  let title = "Misuse, and its issues"
  let summary = """
    Where UIKit raises an exception or writes to the console, the call is refused, and one issue names the objects, \
    the call and the remedy. The tree stays as it was, and the program continues.
    """

  func play(_ story: Story) {
    let root = UIViewController(title: "Root")
    let left = UIViewController(title: "Left")
    let right = UIViewController(title: "Right")
    let leaf = UIViewController(title: "Leaf")
    let window = UIWindow()
    window.rootViewController = root
    embed(left, in: root)
    embed(right, in: root)
    embed(leaf, in: left)
    window.makeKeyAndVisible()
    story.tree("Before", of: window)

    story.step("right.view.addSubview(leaf.view), although Leaf is a child of Left") {
      right.view.addSubview(leaf.view)
    }
    story.step("leaf.addChild(root): a circle") {
      leaf.addChild(root)
    }
    story.step("UIViewController().addChild(root), although it is the root of a window") {
      UIViewController().addChild(root)
    }
    story.step("window.rootViewController = left, although it has a parent") {
      window.rootViewController = left
    }
    story.step("root.transition(from: left, to: leaf, …), although Leaf is not its child") {
      root.transition(from: left, to: leaf, duration: 0.3, animations: nil)
    }
    story.step("leaf.endAppearanceTransition() without a begin") {
      leaf.endAppearanceTransition()
    }
    story.step("leaf.viewWillAppear(true) by hand") {
      leaf.viewWillAppear(true)
    }
    story.step("leaf.view.addSubview(root.view): a circle of views") {
      leaf.view.addSubview(root.view)
    }
    story.step("leaf.view.frame.origin.x = .nan") {
      leaf.view.frame.origin.x = .nan
    }
    story.tree("After", of: window)
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
