import ControllerTree
import Foundation

/// Figures 2-3 and 2-4 of the documentation: a presented controller, and a container that presents for its child.
struct PresentationScenario: Scenario {
  let name = "presentation"
  let title = "Presenting, and the controller that presents"
  let summary = """
    A controller presents another one; the relation can be read in both directions. If a child of a container \
    calls present with a full-screen style, the container presents: the presentation covers the whole screen.
    """

  func play(_ story: Story) {
    let navigation = ContentContainer("Navigation", showing: "List")
    let list = navigation.content
    let editor = UIViewController(title: "Editor")
    editor.modalPresentationStyle = .fullScreen
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    story.tree("Before", of: window)

    story.explanation("Who would present Editor if List were asked to?", list.explainPresentation(of: editor))
    story.step("list.present(editor, animated: true)") {
      list.present(editor, animated: true)
    }
    story.fact("editor.presentingViewController", name(editor.presentingViewController))
    story.fact("list.presentedViewController", name(list.presentedViewController))
    story.tree("Presented", of: window)

    story.step("editor.dismiss(animated: true)") {
      editor.dismiss(animated: true)
    }
    story.tree("After", of: window)
  }

  private func name(_ controller: UIViewController?) -> String { controller?.title ?? "nil" }
}

/// A container whose only child fills it.
final class ContentContainer: UIViewController {
  let content: UIViewController

  init(_ title: String, showing content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  convenience init(_ title: String, showing contentTitle: String) {
    let content = UIViewController()
    content.title = contentTitle
    self.init(title, showing: content)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}
