import ControllerTree
import Foundation

/// A list that paragraphs belong to. It makes the markers of its items; a text has those that its author has put into it. Rules: TEXT-90.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The form of markers: a text in which the first part between braces stands for the number or the sign.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The form, as `({decimal})`.
    public let rawValue: String
    /// A form from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A form from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty square.
    public static let box = Self("{box}")
    /// A tick.
    public static let check = Self("{check}")
    /// An empty circle.
    public static let circle = Self("{circle}")
    /// A diamond.
    public static let diamond = Self("{diamond}")
    /// A full circle.
    public static let disc = Self("{disc}")
    /// A hyphen.
    public static let hyphen = Self("{hyphen}")
    /// A full square.
    public static let square = Self("{square}")
    /// Hexadecimal numbers in small letters.
    public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
    /// Hexadecimal numbers in capitals.
    public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
    /// Octal numbers.
    public static let octal = Self("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = Self("{lower-alpha}")
    /// Capitals.
    public static let uppercaseAlpha = Self("{upper-alpha}")
    /// Small letters.
    public static let lowercaseLatin = Self("{lower-latin}")
    /// Capitals.
    public static let uppercaseLatin = Self("{upper-latin}")
    /// Small Roman numbers.
    public static let lowercaseRoman = Self("{lower-roman}")
    /// Roman numbers in capitals.
    public static let uppercaseRoman = Self("{upper-roman}")
    /// Numbers.
    public static let decimal = Self("{decimal}")
  }

  /// Options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: Int
    /// Options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Markers begin with that of the list around it. The library never reads it.
    public static let prependEnclosingMarker = Self(rawValue: 1)
  }

  private let tag = AttributeTag()
  /// The form of the markers.
  public let markerFormat: NSTextList.MarkerFormat
  /// The options.
  public let listOptions: NSTextList.Options
  /// The number of the first item.
  open var startingItemNumber: Int

  /// A list whose first item has a number.
  public init(markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// A list.
  /// - Parameters:
  ///   - markerFormat: The form of the markers.
  ///   - mask: The bits of ``Options``.
  public convenience init(markerFormat: NSTextList.MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: mask), startingItemNumber: 1)
  }

  /// Whether markers have numbers.
  open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

  /// The marker of an item. What is no form between braces stays as it is.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let text = markerFormat.rawValue
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}"),
      let sign = ListMarkers.text(String(text[text.index(after: open)..<close]), itemNumber)
    else { return text }
    return text[..<open] + sign + text[text.index(after: close)...]
  }

  /// The list itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `true`: a secure unarchiver can read lists.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a list that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-03.
  public required init?(coder: NSCoder) {
    guard let format = coder.text("ControllerTree.format") else { return nil }
    markerFormat = MarkerFormat(rawValue: format)
    listOptions = Options(rawValue: coder.whole("ControllerTree.options") ?? 0)
    startingItemNumber = coder.whole("ControllerTree.start") ?? 1
    super.init()
  }

  /// Writes form, options and first number under keys; does nothing if `coder` has no keys. Rules: CODE-03.
  open func encode(with coder: NSCoder) {
    coder.write(markerFormat.rawValue, "ControllerTree.format")
    coder.write(listOptions.rawValue, "ControllerTree.options")
    coder.write(startingItemNumber, "ControllerTree.start")
  }

  /// Whether `object` is a list with the same form, options and first number. Rules: CODE-03.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }
  /// A hash of the form.
  open override var hash: Int { markerFormat.hashValue }
}

/// The signs and numbers of list items.
private enum ListMarkers {
  private static let signs = [
    "box": "□", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪",
  ]

  static func text(_ format: String, _ number: Int) -> String? {
    switch format {
    case "decimal": String(number)
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    default: signs[format]
    }
  }

  /// a to z, then aa.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(0x61 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let parts = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, letters) in parts {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }
}
