import UIKit
import XCTest

@testable import ControllerTree

/// TEXT-41: data that a text view finds by itself.
final class DetectedDataTests: XCTestCase {
  func test_TEXT41_detectedData() async {
    await withTrace { trace in
      let (root, view, notes) = (trace.controller("R"), UITextView(), Links(trace))
      trace.show(root)
      trace.setUp { root.view.addSubview(view) }
      view.isEditable = false
      view.delegate = notes
      view.text = "See https://example.com/a, www.example.org. Write to ann@example.com or call +49 30 1234-567 now."
      @MainActor func tap(_ text: String) -> Bool {
        let place = view.text.range(of: text).map { NSRange($0, in: view.text) } ?? NSRange()
        return view.tapItem(at: place.location + 1)
      }
      XCTAssertFalse(tap("https"), "Nothing is to be detected.")
      view.dataDetectorTypes = .link
      XCTAssertTrue(tap("https"))
      trace.expect("https://example.com/a (4, 21)")
      XCTAssertTrue(tap("www"))
      XCTAssertTrue(tap("ann@"))
      trace.expect("http://www.example.org (27, 15)\nmailto:ann@example.com (53, 15)")
      XCTAssertFalse(tap("+49"))
      view.dataDetectorTypes = [.phoneNumber, .address]
      XCTAssertTrue(tap("+49"))
      trace.expect("tel:+49301234567 (77, 15)")
      XCTAssertFalse(tap("call"))
      view.text = "At 1 Main Street, on 2024-05-06."
      XCTAssertTrue(tap("Main"))
      view.dataDetectorTypes = .all
      XCTAssertTrue(tap("2024"))
      trace.expect("x-apple-data-detectors://0 (3, 13)\nx-apple-data-detectors://1 (21, 10)")
    }
  }
}

private final class Links: NSObject, UITextViewDelegate {
  private let trace: Trace
  init(_ trace: Trace) { self.trace = trace }
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    trace.note("\(url.absoluteString) (\(characterRange.location), \(characterRange.length))")
    return true
  }
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { UIAction { _ in } }
}
