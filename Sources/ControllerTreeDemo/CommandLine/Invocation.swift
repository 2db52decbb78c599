/// The parsed command line.
struct Invocation: Hashable {
  enum Action: Hashable {
    case help
    case list
    /// Play scenarios and print what happened.
    case play(Selection, Format)
    /// Play scenarios call by call, on a terminal.
    case step(Selection)
    /// Read the storyboards and xibs with these paths and print what is in them.
    case inspect([String], Format)
  }

  /// The scenarios to play.
  enum Selection: Hashable {
    /// The tour, because none is named.
    case tour
    case all
    /// These, in this order.
    case named([String])
  }

  enum Format: Hashable {
    case timeline, json
    /// A page in the file with this path.
    case html(String)

    /// The option that asks for the format.
    fileprivate var option: String? {
      switch self {
      case .timeline: nil
      case .json: "--json"
      case .html: "--html"
      }
    }
  }

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
    var (wantsHelp, wantsList, wantsAll, wantsSteps) = (false, false, false, false)

    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--list": wantsList = true
      case "--all": wantsAll = true
      case "--json": format = .json
      case "--step": wantsSteps = true
      case "--html":
        guard let path = rest.popFirst() else { throw .missingValue(option: argument, values: ["a path"]) }
        format = .html(path)
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
    if wantsHelp {
      action = .help
    } else if wantsList {
      action = .list
    } else if names.first == Self.storyboard {
      guard names.count > 1 else { throw .missingFile }
      for (option, isSet) in [("--all", wantsAll), ("--step", wantsSteps)] where isSet {
        throw .conflict(option, with: Self.storyboard)
      }
      if case .html = format { throw .conflict("--html", with: Self.storyboard) }
      action = .inspect(Array(names.dropFirst()), format)
    } else {
      let selection = try Selection(names: names, isAll: wantsAll, scenarios: scenarios)
      if wantsSteps, let option = format.option { throw .conflict("--step", with: option) }
      action = wantsSteps ? .step(selection) : .play(selection, format)
    }
  }

  private static let options = ["--help", "--list", "--all", "--json", "--html", "--step", "--color"]
}

extension Invocation.Selection {
  fileprivate init(names: [String], isAll: Bool, scenarios: [String]) throws(UsageError) {
    for name in names where !scenarios.contains(name) {
      throw .unknownScenario(name, nearest: NearestMatch.to(name, in: scenarios))
    }
    if isAll, let name = names.first { throw .conflict("--all", with: name) }
    self = isAll ? .all : names.isEmpty ? .tour : .named(names)
  }
}
