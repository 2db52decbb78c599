import UIKit
import XCTest

/// Members without effect, which code sets and reads or calls.
final class StoredPropertiesOfSmallThingsTests: XCTestCase {
  func test_values() async {
    await MainActor.run {
      let (field, button, image, attachment) = (UITextField(), UIButton(), UIImageView(), NSTextAttachment())
      assertStores(\UITextField.clearsOnInsertion, true, in: field)
      assertStores(\UIButton.adjustsImageSizeForAccessibilityContentSizeCategory, true, in: button)
      button.adjustsImageSizeForAccessibilityContentSizeCategory = false
      for view in [button, image] as [any UIAccessibilityContentSizeCategoryImageAdjusting] {
        XCTAssertFalse(view.adjustsImageSizeForAccessibilityContentSizeCategory)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        XCTAssertTrue(view.adjustsImageSizeForAccessibilityContentSizeCategory)
      }
      assertStores(\NSTextAttachment.adjustsImageSizeForAccessibilityContentSizeCategory, true, in: attachment)
      let tap = UITapGestureRecognizer()
      XCTAssertEqual(tap.buttonMaskRequired, .primary)
      assertStores(\UITapGestureRecognizer.buttonMaskRequired, .secondary, in: tap)
      let transition = CATransition()
      transition.filter = "ripple"
      XCTAssertEqual(transition.filter as? String, "ripple")
      XCTAssertEqual(UIBlurEffect(), UIBlurEffect(style: .regular))
    }
  }

  func test_particles() async {
    await MainActor.run {
      let cell = CAEmitterCell()
      let timing: any CAMediaTiming = cell
      (timing.beginTime, timing.duration, timing.speed, timing.timeOffset) = (1, 2, 3, 4)
      (timing.repeatCount, timing.repeatDuration, timing.autoreverses, timing.fillMode) = (5, 6, true, .both)
      XCTAssertEqual([cell.beginTime, cell.duration, cell.timeOffset, cell.repeatDuration], [1, 2, 4, 6])
      XCTAssertEqual([cell.speed, cell.repeatCount], [3, 5])
      XCTAssertTrue(cell.autoreverses && cell.fillMode == .both)
      assertStores(\CAEmitterCell.minificationFilter, "nearest", in: cell)
      assertStores(\CAEmitterCell.magnificationFilter, "nearest", in: cell)
      assertStores(\CAEmitterCell.minificationFilterBias, 1, in: cell)
      cell.style = ["a": 1]
      XCTAssertEqual(cell.style?["a"] as? Int, 1)
    }
  }

  /// The answers of a delegate that implements none of the methods for state restoration.
  func test_LAUNCH14_delegate() async {
    await MainActor.run {
      final class Delegate: NSObject, UIApplicationDelegate {}
      let (delegate, application, coder) = (
        Delegate(), UIApplication.shared, NSKeyedArchiver(requiringSecureCoding: false)
      )
      XCTAssertFalse(delegate.application(application, shouldSaveApplicationState: coder))
      XCTAssertFalse(delegate.application(application, shouldRestoreApplicationState: coder))
      delegate.application(application, willEncodeRestorableStateWith: coder)
      delegate.application(application, didDecodeRestorableStateWith: coder)
    }
  }
}
