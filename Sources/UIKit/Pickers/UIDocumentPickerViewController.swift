import ControllerTree
import Foundation

/// Lets a person choose documents. A person's acts are ``choose(_:)`` and ``cancel()``. Rules: ACT-20, ACT-21.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Is told of the choice. Not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be chosen. ``choose(_:)`` refuses more than one without it.
  open var allowsMultipleSelection = false
  /// Whether endings of names are shown. The library never reads it.
  open var shouldShowFileExtensions = false
  /// Where the choice begins. The library never reads it.
  open var directoryURL: URL?
  /// The identifiers of the types that can be chosen; empty for a picker that exports.
  public final let documentTypes: [String]
  /// The documents to export; empty for a picker that opens.
  public final let exportedURLs: [URL]

  /// Makes a picker that opens documents of types, by their identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode = .import) {
    (documentTypes, exportedURLs) = (allowedUTIs, [])
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker that exports documents.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    (documentTypes, exportedURLs) = ([], urls)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker of the archive, which is not read.
  public required init?(coder: NSCoder) {
    (documentTypes, exportedURLs) = ([], [])
    super.init(coder: coder)
  }

  /// A person chooses documents, in one event: the picker is dismissed, then the delegate is told. Rules: ACT-21.
  /// - Returns: Whether a person could choose them.
  @discardableResult
  @_disfavoredOverload
  open func choose(_ urls: [URL]) -> Bool {
    guard !urls.isEmpty, allowsMultipleSelection || urls.count == 1 else { return false }
    return actOnPresented("choose(_:)") {
      dismiss(animated: true) { [self] in delegate?.documentPicker(self, didPickDocumentsAt: urls) }
    }
  }

  /// A person cancels, in one event: the picker is dismissed, then the delegate is told. Rules: ACT-21.
  /// - Returns: Whether a person could cancel.
  @discardableResult
  @_disfavoredOverload
  open func cancel() -> Bool {
    actOnPresented("cancel()") { dismiss(animated: true) { [self] in delegate?.documentPickerWasCancelled(self) } }
  }
}

/// What a document picker of old does with documents.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// Copies them here; opens them; copies them there; moves them there.
  case `import`, open, exportToService, moveToService
}

/// Is told what a person has chosen. Clients implement it. Rules: ACT-21.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Documents were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The person has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
