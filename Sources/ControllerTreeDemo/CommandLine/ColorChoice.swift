import Foundation

/// Whether the output has colours.
enum ColorChoice: String, Hashable, CaseIterable {
  /// Colours on a terminal that supports them, unless the environment variable `NO_COLOR` is set and not empty.
  case auto
  case always
  case never

  static var names: [String] { allCases.map(\.rawValue) }

  init(argument: String) throws(UsageError) {
    guard let choice = Self(rawValue: argument) else {
      throw .unknownValue(argument, option: "--color", values: Self.names)
    }
    self = choice
  }

  var isEnabled: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Terminal.isOutput && Self.environmentAgrees
    }
  }

  private static var environmentAgrees: Bool {
    let environment = ProcessInfo.processInfo.environment
    return (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
