import Foundation

extension UIFont {
  /// How thick the strokes are: from -1 to 1, 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight.
    public let rawValue: CGFloat
    /// A weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Self(-0.8)
    /// Thin.
    public static let thin = Self(-0.6)
    /// Light.
    public static let light = Self(-0.4)
    /// The usual weight.
    public static let regular = Self(0)
    /// A little thicker than usual.
    public static let medium = Self(0.23)
    /// The weight of headlines.
    public static let semibold = Self(0.3)
    /// Bold.
    public static let bold = Self(0.4)
    /// Heavy.
    public static let heavy = Self(0.56)
    /// The thickest.
    public static let black = Self(0.62)

    /// The weights with their names, the thinnest first.
    package static let named: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]

    /// The name of the nearest named weight.
    package var name: String {
      var best = (name: "Regular", distance: CGFloat.infinity)
      for (weight, name) in Self.named where abs(weight.rawValue - rawValue) < best.distance {
        best = (name, abs(weight.rawValue - rawValue))
      }
      return best.name
    }

    package var cssName: String { self == .regular ? "normal" : name.lowercased() }

    /// From semibold on.
    package var isBold: Bool { rawValue >= Self.semibold.rawValue }
  }

  /// How wide the letters are, around 0.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width.
    public let rawValue: CGFloat
    /// A width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Much narrower than usual.
    public static let compressed = Self(-0.3)
    /// Narrower than usual.
    public static let condensed = Self(-0.2)
    /// The usual width.
    public static let standard = Self(0)
    /// Wider than usual.
    public static let expanded = Self(0.2)
  }
}
