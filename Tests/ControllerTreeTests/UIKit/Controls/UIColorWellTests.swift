import UIKit
import XCTest

@testable import ControllerTree

final class UIColorWellTests: XCTestCase {
  /// ACT-26: a person's choice sends an event, setting the colour sends none.
  func test_ACT26_choice() async {
    await withTrace { trace in
      let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
      well.addAction(
        UIAction { [unowned well] _ in trace.note("changed \(well.selectedColor?.description ?? "none")") },
        for: .valueChanged)
      well.selectedColor = .red
      XCTAssertFalse(well.choose(.blue))
      XCTAssertEqual(well.selectedColor, .red)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      trace.keep(window)
      trace.setUp {
        window.isHidden = false
        window.addSubview(well)
      }
      XCTAssertTrue(well.choose(UIColor(white: 1, alpha: 0.5)))
      well.supportsAlpha = false
      XCTAssertTrue(well.choose(UIColor(white: 1, alpha: 0.5)))
      XCTAssertTrue(well.choose(nil))
      trace.expect(
        "changed UIExtendedGrayColorSpace 1 0.5\nchanged UIExtendedGrayColorSpace 1 1\nchanged none")
      well.isEnabled = false
      XCTAssertFalse(well.choose(.red))
      XCTAssertEqual(well.sizeThatFits(.zero), CGSize(width: 28, height: 28))
      trace.expect("")
    }
  }
}
