import ControllerTree
import Foundation

/// The program: reads the command line, plays scenarios, prints their reports.
@MainActor enum Demo {
  static let name = "ControllerTreeDemo"

  /// Runs the program with `arguments`.
  /// - Returns: The exit status: 0, or 64 (`EX_USAGE`) after a usage error, which it prints to standard error.
  static func run(arguments: [String]) -> Int32 {
    do {
      let invocation = try Invocation(arguments: arguments, scenarios: Scenarios.all.map(\.name))
      try write(output(of: invocation), to: .standardOutput)
      return 0
    } catch let error as UsageError {
      try? write("\(name): \(error)\n", to: .standardError)
      return 64
    } catch {
      try? write("\(name): \(error)\n", to: .standardError)
      return 1
    }
  }

  private static func output(of invocation: Invocation) throws -> String {
    let style = ANSIStyle(isEnabled: invocation.color.isEnabled)
    switch invocation.action {
    case .help: return HelpText.text
    case .list: return ScenarioList(Scenarios.all, style: style).text
    case .play(let names, .timeline):
      let reports = Scenarios.named(names).map { $0.report() }
      return reports.map { TimelineRenderer($0, style: style).text }.joined(separator: "\n\n")
    case .play(let names, .json):
      return try JSONDocument(scenarios: Scenarios.named(names).map { $0.report() }).text
    }
  }

  private static func write(_ text: String, to file: FileHandle) throws {
    try file.write(contentsOf: Data(text.utf8))
  }
}
