import ControllerTree
import Foundation

/// How a PDF renderer makes its documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The properties of the document. The library never reads it.
  open var documentInfo: [String: Any] = [:]

  /// A format with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let result = super.copy(with: zone)
    (result as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return result
  }
}

/// A PDF renderer's context, during its work.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  fileprivate var pages: [CGRect] = []
  /// The rectangle of the present page; zero before the first one.
  open var pdfContextBounds: CGRect { pages.last ?? .zero }

  /// Begins a page as large as the renderer's rectangle.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
  /// Begins a page.
  /// - Parameters:
  ///   - bounds: The page's rectangle, in points.
  ///   - pageInfo: The library never reads it.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.append(bounds) }
}

/// Makes documents with pages of the right size, which are blank. Rules: DRAW-25.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Makes a renderer for pages of a size.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Makes a renderer for pages of a size, with a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

  /// The bytes of a document with the pages that `actions` begins. Rules: DRAW-25.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    var pages: [CGRect] = []
    render(CGContext(bounds: CGRect(origin: .zero, size: rectangle.size), scale: 1), UIGraphicsPDFRendererContext.init)
    {
      actions($0)
      pages = $0.pages
    }
    return BlankDocument.data(pages)
  }

  /// Writes the document to a file. Rules: DRAW-25.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
