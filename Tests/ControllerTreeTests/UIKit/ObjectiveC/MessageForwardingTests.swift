import XCTest

@testable import UIKit

final class MessageForwardingTests: XCTestCase {
  private final class Other: NSObject, UIScrollViewDelegate {}

  /// RESP-64: Another object with the protocol answers, not the object itself, and no object without the protocol.
  @MainActor func test_whichObjectAnswers_RESP_64() async {
    let (object, other) = (Other(), Other())
    XCTAssertTrue(MessageForwarding.target(other, of: object) as (any UIScrollViewDelegate)? === other)
    XCTAssertNil(MessageForwarding.target(object, of: object) as (any UIScrollViewDelegate)?)
    XCTAssertNil(MessageForwarding.target(NSObject(), of: object) as (any UIScrollViewDelegate)?)
    XCTAssertNil(MessageForwarding.target("text", of: object) as (any UIScrollViewDelegate)?)
    XCTAssertNil(MessageForwarding.target(nil, of: object) as (any UIScrollViewDelegate)?)
  }

  /// RESP-64: Without such an object the answer is that of a delegate which implements nothing.
  @MainActor func test_withoutAnObjectNobodyAnswers_RESP_64() async {
    let delegate: any UIGestureRecognizerDelegate & UITextFieldDelegate = MessageForwarding.silent
    XCTAssertTrue(delegate.gestureRecognizerShouldBegin(UIGestureRecognizer()))
    XCTAssertTrue(delegate.textFieldShouldReturn(UITextField()))
    XCTAssertNil(MessageForwarding.silent.viewForZooming(in: UIScrollView()))
  }
}
