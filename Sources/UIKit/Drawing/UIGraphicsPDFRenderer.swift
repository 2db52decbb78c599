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
    return Self.document(pages)
  }

  /// Writes the document to a file. Rules: DRAW-25.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }

  private static func document(_ pages: [CGRect]) -> Data {
    let references = pages.indices.map { "\($0 + 3) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(references)] /Count \(pages.count) >>",
    ]
    for page in pages {
      objects.append("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(page.width) \(page.height)] /Resources << >> >>")
    }
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(format: "%010d 00000 n \n", place) }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }
}
