import Foundation
import XCTest

@testable import ControllerTree

final class SeguesAndUnwindingTests: XCTestCase {
  /// Every block of the article runs, and prints what it says.
  func test_documentation_segues() async throws {
    try await withArticle("SeguesAndUnwinding") { article in
      article.onStage { print in Self.show(article, print) }
      article.onStage { print in Self.control(article, print) }
      article.onStage { print in Self.embed(article, print) }
      article.onStage { print in Self.classes(article, print) }
      article.onStage { print in Self.unwind(article, print) }
    }
  }

  @MainActor private static func show(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: show
    class ListController: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = sender as? String
      }
    }

    let list = ListController()
    list.title = "List"
    list.segueTemplates = [SegueTemplate("detail", .show) { _, _ in UIViewController() }]
    let navigation = UINavigationController(rootViewController: list)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    let recorder = EventRecorder()
    recorder.record { list.performSegue(withIdentifier: "detail", sender: "Apples") }
    print(recorder.events.prefix(3).map(\.line).joined(separator: "\n"))
    print(navigation.viewControllers.compactMap(\.title))
    // end
    article.expectPrinted("show")
  }

  @MainActor private static func control(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: control
    class FormController: UIViewController {
      var isComplete = false

      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { isComplete }
    }

    let form = FormController()
    let window = UIWindow()
    window.rootViewController = form
    window.makeKeyAndVisible()
    let send = UIControl()
    send.addSegue(SegueTemplate("send", .presentation) { _, _ in UIViewController() }, from: form)

    send.performPrimaryAction()
    print(form.presentedViewController == nil)
    form.isComplete = true
    send.performPrimaryAction()
    print(form.presentedViewController == nil)
    // end
    article.expectPrinted("control")
  }

  @MainActor private static func embed(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: embed
    class MapScreen: UIViewController {
      let slot = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

      override func loadView() {
        super.loadView()
        view.addSubview(slot)
      }
    }

    let screen = MapScreen()
    screen.title = "Screen"
    screen.segueTemplates = [
      SegueTemplate("map", .embed { ($0 as? MapScreen)?.slot }) { _, _ in
        let map = UIViewController()
        map.title = "Map"
        return map
      }
    ]

    let recorder = EventRecorder()
    recorder.record { screen.loadViewIfNeeded() }
    print(recorder.text)
    print(screen.children.map(\.view.frame.size))
    // end
    article.expectPrinted("embed")
  }

  @MainActor private static func classes(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: classes
    class PlainSegue: UIStoryboardSegue {
      override func perform() {
        destination.modalPresentationStyle = .fullScreen
        super.perform()
      }
    }

    class PersonController: UIViewController {
      let person: String

      init?(coder: NSCoder, person: String) {
        self.person = person
        super.init(coder: coder)
      }

      required init?(coder: NSCoder) { nil }
    }

    class TeamController: UIViewController {
      @IBSegueAction func showPerson(_ coder: NSCoder, sender: Any?) -> PersonController? {
        PersonController(coder: coder, person: sender as? String ?? "nobody")
      }
    }

    let team = TeamController()
    let window = UIWindow()
    window.rootViewController = team
    window.makeKeyAndVisible()
    team.segueTemplates = [
      SegueTemplate(
        "person", .presentation, class: PlainSegue.self,
        action: { source, coder, sender, _ in (source as? TeamController)?.showPerson(coder, sender: sender) },
        destination: { _, _ in nil })
    ]
    team.performSegue(withIdentifier: "person", sender: "Ada")
    print((team.presentedViewController as? PersonController)?.person ?? "nobody")
    print(team.presentedViewController?.modalPresentationStyle == .fullScreen)
    // end
    article.expectPrinted("classes")
  }

  @MainActor private static func unwind(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: unwind
    class HomeController: UIViewController {
      override class var interfaceConnections: InterfaceConnections {
        InterfaceConnections(HomeController.self) { $0.action("unwindToHome:", HomeController.unwindToHome) }
      }

      @IBAction private func unwindToHome(_ segue: UIStoryboardSegue) {
        title = "Home with \(segue.source.title ?? "")"
      }
    }

    let (home, detail, editor) = (HomeController(), UIViewController(), UIViewController())
    (home.title, detail.title, editor.title) = ("Home", "Detail", "Editor")
    let navigation = UINavigationController(rootViewController: home)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(detail, animated: false)
    detail.present(editor, animated: false)
    editor.segueTemplates = [SegueTemplate("done", unwindingTo: "unwindToHome:")]

    let recorder = EventRecorder()
    recorder.record { editor.performSegue(withIdentifier: "done", sender: nil) }
    print(recorder.events.prefix(3).map(\.line).joined(separator: "\n"))
    print(navigation.viewControllers.compactMap(\.title))
    print(navigation.presentedViewController == nil)
    // end
    article.expectPrinted("unwind")
  }
}
