import Foundation
import XCTest

@testable import ControllerTree

/// Tests of the whole catalogue. The tests beside this one compare each article with code that runs.
final class DocumentationTests: XCTestCase {
  /// Each article is compared by a test of its own, but for the one whose code `.ci/check-docs` compiles.
  func test_documentation_everyArticleHasATest() async throws {
    let tested: Set = [
      "ControllerTree", "YourFirstTest", "LifeOfAViewController", "ContainmentInThreeSteps", "Presenting", "Containers",
      "TurnsAndTime", "WhenSomethingIsRefused", "BringingUIKitCodeToLinux",
      "ActingAsPersonAndDevice", "TouchesAndGestures", "Launching", "SeguesAndUnwinding", "AutoLayout",
      "LayersAndAnimations", "DrawingAndImages", "CollectionViews", "Lists",
      "StoryboardsOnLinux",
      "StackViewsAndExplanations", "TestsInOneLine", "SeeARecording", "AskingWhy", "TracesFromADevice",
    ]
    XCTAssertEqual(Set(try Self.articles()), tested)
  }

  /// Every block of code or output says in a comment above who compares it.
  func test_documentation_everyBlockIsCompared() async throws {
    for name in try Self.articles() {
      let lines = try await Article(name).lines
      for (index, line) in lines.enumerated() where line == "```swift" || line == "```text" {
        let kinds = Article.Kind.allCases.filter { index > 0 && lines[index - 1].hasPrefix("<!-- \($0.rawValue): ") }
        XCTAssertEqual(kinds.count, 1, "\(name).md, line \(index + 1): a block without a name.")
      }
    }
  }

  /// The first page links to all articles and to the index of the rules.
  func test_documentation_theFirstPageListsAllArticles() async throws {
    let links = try await Article("ControllerTree").lines.filter { $0.hasPrefix("- <doc:") }
    let articles = try Self.articles().filter { $0 != "ControllerTree" }
    XCTAssertEqual(Set(links), Set((articles + ["Rules"]).map { "- <doc:\($0)>" }))
  }

  /// What the compiler refuses on Linux has a mended form, in the same order.
  func test_documentation_everyRefusedFormHasAMendedOne() async throws {
    let article = try await Article("BringingUIKitCodeToLinux")
    let refused = await article.markers(.refused)
    let compiles = await article.markers(.compiles)
    XCTAssertEqual(refused, compiles.filter { !$0.hasPrefix("test-") })
    XCTAssertEqual(Set(compiles).count, compiles.count)
  }

  private static func articles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: Article.catalogue, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}
