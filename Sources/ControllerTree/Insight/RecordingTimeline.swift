extension Recording {
  /// The recording as a table: turn, time if any has passed, event, object, change of state, cause.
  ///
  ///     turn  event                  object  state                     cause
  ///        2  willMove(toParent: P)  C                                 P.addChild(_:)
  ///        3  viewDidLoad()          C                                 C.view
  ///        4  viewWillAppear(false)  C       disappeared → appearing   P.view.addSubview(_:)
  ///
  /// Turn, time and cause appear only in the first line that they apply to.
  /// - Parameters:
  ///   - width: The maximum length of a line; longer lines are cut and end with `…`. `nil` for no limit.
  ///   - color: Whether to colour the text for a terminal. Colours add no information to the text.
  public func timeline(width: Int? = nil, color: Bool = false) -> String {
    let hasTime = events.contains { $0.nanoseconds > 0 }
    var rows: [TimelineRow] = [TimelineRow(header: hasTime)]
    var previous: HierarchyEvent?
    for event in events {
      rows.append(TimelineRow(event, after: previous, hasTime: hasTime))
      previous = event
    }
    let widths = (rows.first?.cells ?? []).indices.map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
    return rows.map { $0.text(widths: widths, limit: width, color: color) }.joined(separator: "\n")
  }
}

/// A line of a timeline.
private struct TimelineRow {
  private(set) var cells: [String]
  private let style: String
  private static let gap = "  "

  init(header hasTime: Bool) {
    cells = ["turn"] + (hasTime ? ["time"] : []) + ["event", "object", "state", "cause"]
    style = "2"
  }

  init(_ event: HierarchyEvent, after previous: HierarchyEvent?, hasTime: Bool) {
    let isNewTurn = previous?.turn != event.turn
    let isNewTime = isNewTurn || previous?.nanoseconds != event.nanoseconds
    let isNewCause = isNewTurn || previous?.cause != event.cause
    let state = event.stateBefore == event.stateAfter ? "" : "\(event.stateBefore) → \(event.stateAfter)"
    cells = [isNewTurn ? "\(event.turn)" : ""] + (hasTime ? [isNewTime ? event.secondsText : ""] : [])
    cells += [event.timelineText, event.subject.short, state, isNewCause ? event.cause ?? "" : ""]
    style = event.timelineStyle
  }

  func text(widths: [Int], limit: Int?, color: Bool) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      let isNumber = column < cells.count - 4
      line += (column == 0 ? "" : Self.gap) + (isNumber ? padding + cell : cell + padding)
    }
    while line.hasSuffix(" ") { line.removeLast() }
    if let limit, line.count > limit { line = line.prefix(max(limit - 1, 0)) + "…" }
    return color && !style.isEmpty ? "\u{1B}[\(style)m\(line)\u{1B}[0m" : line
  }
}

extension HierarchyEvent {
  fileprivate var timelineText: String { kind == .issue ? "! \(text.prefix { $0 != ":" })" : text }

  /// The parameters of a terminal escape sequence (ECMA-48, SGR).
  fileprivate var timelineStyle: String {
    switch kind {
    case .issue: "1;31"
    case .viewHook, .window, .transition: "2"
    case .callback:
      switch stateAfter == stateBefore ? "" : stateAfter {
      case "appearing", "entering", "appeared": "32"
      case "disappearing", "disappeared": "33"
      default: ""
      }
    }
  }
}
