import UIKit
import XCTest

/// TEXT-96: paste delegates change what is pasted.
final class UITextPasteDelegateTests: XCTestCase {
  func test_TEXT96_transform() async {
    await withTrace { trace in
      let (root, field, view) = (trace.controller("R"), UITextField(), UITextView())
      trace.show(root)
      trace.setUp {
        root.view.addSubview(field)
        root.view.addSubview(view)
      }
      let pasting = Pasting(trace)
      UIPasteboard.general.string = "a\nb"
      field.paste(nil)
      XCTAssertEqual(field.text, "a b")
      (field.pasteDelegate, view.pasteDelegate) = (pasting, pasting)
      XCTAssertTrue(field.pasteDelegate === pasting)
      XCTAssertTrue(view.pasteDelegate === pasting)
      view.paste(nil)
      trace.expect("a/b")
      XCTAssertEqual(view.text, "a\nb")
      pasting.answer = { $0.setResult(string: "x\ny") }
      field.text = ""
      field.paste(nil)
      trace.expect("a/b")
      XCTAssertEqual(field.text, "x y")
      pasting.answer = { $0.setResult(attributedString: NSAttributedString(string: "z")) }
      view.selectAll(nil)
      view.paste(nil)
      XCTAssertEqual(view.text, "z")
      view.selectAll(nil)
      pasting.answer = { $0.setNoResult() }
      view.paste(nil)
      XCTAssertEqual(view.text, "z", "Nothing is pasted over the selection.")
      trace.begin()
      view.pasteDelegate = PlainPasting.shared
      view.paste(nil)
      XCTAssertEqual(view.text, "a\nb")
    }
  }
}

private final class Pasting: NSObject, UITextPasteDelegate {
  private let trace: Trace
  var answer: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }
  init(_ trace: Trace) { self.trace = trace }
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) {
    XCTAssertNil(item.localObject)
    XCTAssertNotNil(item.defaultAttributes[.font])
    item.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
      let text = text.map { "\($0)".replacingOccurrences(of: "\n", with: "/") } ?? "none"
      MainActor.assumeIsolated { self.trace.note(text) }
    }
    answer(item)
  }
}

private final class PlainPasting: NSObject, UITextPasteDelegate {
  static let shared = PlainPasting()
}
