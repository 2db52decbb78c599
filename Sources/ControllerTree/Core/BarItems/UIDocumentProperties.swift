import Foundation

/// The facts that the title of a bar tells of a document. Nothing is drawn.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The document's place; `nil` for none.
  public final let url: URL?
  /// Whether the title has a picture of the document's kind. The library never reads it.
  open var wantsIconRepresentation = true

  /// The properties of a document.
  public init(url: URL) { self.url = url }
}
