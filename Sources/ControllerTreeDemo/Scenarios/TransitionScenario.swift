import ControllerTree
import Foundation

/// An animated exchange of two children, inspected half-way.
struct TransitionScenario: Scenario {
  let name = "transition"
  let title = "A transition between children"
  let summary = """
    transition(from:to:duration:…) exchanges the views of two children. With manual pacing virtual time stands still \
    until advance(by:), so that the state between can be looked at; no clock is waited for.
    """
  let pacing = UpdateCycle.Pacing.manual

  func play(_ story: Story) {
    let first = UIViewController(title: "First")
    let second = UIViewController(title: "Second")
    let pager = PagerController(showing: first)
    pager.title = "Pager"
    let window = UIWindow()
    window.rootViewController = pager
    window.makeKeyAndVisible()
    story.tree("Before", of: window)

    story.step("The exchange begins") {
      pager.show(second, duration: 0.4)
    }
    story.step("Half of the time passes") {
      UpdateCycle.main.advance(by: .milliseconds(200))
    }
    story.tree("Half-way: both views are in place", of: window)

    story.step("The other half passes") {
      UpdateCycle.main.advance(by: .milliseconds(200))
    }
    story.tree("After", of: window)
  }
}

/// A container that shows one child at a time and exchanges children with an animation.
final class PagerController: UIViewController {
  private var shown: UIViewController

  init(showing first: UIViewController) {
    shown = first
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(shown)
    shown.view.frame = view.bounds
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  func show(_ next: UIViewController, duration: TimeInterval) {
    let old = shown
    shown = next
    old.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
    transition(from: old, to: next, duration: duration) {
      next.view.frame = self.view.bounds
      old.view.frame = self.view.bounds.offsetBy(dx: -self.view.bounds.width, dy: 0)
    } completion: { _ in
      old.removeFromParent()
      next.didMove(toParent: self)
    }
  }
}
