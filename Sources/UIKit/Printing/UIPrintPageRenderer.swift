import ControllerTree
import Foundation

/// The pages of a print job: those of its formatters, or its own. A subclass overrides ``numberOfPages``. Rules: PRINT-02.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height of the header, in points.
  open var headerHeight: CGFloat = 0
  /// The height of the footer, in points.
  open var footerHeight: CGFloat = 0
  /// The paper, in points.
  open var paperRect: CGRect { CGRect(origin: .zero, size: UIPrintPaper.usual.paperSize) }
  /// The part of the paper on which can be printed, in points.
  open var printableRect: CGRect { UIPrintPaper.usual.printableRect }

  final var contentSize: CGSize {
    CGSize(width: printableRect.width, height: max(0, printableRect.height - headerHeight - footerHeight))
  }

  /// The formatters of the pages.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { formatter.printPageRenderer = nil }
      formatters = newValue ?? []
      for formatter in formatters { formatter.printPageRenderer = self }
    }
  }
  private final var formatters: [UIPrintFormatter] = []

  /// Adds a formatter that begins on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    formatters.append(formatter)
  }

  /// The formatters of a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount }
    return found.isEmpty ? nil : found
  }

  /// The number of pages: the last one of a formatter. Rules: PRINT-02.
  open var numberOfPages: Int {
    var pages = 0
    for formatter in formatters { pages = max(pages, formatter.startPage + formatter.pageCount) }
    return pages
  }

  /// Pages are about to be drawn. The base does nothing.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: its header, contents, formatters and footer. Rules: PRINT-02.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let content = CGRect(
      x: printableRect.minX, y: printableRect.minY + headerHeight, width: printableRect.width,
      height: max(0, printableRect.height - headerHeight - footerHeight))
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(x: printableRect.minX, y: content.maxY, width: printableRect.width, height: footerHeight))
    }
  }
  /// Draws a formatter's part of a page: calls it.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  /// Does nothing; a subclass draws the header.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Does nothing; a subclass draws the contents.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Does nothing; a subclass draws the footer.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
