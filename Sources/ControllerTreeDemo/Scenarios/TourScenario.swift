import ControllerTree

/// The founding figures in one story: a root controller (2-1), a child (2-2), a presentation (2-3, 2-4), a stack.
struct TourScenario: Scenario {
  let name = "tour"
  let title = "A tour: root, child, presentation, stack"
  let summary = """
    A window shows its root controller, the root adds a child, the child presents an editor, and a stack in another window \
    pushes a controller. Under each call: the callbacks that it causes, in UIKit's order.
    """

  func play(_ story: Story) {
    let window = UIWindow()
    let parent = UIViewController(title: "Parent")
    showRoot(parent, in: window, story)
    let child = UIViewController(title: "Child")
    add(child, to: parent, story)
    story.tree("Figures 2-1 and 2-2: the root fills its window, and has a child", of: window)
    present(from: child, story)
    window.isHidden = true
    push(story)
  }

  private func showRoot(_ parent: UIViewController, in window: UIWindow, _ story: Story) {
    story.step("window.rootViewController = parent") {
      window.rootViewController = parent
    }
    story.step("window.makeKeyAndVisible()") {
      window.makeKeyAndVisible()
    }
  }

  /// The recipe of a child, line by line.
  private func add(_ child: UIViewController, to parent: UIViewController, _ story: Story) {
    story.step("parent.addChild(child)") {
      parent.addChild(child)
    }
    story.step("child.view.frame = parent.view.bounds") {
      child.view.frame = parent.view.bounds
    }
    story.step("parent.view.addSubview(child.view)") {
      parent.view.addSubview(child.view)
    }
    story.step("child.didMove(toParent: parent)") {
      child.didMove(toParent: parent)
    }
  }

  /// A child presents, and the outermost container does it for the child.
  private func present(from child: UIViewController, _ story: Story) {
    let editor = UIViewController(title: "Editor")
    editor.modalPresentationStyle = .fullScreen
    story.step("child.present(editor, animated: true)") {
      child.present(editor, animated: true)
    }
    story.fact("editor.presentingViewController?.title", editor.presentingViewController?.title ?? "nil")
    story.tree("Figures 2-3 and 2-4: the root presents for its child, and covers the screen")
    story.step("child.dismiss(animated: true)") {
      child.dismiss(animated: true)
    }
  }

  private func push(_ story: Story) {
    let navigation = UINavigationController(title: "Stack", root: "List")
    let detail = UIViewController(title: "Detail")
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    story.step("navigation.pushViewController(detail, animated: true)") {
      navigation.pushViewController(detail, animated: true)
    }
    story.tree("A stack: all of its controllers are children, and the top one is shown", of: window)
  }
}
