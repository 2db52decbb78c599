import XCTest

@testable import ControllerTree
@testable import UIKit

/// Print jobs and their pages.
final class PrintingTests: XCTestCase {
  /// PRINT-01: the options are presented over the top controller; a person prints or cancels.
  func test_PRINT01_jobs() async {
    await withTrace { trace in
      let (root, notes) = (trace.controller("R"), PrintNotes(trace))
      let controller = UIPrintInteractionController.shared
      XCTAssertTrue(controller === UIPrintInteractionController.shared)
      controller.printingItem = Data("%PDF".utf8)
      XCTAssertFalse(controller.present(animated: true), "There is no controller.")
      trace.show(root).makeKey()
      controller.printingItem = nil
      XCTAssertFalse(controller.present(animated: true), "There is nothing to print.")
      XCTAssertFalse(controller.confirm())
      XCTAssertFalse(controller.cancel())
      controller.dismiss(animated: false)
      controller.delegate = notes
      let pages = NotingRenderer(trace)
      controller.printPageRenderer = pages
      XCTAssertTrue(controller.present(animated: true) { _, isDone, _ in trace.note("completed \(isDone)") })
      XCTAssertFalse(controller.present(from: .zero, in: root.view, animated: true), "One at a time.")
      XCTAssertNotNil(root.presentedViewController)
      XCTAssertEqual(notes.drain(), "will present, did present")
      trace.begin()
      XCTAssertTrue(controller.confirm())
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(notes.drain(), "will dismiss, did dismiss, will start, paper, did finish")
      XCTAssertEqual(
        pages.calls, ["prepare 2", "header 0", "content 0", "footer 0", "header 1", "content 1", "footer 1"])
      XCTAssertNotNil(controller.printPaper)
      XCTAssertTrue(controller.present(from: UIBarButtonItem(), animated: false))
      XCTAssertTrue(controller.cancel())
      XCTAssertEqual(notes.drain(), "will present, did present, will dismiss, did dismiss")
      controller.delegate = nil
      XCTAssertTrue(controller.present(from: .zero, in: root.view, animated: false))
      XCTAssertTrue(controller.confirm())
      let defaults = DefaultPrinting()
      controller.delegate = defaults
      XCTAssertTrue(controller.present(animated: false))
      XCTAssertTrue(controller.confirm())
      trace.begin()
    }
  }

  /// PRINT-01: images and documents can be printed.
  func test_PRINT01_types() async {
    await MainActor.run {
      XCTAssertTrue(UIPrintInteractionController.isPrintingAvailable)
      XCTAssertTrue(UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.pdf")))
      XCTAssertFalse(UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/a.txt")))
      XCTAssertTrue(UIPrintInteractionController.canPrint(Data("%PDF-1.7".utf8)))
      XCTAssertFalse(UIPrintInteractionController.canPrint(Data("x".utf8)))
    }
  }

  /// PRINT-02: formatters divide their contents into pages.
  func test_PRINT02_pages() async {
    await withStage { _ in
      let text = UISimpleTextPrintFormatter(text: String(repeating: "A line\n", count: 100))
      let height = UIFont.systemFont(ofSize: 12).lineHeight * 101
      XCTAssertEqual(text.pageCount, Int((height / 770).rounded(.up)))
      text.maximumContentHeight = height / 10
      XCTAssertEqual(text.pageCount, 10)
      text.maximumContentHeight = 0
      text.contentInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      text.maximumContentWidth = 100
      XCTAssertEqual(text.rectForPage(at: 0), CGRect(x: 20, y: 10, width: 100, height: 750))
      XCTAssertEqual(text.contentInsets.left, 20)
      XCTAssertEqual(text.rectForPage(at: 9), .zero)
      text.draw(in: .zero, forPageAt: 0)
      XCTAssertEqual(UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "")).pageCount, 0)
      XCTAssertEqual(UIMarkupTextPrintFormatter(markupText: "<p>Hello</p>").pageCount, 1)
      XCTAssertEqual(UIPrintFormatter().pageCount, 0)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 1046, height: 1540 * 2)
      XCTAssertEqual(scroll.viewPrintFormatter().pageCount, 2)
      XCTAssertTrue(scroll.viewPrintFormatter().view === scroll)
      let renderer = UIPrintPageRenderer()
      XCTAssertNil(renderer.printFormatters)
      renderer.addPrintFormatter(UIMarkupTextPrintFormatter(markupText: "a"), startingAtPageAt: 2)
      XCTAssertEqual(renderer.numberOfPages, 3)
      XCTAssertNil(renderer.printFormattersForPage(at: 1))
      XCTAssertEqual(renderer.printFormattersForPage(at: 2)?.count, 1)
      renderer.headerHeight = 385
      renderer.printFormatters = [UISimpleTextPrintFormatter(text: String(repeating: "A\n", count: 50))]
      XCTAssertEqual(renderer.numberOfPages, 2, "The header takes room.")
      renderer.drawPage(at: 0, in: renderer.printableRect)
      renderer.prepare(forDrawingPages: NSRange())
      renderer.footerHeight = 1
      renderer.drawPage(at: 0, in: renderer.printableRect)
      XCTAssertEqual(renderer.paperRect.size, UIPrintPaper.usual.paperSize)
      let small = UIPrintPaper(size: CGSize(width: 100, height: 100))
      XCTAssertTrue(
        UIPrintPaper.bestPaper(forPageSize: CGSize(width: 90, height: 90), withPapersFrom: [.usual, small]) === small)
    }
  }
}

private final class DefaultPrinting: NSObject, UIPrintInteractionControllerDelegate {}

private final class PrintNotes: NSObject, UIPrintInteractionControllerDelegate {
  private var calls: [String] = []
  init(_ trace: Trace) {}

  func drain() -> String {
    defer { calls = [] }
    return calls.joined(separator: ", ")
  }
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    calls.append("paper")
    return paperList[0]
  }
  func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
    calls.append("will present")
  }
  func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
    calls.append("did present")
  }
  func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
    calls.append("will dismiss")
  }
  func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
    calls.append("did dismiss")
  }
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
    calls.append("will start")
  }
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
    calls.append("did finish")
  }
}

private final class NotingRenderer: UIPrintPageRenderer {
  var calls: [String] = []
  init(_ trace: Trace) {
    super.init()
    (headerHeight, footerHeight) = (20, 20)
  }
  override var numberOfPages: Int { 2 }
  override func prepare(forDrawingPages range: NSRange) { calls.append("prepare \(range.length)") }
  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { calls.append("header \(pageIndex)") }
  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { calls.append("content \(pageIndex)") }
  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { calls.append("footer \(pageIndex)") }
}
