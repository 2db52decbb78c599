import UIKit
import XCTest

@testable import ControllerTree

/// TOUCH-57: edit menus that fingers open.
final class TouchedEditMenuTests: XCTestCase {
  @MainActor private static func command(_ name: String, _ menu: UIMenu?) -> UICommand? {
    var open: [UIMenuElement] = menu?.children ?? []
    while let element = open.popLast() {
      if let command = element as? UICommand, command.action.description == name { return command }
      if let menu = element as? UIMenu { open += menu.children }
    }
    return nil
  }

  @MainActor private static func middle(_ frame: CGRect?) -> CGPoint {
    frame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint(x: -1, y: -1)
  }

  func test_TOUCH57_textViews() async {
    await withStage { trace in
      let scene = TouchScene(trace)
      let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
      text.text = "one two"
      scene.controller.view.addSubview(text)
      UpdateCycle.main.settle()
      let point = CGPoint(x: 10, y: 15)
      scene.fingers.doubleTap(text, at: point)
      XCTAssertEqual(text.selectedRange, NSRange(location: 0, length: 3))
      let copy = Self.command("copy:", text.openEditMenu)
      let frame = copy.flatMap { text.frameInEditMenu(of: $0) }
      XCTAssertEqual(frame?.maxY ?? 0, 100, accuracy: 8, "The menu is above the selection.")
      scene.fingers.tap(at: Self.middle(frame))
      XCTAssertEqual(UIPasteboard.general.string, "one")
      XCTAssertNil(text.openEditMenu)

      // A tap moves the caret, a second one on the caret opens the menu, a third one closes it.
      scene.fingers.tap(text, at: CGPoint(x: 200, y: 15))
      XCTAssertEqual(text.selectedRange, NSRange(location: 7, length: 0))
      XCTAssertNil(text.openEditMenu)
      UpdateCycle.main.advance(by: .seconds(1))
      scene.fingers.tap(text, at: CGPoint(x: 200, y: 15))
      XCTAssertNotNil(Self.command("selectAll:", text.openEditMenu))
      UpdateCycle.main.advance(by: .seconds(1))
      scene.fingers.tap(text, at: CGPoint(x: 200, y: 15))
      XCTAssertNil(text.openEditMenu)

      // A long press opens it, too; typing and the end of editing close it.
      scene.fingers.longPress(text, at: point)
      XCTAssertNotNil(text.openEditMenu)
      text.enter("x")
      XCTAssertNil(text.openEditMenu)
      scene.fingers.longPress(text, at: point)
      text.resignFirstResponder()
      XCTAssertNil(text.openEditMenu)
      XCTAssertEqual(scene.window.subviews.filter { $0 is MenuView }.count, 0)

      // A text that can only be selected.
      text.isEditable = false
      UpdateCycle.main.advance(by: .seconds(1))
      scene.fingers.longPress(text, at: point)
      XCTAssertNotNil(Self.command("copy:", text.openEditMenu))
      UpdateCycle.main.advance(by: .seconds(1))
      scene.fingers.tap(text, at: point)
      XCTAssertNil(text.openEditMenu)
      scene.fingers.longPress(text, at: point)
      text.resignFirstResponder()
      XCTAssertNil(text.openEditMenu)
    }
  }

  func test_TOUCH57_textFields() async {
    await withStage { trace in
      let scene = TouchScene(trace)
      // There is no room above the field.
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      field.text = "one two"
      scene.controller.view.addSubview(field)
      UpdateCycle.main.settle()
      let point = CGPoint(x: 10, y: 20)
      scene.fingers.tap(field, at: point)
      XCTAssertNil(field.openEditMenu)
      scene.fingers.doubleTap(field, at: point)
      XCTAssertEqual(field.inputState.selection, NSRange(location: 0, length: 3))
      let cut = Self.command("cut:", field.openEditMenu)
      let frame = cut.flatMap { field.frameInEditMenu(of: $0) }
      XCTAssertGreaterThan(frame?.minY ?? 0, 20)
      scene.fingers.tap(at: Self.middle(frame))
      XCTAssertEqual(field.text, " two")
      XCTAssertNil(field.openEditMenu)
      UpdateCycle.main.advance(by: .seconds(1))
      scene.fingers.longPress(field, at: point)
      XCTAssertNotNil(Self.command("paste:", field.openEditMenu))
      field.endEditing(true)
      XCTAssertNil(field.openEditMenu)
      XCTAssertEqual(scene.window.subviews.filter { $0 is MenuView }.count, 0)
    }
  }
}
