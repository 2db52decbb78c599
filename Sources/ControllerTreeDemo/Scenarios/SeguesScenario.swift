import ControllerTree
import Foundation

/// Segues of all directions: a child that comes with the view, a push, a presentation, and the way back by unwinding.
struct SeguesScenario: Scenario {
  let name = "segues"
  let title = "Segues and the way back"
  let summary = """
    An embed is performed between loadView() and viewDidLoad(). A tapped control asks shouldPerformSegue first, and the source \
    prepares before the destination's view is loaded. An unwind segue searches its destination: its action runs first, then the \
    stack pops and the presentation is dismissed.
    """

  func play(_ story: Story) {
    let home = HomeController(title: "Home")
    let navigation = UINavigationController(title: "Stack")
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [home]
    home.segueTemplates = [
      SegueTemplate("summary", .embed { ($0 as? HomeController)?.slot }) { _, _ in UIViewController(title: "Summary") },
      SegueTemplate("detail", .show) { _, sender in DetailController(title: "Detail") },
    ]
    let window = UIWindow()
    window.rootViewController = navigation

    story.step("The window is shown: the embed comes with the view") { window.isHidden = false }
    story.step("A person taps the control; the controller is not ready") { home.openDetail.performPrimaryAction() }
    home.isReady = true
    story.step("A person taps the control again") { home.openDetail.performPrimaryAction() }
    guard let detail = navigation.topViewController as? DetailController else { return }
    story.step("detail.performSegue(withIdentifier: \"edit\", sender: nil)") {
      detail.performSegue(withIdentifier: "edit", sender: nil)
    }
    story.tree("Before the way back", of: window)
    guard let editor = detail.presentedViewController as? EditorController else { return }
    story.step("A person taps the button that is connected to the exit") { editor.done.performPrimaryAction() }
    story.fact("home.saved", home.saved)
    story.tree("After", of: window)
  }
}

private final class HomeController: UIViewController {
  let slot = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  let openDetail = UIControl()
  var isReady = false
  private(set) var saved = "nothing"

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(HomeController.self) { $0.action("unwindToHome:", HomeController.unwindToHome) }
  }

  override func loadView() {
    super.loadView()
    view.addSubview(slot)
    view.addSubview(openDetail)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    openDetail.addSegue(segueTemplates[1], from: self)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier == "summary" || isReady
  }

  private func unwindToHome(_ segue: UIStoryboardSegue) {
    saved = (segue.source as? EditorController)?.text ?? "nothing"
  }
}

private final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    segueTemplates = [SegueTemplate("edit", .presentation) { _, _ in EditorController(title: "Editor") }]
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.modalPresentationStyle = .fullScreen
    (segue.destination as? EditorController)?.text = "a new text"
  }
}

private final class EditorController: UIViewController {
  let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    done.setSegue(SegueTemplate("done", unwindingTo: "unwindToHome:"), from: self)
  }
}
