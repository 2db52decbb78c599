#if !canImport(os)
  import Foundation

  /// Who may read a value of a message. Here everybody may.
  public struct OSLogPrivacy: Sendable {
    /// What stands in place of a value that nobody may read.
    public enum Mask: Sendable {
      /// A text that is the same for equal values.
      case hash
      /// Nothing.
      case none
    }

    /// As the kind of value decides.
    public static let auto = OSLogPrivacy()
    /// Everybody.
    public static let `public` = OSLogPrivacy()
    /// Only with a debugger.
    public static let `private` = OSLogPrivacy()
    /// Nobody.
    public static let sensitive = OSLogPrivacy()
    /// As the kind of value decides.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// Only with a debugger.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Nobody.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  }

  /// How a text is filled up with spaces.
  public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isLeft: Bool

    /// Without spaces.
    public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
    /// With spaces before it, up to a number of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
      OSLogStringAlignment(columns: columns(), isLeft: false)
    }
    /// With spaces after it, up to a number of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
      OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    func text(_ value: String) -> String {
      let spaces = String(repeating: " ", count: max(0, columns - value.count))
      return isLeft ? value + spaces : spaces + value
    }
  }

  /// How an integer is written.
  public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var showsPlus = false
    private var prefix = ""
    private var isUppercase = false
    private var digits = 0

    /// With ten digits.
    public static let decimal = OSLogIntegerFormatting()
    /// With sixteen digits.
    public static let hex = hex()
    /// With eight digits.
    public static let octal = octal()

    /// With ten digits.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether a sign stands before positive numbers.
    ///   - minDigits: The number of digits up to which zeros are written.
    public static func decimal(
      explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
      OSLogIntegerFormatting(showsPlus: explicitPositiveSign, digits: minDigits())
    }
    /// With sixteen digits.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether a sign stands before positive numbers.
    ///   - includePrefix: Whether the number begins with `0x`.
    ///   - uppercase: Whether the letters are capitals.
    ///   - minDigits: The number of digits up to which zeros are written.
    public static func hex(
      explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
      minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
      OSLogIntegerFormatting(
        radix: 16, showsPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
        digits: minDigits())
    }
    /// With eight digits.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether a sign stands before positive numbers.
    ///   - includePrefix: Whether the number begins with `0o`.
    ///   - uppercase: Without effect.
    ///   - minDigits: The number of digits up to which zeros are written.
    public static func octal(
      explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
      minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
      OSLogIntegerFormatting(
        radix: 8, showsPlus: explicitPositiveSign, prefix: includePrefix ? "0o" : "", digits: minDigits())
    }

    func text(_ value: some BinaryInteger) -> String {
      let figures = String(value.magnitude, radix: radix, uppercase: isUppercase)
      let zeros = String(repeating: "0", count: max(0, digits - figures.count))
      return (value < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + figures
    }
  }

  /// How a number with a fraction is written.
  public struct OSLogFloatFormatting: Sendable {
    private let letter: Character
    private let precision: Int

    /// With six digits after the point.
    public static let fixed = OSLogFloatFormatting(letter: "f", precision: 6)
    /// With sixteen digits and a power of two.
    public static let hex = OSLogFloatFormatting(letter: "a", precision: 6)
    /// With a power of ten.
    public static let exponential = OSLogFloatFormatting(letter: "e", precision: 6)
    /// As is shorter.
    public static let hybrid = OSLogFloatFormatting(letter: "g", precision: 6)

    /// With a number of digits after the point.
    public static func fixed(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(letter: "f", precision: precision()) }
    /// With a power of ten.
    public static func exponential(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(letter: "e", precision: precision()) }
    /// As is shorter.
    public static func hybrid(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(letter: "g", precision: precision()) }

    func text(_ value: Double) -> String { String(format: "%.\(max(0, precision))\(letter)", value) }
  }

  /// How a truth value is written.
  public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `YES` or `NO`.
    case answer
  }

  /// The text of a message with its values.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var text = ""
      /// Begins a message.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds a text.
      public mutating func appendLiteral(_ literal: String) { text += literal }
      /// Adds a value.
      public mutating func appendInterpolation<Value>(
        _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
      ) { text += align.text("\(value)") }
      /// Adds an integer.
      public mutating func appendInterpolation(
        _ value: some BinaryInteger, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
      ) { text += align.text(format.text(value)) }
      /// Adds a number with a fraction.
      public mutating func appendInterpolation(
        _ value: some BinaryFloatingPoint, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
      ) { text += align.text(format.text(Double(value))) }
      /// Adds a truth value.
      public mutating func appendInterpolation(
        _ value: Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
      ) {
        switch format {
        case .truth: text += "\(value)"
        case .answer: text += value ? "YES" : "NO"
        }
      }
    }

    let text: String
    /// A message without values.
    public init(stringLiteral value: String) { text = value }
    /// A message with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  }
#endif
