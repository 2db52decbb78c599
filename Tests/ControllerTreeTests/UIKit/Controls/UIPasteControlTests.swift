import UIKit
import XCTest

@testable import ControllerTree

final class UIPasteControlTests: XCTestCase {
  private final class Taker: UIResponder {
    var taken: [String] = []
    var accepts = true
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { accepts }
    override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders.compactMap { $0.object as? String } }
  }

  /// VAL-50: a tap pastes into the target, if that can paste it.
  func test_VAL50_tap() async {
    await withStage { _ in
      let (control, taker) = (UIPasteControl(configuration: .init()), Taker())
      control.target = taker
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(taker.taken, [])
      UIPasteboard.general.string = "A"
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(taker.taken, ["A"])
      taker.accepts = false
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(taker.taken, ["A"])
      XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 90, height: 34))
    }
  }

  /// VAL-50: without a target the first responder gets it.
  func test_VAL50_firstResponder() async {
    await withStage { _ in
      let (window, field) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UITextField())
      let control = UIPasteControl(frame: CGRect(x: 0, y: 100, width: 90, height: 34))
      window.addSubview(field)
      window.addSubview(control)
      window.isHidden = false
      field.becomeFirstResponder()
      UIPasteboard.general.string = "B"
      window.fingers.tap(control)
      XCTAssertEqual(field.text, "B")
      window.isHidden = true
    }
  }
}
