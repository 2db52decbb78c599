import ControllerTree

/// A chain of presentations, dismissed at its middle and at its bottom.
struct ChainScenario: Scenario {
  let name = "chain"
  let title = "A chain, dismissed from its middle"
  let summary = """
    Root presents First, First presents Second, Second presents Third. dismiss on a controller takes away what it \
    presents, with everything above, in one transition; only if it presents nothing, it goes itself.
    """

  func play(_ story: Story) {
    let controllers = ["Root", "First", "Second", "Third"].map { UIViewController(title: $0) }
    let window = UIWindow()
    window.rootViewController = controllers[0]
    window.makeKeyAndVisible()
    story.step("Each one presents the next") {
      for (presenter, presented) in zip(controllers, controllers.dropFirst()) {
        presenter.present(presented, animated: false)
      }
    }
    story.tree("The chain", of: window)

    let first = controllers[1]
    story.explanation("What would first.dismiss(animated:) take away?", first.dismissalExplanation)
    story.step("first.dismiss(animated: false)") {
      first.dismiss(animated: false)
    }
    story.tree("Dismissed from the middle", of: window)

    story.explanation("And once more?", first.dismissalExplanation)
    story.step("first.dismiss(animated: false)") {
      first.dismiss(animated: false)
    }
    story.tree("After", of: window)
  }
}
