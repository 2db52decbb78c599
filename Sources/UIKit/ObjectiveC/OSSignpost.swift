#if !canImport(os)
  import ControllerTree
  import Foundation

  // The signposts of the modules os and OSLog. Instruments, which shows them, exists on Apple's systems only: here nothing is recorded.

  /// What a signpost marks.
  public enum OSSignpostType: UInt8, Sendable {
    /// A point in time.
    case event
    /// The begin of an interval.
    case begin
    /// The end of an interval.
    case end
  }

  /// Tells intervals of one name apart.
  public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// An identifier from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// An identifier from its number.
    public init(_ value: UInt64) { rawValue = value }
    /// An identifier that no other call makes.
    public init(log: OSLog) {
      rawValue = Self.last.withValue {
        $0 += 1
        return $0
      }
    }
    /// The identifier of an object.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    private static let last = Locked<UInt64>(0)

    /// The identifier of an interval that is the only one of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier.
    public static let invalid = OSSignpostID(UInt64.max)
    /// No identifier.
    public static let null = OSSignpostID(0)
    /// Compares the numbers.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  // The system's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Does nothing: signposts are shown by Instruments.
  public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
  ) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Does nothing: signposts are shown by Instruments.
  public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
  ) {}

  /// The message of a signpost.
  public typealias SignpostMetadata = OSLogMessage

  /// An interval that an `OSSignposter` has begun.
  public final class OSSignpostIntervalState: Hashable, Sendable {
    private let id: OSSignpostID
    fileprivate init(_ id: OSSignpostID) { self.id = id }
    /// Begins an interval that another process has begun.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
    /// Whether the identifiers are equal.
    public static func == (one: OSSignpostIntervalState, other: OSSignpostIntervalState) -> Bool { one.id == other.id }
    /// Adds the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// Marks points in time and intervals for Instruments. Here nothing is recorded.
  public struct OSSignposter: Sendable {
    private let log: OSLog

    /// A signposter whose signposts are never recorded.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Makes a signposter without a category.
    public init() { log = .default }
    /// Makes a signposter of a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Makes a signposter of a category that the system reads.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// Makes a signposter of a category.
    public init(logHandle: OSLog) { log = logHandle }
    /// Makes a signposter with a logger's category.
    public init(logger: Logger) { log = logger.log }

    /// Whether signposts are recorded: never here.
    public var isEnabled: Bool { false }
    /// An identifier that no other call makes.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// The identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval, of which nothing is recorded.
    public func beginInterval(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata = ""
    ) -> OSSignpostIntervalState { .beginState(id: id) }
    /// Begins an interval with an animation, of which nothing is recorded.
    public func beginAnimationInterval(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata = ""
    ) -> OSSignpostIntervalState { .beginState(id: id) }
    /// Does nothing: signposts are shown by Instruments.
    public func endInterval(
      _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata = ""
    ) {}
    /// Does nothing: signposts are shown by Instruments.
    public func emitEvent(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata = ""
    ) {}
    /// Calls the work, and records nothing.
    /// - Returns: The result of the work.
    public func withIntervalSignpost<Result>(
      _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata = "",
      around task: () throws -> Result
    ) rethrows -> Result { try task() }
  }
#endif
