import UIKit
import XCTest

@testable import ControllerTree

/// Fragments of text views, of clients' classes and of viewports.
final class TextViewFragmentsTests: XCTestCase {
  /// FRAG-08: a text view has a layout manager of fragments until its other one is read; both see the same text and selection.
  func test_FRAG08_textViews() async throws {
    try await withStage { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .systemFont(ofSize: 10)
      view.text = "one\ntwo"
      let manager = try XCTUnwrap(view.textLayoutManager)
      XCTAssertTrue(view.textLayoutManager === manager && view.textContainer.textLayoutManager === manager)
      let document = try XCTUnwrap(manager.textContentManager as? NSTextContentStorage)
      XCTAssertTrue(document.textStorage === view.textStorage)
      XCTAssertEqual(NSTextLayoutManagerTests.fragments(manager).count, 2)
      XCTAssertEqual(manager.usageBoundsForTextContainer.height + 16, view.contentSize.height, accuracy: 0.5)
      view.insertText("\nthree")
      XCTAssertEqual(NSTextLayoutManagerTests.fragments(manager).count, 3)
      view.selectedRange = NSRange(location: 1, length: 2)
      XCTAssertEqual(manager.textSelections.first?.textRanges.map { "\($0.location)-\($0.endLocation)" }, ["1-3"])
      let place = try XCTUnwrap(document.location(document.documentRange.location, offsetBy: 5))
      manager.textSelections = [NSTextSelection(place, affinity: .downstream)]
      XCTAssertEqual(view.selectedRange, NSRange(location: 5, length: 0))
      view.textContainer.lineFragmentPadding = 20
      XCTAssertEqual(manager.usageBoundsForTextContainer.minX, 20)
      _ = view.layoutManager
      XCTAssertNil(view.textLayoutManager)
      XCTAssertNil(UITextView(usingTextLayoutManager: false).textLayoutManager)
      XCTAssertNotNil(UITextView(usingTextLayoutManager: true).textLayoutManager)
      let other = NSLayoutManager()
      let container = NSTextContainer()
      other.addTextContainer(container)
      XCTAssertNil(UITextView(frame: .zero, textContainer: container).textLayoutManager)
    }
  }

