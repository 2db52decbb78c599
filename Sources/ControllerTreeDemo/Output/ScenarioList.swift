/// The output of `--list`.
@MainActor struct ScenarioList {
  private let scenarios: [any Scenario]
  private let style: ANSIStyle

  init(_ scenarios: [any Scenario], style: ANSIStyle) {
    self.scenarios = scenarios
    self.style = style
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// A line for each scenario: its name and its title.
  var lines: [String] {
    let table = TextTable(fitting: scenarios.map { [$0.name, $0.title] }, style: style)
    return scenarios.map { table.line([.init(text: $0.name, role: .heading), .init(text: $0.title)]) }
  }
}
