import ControllerTree
import Foundation

/// Divides contents into pages. Nothing is drawn. Rules: PRINT-02.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The renderer of pages that has the formatter.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The first page of the formatter in its renderer.
  open var startPage = 0
  /// The margins of the contents, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The margins of the first page, in points; former spelling.
  open var contentInsets: UIEdgeInsets {
    get { perPageContentInsets }
    set { perPageContentInsets = newValue }
  }
  /// The largest width of the contents, in points; 0 for any.
  open var maximumContentWidth: CGFloat = 0
  /// The largest height of the contents on a page, in points; 0 for any.
  open var maximumContentHeight: CGFloat = 0

  /// The number of pages on the paper of the renderer, or on the usual one. Rules: PRINT-02.
  open var pageCount: Int {
    let room = room
    let height = contentHeight(width: room.width)
    guard height > 0, room.height > 0 else { return 0 }
    return Int((height / room.height).rounded(.up))
  }

  /// The height of all contents at a width, in points.
  func contentHeight(width: CGFloat) -> CGFloat { 0 }

  /// The room on a page.
  private var room: CGSize {
    let paper = printPageRenderer?.contentSize ?? UIPrintPaper.usual.printableRect.size
    var room = CGSize(
      width: paper.width - perPageContentInsets.left - perPageContentInsets.right,
      height: paper.height - perPageContentInsets.top - perPageContentInsets.bottom)
    if maximumContentWidth > 0 { room.width = min(room.width, maximumContentWidth) }
    if maximumContentHeight > 0 { room.height = min(room.height, maximumContentHeight) }
    return room
  }

  /// The rectangle of the contents on a page; empty for a page that does not exist.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard pageIndex >= startPage, pageIndex < startPage + pageCount else { return .zero }
    return CGRect(origin: CGPoint(x: perPageContentInsets.left, y: perPageContentInsets.top), size: room)
  }

  /// Does nothing: nothing is drawn.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}
