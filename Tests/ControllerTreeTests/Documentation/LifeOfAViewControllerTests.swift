import Foundation
import XCTest

@testable import ControllerTree

final class LifeOfAViewControllerTests: XCTestCase {
  /// Every timeline of the article is what the library prints.
  func test_documentation_lifeOfAViewController() async throws {
    try await withArticle("LifeOfAViewController") { article in
      article.onStage { print in Self.showAndHide(article, print) }
      article.onStage { print in Self.family(article, print) }
      article.onStage { print in Self.turnRound(article, print) }
      article.onStage { print in Self.release(article, print) }
      article.onStage { _ in Self.facts(article) }
      article.expect(.table, "super", Self.superTable)
    }
  }

  @MainActor private static func showAndHide(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: made
    let root = UIViewController()
    root.title = "Root"
    let window = UIWindow()
    window.rootViewController = root
    print(root.isViewLoaded)
    // end
    article.keep(window)
    article.expectPrinted("made")

    // example: show
    let recorder = EventRecorder()
    recorder.start()
    window.makeKeyAndVisible()
    print(recorder.text)
    // end
    article.expectPrinted("show")

    let states = recorder.drain().filter { $0.stateBefore != $0.stateAfter }
    for event in states { print("\(event.text): \(event.stateBefore) → \(event.stateAfter)") }
    article.expectPrinted("states")

    // example: hide
    window.isHidden = true
    // end
    print(recorder.drainText())
    article.expectPrinted("hide")

    // example: again
    window.isHidden = false
    // end
    print(recorder.drainText())
    article.expectPrinted("again")
  }

  @MainActor private static func family(_ article: Article, _ print: @escaping (Any) -> Void) {
    let root = UIViewController()
    root.title = "Root"
    let child = UIViewController()
    child.title = "Child"
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = UIWindow()
    article.keep(window)
    window.rootViewController = root
    let recorder = EventRecorder()
    recorder.start()

    window.isHidden = false
    print(recorder.drainText())
    article.expectPrinted("family-shown")

    window.isHidden = true
    print(recorder.drainText())
    article.expectPrinted("family-hidden")
  }

  @MainActor private static func turnRound(_ article: Article, _ print: @escaping (Any) -> Void) {
    let child = UIViewController()
    child.title = "Child"
    let recorder = EventRecorder()
    recorder.start()
    // example: turn-round
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    // end
    print(recorder.drainText())
    article.expectPrinted("turn-round")
  }

  @MainActor private static func release(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: release
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    weak let root = window.rootViewController

    window.rootViewController = nil
    print(root == nil)
    // end
    article.keep(window)
    article.expectPrinted("release")
  }

  // MARK: Tables

  /// What is true in which callback, told by a controller that looks around.
  @MainActor private static func facts(_ article: Article) {
    let root = UIViewController()
    let observer = ObservingController()
    let window = UIWindow()
    article.keep(window)
    UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.isHidden = false
    root.addChild(observer)
    observer.view.frame = root.view.bounds
    root.view.addSubview(observer.view)
    observer.didMove(toParent: root)
    observer.willMove(toParent: nil)
    observer.view.removeFromSuperview()
    observer.removeFromParent()
    let header = ["| callback | view loaded | in its window | safe area known |", "| --- | --- | --- | --- |"]
    article.expect(.table, "facts", (header + observer.rows).joined(separator: "\n"))
  }

  private static var superTable: String {
    let kinds = (0..<UInt8.max).compactMap(ControllerCallback.Kind.init(rawValue:))
    let rows = kinds.map { "| ``UIViewController/\($0.method)`` | \($0.requiresSuper ? "yes" : "no") |" }
    return (["| method | `super` |", "| --- | --- |"] + rows).joined(separator: "\n")
  }
}

/// Writes down what is true when each of its callbacks begins.
private final class ObservingController: UIViewController {
  private(set) var rows: [String] = []

  private func note(_ callback: String) {
    let isLoaded = isViewLoaded
    let isInWindow = viewIfLoaded?.window != nil
    let hasSafeArea = viewIfLoaded.map { $0.safeAreaInsets != .zero } ?? false
    let answers = [isLoaded, isInWindow, hasSafeArea].map { $0 ? "yes" : "no" }
    rows.append("| `\(callback)` | \(answers.joined(separator: " | ")) |")
  }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
    super.willMove(toParent: parent)
  }
  override func loadView() {
    note("loadView()")
    super.loadView()
  }
  override func viewDidLoad() {
    note("viewDidLoad()")
    super.viewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear(_:)")
    super.viewWillAppear(animated)
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
    super.didMove(toParent: parent)
  }
  override func viewIsAppearing(_ animated: Bool) {
    note("viewIsAppearing(_:)")
    super.viewIsAppearing(animated)
  }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews()") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews()") }
  override func viewDidAppear(_ animated: Bool) {
    note("viewDidAppear(_:)")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear(_:)")
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    note("viewDidDisappear(_:)")
    super.viewDidDisappear(animated)
  }
}
