import Foundation

/// What a font looks like, apart from its size.
package struct FontFace: Hashable, Sendable {
  package var family = ".AppleSystemUIFont"
  /// The name that the font was asked for by; `nil` for the system font.
  package var givenName: String?
  package var weight = UIFont.Weight.regular
  package var isItalic = false
  package var width = UIFont.Width.standard
  package var design = UIFontDescriptor.SystemDesign.default
  /// The text style that chose the face and the size.
  package var textStyle: UIFont.TextStyle?
  /// The features that a descriptor was given, in their order: nothing is drawn in another way.
  package var features: [Feature]?

  /// A feature of a font, by Core Text's numbers.
  package struct Feature: Hashable, Sendable, Codable {
    package let type: Int
    package let selector: Int
  }

  package static func system(_ weight: UIFont.Weight = .regular) -> Self {
    var face = Self()
    face.weight = weight
    return face
  }

  private init() {}

  /// A face from the name of a font, as in `Georgia-BoldItalic`.
  package init(name: String) {
    givenName = name
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map { String($0) } ?? name
    guard parts.count == 2 else { return }
    let style = parts[1].lowercased()
    isItalic = style.contains("italic") || style.contains("oblique")
    // The longest names first: "semibold" contains "bold".
    let names = UIFont.Weight.named + [(.semibold, "DemiBold"), (.heavy, "ExtraBold"), (.ultraLight, "ExtraLight")]
    weight =
      names.filter { style.contains($0.name.lowercased()) }.max { $0.name.count < $1.name.count }?.weight ?? .regular
    if style.contains("condensed") { width = .condensed }
  }

  /// A face of the family, in its regular weight.
  package init(family: String) {
    givenName = family
    self.family = family
  }

  package var fontName: String {
    if let givenName { return givenName }
    let name = design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
    let style = (weight.name == "Regular" && isItalic ? "" : weight.name) + (isItalic ? "Italic" : "")
    return "\(name)-\(style)"
  }

  package var isMonospaced: Bool {
    design == .monospaced || Self.monospacedFamilies.contains(family)
  }
  private static let monospacedFamilies: Set = ["Courier", "Courier New", "CourierNewPSMT", "Menlo"]

  package var traits: UIFontDescriptor.SymbolicTraits {
    get {
      var traits: UIFontDescriptor.SymbolicTraits = []
      if isItalic { traits.insert(.traitItalic) }
      if weight.isBold { traits.insert(.traitBold) }
      if width.rawValue < 0 { traits.insert(.traitCondensed) }
      if width.rawValue > 0 { traits.insert(.traitExpanded) }
      if isMonospaced { traits.insert(.traitMonoSpace) }
      return traits
    }
    set {
      isItalic = newValue.contains(.traitItalic)
      if newValue.contains(.traitBold) != weight.isBold { weight = newValue.contains(.traitBold) ? .bold : .regular }
      if newValue.contains(.traitCondensed) != (width.rawValue < 0) {
        width = newValue.contains(.traitCondensed) ? .condensed : .standard
      }
      if newValue.contains(.traitExpanded) != (width.rawValue > 0) {
        width = newValue.contains(.traitExpanded) ? .expanded : .standard
      }
      if newValue.contains(.traitMonoSpace) != isMonospaced {
        design = newValue.contains(.traitMonoSpace) ? .monospaced : .default
      }
      givenName = nil
    }
  }
}
