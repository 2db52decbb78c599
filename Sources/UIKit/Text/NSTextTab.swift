import ControllerTree
import Foundation

/// A tab stop of a paragraph. Rules: TEXT-90.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// An option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String
    /// An option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` with the characters that end a column, such as a decimal point. The library never reads it.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  private let tag = AttributeTag()
  /// How the text behind the tab lies at the stop. Text at any stop begins there here.
  public let alignment: NSTextAlignment
  /// The distance from the beginning of the line, in points.
  public let location: CGFloat
  /// The options.
  public let options: [NSTextTab.OptionKey: Any]

  /// A tab stop.
  /// - Parameters:
  ///   - alignment: How the text lies.
  ///   - loc: The distance from the beginning of the line, in points.
  ///   - options: The options.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// The characters that end a column of decimal numbers in a language.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// The tab stop itself, as it can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether `object` is a stop with the same place and alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  /// A hash of the place.
  open override var hash: Int { location.hashValue }
}
