import ControllerTree

/// The recipes of containment, call by call, with the maker of each call: your code or the library.
struct ContainmentScenario: Scenario {
  let name = "containment"
  let title = "Containment, step by step"
  let summary = """
    A child is added to a visible parent and removed from it, each line of the recipe a step. The callbacks that come at \
    the end of a turn wait for the last line, as they wait for the end of the run loop's turn on a device.
    """

  func play(_ story: Story) {
    let parent = UIViewController(title: "Parent")
    let window = UIWindow()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let child = UIViewController(title: "Child")
    story.tree("Before", of: window)

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
    story.tree("Added", of: window)

    story.step("child.willMove(toParent: nil)") {
      child.willMove(toParent: nil)
    }
    story.step("child.view.removeFromSuperview()") {
      child.view.removeFromSuperview()
    }
    story.step("child.removeFromParent()") {
      child.removeFromParent()
    }
    story.tree("After", of: window)

    story.table(
      "The caller of each call, from the recorded causes", header: ["call", "receiver", "AUTO/MANUAL", "cause"],
      rows: ContainmentCall.inOrder(parent: "Parent", child: "Child").map { call in
        let maker = call.maker(in: story.events)
        return [call.text, call.receiver, maker.name, maker.cause]
      })
  }
}
