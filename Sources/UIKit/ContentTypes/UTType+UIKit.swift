#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension UIDocumentPickerViewController {
    /// A picker for documents of some types. Rules: VAL-95.
    /// - Parameters:
    ///   - contentTypes: The types.
    ///   - asCopy: Whether the app gets copies.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
      self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }
  }

  extension UIDocumentBrowserViewController {
    /// A browser for documents of some types; of all types without a list. Rules: VAL-95.
    public convenience init(forOpening contentTypes: [UTType]?) {
      self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
    }
  }

  extension NSItemProvider {
    /// The types of the object, the best one first. Rules: VAL-95.
    public var registeredContentTypes: [UTType] {
      registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
    }

    /// The types of the object that are of a kind.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
      registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Registers code that makes data of a type when they are needed. Rules: ACT-71.
    public func registerDataRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      registerDataRepresentation(
        forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Gives the data of a type to a handler when they are made; `nil` if there are none. Rules: ACT-71.
    @discardableResult
    public func loadDataRepresentation(
      for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
  }

  extension URL {
    /// The address with a name behind it, which gets the usual ending of a type unless it has one. Rules: VAL-95.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
      appendingPathComponent(contentType.fileName(of: partialName))
    }

    /// Adds a name, which gets the usual ending of a type unless it has one.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
      self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The address with the usual ending of a type, unless it has one.
    public func appendingPathExtension(for contentType: UTType) -> URL {
      deletingLastPathComponent().appendingPathComponent(contentType.fileName(of: lastPathComponent))
    }

    /// Adds the usual ending of a type, unless the address has one.
    public mutating func appendPathExtension(for contentType: UTType) {
      self = appendingPathExtension(for: contentType)
    }
  }

  extension NSAdaptiveImageGlyph {
    /// The type of the bytes of pictures, with which HEIC is compatible. Rules: FRAG-13.
    public class var contentType: UTType { .heic }
  }

  extension UTType {
    fileprivate func fileName(of name: String) -> String {
      guard let ending = preferredFilenameExtension else { return name }
      let present = NSString(string: name).pathExtension.lowercased()
      return tags[.filenameExtension]?.contains(present) == true ? name : "\(name).\(ending)"
    }
  }

  extension URLResourceValues {
    /// The type of the file, by its ending; that of a folder for one. `nil` if the values know no name.
    public var contentType: UTType? {
      if isDirectory == true { return .folder }
      return name.flatMap { UTType(filenameExtension: NSString(string: $0).pathExtension) }
    }
  }
#endif
