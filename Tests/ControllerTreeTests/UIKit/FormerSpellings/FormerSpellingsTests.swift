import UIKit
import XCTest

/// Each former spelling does the same as its successor. Only deprecated code may use them without a warning.
final class FormerSpellingsTests: XCTestCase {
  private let rect = CGRect(x: 1, y: 2, width: 4, height: 8)
  private let move = CGAffineTransform(translationX: 10, y: 20)

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_pointsSizesVectors() {
    XCTAssertEqual(CGPointZero, .zero)
    XCTAssertEqual(CGSizeZero, .zero)
    XCTAssertEqual(CGPointMake(1, 2), CGPoint(x: 1, y: 2))
    XCTAssertEqual(CGSizeMake(1, 2), CGSize(width: 1, height: 2))
    XCTAssertEqual(CGVectorMake(1, 2), CGVector(dx: 1, dy: 2))
    XCTAssertTrue(CGPointEqualToPoint(CGPointMake(1, 2), CGPointMake(1, 2)))
    XCTAssertFalse(CGSizeEqualToSize(CGSizeMake(1, 2), CGSizeMake(2, 1)))
    XCTAssertEqual(CGPointApplyAffineTransform(CGPointMake(1, 2), move), CGPoint(x: 11, y: 22))
    XCTAssertEqual(CGSizeApplyAffineTransform(CGSizeMake(1, 2), move), CGSize(width: 1, height: 2))
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_rectangles() {
    XCTAssertEqual(CGRectZero, .zero)
    XCTAssertTrue(CGRectIsNull(CGRectNull))
    XCTAssertTrue(CGRectIsInfinite(CGRectInfinite))
    XCTAssertTrue(CGRectIsEmpty(CGRectZero))
    XCTAssertEqual(CGRectMake(1, 2, 4, 8), rect)
    XCTAssertTrue(CGRectEqualToRect(rect, CGRectMake(1, 2, 4, 8)))
    XCTAssertEqual([CGRectGetWidth(rect), CGRectGetHeight(rect)], [4, 8])
    XCTAssertEqual([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)], [1, 3, 5])
    XCTAssertEqual([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)], [2, 6, 10])
    XCTAssertEqual(CGRectStandardize(CGRectMake(5, 10, -4, -8)), rect)
    XCTAssertEqual(CGRectIntegral(CGRectMake(1.5, 2.5, 1, 1)), CGRectMake(1, 2, 2, 2))
    XCTAssertTrue(CGRectContainsPoint(rect, CGPointMake(1, 2)))
    XCTAssertFalse(CGRectContainsPoint(rect, CGPointMake(5, 10)))
    XCTAssertTrue(CGRectContainsRect(rect, CGRectMake(2, 3, 1, 1)))
    XCTAssertFalse(CGRectIntersectsRect(rect, CGRectMake(50, 50, 1, 1)))
    XCTAssertEqual(CGRectIntersection(rect, CGRectMake(3, 4, 100, 100)), CGRectMake(3, 4, 2, 6))
    XCTAssertEqual(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)), CGRectMake(0, 0, 5, 10))
    XCTAssertEqual(CGRectInset(rect, 1, 2), CGRectMake(2, 4, 2, 4))
    XCTAssertEqual(CGRectOffset(rect, 1, 2), CGRectMake(2, 4, 4, 8))
    XCTAssertEqual(CGRectApplyAffineTransform(rect, move), CGRectMake(11, 22, 4, 8))
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_insetsAndOffsets() {
    XCTAssertEqual(UIEdgeInsetsZero, .zero)
    XCTAssertEqual(UIOffsetZero, .zero)
    XCTAssertEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 1, 1, 1)), CGRectMake(2, 3, 2, 6))
    XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsZero, .zero))
    XCTAssertEqual(UIOffsetMake(1, 2), UIOffset(horizontal: 1, vertical: 2))
    XCTAssertFalse(UIOffsetEqualToOffset(UIOffsetZero, UIOffsetMake(1, 2)))
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_transforms() {
    XCTAssertTrue(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    XCTAssertEqual(CGAffineTransformMake(1, 0, 0, 1, 10, 20), move)
    XCTAssertEqual(CGAffineTransformMakeTranslation(10, 20), move)
    XCTAssertEqual(CGAffineTransformMakeScale(2, 3), CGAffineTransform(scaleX: 2, y: 3))
    XCTAssertEqual(CGAffineTransformMakeRotation(1), CGAffineTransform(rotationAngle: 1))
    XCTAssertEqual(CGAffineTransformRotate(move, 1), move.rotated(by: 1))
    XCTAssertEqual(CGAffineTransformScale(move, 2, 3), move.scaledBy(x: 2, y: 3))
    XCTAssertEqual(CGAffineTransformTranslate(move, 2, 3), CGAffineTransform(translationX: 12, y: 23))
    XCTAssertEqual(CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), move).tx, 10)
    XCTAssertEqual(CGAffineTransformInvert(move), CGAffineTransform(translationX: -10, y: -20))
    XCTAssertTrue(CGAffineTransformEqualToTransform(move, move))
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_colours() {
    let pairs: [(UIColor, UIColor)] = [
      (.blackColor(), .black), (.darkGrayColor(), .darkGray), (.lightGrayColor(), .lightGray),
      (.whiteColor(), .white), (.grayColor(), .gray), (.redColor(), .red), (.greenColor(), .green),
      (.blueColor(), .blue), (.cyanColor(), .cyan), (.yellowColor(), .yellow), (.magentaColor(), .magenta),
      (.orangeColor(), .orange), (.purpleColor(), .purple), (.brownColor(), .brown), (.clearColor(), .clear),
      (.lightTextColor(), .lightText), (.darkTextColor(), .darkText),
      (.groupTableViewBackgroundColor(), .systemGroupedBackground),
      (.groupTableViewBackground, .systemGroupedBackground),
      (UIColor.red.colorWithAlphaComponent(0.5), UIColor.red.withAlphaComponent(0.5)),
    ]
    for (former, current) in pairs {
      XCTAssertEqual(former, current)
    }
  }
}
