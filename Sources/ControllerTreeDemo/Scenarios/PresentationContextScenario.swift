import ControllerTree

/// The area of a presentation: the screen, or the controller that defines the context.
struct PresentationContextScenario: Scenario {
  let name = "context"
  let title = "The presentation context"
  let summary = """
    A style that fills the screen goes to the outermost controller. A style that stays in a context goes to the nearest \
    controller that defines one, and covers no more than that. The search can be asked for its steps.
    """

  func play(_ story: Story) {
    let detail = ContentContainer("Detail", showing: "Form")
    let form = detail.content
    let main = ContentContainer("Main", showing: detail)
    let window = UIWindow()
    window.rootViewController = main
    window.makeKeyAndVisible()
    detail.definesPresentationContext = true
    story.tree("Before: Detail defines the context", of: window)

    let picker = UIViewController(title: "Picker")
    picker.modalPresentationStyle = .currentContext
    story.explanation("form.explainPresentation(of: picker)", form.explainPresentation(of: picker))
    story.step("form.present(picker, animated: false)") {
      form.present(picker, animated: false)
    }
    story.tree("In the context: Main gets no callbacks", of: window)

    let alarm = UIViewController(title: "Alarm")
    alarm.modalPresentationStyle = .fullScreen
    story.explanation("form.explainPresentation(of: alarm)", form.explainPresentation(of: alarm))
    story.step("form.present(alarm, animated: false)") {
      form.present(alarm, animated: false)
    }
    story.tree("Over everything", of: window)

    story.explanation("main.dismissalExplanation", main.dismissalExplanation)
    story.step("main.dismiss(animated: false)") {
      main.dismiss(animated: false)
    }
    story.step("form.dismiss(animated: false)") {
      form.dismiss(animated: false)
    }
    story.tree("After", of: window)
  }
}
