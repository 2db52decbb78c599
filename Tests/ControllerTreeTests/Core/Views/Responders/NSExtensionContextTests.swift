import UIKit
import XCTest

@testable import ControllerTree

final class NSExtensionContextTests: XCTestCase {
  /// VAL-20: only the first end of a request counts.
  func test_VAL20_ends() throws {
    let context = NSExtensionContext(inputItems: [NSExtensionItem()])
    XCTAssertEqual(context.inputItems.count, 1)
    XCTAssertEqual(NSExtensionContext().inputItems.count, 0)
    guard case .running = context.outcome else { return XCTFail("The request has ended.") }
    var answers: [Bool] = []
    context.open(URL(fileURLWithPath: "/a")) { answers.append($0) }
    context.completeRequest(returningItems: ["a"]) { answers.append($0) }
    context.cancelRequest(withError: NSError(domain: "late", code: 1))
    guard case .completed(let items) = context.outcome else { return XCTFail("The request was not completed.") }
    XCTAssertEqual(items as? [String], ["a"])
    XCTAssertEqual(answers, [true, false])
    XCTAssertEqual(context.openedURLs.map(\.path), ["/a"])
    let other = NSExtensionContext()
    other.cancelRequest(withError: NSError(domain: "given up", code: 1))
    other.completeRequest(returningItems: nil)
    guard case .cancelled(let error) = other.outcome else { return XCTFail("The request was not cancelled.") }
    XCTAssertEqual((error as NSError).domain, "given up")
  }

  /// VAL-20: items are copied with their values.
  func test_VAL20_items() throws {
    let item = NSExtensionItem()
    item.attributedTitle = NSAttributedString(string: "T")
    item.attributedContentText = NSAttributedString(string: "C")
    item.attachments = [NSItemProvider(object: "text")]
    item.userInfo = ["a": 1]
    let copy = try XCTUnwrap(item.copy() as? NSExtensionItem)
    XCTAssertEqual([copy.attributedTitle?.string, copy.attributedContentText?.string], ["T", "C"])
    XCTAssertEqual(copy.attachments?.count, 1)
    XCTAssertEqual(copy.userInfo?["a"] as? Int, 1)
    let names: Set<NSNotification.Name> = [
      .NSExtensionHostWillEnterForeground, .NSExtensionHostDidBecomeActive, .NSExtensionHostWillResignActive,
      .NSExtensionHostDidEnterBackground,
    ]
    XCTAssertEqual(names.count, 4)
  }

  /// VAL-21: the controller keeps the context, and its children have it.
  func test_VAL21_controllers() async {
    await withStage { _ in
      final class Share: UIViewController {
        override func beginRequest(with context: NSExtensionContext) {
          super.beginRequest(with: context)
          title = (context.inputItems.first as? NSExtensionItem)?.attributedTitle?.string
        }
      }
      let (share, child, item) = (Share(), UIViewController(), NSExtensionItem())
      item.attributedTitle = NSAttributedString(string: "Page")
      share.addChild(child)
      child.didMove(toParent: share)
      XCTAssertNil(child.extensionContext)
      let context = NSExtensionContext(inputItems: [item])
      share.beginRequest(with: context)
      XCTAssertEqual(share.title, "Page")
      XCTAssertTrue(share.extensionContext === context && child.extensionContext === context)
    }
  }
}

/// ACT-71: providers of objects that are there.
final class ItemProviderObjectsTests: XCTestCase {
  func test_ACT71_registeredObjects() {
    let provider = NSItemProvider()
    provider.registerObject(NSString(string: "text"), visibility: .all)
    XCTAssertTrue(provider.canLoadObject(ofClass: NSString.self))
    var loaded: String?
    provider.loadObject(ofClass: NSString.self) { object, _ in loaded = object.map { "\($0)" } }
    XCTAssertEqual(loaded, "text")
  }
}
