import ControllerTree
import Foundation

/// Figure 2-2: a root container that places its two children side by side under a bar of its own.
struct SideBySideScenario: Scenario {
  let name = "side-by-side"
  let title = "A container with two children"
  let summary = """
    A container mixes its children's content with views of its own, and it alone sets their frames (Figure 2-2). The \
    children do not refer to it or to each other.
    """

  func play(_ story: Story) {
    let left = UIViewController(title: "Left")
    let right = UIViewController(title: "Right")
    let pair = PairController(left: left, right: right)
    pair.title = "Pair"
    let window = UIWindow()
    window.rootViewController = pair
    story.tree("Before", of: window)

    story.step("The window is shown; the container adds its children when its view is loaded") {
      window.makeKeyAndVisible()
    }
    story.tree("Side by side", of: window)

    story.step("The window turns to landscape; the container lays its children out anew") {
      window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    }
    story.tree("After", of: window)
  }
}

/// A container that gives each of two children one half of its space, below a bar.
final class PairController: UIViewController {
  private let left: UIViewController
  private let right: UIViewController
  private let bar = TitleBar()

  init(left: UIViewController, right: UIViewController) {
    self.left = left
    self.right = right
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    for child in [left, right] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (top, content) = view.bounds.divided(atDistance: 44, from: .minYEdge)
    let (leftHalf, rightHalf) = content.divided(atDistance: content.width / 2, from: .minXEdge)
    bar.frame = top
    left.view.frame = leftHalf
    right.view.frame = rightHalf
  }
}

private final class TitleBar: UIView {}
