/// An invalid command line, with a message that helps to correct it.
enum UsageError: Error, Hashable {
  case unknownOption(String, nearest: String?)
  case unknownScenario(String, nearest: String?)
  case missingValue(option: String, values: [String])
  case missingFile
  case unknownValue(String, option: String, values: [String])
  case conflict(String, with: String)
  case noTerminal
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "unknown option '\(option)'\(Self.suggestion(nearest)) '--help' shows all options."
    case .unknownScenario(let name, let nearest):
      "unknown scenario '\(name)'\(Self.suggestion(nearest)) '--list' shows all scenarios."
    case .missingValue(let option, let values):
      "'\(option)' needs a value: \(values.joined(separator: ", "))."
    case .missingFile: "'storyboard' needs the path of a .storyboard or .xib file."
    case .unknownValue(let value, let option, let values):
      "'\(value)' is no value of '\(option)', which takes \(values.joined(separator: ", "))."
    case .conflict(let option, let other): "'\(option)' and '\(other)' can't be used together."
    case .noTerminal: "'--step' waits for keys, so standard input and standard output must be a terminal."
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? "."
  }
}
