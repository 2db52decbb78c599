import UIKit
import XCTest

/// TEXT-95: writing with a pencil in an input.
final class UIScribbleInteractionTests: XCTestCase {
  func test_TEXT95_writing() async {
    await withTrace { trace in
      let (root, field, notes) = (trace.controller("R"), UITextField(), Notes(trace))
      trace.show(root)
      trace.setUp { root.view.addSubview(field) }
      let interaction = UIScribbleInteraction(delegate: notes)
      XCTAssertFalse(interaction.write("x", at: .zero), "It has no view.")
      field.addInteraction(interaction)
      XCTAssertTrue(interaction.view === field)
      XCTAssertTrue(interaction.write("Hi", at: CGPoint(x: 3, y: 4)))
      trace.expect("may begin at 3\nbegin true\nend false")
      XCTAssertEqual(field.text, "Hi")
      XCTAssertTrue(field.isFirstResponder)
      notes.allows = false
      XCTAssertFalse(interaction.write("!", at: .zero))
      trace.expect("may begin at 0")
      XCTAssertEqual(field.text, "Hi")
      XCTAssertFalse(UIScribbleInteraction.isPencilInputExpected)
      let plain = UIScribbleInteraction(delegate: Plain.shared)
      field.addInteraction(plain)
      XCTAssertTrue(plain.write("!", at: .zero))
      XCTAssertFalse(Plain.shared.scribbleInteractionShouldDelayFocus(plain))
    }
  }
}

private final class Notes: NSObject, UIScribbleInteractionDelegate {
  private let trace: Trace
  var allows = true
  init(_ trace: Trace) { self.trace = trace }
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    trace.note("may begin at \(Int(location.x))")
    return allows
  }
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {
    trace.note("begin \(interaction.isHandlingWriting)")
  }
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
    trace.note("end \(interaction.isHandlingWriting)")
  }
}

private final class Plain: NSObject, UIScribbleInteractionDelegate {
  static let shared = Plain()
}
