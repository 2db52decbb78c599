import Foundation
import XCTest

@testable import ControllerTree

final class SeeARecordingTests: XCTestCase {
  /// Everything that the article prints is what the library prints.
  func test_documentation_seeARecording() async throws {
    try await withArticle("SeeARecording") { article in
      article.onStage { print in Self.page(article, print) }
      article.onStage { print in Self.difference(article, print) }
      article.onStage { print in Self.tree(article, print) }
      article.onStage { print in Self.draw(article, print) }
    }
  }

  /// A window with `Inbox` as its root, and `Draft`.
  @MainActor private static func scene(_ article: Article) -> (UIWindow, UIViewController, UIViewController) {
    let (window, inbox, draft) = (UIWindow(), UIViewController(), UIViewController())
    (inbox.title, draft.title) = ("Inbox", "Draft")
    window.rootViewController = inbox
    article.keep(window)
    return (window, inbox, draft)
  }

  @MainActor private static func recording(_ article: Article, animated: Bool) -> Recording {
    let (window, inbox, draft) = scene(article)
    window.isHidden = false
    let recorder = EventRecorder(includesTree: true)
    recorder.record { inbox.present(draft, animated: animated) }
    return recorder.recording
  }

  @MainActor private static func page(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (window, inbox, draft) = scene(article)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      // example: page
      let recorder = EventRecorder(includesTree: true, includesWindows: true)
      recorder.record {
        window.makeKeyAndVisible()
        inbox.present(draft, animated: true)
      }
      let page = recorder.recording.html(title: "Writing a draft")
      try Data(page.utf8).write(to: file)
      // end
      XCTAssertTrue(page.contains("Writing a draft"))
      XCTAssertEqual(try Data(contentsOf: file).count, page.utf8.count)
    } catch {
      XCTFail("\(error)")
    }
  }

  @MainActor private static func difference(_ article: Article, _ print: @escaping (Any) -> Void) {
    let before = recording(article, animated: true)
    let after = article.freshStage { recording(article, animated: false) }
    // example: difference
    let difference = RecordingDifference(from: before, to: after)
    print(difference.text(context: 0))
    let page = difference.html(title: "Presented without animation")
    // end
    XCTAssertTrue(page.contains("Presented without animation"))
    article.expectPrinted("difference")
  }

  @MainActor private static func tree(_ article: Article, _ print: @escaping (Any) -> Void) {
    let recording = recording(article, animated: true)
    // example: tree
    let index = recording.events.firstIndex { $0.line == "Draft.viewWillAppear(true)" } ?? 0
    print(recording.tree(at: index)?.withoutViews ?? "no tree")
    // end
    article.expectPrinted("tree")
  }

  @MainActor private static func draw(_ article: Article, _ print: @escaping (Any) -> Void) {
    let (window, inbox, draft) = scene(article)
    window.isHidden = false
    inbox.present(draft, animated: false)
    // example: draw
    print(window.hierarchyTree.withoutViews.mermaid)
    // end
    article.expectPrinted("draw")
  }
}

extension Article {
  /// Runs `body` on a stage of its own, so that its names begin again.
  fileprivate func freshStage<Result>(_ body: () -> Result) -> Result {
    Stage.withPristine { _ in body() }
  }
}
