import UIKit
import XCTest

/// TEXT-94: fingers on the text of a custom input.
final class UITextInteractionTests: XCTestCase {
  func test_TEXT94_taps() async {
    await withTrace { trace in
      let (root, view, notes) = (
        trace.controller("R"), UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 40)), Notes(trace)
      )
      trace.show(root)
      // A text field outside of the view stands for a custom input.
      let input = UITextField(frame: view.bounds)
      trace.setUp {
        root.view.addSubview(view)
        view.addSubview(input)
        input.isUserInteractionEnabled = false
        input.text = "one two"
      }
      let interaction = UITextInteraction(for: .editable)
      (interaction.textInput, interaction.delegate) = (input, notes)
      view.addInteraction(interaction)
      XCTAssertTrue(interaction.view === view)
      XCTAssertEqual(interaction.gesturesForFailureRequirements.count, 2)
      let end = "one t".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
      let point = CGPoint(x: end, y: 120)
      root.view.window?.fingers.tap(at: point)
      trace.expect("begin at \(Int(end))\nend")
      XCTAssertTrue(input.isFirstResponder)
      XCTAssertEqual(input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.start) }, 5)
      root.view.window?.fingers.tap(at: point, taps: 2)
      XCTAssertEqual(input.selectedTextRange.flatMap { input.text(in: $0) }, "two")
      trace.begin()
      notes.allows = false
      root.view.window?.fingers.tap(at: CGPoint(x: 1, y: 120))
      XCTAssertEqual(input.selectedTextRange.flatMap { input.text(in: $0) }, "two")
      view.removeInteraction(interaction)
      XCTAssertEqual(view.gestureRecognizers?.count ?? 0, 0)
      trace.begin()
    }
  }
}

private final class Notes: NSObject, UITextInteractionDelegate {
  private let trace: Trace
  var allows = true
  init(_ trace: Trace) { self.trace = trace }
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    if allows { trace.note("begin at \(Int(point.x))") }
    return allows
  }
  func interactionDidEnd(_ interaction: UITextInteraction) { trace.note("end") }
}
