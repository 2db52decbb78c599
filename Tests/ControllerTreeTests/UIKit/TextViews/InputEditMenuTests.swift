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

/// ACT-78: what is told before an edit menu opens and closes.
final class EditMenuAnimationTests: XCTestCase {
  @MainActor private static func play(_ trace: Trace, _ input: any EditedInput, _ field: (() -> Bool, () -> Bool)) {
    XCTAssertTrue(field.0())
    trace.expect("menu for (0, 3)\nwill open, menu: true\nopening")
    trace.advance(0.1)
    trace.expect("")
    trace.advance(0.2)
    trace.expect("open")
    XCTAssertTrue(field.1())
    trace.expect("Mark\nwill close, menu: false\nclosing")
    trace.advance(0.3)
    trace.expect("closed")
  }

  func test_ACT78_textViews() async {
    await withTrace(pacing: .manual) { trace in
      let (root, view, notes) = (trace.controller("R"), MarkedView(), Animations(trace))
      trace.show(root)
      trace.setUp { root.view.addSubview(view) }
      view.text = "one two"
      view.selectText(in: NSRange(location: 0, length: 3))
      view.delegate = notes
      Self.play(
        trace, view,
        ({ view.showEditMenu() }, { view.openEditMenu.map { view.chooseFromEditMenu($0.children[0]) } ?? false }))
      XCTAssertEqual(view.told, ["present", "dismiss"])
      notes.closesAtOnce = true
      trace.ignore { XCTAssertTrue(view.showEditMenu()) }
      XCTAssertNil(view.openEditMenu)
      XCTAssertNil(root.view.window?.subviews.first { $0 is MenuView })
      trace.ignore { trace.advance(0.3) }
    }
  }

  func test_ACT78_textFields() async {
    await withTrace(pacing: .manual) { trace in
      let (root, field, notes) = (trace.controller("R"), UITextField(), Animations(trace))
      trace.show(root)
      trace.setUp { root.view.addSubview(field) }
      field.text = "one"
      trace.setUp { field.becomeFirstResponder() }
      field.selectAll(nil)
      field.delegate = notes
      Self.play(
        trace, field,
        ({ field.showEditMenu() }, { field.openEditMenu.map { field.chooseFromEditMenu($0.children[0]) } ?? false }))
      field.delegate = DefaultMenus.shared
      XCTAssertTrue(field.showEditMenu())
      trace.ignore { field.resignFirstResponder() }
      XCTAssertNil(field.openEditMenu)
    }
  }

  /// ACT-78, ACT-04: the animations of an interaction's menu.
  func test_ACT78_interactions() async {
    await withTrace(pacing: .manual) { trace in
      let (root, notes) = (trace.controller("R"), Animations(trace))
      trace.show(root)
      let interaction = UIEditMenuInteraction(delegate: notes)
      root.view.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      trace.expect("will open, menu: true\nopening")
      trace.advance(0.3)
      trace.expect("open")
      interaction.dismissMenu()
      trace.expect("will close, menu: false\nclosing")
      trace.advance(0.3)
      trace.expect("closed")
      notes.closesAtOnce = true
      trace.ignore {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      }
      XCTAssertNil(interaction.openMenu)
      XCTAssertNil(root.view.window?.subviews.first { $0 is MenuView })
      trace.ignore { trace.advance(0.3) }
    }
  }
}

/// A text view that is told about its edit menu.
private final class MarkedView: UITextView {
  var told: [String] = []
  override func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    told.append("present")
    super.willPresentEditMenu(animator: animator)
  }
  override func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    told.append("dismiss")
    super.willDismissEditMenu(animator: animator)
  }
}

private final class Animations: NSObject, UITextFieldDelegate, UITextViewDelegate, UIEditMenuInteractionDelegate {
  private let trace: Trace
  var closesAtOnce = false
  init(_ trace: Trace) { self.trace = trace }

  private var menu: UIMenu { UIMenu(children: [UIAction(title: "Mark") { [trace] _ in trace.note("Mark") }]) }
  private func opens(_ isOpen: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    trace.note("will open, menu: \(isOpen)")
    animator.addAnimations { [trace] in trace.note("opening") }
    animator.addCompletion { [trace] in trace.note("open") }
  }
  private func closes(_ isOpen: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    trace.note("will close, menu: \(isOpen)")
    animator.addAnimations { [trace] in trace.note("closing") }
    animator.addCompletion { [trace] in trace.note("closed") }
  }

  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    trace.note("menu for (\(range.location), \(range.length))")
    return menu
  }
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    opens(textField.openEditMenu != nil, animator)
  }
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    closes(textField.openEditMenu != nil, animator)
  }
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  {
    trace.note("menu for (\(range.location), \(range.length))")
    return menu
  }
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    opens(textView.openEditMenu != nil, animator)
    if closesAtOnce { textView.selectText(in: NSRange(location: 1, length: 0)) }
  }
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    closes(textView.openEditMenu != nil, animator)
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    opens(interaction.openMenu != nil, animator)
    if closesAtOnce { interaction.dismissMenu() }
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { closes(interaction.openMenu != nil, animator) }
}
