import ControllerTree
import Foundation

/// A tab stop of a paragraph. Rules: TEXT-90.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

  /// `true`: a secure unarchiver can read tab stops.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a tab stop that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-03.
  public required init?(coder: NSCoder) {
    guard let place = coder.number("ControllerTree.location"),
      let alignment = coder.whole("ControllerTree.alignment").flatMap({ NSTextAlignment(rawValue: $0) })
    else { return nil }
    (location, self.alignment) = (CGFloat(place), alignment)
    let terminators = coder.text("ControllerTree.terminators")
    options = terminators.map { [.columnTerminators: CharacterSet(charactersIn: $0)] } ?? [:]
    super.init()
  }

  /// Writes place and alignment under keys, and the characters that end a column if they are ASCII; does nothing if `coder` has no keys.
  /// Rules: CODE-03.
  open func encode(with coder: NSCoder) {
    coder.write(Double(location), "ControllerTree.location")
    coder.write(alignment.rawValue, "ControllerTree.alignment")
    guard let terminators = options[.columnTerminators] as? CharacterSet else { return }
    var text = ""
    for code in UInt8(0)..<128 where terminators.contains(Unicode.Scalar(code)) {
      text.unicodeScalars.append(.init(code))
    }
    coder.write(text, "ControllerTree.terminators")
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
