import Foundation
import XCTest

@testable import ControllerTree

// example: controller
final class PlayerViewController: UIViewController {
  private(set) var isPlaying = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isPlaying = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isPlaying = false
  }
}
// end

// example: test
final class PlayerTests: XCTestCase {
  @MainActor func testItPlaysOnScreenOnly() async {
    let window = UIWindow()
    let player = PlayerViewController()
    window.rootViewController = player
    XCTAssertFalse(player.isPlaying)

    window.makeKeyAndVisible()
    XCTAssertTrue(player.isPlaying)

    window.isHidden = true
    XCTAssertFalse(player.isPlaying)
  }
}
// end

// example: handler
final class DraftsViewController: UIViewController {
  func didTapDiscard() {
    dismiss(animated: true)
    present(UIAlertController(title: "Discarded", message: nil, preferredStyle: .alert), animated: true)
  }
}
// end

// example: handlerTest
final class DraftsTests: XCTestCase {
  @MainActor func testDiscarding() async {
    Stage.withPristine { stage in
      let window = UIWindow()
      let drafts = DraftsViewController()
      window.rootViewController = drafts
      window.makeKeyAndVisible()
      drafts.present(UIViewController(), animated: true)

      let issues = stage.diagnostics.collect {
        UpdateCycle.main.turn { drafts.didTapDiscard() }
      }
      XCTAssertNil(drafts.presentedViewController)
      XCTAssertEqual(issues.map(\.kind), [.presentationInProgress])
      window.isHidden = true
    }
  }
}
// end

// example: allTests
final class AllDraftsTests: XCTestCase {
  override func invokeTest() {
    nonisolated(unsafe) let invoke = super.invokeTest
    MainActor.assumeIsolated { Stage.withPristine(directCalls: .oneTurn) { _ in invoke() } }
  }

  @MainActor func testDiscarding() async {
    let window = UIWindow()
    let drafts = DraftsViewController()
    window.rootViewController = drafts
    window.makeKeyAndVisible()
    drafts.present(UIViewController(), animated: true)
    UpdateCycle.main.settle()

    let issues = Stage.current.diagnostics.collect { drafts.didTapDiscard() }
    UpdateCycle.main.settle()
    XCTAssertNil(drafts.presentedViewController)
    XCTAssertEqual(issues.map(\.kind), [.presentationInProgress])
    window.isHidden = true
  }
}
// end

// example: order
final class PlayerOrderTests: XCTestCase {
  @MainActor func testTheOrder() async {
    Stage.withPristine { _ in
      let window = UIWindow()
      let player = PlayerViewController()
      player.title = "Player"
      window.rootViewController = player

      let recorder = EventRecorder()
      recorder.record { window.makeKeyAndVisible() }
      XCTAssertEqual(
        recorder.text,
        """
        Player.viewDidLoad()
        Player.viewWillAppear(false)
        Player.viewSafeAreaInsetsDidChange()
        Player.viewLayoutMarginsDidChange()
        Player.viewIsAppearing(false)
        Player.viewWillLayoutSubviews()
        Player.viewDidLayoutSubviews()
        Player.viewDidAppear(false)
        """)
      window.isHidden = true
    }
  }
}
// end

// example: issues
final class PlayerMistakeTests: XCTestCase {
  @MainActor func testNothingIsWrong() async {
    Stage.withPristine { stage in
      let issues = stage.diagnostics.collect {
        let window = UIWindow()
        window.rootViewController = PlayerViewController()
        window.makeKeyAndVisible()
        window.isHidden = true
      }
      XCTAssertEqual(issues, [])
    }
  }
}
// end

final class YourFirstTestTests: XCTestCase {
  /// The article's code stands above and runs; this is what its mistake prints.
  func test_documentation_yourFirstTest() async throws {
    try await withArticle("YourFirstTest") { article in
      article.onStage { print in
        // example: tree
        let window = UIWindow()
        let player = PlayerViewController()
        player.title = "Player"
        window.rootViewController = player
        window.makeKeyAndVisible()
        print(window.hierarchyDescription)
        // end
        article.keep(window)
        article.expectPrinted("tree")
      }
      article.onStage { _ in
        // example: mistake
        let player = PlayerViewController()
        player.addChild(player)
        // end
        article.expectPrinted("mistake")
      }
    }
  }
}
