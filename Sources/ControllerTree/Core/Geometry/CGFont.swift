import Foundation

/// A font of Core Graphics: only a name, as nothing draws glyphs. Two are equal if their names are. Rules: VAL-05.
public final class CGFont: Hashable, Sendable {
  private let name: String
  private let bytes: Data?

  /// A font by its name; `nil` for the empty name.
  public init?(_ name: NSString) {
    guard name.length > 0 else { return nil }
    (self.name, bytes) = ("\(name)", nil)
  }

  /// The font of a file; `nil` for bytes that do not begin as those of a TrueType or OpenType font. Its name is not read.
  public init?(_ provider: CGDataProvider) {
    let starts: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
    guard starts.contains(Array(provider.bytes.prefix(4))) else { return nil }
    (name, bytes) = ("", provider.bytes)
  }

  /// The name of the font; `nil` for a font of a file.
  public var postScriptName: NSString? { name.isEmpty ? nil : NSString(string: name) }
  /// The full name of the font; `nil` for a font of a file.
  public var fullName: NSString? { postScriptName }
  /// The units of a font's square: 1000.
  public var unitsPerEm: Int32 { 1000 }
  /// The number of glyphs: none is known.
  public var numberOfGlyphs: Int { 0 }

  /// Whether names, or the bytes of files, are equal.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.name == rhs.name && lhs.bytes == rhs.bytes }
  /// Adds name and bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes)
  }
}
