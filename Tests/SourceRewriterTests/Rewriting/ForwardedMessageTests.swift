import XCTest

final class ForwardedMessageTests: XCTestCase {
  /// The class gets the methods of the protocol that it does not have, and lists them.
  func test_classesWithForwardingTargetForward() {
    let text = rewritten(
      """
      import UIKit
      public final class Router: NSObject, UIGestureRecognizerDelegate {
        var next: UIGestureRecognizerDelegate?
        public func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
        public override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
      }
      """, tables: true)
    XCTAssertTrue(
      text.contains(
        "@MainActor public func gestureRecognizer(_ a0: UIGestureRecognizer, shouldReceive a1: UITouch) -> Bool "
          + "{ (MessageForwarding.target(forwardingTarget(for: Selector(\"gestureRecognizer:shouldReceive:\")), of: self) "
          + "as (any UIGestureRecognizerDelegate)? ?? MessageForwarding.silent)"
          + ".gestureRecognizer(a0, shouldReceive: a1) }"), text)
    XCTAssertTrue(text.contains("shouldReceive a1: UIPress"), text)
    XCTAssertFalse(text.contains("func gestureRecognizerShouldBegin(_ a0"), text)
    XCTAssertTrue(text.contains("$0.methods(\"gestureRecognizerShouldBegin:\", \"gestureRecognizer:should"), text)
  }

  /// Methods without a result, of protocols from which the class's inherit; a class in an extension.
  func test_theExtensionWithForwardingTargetGetsTheMethods() {
    let text = rewritten(
      """
      import UIKit
      class Proxy: NSObject, UITableViewDelegate {}
      extension Proxy {
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }
      class Plain: NSObject, UITableViewDelegate {}
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertFalse(lines[1].contains("MessageForwarding"), text)
    XCTAssertTrue(
      lines[4].contains("@MainActor func scrollViewDidScroll(_ a0: UIScrollView) { (MessageForwarding.target("), text)
    XCTAssertTrue(lines[4].contains(").tableView(a0, didSelectRowAt: a1) }"), text)
    XCTAssertFalse(lines[5].contains("MessageForwarding"), text)
  }
}
