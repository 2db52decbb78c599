import UIKit
import XCTest

@testable import ControllerTree

final class UIActivityItemSourceTests: XCTestCase {
  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "?" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .message ? nil : "for \(activityType?.rawValue ?? "nobody")" }
  }

  private final class Counter: UIActivityItemProvider {
    override var item: Any { "made for \(activityType?.rawValue ?? "nobody")" }
  }

  private final class Keep: UIActivity {
    var items: [Any] = []
    override var activityType: UIActivity.ActivityType? { .init("keep") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first as? String == "?" }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  /// ACT-64: what a source stands for decides which activities are offered, and the chosen one gets the source's item.
  func test_ACT64_itemsOfSources() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let keep = Keep()
      let sharing = UIActivityViewController(
        activityItems: [Source(), Counter(placeholderItem: "!"), "plain"], applicationActivities: [keep])
      root.present(sharing, animated: false)
      XCTAssertTrue(sharing.choose(.init("keep")))
      UpdateCycle.main.settle()
      XCTAssertEqual(keep.items as? [String], ["for keep", "made for keep", "plain"])
      root.present(
        UIActivityViewController(activityItems: [Source()], applicationActivities: nil), animated: false)
      (root.presentedViewController as? UIActivityViewController)?.choose(.copyToPasteboard)
      UpdateCycle.main.settle()
      XCTAssertEqual(UIPasteboard.general.string, "for com.apple.UIKit.activity.CopyToPasteboard")
    }
  }

  /// ACT-64: the defaults of sources and providers.
  func test_ACT64_defaults() async {
    await withStage { _ in
      let (source, sharing) = (Source(), UIActivityViewController(activityItems: [], applicationActivities: nil))
      XCTAssertEqual(source.activityViewController(sharing, subjectForActivityType: .mail), "")
      XCTAssertEqual(source.activityViewController(sharing, dataTypeIdentifierForActivityType: .mail), "")
      XCTAssertNil(source.activityViewController(sharing, thumbnailImageForActivityType: .mail, suggestedSize: .zero))
      let provider = UIActivityItemProvider(placeholderItem: "A")
      XCTAssertEqual(provider.item as? String, "A")
      XCTAssertEqual(provider.activityViewControllerPlaceholderItem(sharing) as? String, "A")
    }
  }
}
