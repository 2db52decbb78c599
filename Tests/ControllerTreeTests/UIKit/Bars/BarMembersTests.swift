import UIKit
import XCTest

@testable import ControllerTree

final class BarMembersTests: XCTestCase {
  private final class Place: NSObject, UIToolbarDelegate {
    var position = UIBarPosition.topAttached
    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
  }

  /// The outermost buttons are set with their full names, too.
  func test_buttonsAreSetByName() async {
    await withStage { _ in
      let (item, left, right) = (UINavigationItem(title: "A"), UIBarButtonItem(), UIBarButtonItem())
      item.setLeftBarButton(left, animated: true)
      item.setRightBarButton(right, animated: true)
      XCTAssertTrue(item.leftBarButtonItem === left && item.rightBarButtonItem === right)
      item.setRightBarButton(nil, animated: false)
      XCTAssertNil(item.rightBarButtonItem)
    }
  }

  /// A toolbar is at the bottom unless its delegate tells another position.
  func test_toolbarPosition() async {
    await withStage { _ in
      let (bar, place) = (UIToolbar(), Place())
      XCTAssertEqual(bar.barPosition, .bottom)
      bar.delegate = place
      XCTAssertEqual(bar.barPosition, .topAttached)
      place.position = .any
      XCTAssertEqual(bar.barPosition, .bottom)
    }
  }
}
