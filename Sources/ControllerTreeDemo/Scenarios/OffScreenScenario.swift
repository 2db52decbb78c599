import ControllerTree

/// The most common mistake: presenting before the presenter is on screen, and presenting twice.
struct OffScreenScenario: Scenario {
  let name = "off-screen"
  let title = "Presenting from a controller that is not on screen"
  let summary = """
    In viewDidLoad and viewWillAppear the view is in no window yet, so there is nothing to present over: the call is \
    refused and its completion never runs. From viewDidAppear on it works, once at a time.
    """

  func play(_ story: Story) {
    let root = EagerController(title: "Root")
    let window = UIWindow()
    window.rootViewController = root
    story.tree("Before", of: window)
    story.step("Root presents Welcome in viewDidLoad, and again in viewDidAppear") {
      window.makeKeyAndVisible()
    }
    story.step("Root presents News as well") {
      let news = UIViewController(title: "News")
      root.present(news, animated: false)
    }
    story.tree("After", of: window)
  }
}

/// Presents too early, then at the right time.
private final class EagerController: UIViewController {
  private let welcome = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    welcome.title = "Welcome"
    present(welcome, animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(welcome, animated: true) }
  }
}
