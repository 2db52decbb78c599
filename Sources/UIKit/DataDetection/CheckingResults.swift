import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  /// The bits of ``NSTextCheckingResult/CheckingType``.
  public typealias NSTextCheckingTypes = UInt64
  /// All kinds of results.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSTextCheckingAllTypes = NSTextCheckingTypes.max

  // Foundation on Linux has the names of the parts for itself alone.
  extension NSTextCheckingKey {
    /// The name of a person or a place. Nothing finds it.
    public static let name = Self(rawValue: "Name")
    /// The number of the house and the street.
    public static let street = Self(rawValue: "Street")
    /// The city.
    public static let city = Self(rawValue: "City")
    /// The state.
    public static let state = Self(rawValue: "State")
    /// The postal code.
    public static let zip = Self(rawValue: "ZIP")
    /// The country. Nothing finds it.
    public static let country = Self(rawValue: "Country")
    /// The telephone number. Nothing finds it.
    public static let phone = Self(rawValue: "Phone")
    /// The title of somebody's job. Nothing finds it.
    public static let jobTitle = Self(rawValue: "JobTitle")
    /// The name of an organisation. Nothing finds it.
    public static let organization = Self(rawValue: "Organization")
    /// The name of an airline. Nothing finds it.
    public static let airline = Self(rawValue: "Airline")
    /// The number of a flight. Nothing finds it.
    public static let flight = Self(rawValue: "Flight")
  }

  /// The kinds of results as Foundation on Linux declares them: with other numbers than on Apple's systems, and with a warning that nothing
  /// there finds them, which a requirement does not give.
  protocol KindsOfResults {
    static var spelling: Self { get }
    static var date: Self { get }
    static var address: Self { get }
    static var link: Self { get }
    static var quote: Self { get }
    static var dash: Self { get }
    static var replacement: Self { get }
    static var correction: Self { get }
    static var phoneNumber: Self { get }
    static var transitInformation: Self { get }
  }

  extension KindsOfResults {
    static var detectedSpelling: Self { spelling }
    static var detectedDate: Self { date }
    static var detectedAddress: Self { address }
    static var detectedLink: Self { link }
    static var detectedQuote: Self { quote }
    static var detectedDash: Self { dash }
    static var detectedReplacement: Self { replacement }
    static var detectedCorrection: Self { correction }
    static var detectedPhoneNumber: Self { phoneNumber }
    static var detectedTransit: Self { transitInformation }
  }

  extension NSTextCheckingResult.CheckingType: KindsOfResults {
    /// All kinds.
    public static let allTypes = Self(rawValue: .max)
  }

  /// What a ``NSDataDetector`` has found, or code has made.
  final class DetectedResult: NSTextCheckingResult {
    enum Content {
      case link(URL)
      case phoneNumber(String)
      case date(Date, TimeZone? = nil, duration: TimeInterval = 0)
      case address([NSTextCheckingKey: String])
      case transit([NSTextCheckingKey: String])
      case spelling
      case replacement(CheckingType, String)
    }

    let content: Content
    private let place: NSRange

    init(_ content: Content, _ place: NSRange) {
      self.content = content
      self.place = place
      super.init()
    }

    /// Results are in no archives.
    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType {
      switch content {
      case .link: .detectedLink
      case .phoneNumber: .detectedPhoneNumber
      case .date: .detectedDate
      case .address: .detectedAddress
      case .transit: .detectedTransit
      case .spelling: .detectedSpelling
      case .replacement(let kind, _): kind
      }
    }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSTextCheckingResult {
    private var detected: DetectedResult.Content? { (self as? DetectedResult)?.content }

    /// The address of a link: `mailto:` for one of mail. Rules: TEXT-89.
    public var url: URL? { if case .link(let url) = detected { url } else { nil } }
    /// The telephone number as it stands in the text. Rules: TEXT-89.
    public var phoneNumber: String? { if case .phoneNumber(let number) = detected { number } else { nil } }
    /// The date; noon of the day if there is no time beside it. Rules: TEXT-89.
    public var date: Date? { if case .date(let date, _, _) = detected { date } else { nil } }
    /// The time zone beside a date: `nil` unless code has made the result with one.
    public var timeZone: TimeZone? { if case .date(_, let zone, _) = detected { zone } else { nil } }
    /// The duration beside a date, in seconds: 0 unless code has made the result with one.
    public var duration: TimeInterval { if case .date(_, _, let duration) = detected { duration } else { 0 } }
    /// The parts of a street address. Rules: TEXT-89.
    public var addressComponents: [NSTextCheckingKey: String]? {
      if case .address(let parts) = detected { parts } else { nil }
    }
    /// The parts of a street address, or those of a journey in a result that code has made.
    public var components: [NSTextCheckingKey: String]? {
      switch detected {
      case .address(let parts), .transit(let parts): parts
      default: nil
      }
    }
    /// The text that would replace the found one, in a result that code has made.
    public var replacementString: String? {
      if case .replacement(_, let text) = detected { text } else { nil }
    }
  }
#endif
