/// What follows the tour: the scenarios, and how to play them.
@MainActor struct Welcome {
  private let style: ANSIStyle

  init(style: ANSIStyle) { self.style = style }

  var text: String {
    let commands = [
      ("\(Demo.name) toggle sheet", "plays these two"),
      ("\(Demo.name) --all", "plays all of them"),
      ("\(Demo.name) --step tour", "waits for a key after each call"),
      ("\(Demo.name) --help", "shows all options"),
    ]
    let table = TextTable(fitting: commands.map { [$0.0, $0.1] }, style: style)
    let lines = commands.map {
      TimelineRenderer.indent + table.line([.init(text: $0.0, role: .result), .init(text: $0.1)])
    }
    let list = ScenarioList(Scenarios.all.filter { $0.name != TourScenario().name }, style: style)
    let parts =
      [style(.heading, "The scenarios")] + list.lines.map { TimelineRenderer.indent + $0 }
      + ["", style(.heading, "How to play them") + style(.quiet, ", after swift run")] + lines
    return parts.joined(separator: "\n") + "\n"
  }
}
