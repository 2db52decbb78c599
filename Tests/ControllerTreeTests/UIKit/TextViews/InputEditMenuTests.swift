import UIKit
import XCTest

@testable import ControllerTree

/// TEXT-61: the edit menus of text fields and text views.
final class InputEditMenuTests: XCTestCase {
  @MainActor private static func commands(_ menu: UIMenu?) -> [UICommand] {
    (menu?.children ?? []).flatMap { element -> [UICommand] in
      if let menu = element as? UIMenu { return commands(menu) }
      return (element as? UICommand).map { [$0] } ?? []
    }
  }

  @MainActor private static func names(_ menu: UIMenu?) -> [String] {
    commands(menu).map { $0.action.description }.filter { ["cut:", "copy:", "paste:", "selectAll:"].contains($0) }
  }

  func test_TEXT61_textViews() async {
    await withTrace { trace in
      let (root, view, notes) = (trace.controller("R"), UITextView(), Menus(trace))
      trace.show(root)
      trace.setUp { root.view.addSubview(view) }
      view.text = "one two"
      view.selectText(in: NSRange(location: 0, length: 3))
      view.delegate = notes
      XCTAssertTrue(view.showEditMenu())
      trace.expect("menu for (0, 3)")
      XCTAssertEqual(Set(Self.names(view.openEditMenu)), ["cut:", "copy:", "selectAll:"])
      guard let copy = Self.commands(view.openEditMenu).first(where: { $0.action.description == "copy:" }) else {
        return XCTFail("Nothing can be copied.")
      }
      XCTAssertTrue(view.chooseFromEditMenu(copy))
      XCTAssertEqual(UIPasteboard.general.string, "one")
      XCTAssertNil(view.openEditMenu)
      XCTAssertFalse(view.chooseFromEditMenu(copy))
      notes.menu = UIMenu(children: [UIAction(title: "Mark") { _ in trace.note("marked") }])
      XCTAssertTrue(view.showEditMenu())
      XCTAssertTrue(view.openEditMenu?.children.first.map { view.chooseFromEditMenu($0) } ?? false)
      trace.expect("menu for (0, 3)\nmarked")
      (view.isEditable, view.isSelectable) = (false, false)
      XCTAssertFalse(view.showEditMenu())
      trace.begin()
    }
  }

  func test_TEXT61_textFields() async {
    await withTrace { trace in
      let (root, field, notes) = (trace.controller("R"), UITextField(), Menus(trace))
      trace.show(root)
      trace.setUp { root.view.addSubview(field) }
      field.text = "one"
      field.delegate = notes
      XCTAssertTrue(field.showEditMenu())
      trace.expect("menu for (3, 0)")
      XCTAssertEqual(Self.names(field.openEditMenu), ["selectAll:"])
      guard let all = Self.commands(field.openEditMenu).first(where: { $0.action.description == "selectAll:" }) else {
        return XCTFail("Nothing can be selected.")
      }
      XCTAssertTrue(field.chooseFromEditMenu(all))
      XCTAssertEqual(field.inputState.selection, NSRange(location: 0, length: 3))
      XCTAssertFalse(field.chooseFromEditMenu(all))
      field.delegate = DefaultMenus.shared
      XCTAssertTrue(field.showEditMenu())
      notes.menu = UIMenu(children: [])
      field.delegate = notes
      XCTAssertFalse(field.showEditMenu(), "The menu is empty.")
      trace.expect("menu for (0, 3)")
      field.isEnabled = false
      XCTAssertFalse(field.showEditMenu())
    }
  }
}

@MainActor private final class DefaultMenus: NSObject, UITextFieldDelegate { static let shared = DefaultMenus() }

private final class Menus: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private let trace: Trace
  var menu: UIMenu?
  init(_ trace: Trace) { self.trace = trace }
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    trace.note("menu for (\(range.location), \(range.length))")
    return menu
  }
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  {
    trace.note("menu for (\(range.location), \(range.length))")
    return menu
  }
}
