import ControllerTree
import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the format.
    public let rawValue: String
    /// A format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = Self(rawValue: "NSPlainText")
    /// Rich Text Format.
    public static let rtf = Self(rawValue: "NSRTF")
    /// Rich Text Format with attachments. Reading and writing it fail.
    public static let rtfd = Self(rawValue: "NSRTFD")
    /// Hypertext.
    public static let html = Self(rawValue: "NSHTML")
  }

  /// An option of reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String
    /// An option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``NSAttributedString/DocumentType``; without one the data and the name of the file decide.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Attributes of text that gets no others of their keys from the document.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// How sizes of fonts are converted. The library never reads it.
    public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
    /// How sizes of fonts were meant. The library never reads it.
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
  }

  /// A property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the property.
    public let rawValue: String
    /// A property from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``NSAttributedString/DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Attributes of text without others.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// The size of the paper.
    public static let paperSize = Self(rawValue: "PaperSize")
    /// The margins of the paper.
    public static let paperMargin = Self(rawValue: "PaperMargin")
    /// The size of the view.
    public static let viewSize = Self(rawValue: "ViewSize")
    /// The zoom of the view.
    public static let viewZoom = Self(rawValue: "ViewZoom")
    /// Whether the view shows pages.
    public static let viewMode = Self(rawValue: "ViewMode")
    /// Whether the document can't be changed.
    public static let readOnly = Self(rawValue: "ReadOnly")
    /// The colour behind the text.
    public static let backgroundColor = Self(rawValue: "BackgroundColor")
    /// When words are hyphenated.
    public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
    /// The distance of tab stops.
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
  }

  /// Reads a document: plain text, HTML or RTF. Rules: TEXT-85 to TEXT-88.
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The format and the encoding. Without a format, data that begins with `{\rtf` is RTF, data that begins with a tag is
  ///     HTML, all else is plain text.
  ///   - dict: Gets format and encoding.
  /// - Throws: `CocoaError` if the data is not of the format or the encoding.
  /// - Complexity: O(n) in the data.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options, name: nil)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// Reads a file: plain text, HTML or RTF. Without a format in the options, the end of the name decides, then the data. Rules: TEXT-85.
  /// - Throws: `CocoaError` if the file can't be read or is not of the format.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(Data(contentsOf: url), options, name: url.pathExtension.lowercased())
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// A part as a document. Rules: TEXT-85, TEXT-88.
  /// - Parameters:
  ///   - range: The part, in UTF-16 units.
  ///   - dict: The format, which must be there, and for plain text the encoding; UTF-8 without one.
  /// - Throws: `CocoaError` if the range is outside the text, or the format can't be written.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
    else { throw CocoaError(.fileWriteUnknown) }
    let part = attributedSubstring(from: range)
    switch DocumentType(option: dict[.documentType]) {
    case .plain:
      let encoding = String.Encoding(option: dict[.characterEncoding]) ?? .utf8
      guard let data = part.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    case .rtf: return RTFWriter.document(part)
    case .html: return HTMLWriter.document(part)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by a document; see `NSAttributedString.init(data:options:documentAttributes:)`. Rules: TEXT-85.
  public func read(
    from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, opts, name: nil)
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }
}

extension NSAttributedString.DocumentType {
  /// A format in a dictionary: as a value or by its name.
  fileprivate init?(option: Any?) {
    if let type = option as? Self {
      self = type
    } else if let name = option as? String {
      self.init(rawValue: name)
    } else {
      return nil
    }
  }
}

extension String.Encoding {
  /// An encoding in a dictionary: as a value or by its number.
  fileprivate init?(option: Any?) {
    switch option {
    case let encoding as String.Encoding: self = encoding
    case let number as UInt: self.init(rawValue: number)
    case let number as Int where number >= 0: self.init(rawValue: UInt(number))
    case let number as NSNumber: self.init(rawValue: number.uintValue)
    default: return nil
    }
  }
}

/// A document that was read.
private struct TextDocument {
  let text: NSAttributedString
  private let type: NSAttributedString.DocumentType
  private let encoding: String.Encoding

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any], name: String?) throws {
    type = .init(option: options[.documentType]) ?? Self.type(of: data, name)
    let given = String.Encoding(option: options[.characterEncoding])
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain:
      (text, encoding) = try Self.plain(data, given, defaults)
    case .html:
      let read = try HTMLReader.read(data, encoding: given, defaults: defaults)
      (text, encoding) = (read.text, read.encoding)
    case .rtf:
      guard let read = RTFReader.read(data, defaults: defaults) else { throw CocoaError(.fileReadCorruptFile) }
      (text, encoding) = (read, .ascii)
    default: throw CocoaError(.fileReadUnsupportedScheme)
    }
  }

  private static func type(of data: Data, _ name: String?) -> NSAttributedString.DocumentType {
    switch name {
    case "html", "htm": return .html
    case "rtf": return .rtf
    case "txt", "text": return .plain
    default: break
    }
    let start = data.prefix(64).drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if start.starts(with: Array(#"{\rtf"#.utf8)) { return .rtf }
    let second = start.dropFirst().first ?? 0
    let isTag =
      start.first == UInt8(ascii: "<")
      && (second == UInt8(ascii: "!") || second | 0x20 >= 0x61 && second | 0x20 <= 0x7A)
    return isTag ? .html : .plain
  }

  private static func plain(
    _ data: Data, _ given: String.Encoding?, _ defaults: [NSAttributedString.Key: Any]
  ) throws -> (NSAttributedString, String.Encoding) {
    for encoding in given.map({ [$0] }) ?? [.utf8, .windowsCP1252, .isoLatin1] {
      guard let text = String(data: data, encoding: encoding) else { continue }
      let font: [NSAttributedString.Key: Any] = [.font: NSAttributedString.defaultFont]
      return (NSAttributedString(string: text, attributes: font.merging(defaults) { $1 }), encoding)
    }
    throw CocoaError(.fileReadInapplicableStringEncoding)
  }

  var attributes: NSDictionary {
    NSDictionary(dictionary: ["DocumentType": type.rawValue, "CharacterEncoding": encoding.rawValue])
  }
}
