import ControllerTree
import Foundation

/// Shows the documents of an app, and lets a person open and make some. A person's acts are ``choose(_:)`` and ``createDocument()``.
/// Rules: DOC-07.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// What happens to a document that is imported.
  public enum ImportMode: UInt, Hashable, Sendable {
    /// Nothing is imported.
    case none
    /// The document is copied.
    case copy
    /// The document is moved.
    case move
  }

  /// The look of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
    /// The cases are named for the look.
    case white, light, dark
  }

  /// Makes a browser for documents of types, by their identifiers; `nil` for all.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a browser of the archive, which is not read.
  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  /// Is told what a person does. Not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// The identifiers of the types that can be opened; empty for all.
  public final let allowedContentTypes: [String]
  /// Whether a person can make documents.
  open var allowsDocumentCreation = true
  /// Whether several documents can be chosen.
  open var allowsPickingMultipleItems = false
  /// The types of recent documents. The library never reads it.
  open var recentDocumentsContentTypes: [String] = []
  /// Whether endings of names are shown. The library never reads it.
  open var shouldShowFileExtensions = false
  /// Further items at the beginning of the bar. The library never reads it.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Further items at the end of the bar. The library never reads it.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The look. The library never reads it.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// The title of the button that makes documents. The library never reads it.
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// The proportions of the button that makes documents. The library never reads it.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3

  /// Shows a document. The completion handler gets its file, or an error if it does not exist.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let exists = FileManager.default.fileExists(atPath: url.path)
    UpdateCycle.main.completeLater { completion?(exists ? url : nil, exists ? nil : CocoaError(.fileNoSuchFile)) }
  }

  // MARK: A person's acts

  /// A person chooses documents, in one event. Rules: DOC-07.
  /// - Returns: Whether a person could: the browser is on screen, and several documents are allowed.
  @discardableResult
  open func choose(_ urls: [URL]) -> Bool {
    guard viewIfLoaded?.window != nil, !urls.isEmpty, allowsPickingMultipleItems || urls.count == 1 else {
      return false
    }
    UpdateCycle.main.turn("choose(_:)") { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }
    return true
  }

  /// A person asks for a new document, in one event: the delegate makes a file and calls the handler, then it is told about the import.
  /// Rules: DOC-07.
  /// - Returns: Whether a person could: the browser is on screen, and allows it.
  @discardableResult
  open func createDocument() -> Bool {
    guard viewIfLoaded?.window != nil, allowsDocumentCreation else { return false }
    UpdateCycle.main.turn("createDocument()") {
      delegate?.documentBrowser(self) { [weak self] url, mode in
        guard let self, let url, mode != .none else { return }
        if FileManager.default.fileExists(atPath: url.path) {
          delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: url)
        } else {
          delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: CocoaError(.fileNoSuchFile))
        }
      }
    }
    return true
  }
}

/// Is told what a person does in a document browser. Clients implement it. Rules: DOC-07.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Documents were chosen.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A new document is wanted: call the handler with its file, or with `nil` and `.none`.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode)
      -> Void)
  /// A document was imported. Files stay where they are here.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A document could not be imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  /// Makes no document.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode)
      -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
}
