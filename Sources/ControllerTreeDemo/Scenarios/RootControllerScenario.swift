import ControllerTree

/// Figure 2-1: a window and the root controller whose view is all of its content.
struct RootControllerScenario: Scenario {
  let name = "root-controller"
  let title = "The root view controller"
  let summary = """
    Every window has exactly one root view controller, whose content fills the window (Figure 2-1). A window that is \
    made in code has none until you set it; its view is loaded when the window is shown.
    """

  func play(_ story: Story) {
    let window = UIWindow()
    let root = UIViewController(title: "Root")
    story.tree("Before", of: window)

    story.step("The window gets its root") {
      window.rootViewController = root
    }
    story.fact("root.isViewLoaded", root.isViewLoaded)

    story.step("The window is shown") {
      window.makeKeyAndVisible()
    }
    story.fact("root.view.frame == window.bounds", root.view.frame == window.bounds)
    story.fact("root.view.superview === window", root.view.superview === window)

    story.tree("After", of: window)
  }
}
