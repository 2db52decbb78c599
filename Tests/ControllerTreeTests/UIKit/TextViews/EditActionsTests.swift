import UIKit
import XCTest

@testable import ControllerTree

/// Cut, copy, paste, select and delete in text fields and text views.
final class EditActionsTests: XCTestCase {
  private static let actions = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:"]

  @MainActor private static func possible(_ responder: UIResponder) -> String {
    actions.filter { responder.canPerformAction(Selector(($0)), withSender: nil) }.joined(separator: " ")
  }

  @MainActor private static func show<View: UIView>(_ view: View, _ trace: Trace) -> View {
    let root = trace.controller("R")
    trace.show(root).makeKey()
    root.view.addSubview(view)
    return view
  }

  /// TEXT-57: the actions that are possible depend on text, selection, pasteboard, and whether the text can be edited.
  func test_TEXT57_possibleActions() async {
    await withStage { trace in
      let (field, view) = (UITextField(), UITextView())
      XCTAssertEqual(Self.possible(field), "")
      field.text = "one two"
      view.text = "one two"
      XCTAssertEqual(Self.possible(field), "select: selectAll:")
      XCTAssertEqual(Self.possible(view), "select: selectAll:")
      UIPasteboard.general.string = "x"
      XCTAssertEqual(Self.possible(field), "paste: select: selectAll:")
      field.selectAll(nil)
      view.selectedRange = NSRange(location: 0, length: 3)
      XCTAssertEqual(Self.possible(field), "cut: copy: paste: delete:")
      XCTAssertEqual(Self.possible(view), "cut: copy: paste: selectAll: delete:")
      field.isSecureTextEntry = true
      XCTAssertEqual(Self.possible(field), "paste: delete:")
      view.isEditable = false
      XCTAssertEqual(Self.possible(view), "copy: selectAll:")
      view.isEditable = true
      view.allowsEditingTextAttributes = true
      XCTAssertEqual(Self.possible(view), "cut: copy: paste: selectAll: delete: toggleBoldface:")
      field.isEnabled = false
      field.cut(nil)
      field.paste(nil)
      field.delete(nil)
      field.copy(nil)
      XCTAssertEqual(field.text, "one two")
      XCTAssertEqual(UIPasteboard.general.string, "x", "A secret is not copied.")
    }
  }

  /// TEXT-57: the delegate of a field is asked about cut, paste and delete, and told as of typing.
  func test_TEXT57_fields() async {
    await withTrace { trace in
      let (field, notes) = (trace.setUp { Self.show(UITextField(), trace) }, EditNotes(trace))
      field.delegate = notes
      field.addAction(UIAction { _ in trace.note("changed") }, for: .editingChanged)
      field.text = "one two"
      field.becomeFirstResponder()
      field.select(nil)
      trace.expect("selection (4, 3)")
      field.cut(nil)
      trace.expect("should change (4, 3) to \"\"\nselection (4, 0)\nchanged")
      XCTAssertEqual(UIPasteboard.general.string, "two")
      UIPasteboard.general.string = "a\nb"
      field.paste(nil)
      trace.expect("should change (4, 0) to \"a b\"\nselection (7, 0)\nchanged")
      XCTAssertEqual(field.text, "one a b")
      field.selectAll(nil)
      field.copy(nil)
      trace.expect("selection (0, 7)")
      XCTAssertEqual(UIPasteboard.general.string, "one a b")
      notes.allows = false
      field.delete(nil)
      field.cut(nil)
      trace.expect("should change (0, 7) to \"\"\nshould change (0, 7) to \"\"")
      XCTAssertEqual(field.text, "one a b")
      trace.kept.append(notes)
    }
  }

