import ControllerTree
import XCTest

/// The article "Asking why": its code runs, and its output is that of the library.
final class AskingWhyTests: XCTestCase {
  @MainActor
  func test_documentation_askingWhy() async throws {
    try await withArticle("AskingWhy") { article in
      article.onStage { print in Self.missing(article, print) }
      article.onStage(pacing: .manual) { print in Self.due(article, print) }
      article.onStage { print in Self.event(article, print) }
    }
  }

  @MainActor private static func missing(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (drawer, detail) = (article.show("Drawer", HandForwardingController()), UIViewController())
    detail.title = "Detail"
    // example: missing
    drawer.addChild(detail)
    drawer.view.addSubview(detail.view)
    detail.didMove(toParent: drawer)
    detail.beginAppearanceTransition(true, animated: false)
    print(detail.explain(.viewDidAppear))
    // end
    article.expectPrinted("missing")
    detail.endAppearanceTransition()
  }

  @MainActor private static func due(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (root, sheet, stage) = (article.show("Root"), UIViewController(), Stage.current)
    sheet.title = "Sheet"
    // example: due
    root.present(sheet, animated: true)
    stage.cycle.advance(by: .seconds(0.1))
    print(sheet.explain(.viewDidAppear).sentence)
    // end
    article.expectPrinted("due")
    stage.cycle.settle()
  }

  @MainActor private static func event(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (window, pair, left) = (UIWindow(), UIViewController(), UIViewController())
    (pair.title, left.title) = ("Pair", "Left")
    pair.addChild(left)
    pair.view.addSubview(left.view)
    left.didMove(toParent: pair)
    window.rootViewController = pair
    article.keep(window)
    // example: event
    let recorder = EventRecorder()
    recorder.record { window.makeKeyAndVisible() }
    let recording = recorder.recording
    let last = recording.events.count - 1
    print(recording.explanation(ofEventAt: last))
    // end
    article.expectPrinted("event")
  }
}
