import ControllerTree
import Foundation

/// The fonts that a device has, as far as code asks for them by name. Rules: TEXT-80.
enum FontFamilies {
  /// The ends of the names, by family; an empty end stands for the family's name alone.
  private static let styles: [(family: String, base: String, ends: [String])] = [
    ("Academy Engraved LET", "AcademyEngravedLetPlain", [""]),
    (
      "American Typewriter", "AmericanTypewriter",
      ["", "-Bold", "-Condensed", "-CondensedBold", "-CondensedLight", "-Light", "-Semibold"]
    ),
    (
      "Apple SD Gothic Neo", "AppleSDGothicNeo",
      ["-Bold", "-Light", "-Medium", "-Regular", "-SemiBold", "-Thin", "-UltraLight"]
    ),
    ("Arial", "Arial", ["-BoldItalicMT", "-BoldMT", "-ItalicMT", "MT"]),
    (
      "Avenir", "Avenir",
      [
        "-Black", "-BlackOblique", "-Book", "-BookOblique", "-Heavy", "-HeavyOblique", "-Light",
        "-LightOblique", "-Medium", "-MediumOblique", "-Oblique", "-Roman",
      ]
    ),
    (
      "Avenir Next", "AvenirNext",
      [
        "-Bold", "-BoldItalic", "-DemiBold", "-DemiBoldItalic", "-Heavy", "-HeavyItalic",
        "-Italic", "-Medium", "-MediumItalic", "-Regular", "-UltraLight", "-UltraLightItalic",
      ]
    ),
    ("Baskerville", "Baskerville", ["", "-Bold", "-BoldItalic", "-Italic", "-SemiBold", "-SemiBoldItalic"]),
    ("Chalkboard SE", "ChalkboardSE", ["-Bold", "-Light", "-Regular"]),
    ("Cochin", "Cochin", ["", "-Bold", "-BoldItalic", "-Italic"]),
    ("Copperplate", "Copperplate", ["", "-Bold", "-Light"]),
    ("Courier", "Courier", ["", "-Bold", "-BoldOblique", "-Oblique"]),
    ("Courier New", "CourierNewPS", ["-BoldItalicMT", "-BoldMT", "-ItalicMT", "MT"]),
    ("Didot", "Didot", ["", "-Bold", "-Italic"]),
    ("Futura", "Futura", ["-Bold", "-CondensedExtraBold", "-CondensedMedium", "-Medium", "-MediumItalic"]),
    ("Georgia", "Georgia", ["", "-Bold", "-BoldItalic", "-Italic"]),
    (
      "Gill Sans", "GillSans",
      [
        "", "-Bold", "-BoldItalic", "-Italic", "-Light", "-LightItalic", "-SemiBold",
        "-SemiBoldItalic", "-UltraBold",
      ]
    ),
    ("Helvetica", "Helvetica", ["", "-Bold", "-BoldOblique", "-Light", "-LightOblique", "-Oblique"]),
    (
      "Helvetica Neue", "HelveticaNeue",
      [
        "", "-Bold", "-BoldItalic", "-CondensedBlack", "-CondensedBold", "-Italic",
        "-Light", "-LightItalic", "-Medium", "-MediumItalic", "-Thin", "-ThinItalic", "-UltraLight",
        "-UltraLightItalic",
      ]
    ),
    ("Hoefler Text", "HoeflerText", ["-Black", "-BlackItalic", "-Italic", "-Regular"]),
    ("Menlo", "Menlo", ["-Bold", "-BoldItalic", "-Italic", "-Regular"]),
    ("Noteworthy", "Noteworthy", ["-Bold", "-Light"]),
    ("Optima", "Optima", ["-Bold", "-BoldItalic", "-ExtraBlack", "-Italic", "-Regular"]),
    ("Palatino", "Palatino", ["-Bold", "-BoldItalic", "-Italic", "-Roman"]),
    ("Rockwell", "Rockwell", ["-Bold", "-BoldItalic", "-Italic", "-Regular"]),
    ("Snell Roundhand", "SnellRoundhand", ["", "-Black", "-Bold"]),
    ("Times New Roman", "TimesNewRomanPS", ["-BoldItalicMT", "-BoldMT", "-ItalicMT", "MT"]),
    ("Trebuchet MS", "TrebuchetMS", ["", "-Bold", "-Italic"]),
    ("Verdana", "Verdana", ["", "-Bold", "-BoldItalic", "-Italic"]),
    ("Zapfino", "Zapfino", [""]),
  ]

  static var names: [String] { styles.map(\.family) }

  static func fonts(of family: String) -> [String] {
    guard let found = styles.first(where: { $0.family.caseInsensitiveCompare(family) == .orderedSame }) else {
      return []
    }
    return found.ends.map { found.base + $0 }
  }
}

extension UIFont {
  /// The families of a device, in the order of the alphabet; not all that a device has. Rules: TEXT-80.
  public class var familyNames: [String] { FontFamilies.names }

  /// The fonts of a family; none for a family that is not among ``familyNames``. Rules: TEXT-80.
  /// - Complexity: O(n) in the families.
  public class func fontNames(forFamilyName familyName: String) -> [String] { FontFamilies.fonts(of: familyName) }
}