  private final class Bubble: NSTextLayoutFragment, @unchecked Sendable {
    override var leadingPadding: CGFloat { 7 }
    override var trailingPadding: CGFloat { 3 }
    override var topMargin: CGFloat { 6 }
    override var bottomMargin: CGFloat { 4 }
  }
  private final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }
  }

  /// FRAG-04: a client's fragments leave space around their lines, which break earlier.
  func test_FRAG04_ownFragments() throws {
    let (document, manager) = NSTextLayoutManagerTests.layout("aa aa\nb", width: 34)
    XCTAssertEqual(NSTextLayoutManagerTests.fragments(manager).first?.hasSuffix("(0, 6)"), true)
    let bubbles = Bubbles()
    manager.delegate = bubbles
    manager.invalidateLayout(for: document.documentRange)
    let first = try XCTUnwrap(manager.textLayoutFragment(for: document.documentRange.location))
    let (line, letter) = (NSTextLayoutManagerTests.line, NSTextLayoutManagerTests.letter)
    XCTAssertEqual(first.textLineFragments.map(\.typographicBounds.minX), [7, 7])
    XCTAssertEqual(first.layoutFragmentFrame.width, 2 * letter + 10, accuracy: 1e-9)
    XCTAssertEqual(first.layoutFragmentFrame.height, 2 * line + 10, accuracy: 1e-9)
    XCTAssertEqual(first.textLineFragments[0].typographicBounds.minY, 6)
    XCTAssertTrue(first.renderingSurfaceBounds.contains(first.textLineFragments[1].typographicBounds))
    XCTAssertEqual(manager.usageBoundsForTextContainer.height, 3 * line + 20, accuracy: 1e-9)
    first.invalidateLayout()
    XCTAssertEqual(first.state, .none)
    XCTAssertTrue(manager.textLayoutFragment(for: document.documentRange.location) !== first)
    XCTAssertEqual(NSTextLayoutFragment(coder: try emptyCoder())?.state, NSTextLayoutFragment.State.none)
    XCTAssertEqual(try archivedCopy(NSTextLayoutManager()).usageBoundsForTextContainer, .zero)
  }

  /// FRAG-04: a container with a height or a number of lines ends the layout.
  func test_FRAG04_containers() {
    let (document, manager) = NSTextLayoutManagerTests.layout("a\nb\nc")
    manager.textContainer?.maximumNumberOfLines = 2
    XCTAssertEqual(NSTextLayoutManagerTests.fragments(manager).count, 2)
    manager.textContainer?.maximumNumberOfLines = 0
    manager.textContainer?.size.height = 1.5 * NSTextLayoutManagerTests.line
    XCTAssertEqual(NSTextLayoutManagerTests.fragments(manager).count, 1)
    manager.textContainer?.size.height = 0
    let path = UIBezierPath(rect: CGRect(x: 0, y: NSTextLayoutManagerTests.line, width: 8, height: 5))
    manager.textContainer?.exclusionPaths = [path]
    var lefts: [CGFloat] = []
    manager.enumerateTextLayoutFragments(from: nil) { fragment in
      lefts += fragment.textLineFragments.map { fragment.layoutFragmentFrame.minX + $0.typographicBounds.minX }
      return true
    }
    XCTAssertEqual(lefts, [0, 8, 0])
    XCTAssertEqual(document.documentRange.isEmpty, false)
  }

  private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect.zero
    var notes: [String] = []
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
      notes.append("bounds")
      return bounds
    }
    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { notes.append("\(textLayoutFragment.rangeInElement.location)") }
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
      notes.append("will")
    }
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
      notes.append(
        "did \(textViewportLayoutController.viewportRange.map { "\($0.location)-\($0.endLocation)" } ?? "none")")
    }
  }
  private final class Plain: NSObject, NSTextViewportLayoutControllerDelegate {
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { .zero }
    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {}
  }

  /// FRAG-07: a viewport shows the fragments that it meets; the validator comes before each of them.
  func test_FRAG07_viewports() throws {
    let (document, manager) = NSTextLayoutManagerTests.layout("a\nb\nc\nd")
    let (controller, viewport, plain) = (manager.textViewportLayoutController, Viewport(), Plain())
    controller.layoutViewport()
    controller.delegate = plain
    controller.layoutViewport()
    XCTAssertNil(controller.viewportRange)
    controller.delegate = viewport
    manager.renderingAttributesValidator = { _, fragment in
      viewport.notes.append("validate \(fragment.rangeInElement.location)")
    }
    viewport.bounds = CGRect(
      x: 0, y: 1.5 * NSTextLayoutManagerTests.line, width: 20, height: NSTextLayoutManagerTests.line)
    controller.layoutViewport()
    XCTAssertEqual(viewport.notes, ["will", "bounds", "validate 2", "2", "validate 4", "4", "did 2-6"])
    XCTAssertEqual(controller.viewportBounds, viewport.bounds)
    XCTAssertEqual(
      controller.relocateViewport(to: document.documentRange.endLocation), 3 * NSTextLayoutManagerTests.line,
      accuracy: 1e-9)
    controller.adjustViewport(byVerticalOffset: 5)
    XCTAssertEqual(controller.viewportBounds.minY, 3 * NSTextLayoutManagerTests.line + 5, accuracy: 1e-9)
    XCTAssertEqual(
      NSTextViewportLayoutController(textLayoutManager: NSTextLayoutManager()).relocateViewport(
        to: document.documentRange.location), 0)
  }

  /// DRAW-36: fragments draw their lines, and know the places of attachments.
  func test_DRAW36_drawing() async throws {
    try await withStage { _ in
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: 8, height: 30)
      let (document, manager) = NSTextLayoutManagerTests.layout("a", width: 100)
      document.textStorage?.append(NSAttributedString(attachment: attachment))
      let fragment = try XCTUnwrap(manager.textLayoutFragment(for: document.documentRange.location))
      let place = try XCTUnwrap(document.location(document.documentRange.location, offsetBy: 1))
      let frame = fragment.frameForTextAttachment(at: place)
      XCTAssertEqual(frame.minX, NSTextLayoutManagerTests.letter, accuracy: 1e-9)
      XCTAssertEqual([frame.minY, frame.width, frame.height], [0, 8, 30])
      XCTAssertEqual(fragment.frameForTextAttachment(at: document.documentRange.location), .zero)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { context in
        fragment.draw(at: CGPoint(x: 2, y: 3), in: context.cgContext)
      }
      let commands = (image.cgImage?.commands ?? []).map(\.description)
      XCTAssertEqual(commands.count, 1)
      XCTAssertTrue(commands.first?.hasPrefix("text \"a") == true, "\(commands)")
    }
  }

  /// A document of a client's: numbers, one in each line.
  private final class Numbers: NSTextContentManager, @unchecked Sendable {
    private var numbers: [NSTextParagraph] = []
    override var documentRange: NSTextRange {
      numbers.last?.elementRange.map { $0.union(numbers[0].elementRange ?? $0) } ?? super.documentRange
    }
    override func enumerateTextElements(
      from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
      for number in numbers where !block(number) { break }
      return numbers.last?.elementRange?.endLocation
    }
    override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
      let old = documentRange
      numbers = textElements as? [NSTextParagraph] ?? []
      for number in numbers { number.elementRange = old }
      recordEditAction(in: old, newTextRange: documentRange)
    }
  }

  /// FRAG-01: a client's document has its elements laid out; the base has none.
  func test_FRAG01_ownDocuments() throws {
    let (document, manager) = (Numbers(), NSTextLayoutManager())
    manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
    document.addTextLayoutManager(manager)
    XCTAssertEqual(manager.usageBoundsForTextContainer, .zero)
    manager.replaceContents(in: document.documentRange, with: NSAttributedString(string: "7"))
    XCTAssertGreaterThan(manager.usageBoundsForTextContainer.height, 10)
    document.performEditingTransaction { document.automaticallySynchronizesToBackingStore = true }
    let base = try archivedCopy(NSTextContentManager())
    XCTAssertTrue(base.documentRange.isEmpty)
    XCTAssertNil(base.enumerateTextElements(from: nil, options: []) { _ in true })
    base.replaceContents(in: base.documentRange, with: nil)
    XCTAssertNil(base.adjustedRange(from: base.documentRange, forEditingTextSelection: false))
    XCTAssertNil(base.location(base.documentRange.location, offsetBy: 1))
    XCTAssertEqual(base.offset(from: base.documentRange.location, to: base.documentRange.endLocation), 0)
    let element = NSTextElement(textContentManager: base)
    let fragment = NSTextLayoutFragment(textElement: element, range: nil)
    XCTAssertTrue(fragment.rangeInElement.isEmpty && fragment.textElement === element)
  }
}
