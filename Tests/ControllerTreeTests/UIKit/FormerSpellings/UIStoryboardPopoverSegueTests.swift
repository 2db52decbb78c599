import UIKit
import XCTest

/// The former class of popover segues.
final class UIStoryboardPopoverSegueTests: XCTestCase {
  /// SEGUE-11: it does what the segue's kind does.
  @available(*, deprecated, message: "It uses a deprecated class")
  func test_SEGUE11_popoverSegue() async {
    await withStage { trace in
      let source = trace.controller("A")
      trace.show(source, size: .tablet)
      source.segueTemplates = [
        SegueTemplate("go", .popover(.init { $0.view }), class: UIStoryboardPopoverSegue.self) { _, _ in
          UIViewController()
        }
      ]
      source.performSegue(withIdentifier: "go", sender: nil)
      XCTAssertEqual(source.presentedViewController?.modalPresentationStyle, .popover)
      XCTAssertTrue(source.presentedViewController?.popoverPresentationController?.sourceView === source.view)
    }
  }
}
