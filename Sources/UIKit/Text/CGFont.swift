import ControllerTree
import Foundation

/// A font without a size, by its name. Its numbers are those of ``UIFont``, in 2048 units to the size of the font.
///
/// There are no font files, so it has no glyphs. Two are equal if they have the same name. Rules: TEXT-99.
public final class CGFont: Hashable, Sendable {
  /// The units of the numbers below that make the size of the font.
  public let unitsPerEm = 2048
  private let name: String

  /// The font of a name; `nil` for the empty name. The library does not check that the font exists.
  public init?(_ name: CFString) {
    let name = String(describing: name)
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  private var font: UIFont? { UIFont(name: name, size: CGFloat(unitsPerEm)) }

  private func units(_ number: CGFloat?) -> Int { Int((number ?? 0).rounded()) }

  /// The name in PostScript, which is the name that the font was made of.
  public var postScriptName: CFString? { name as NSString }
  /// The name for people: the family's and the style's.
  public var fullName: CFString? { name.replacingOccurrences(of: "-", with: " ") as NSString }
  /// The number of glyphs: always 0.
  public var numberOfGlyphs: Int { 0 }
  /// How far the font goes above the baseline.
  public var ascent: Int { units(font?.ascender) }
  /// How far the font goes below the baseline, as a negative number.
  public var descent: Int { units(font?.descender) }
  /// The space between lines.
  public var leading: Int { units(font?.leading) }
  /// The height of a capital letter.
  public var capHeight: Int { units(font?.capHeight) }
  /// The height of a small x.
  public var xHeight: Int { units(font?.xHeight) }
  /// The angle of the letters in degrees, which is negative if they lean to the right.
  public var italicAngle: CGFloat {
    font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true ? -12 : 0
  }

  /// Whether both have the same name.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
