/// The parsed command line.
struct Invocation: Hashable {
  enum Action: Hashable {
    case help
    case list
    /// Play the scenarios with these names, in this order; all of them if there are no names.
    case play([String], Format)
    /// Read the storyboards and xibs with these paths and print what is in them.
    case inspect([String], Format)
  }

  enum Format: Hashable { case timeline, json }

  /// The first name, if the others are files.
  private static let storyboard = "storyboard"

  var action: Action
  var color: ColorChoice

  /// Parses `arguments`, without the program's name.
  ///
  /// Options and names may be in any order; `--` ends the options. `--help` wins over `--list`, which wins over the rest.
  /// - Parameter scenarios: The existing names.
  init(arguments: [String], scenarios: [String]) throws(UsageError) {
    var names: [String] = []
    var format = Format.timeline
    var color = ColorChoice.auto
    var (wantsHelp, wantsList) = (false, false)

    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--list": wantsList = true
      case "--json": format = .json
      case "--color":
        guard let value = rest.popFirst() else { throw .missingValue(option: argument, values: ColorChoice.names) }
        color = try ColorChoice(argument: value)
      case "--":
        names += rest
        rest = []
      case _ where argument.hasPrefix("--color="):
        color = try ColorChoice(argument: String(argument.dropFirst("--color=".count)))
      case _ where argument.hasPrefix("-"):
        throw .unknownOption(argument, nearest: NearestMatch.to(argument, in: Self.options))
      default: names.append(argument)
      }
    }

    self.color = color
    if names.first == Self.storyboard {
      guard names.count > 1 || wantsHelp || wantsList else { throw .missingFile }
      action = .inspect(Array(names.dropFirst()), format)
    } else {
      for name in names where !scenarios.contains(name) {
        throw .unknownScenario(name, nearest: NearestMatch.to(name, in: scenarios))
      }
      action = .play(names, format)
    }
    if wantsHelp { action = .help } else if wantsList { action = .list }
  }

  private static let options = ["--help", "--list", "--json", "--color"]
}
