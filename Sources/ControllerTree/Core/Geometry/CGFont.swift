import Foundation

/// A font of Core Graphics, without a size: a name, or the bytes of a file. The numbers of a named font are those of ``UIFont``, in 2048
/// units to the size of the font. There are no font files, so it has no glyphs. Two are equal if their names and bytes are.
/// Rules: VAL-05, TEXT-99.
public final class CGFont: Hashable, Sendable {
  private let name: String
  private let bytes: Data?

  /// A font by its name; `nil` for the empty name. The library does not check that the font exists.
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

  private var font: UIFont? { bytes == nil ? UIFont(name: name, size: CGFloat(unitsPerEm)) : nil }

  private func units(_ number: CGFloat?) -> Int32 { Int32((number ?? 0).rounded()) }

  /// The name in PostScript, which is the name that the font was made of; `nil` for a font of a file.
  public var postScriptName: NSString? { name.isEmpty ? nil : NSString(string: name) }
  /// The name for people: the family's and the style's; `nil` for a font of a file.
  public var fullName: NSString? {
    name.isEmpty ? nil : NSString(string: name.replacingOccurrences(of: "-", with: " "))
  }
  /// The number of glyphs: always 0.
  public var numberOfGlyphs: Int { 0 }
  /// The units of the numbers below that make the size of the font.
  public var unitsPerEm: Int32 { 2048 }
  /// How far the font goes above the baseline.
  public var ascent: Int32 { units(font?.ascender) }
  /// How far the font goes below the baseline, as a negative number.
  public var descent: Int32 { units(font?.descender) }
  /// The space between lines.
  public var leading: Int32 { units(font?.leading) }
  /// The height of a capital letter.
  public var capHeight: Int32 { units(font?.capHeight) }
  /// The height of a small x.
  public var xHeight: Int32 { units(font?.xHeight) }
  /// The angle of the letters in degrees, which is negative if they lean to the right.
  public var italicAngle: CGFloat { font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true ? -12 : 0 }

  /// Whether names, or the bytes of files, are equal.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.name == rhs.name && lhs.bytes == rhs.bytes }
  /// Adds name and bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes)
  }
}
