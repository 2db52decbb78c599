import ControllerTree
import Foundation

/// Paper of a size, in points.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The paper of print jobs here: A4 with margins of half an inch.
  static let usual = UIPrintPaper(size: CGSize(width: 595, height: 842))

  init(size: CGSize) {
    paperSize = size
    super.init()
  }

  /// The size of the paper.
  public final let paperSize: CGSize
  /// The part on which can be printed: half an inch from the edges.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: 36, dy: 36) }

  /// The paper whose area is nearest to that of a size; the usual one for no paper.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    let area = contentSize.width * contentSize.height
    func distance(_ paper: UIPrintPaper) -> CGFloat { abs(paper.paperSize.width * paper.paperSize.height - area) }
    var best = paperList.first ?? usual
    for paper in paperList where distance(paper) < distance(best) { best = paper }
    return best
  }
}
