import UIKit

/// A custom tab bar's content: it shows one of two children, and a tap exchanges them.
///
/// The container is written as in Swift 3. Those spellings still compile; each one is deprecated and
/// names its successor, so this code is marked as deprecated itself.
struct ToggleScenario: Scenario {
  let name = "toggle"
  let title = "Toggling between two children"
  let summary = """
    The content of a custom tab bar, in Swift 3's spellings: remove one child, add the other. A tap is one turn, so the \
    did-callbacks of both come at its end, the one that leaves first.
    """

  @available(*, deprecated, message: "Written in Swift 3's spellings.")
  func play(_ story: Story) {
    let container = TabContentViewController(title: "Container")
    let main = UIViewController(title: "Main")
    main.addChildViewController(container)
    main.view.addSubview(container.view)
    container.didMove(toParentViewController: main)
    let window = UIWindow(frame: UIScreen.mainScreen().bounds)
    window.rootViewController = main
    window.makeKeyAndVisible()
    story.tree("Before", of: window)

    story.step("Somebody taps on Summary") {
      UpdateCycle.main.turn("tap on Summary") { container.toggle(state: .summary) }
    }
    story.tree("Summary is in place", of: window)

    story.step("Somebody taps on Sessions") {
      UpdateCycle.main.turn("tap on Sessions") { container.toggle(state: .session) }
    }
    story.tree("After", of: window)
  }
}

/// Shows either the sessions or their summary.
@available(*, deprecated, message: "Written in Swift 3's spellings.")
final class TabContentViewController: UIViewController {
  enum State { case session, summary }

  private let sessionsViewController = UIViewController()
  private let summaryViewController = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    sessionsViewController.title = "Sessions"
    summaryViewController.title = "Summary"
    add(asChildViewController: sessionsViewController)
  }

  func toggle(state: State) {
    if state == .summary {
      remove(asChildViewController: sessionsViewController)
      add(asChildViewController: summaryViewController)
    } else {
      remove(asChildViewController: summaryViewController)
      add(asChildViewController: sessionsViewController)
    }
  }

  private func add(asChildViewController viewController: UIViewController) {
    addChildViewController(viewController)
    view.addSubview(viewController.view)
    viewController.view.frame = view.bounds
    viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    viewController.didMove(toParentViewController: self)
  }

  private func remove(asChildViewController viewController: UIViewController) {
    // Often written `guard parent != nil`, which checks the container's own parent: a root container would then remove nothing.
    guard viewController.parentViewController != nil else { return }
    viewController.willMove(toParentViewController: nil)
    viewController.view.removeFromSuperview()
    viewController.removeFromParentViewController()
  }
}
