import ControllerTree
import Foundation

/// The program: reads the command line, plays scenarios or reads storyboards, prints what it found.
@MainActor enum Demo {
  static let name = "ControllerTreeDemo"

  /// Runs the program with `arguments`.
  /// - Returns: The exit status: 0; 1 if a storyboard has an error; 64 (`EX_USAGE`) after a usage error, which it prints to
  ///   standard error.
  static func run(arguments: [String]) -> Int32 {
    do {
      let invocation = try Invocation(arguments: arguments, scenarios: Scenarios.all.map(\.name))
      if case .step(let selection) = invocation.action {
        try StepPlayer(Scenarios.selected(selection), style: ANSIStyle(isEnabled: invocation.color.isEnabled)).play()
        return 0
      }
      let (text, status) = try output(of: invocation)
      try write(text, to: .standardOutput)
      return status
    } catch let error as UsageError {
      try? write("\(name): \(error)\n", to: .standardError)
      return 64
    } catch {
      try? write("\(name): \(error)\n", to: .standardError)
      return 1
    }
  }

  private static func output(of invocation: Invocation) throws -> (text: String, status: Int32) {
    let style = ANSIStyle(isEnabled: invocation.color.isEnabled)
    switch invocation.action {
    case .help: return (HelpText.text, 0)
    case .list: return (ScenarioList(Scenarios.all, style: style).text, 0)
    case .play(let selection, .timeline):
      let reports = Scenarios.selected(selection).map { $0.report() }
      let text = reports.map { TimelineRenderer($0, style: style).text }.joined(separator: "\n\n")
      return (selection == .tour ? text + "\n\n" + Welcome(style: style).text : text, 0)
    case .play(let selection, .json):
      return (try JSONDocument(scenarios: Scenarios.selected(selection).map { $0.report() }).text, 0)
    case .play(let selection, .html(let path)):
      let scenarios = Scenarios.selected(selection)
      let parts = scenarios.map { $0.pagePart() }
      let title = scenarios.count == 1 ? scenarios[0].title : "ControllerTree"
      try Data(RecordingPage(title: title, parts: parts).html.utf8).write(to: URL(fileURLWithPath: path))
      return ("\(path): \(parts.count == 1 ? "1 scenario" : "\(parts.count) scenarios")\n", 0)
    case .step: return ("", 0)
    case .inspect(let paths, let format):
      let files = paths.map { StoryboardInspection(path: $0) }
      let status: Int32 = files.contains(where: \.hasErrors) ? 1 : 0
      switch format {
      case .timeline:
        return (files.map { StoryboardRenderer($0, style: style).text }.joined(separator: "\n\n"), status)
      case .json, .html: return (try StoryboardJSON(files: files).text, status)
      }
    }
  }

  private static func write(_ text: String, to file: FileHandle) throws {
    try file.write(contentsOf: Data(text.utf8))
  }
}
