import ControllerTree
import Foundation

/// A stack with a push, an interrupted swipe back, and a pop.
struct NavigationScenario: Scenario {
  let name = "navigation"
  let title = "Push, a swipe back that is cancelled, pop"
  let summary = """
    The stack changes within the call, the screen at the end of the turn. When a person swipes back half-way, both \
    controllers get the first appearance callbacks; when the person lifts the finger, both get the reverse, and the stack \
    is as before.
    """
  let pacing = UpdateCycle.Pacing.manual

  func play(_ story: Story) {
    let navigation = UINavigationController(title: "Stack", root: "List")
    let detail = UIViewController(title: "Detail")
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    story.step("navigation.pushViewController(detail, animated: true)") {
      navigation.pushViewController(detail, animated: true)
    }
    story.tree("The push has begun", of: window)
    story.step("The animation ends") {
      UpdateCycle.main.advance(by: .seconds(1))
    }

    let swipe = navigation.interactivePop
    story.step("A person swipes back …") {
      swipe.begin()
      swipe.update(0.4)
    }
    story.fact("navigation.viewControllers", titles(navigation))
    story.step("… and thinks better of it") {
      swipe.cancel()
      UpdateCycle.main.advance(by: .seconds(1))
    }
    story.fact("navigation.viewControllers", titles(navigation))
    story.step("A person taps the back button") {
      navigation.navigationBar.goBack()
      UpdateCycle.main.advance(by: .seconds(1))
    }
    story.tree("After", of: window)
  }

  private func titles(_ navigation: UINavigationController) -> String {
    navigation.viewControllers.map { $0.title ?? "" }.joined(separator: ", ")
  }
}
