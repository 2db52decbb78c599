import Foundation
import XCTest

@testable import ControllerTree

final class StoryboardsOnLinuxTests: XCTestCase {
  /// Every block of the article runs, and prints what it says.
  func test_documentation_storyboardsOnLinux() async throws {
    try await withArticle("StoryboardsOnLinux") { article in
      try article.onStage { print in try Self.stages(article, print) }
      try article.onStage { print in try Self.table(article, print) }
    }
  }

  private static let home = Samples.scene(
    "home",
    Samples.view(
      "v",
      "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"400\" height=\"200\"/>"
        + Samples.connections("<segue destination=\"news\" kind=\"embed\" identifier=\"news\" id=\"e\"/>")
        + "</containerView></subviews>"))

  @MainActor private static func stages(_ article: Article, _ print: @escaping (Any) -> Void) throws {
    let storyboard = try Samples.storyboard(
      Samples.scene(
        "main", kind: "navigationController",
        Samples.connections(Samples.relationship("rootViewController", to: "home"))),
      home, Samples.scene("news"), initial: "main")
    // example: stages
    let recorder = EventRecorder()
    let navigation = recorder.record { storyboard.instantiateInitialViewController() }
    print(recorder.text)
    print("The view is loaded: \(navigation?.children.first?.isViewLoaded == true)")

    let later = EventRecorder()
    later.record { navigation?.children.first?.loadViewIfNeeded() }
    print(later.text)
    // end
    article.expectPrinted("stages")
  }

  @MainActor private static func table(_ article: Article, _ print: @escaping (Any) -> Void) throws {
    // example: table
    final class ProfileController: UIViewController {
      private weak var name: UITextField!
      private var radius = 0.0

      override class var interfaceConnections: InterfaceConnections {
        InterfaceConnections(ProfileController.self) {
          $0.outlet("name", \.name)
          $0.attribute("radius", \.radius)
          $0.action("save:", ProfileController.save)
        }
      }

      private func save(_ sender: UIControl) { title = "\(name.text ?? ""), \(radius)" }
    }
    UIStoryboard.register(ProfileController.self)
    // end
    let attribute =
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"radius\"><integer key=\"value\" value=\"8\"/>"
      + "</userDefinedRuntimeAttribute>"
    let storyboard = try Samples.storyboard(
      Samples.scene(
        "a", attributes: "customClass=\"ProfileController\"",
        Samples.view(
          "v",
          "<subviews><textField id=\"f\" text=\"Ann\">"
            + Samples.connections(
              "<action selector=\"save:\" destination=\"a\" eventType=\"editingDidEnd\" id=\"x\"/>")
            + "</textField></subviews>")
          + "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>"
          + Samples.connections(Samples.outlet("name", to: "f"))))
    let controller = storyboard.instantiateInitialViewController()
    (controller?.view.subviews.first as? UIControl)?.sendActions(for: .editingDidEnd)
    print(controller?.title ?? "")
    article.expectPrinted("table")
  }
}
