#if !canImport(os)
  import Foundation

  // The names of the modules os and OSLog, whose imports the plugin `UIKitSources` replaces by that of UIKit. Messages go to standard
  // error, a line each; those of the types `debug` and `info` are left out, as the system leaves them out by default.

  /// How important a message is.
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The type's number.
    public let rawValue: UInt8
    /// A type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A type from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The usual type.
    public static let `default` = OSLogType(0)
    /// Helpful information.
    public static let info = OSLogType(1)
    /// For the time of development.
    public static let debug = OSLogType(2)
    /// An error.
    public static let error = OSLogType(16)
    /// A bug.
    public static let fault = OSLogType(17)

    var isWritten: Bool { self != .info && self != .debug }
  }

  /// A category of messages.
  public final class OSLog: NSObject, Sendable {
    /// The categories that the system itself reads.
    public struct Category: Sendable {
      let name: String
      /// What happens at certain times.
      public static let pointsOfInterest = Category(name: "PointsOfInterest")
      /// What is written only while somebody traces.
      public static let dynamicTracing = Category(name: "DynamicTracing")
      /// What is written with the calling functions, and only while somebody traces.
      public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    let name: String

    /// Makes a category of a subsystem.
    public init(subsystem: String, category: String) { name = "[\(subsystem):\(category)] " }
    /// Makes a category that the system reads.
    public convenience init(subsystem: String, category: Category) {
      self.init(subsystem: subsystem, category: category.name)
    }

    private override init() { name = "" }

    /// Messages without a category.
    public static let `default` = OSLog()
    /// Messages that are not written.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Whether signposts are recorded: never here.
    public var signpostsEnabled: Bool { false }
    /// Whether messages of the type are written.
    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && type.isWritten }

    func write(_ type: OSLogType, _ text: () -> String) {
      guard isEnabled(type: type) else { return }
      FileHandle.standardError.write(Data((name + text() + "\n").utf8))
    }
  }

  // The system's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Writes a message.
  /// - Parameters:
  ///   - message: A format, such as `"%{public}@ of %d"`. Each of its fields shows the description of an argument.
  ///   - dso: The library never reads it.
  ///   - log: The category.
  ///   - type: The message's type.
  ///   - args: The arguments.
  public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
  ) {
    log.write(type) { LogFormat.text("\(message)", args) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Writes a message of a type.
  public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
  ) {
    log.write(type) { LogFormat.text("\(message)", args) }
  }

  enum LogFormat {
    /// The format with the arguments in place of its fields: a per cent sign, anything in braces, flags, and a letter.
    static func text(_ format: String, _ arguments: [Any?]) -> String {
      var result = ""
      var rest = arguments[...]
      var characters = Substring(format)
      while let character = characters.popFirst() {
        guard character == "%" else {
          result.append(character)
          continue
        }
        if characters.first == "%" {
          result.append(characters.removeFirst())
          continue
        }
        if characters.first == "{" { characters = characters.drop { $0 != "}" }.dropFirst() }
        characters = characters.drop { !$0.isLetter && $0 != "@" }
        while let letter = characters.first, "lhqzjtL".contains(letter) { characters.removeFirst() }
        if !characters.isEmpty { characters.removeFirst() }
        result += rest.popFirst().map { $0.map { "\($0)" } ?? "(null)" } ?? "(null)"
      }
      return result
    }
  }

  /// Writes messages of a category.
  public struct Logger: Sendable {
    let log: OSLog

    /// Makes a logger of a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Makes a logger of a category.
    public init(_ log: OSLog) { self.log = log }
    /// Makes a logger without a category.
    public init() { log = .default }

    /// Writes a message.
    public func log(_ message: OSLogMessage) { log.write(.default) { message.text } }
    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }
    /// Does nothing: messages of this type are left out.
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    /// Does nothing: messages of this type are left out.
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    /// Does nothing: messages of this type are left out.
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    /// Writes a message of the usual type.
    public func notice(_ message: OSLogMessage) { log.write(.default) { message.text } }
    /// Writes a warning.
    public func warning(_ message: OSLogMessage) { log.write(.error) { message.text } }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log.write(.error) { message.text } }
    /// Writes the message of a bug.
    public func critical(_ message: OSLogMessage) { log.write(.fault) { message.text } }
    /// Writes the message of a bug.
    public func fault(_ message: OSLogMessage) { log.write(.fault) { message.text } }
  }
#endif