  /// TEXT-57: actions reach a text view through the responder chain; its delegate is asked and told.
  func test_TEXT57_viewsThroughTheChain() async {
    await withTrace { trace in
      let (view, notes) = (trace.setUp { Self.show(UITextView(), trace) }, EditNotes(trace))
      view.text = "one two"
      view.delegate = notes
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 0, length: 4)
      trace.expect("selection (0, 4)")
      let cut = Selector("cut:") { (responder: UIResponder, sender: Any?) in responder.cut(sender) }
      XCTAssertTrue(view.target(forAction: cut, withSender: nil) as? UIResponder === view)
      UIApplication.shared.sendAction(cut, to: nil, from: nil, for: nil)
      trace.expect("should change (0, 4) to \"\"\nselection (0, 0)\ndid change")
      view.paste(nil)
      trace.expect("should change (0, 0) to \"one \"\nselection (4, 0)\ndid change")
      view.selectedRange = NSRange(location: 7, length: 0)
      view.select(nil)
      trace.expect("selection (7, 0)\nselection (4, 3)")
      view.copy(nil)
      view.delete(nil)
      trace.expect("should change (4, 3) to \"\"\nselection (4, 0)\ndid change")
      XCTAssertEqual(UIPasteboard.general.string, "two")
      XCTAssertEqual(view.text, "one ")
      trace.kept.append(notes)
    }
  }

  /// TEXT-58: typing, cutting and pasting can be undone and redone, one event at a time; setting the text forgets it.
  func test_TEXT58_undo() async {
    await withTrace { trace in
      let (view, notes) = (trace.setUp { Self.show(UITextView(), trace) }, EditNotes(trace))
      view.enter("one")
      view.enter(" two")
      view.selectAll(nil)
      view.delegate = notes
      UpdateCycle.main.turn { view.cut(nil) }
      trace.expect("should change (0, 7) to \"\"\nselection (0, 0)\ndid change")
      let manager = view.undoManager
      XCTAssertEqual(manager?.undoActionName, "Typing")
      manager?.undo()
      trace.expect("selection (7, 0)\ndid change")
      XCTAssertEqual(view.text, "one two")
      manager?.undo()
      XCTAssertEqual(view.text, "one")
      manager?.undo()
      XCTAssertEqual(view.text, "")
      XCTAssertEqual(manager?.canUndo, false)
      manager?.redo()
      manager?.redo()
      XCTAssertEqual(view.text, "one two")
      view.text = "new"
      XCTAssertEqual(manager?.canUndo, false)
      trace.begin()
      let field = trace.ignore { Self.show(UITextField(), trace) }
      field.insertText("no")
      XCTAssertNotEqual(field.undoManager?.canUndo, true, "Nobody edits the field.")
      field.enter("x")
      field.undoManager?.undo()
      XCTAssertEqual(field.text, "no")
      field.undoManager?.redo()
      XCTAssertEqual(field.text, "nox")
      trace.kept.append(notes)
    }
  }

  /// TEXT-59: a responder with a paste configuration takes what was copied, if a type fits.
  func test_TEXT59_pasteConfiguration() async {
    await withStage { trace in
      let view = Self.show(PastingView(), trace)
      let paste = Selector(("paste:"))
      UIPasteboard.general.string = "text"
      XCTAssertFalse(view.canPerformAction(paste, withSender: nil))
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
      XCTAssertFalse(view.canPerformAction(paste, withSender: nil))
      view.paste(nil)
      XCTAssertEqual(view.pasted, 0)
      UIPasteboard.general.image = UIImage(systemName: "star")
      XCTAssertTrue(view.canPerformAction(paste, withSender: nil))
      view.paste(nil)
      XCTAssertEqual(view.pasted, 1)
      view.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
      view.pasteConfiguration?.addAcceptableTypeIdentifiers(["public.url"])
      XCTAssertEqual(
        view.pasteConfiguration?.acceptableTypeIdentifiers,
        ["public.image", "public.utf8-plain-text", "public.text", "public.url"])
      XCTAssertTrue(view.canPaste([NSItemProvider(object: "a")]))
      XCTAssertFalse(view.canPaste([NSItemProvider(), NSItemProvider(object: 1)]))
      XCTAssertFalse(UIView().canPaste([NSItemProvider(object: "a")]))
      XCTAssertTrue(NSItemProvider(object: UIColor.red).hasItemConformingToTypeIdentifier("com.apple.uikit.color"))
      XCTAssertEqual(UIColor.readableTypeIdentifiersForItemProvider, ["com.apple.uikit.color"])
      XCTAssertEqual(NSURL.readableTypeIdentifiersForItemProvider, ["public.url"])
      XCTAssertTrue(UIPasteConfiguration().acceptableTypeIdentifiers.isEmpty)
      XCTAssertEqual(UIPasteConfiguration(acceptableTypeIdentifiers: ["a"]).acceptableTypeIdentifiers, ["a"])
      let until = Date(timeIntervalSinceNow: 60)
      UIPasteboard.general.setItemProviders([NSItemProvider(object: "b")], localOnly: true, expirationDate: until)
      XCTAssertEqual(UIPasteboard.general.string, "b")
      UIPasteboard.general.itemProviders = [
        NSItemProvider(item: URL(fileURLWithPath: "/a"), typeIdentifier: "public.url")
      ]
      XCTAssertEqual(UIPasteboard.general.itemProviders.map(\.registeredTypeIdentifiers), [["public.url"]])
      UIView().paste(itemProviders: [])
    }
  }

  /// TEXT-60: the selection becomes bold, italic or underlined, and back if all of it is.
  func test_TEXT60_attributes() async {
    await withTrace { trace in
      let (view, notes) = (UITextView(), EditNotes(trace))
      view.text = "one two"
      view.toggleBoldface(nil)
      view.allowsEditingTextAttributes = true
      view.selectedRange = NSRange(location: 0, length: 3)
      view.delegate = notes
      view.toggleBoldface(nil)
      trace.expect("did change")
      @MainActor func isBold(_ place: Int) -> Bool {
        let font = view.textStorage.attribute(.font, at: place, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
      }
      XCTAssertEqual([isBold(0), isBold(4)], [true, false])
      trace.ignore { view.selectAll(nil) }
      view.toggleBoldface(nil)
      XCTAssertEqual([isBold(0), isBold(4)], [true, true])
      view.toggleBoldface(nil)
      XCTAssertEqual([isBold(0), isBold(4)], [false, false])
      view.toggleItalics(nil)
      view.toggleUnderline(nil)
      XCTAssertEqual(view.textStorage.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int, 1)
      view.toggleUnderline(nil)
      XCTAssertNil(view.textStorage.attribute(.underlineStyle, at: 2, effectiveRange: nil))
      trace.expect(Array(repeating: "did change", count: 5).joined(separator: "\n"))
    }
  }
}

/// Notes a person's edits.
private final class EditNotes: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private unowned let trace: Trace
  var allows = true
  init(_ trace: Trace) { self.trace = trace }

  private func ask(_ range: NSRange, _ text: String) -> Bool {
    trace.note("should change (\(range.location), \(range.length)) to \"\(text)\"")
    return allows
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask(range, string) }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    let range = textField.inputState.selection
    trace.note("selection (\(range.location), \(range.length))")
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    ask(range, text)
  }
  func textViewDidChangeSelection(_ textView: UITextView) {
    trace.note("selection (\(textView.selectedRange.location), \(textView.selectedRange.length))")
  }
  func textViewDidChange(_ textView: UITextView) { trace.note("did change") }
}

private final class PastingView: UIView {
  var pasted = 0
  override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
}
