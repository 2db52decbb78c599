import ControllerTree
import Foundation

// Documents with functions of C. The pages are blank (DRAW-26).

/// A document whose pages code begins, and where it is written at the end.
private final class OpenDocument {
  enum Target {
    case data(NSMutableData)
    case file(String)
  }

  let target: Target
  /// The rectangle of a page for which code tells none.
  let bounds: CGRect
  var pages: [CGRect] = []

  init(_ target: Target, _ bounds: CGRect) {
    self.target = target
    self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
  }

  /// The document of the current context.
  static var current: OpenDocument? {
    guard case .document(let document)? = GraphicsStack.entries.last?.product else { return nil }
    return document as? OpenDocument
  }

  /// Makes the document's context the current one.
  func open() {
    GraphicsStack.push(CGContext(bounds: CGRect(origin: .zero, size: bounds.size), scale: 1), making: .document(self))
  }

  func write() {
    let bytes = BlankDocument.data(pages)
    switch target {
    case .data(let data): data.setData(bytes)
    case .file(let path): try? bytes.write(to: URL(fileURLWithPath: path))
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context for a document the current one; `data` gets its bytes at the end. Rules: DRAW-26.
/// - Parameters:
///   - data: Gets the document.
///   - bounds: The rectangle of its pages, in points; an empty one means 612 × 792.
///   - documentInfo: The library never reads it.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  OpenDocument(.data(data), bounds).open()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context for a document the current one; it is written to a file at the end. Rules: DRAW-26.
/// - Parameters:
///   - path: The path of the file.
///   - bounds: The rectangle of its pages, in points; an empty one means 612 × 792.
///   - documentInfo: The library never reads it.
/// - Returns: `false` if the file can't be written; nothing changes then.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  OpenDocument(.file(path), bounds).open()
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the document of the current context, and ends the context. Does nothing without one. Rules: DRAW-26.
public func UIGraphicsEndPDFContext() {
  guard let document = OpenDocument.current else { return }
  GraphicsStack.entries.removeLast()
  document.write()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a page of the document's size. Does nothing without a document. Rules: DRAW-26.
public func UIGraphicsBeginPDFPage() {
  guard let document = OpenDocument.current else { return }
  document.pages.append(document.bounds)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a page. Does nothing without a document. Rules: DRAW-26.
/// - Parameters:
///   - bounds: The page's rectangle, in points.
///   - pageInfo: The library never reads it.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  OpenDocument.current?.pages.append(bounds)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rectangle of the present page; zero before the first one and without a document. Rules: DRAW-26.
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.current?.pages.last ?? .zero }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: pages are blank.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: pages are blank.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: pages are blank.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
