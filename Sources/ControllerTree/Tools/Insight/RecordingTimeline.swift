extension Recording {
  /// The recording as a table: turn, time if any has passed, event, object, change of state, cause.
  ///
  ///     turn  event                  object  state                     cause
  ///        2  willMove(toParent: P)  C                                 P.addChild(_:)
  ///        3  viewDidLoad()          C                                 C.view
  ///        4  viewWillAppear(false)  C       disappeared → appearing   P.view.addSubview(_:)
  ///
  /// Turn, time and cause appear only in the first line that they apply to. ``Timeline`` prints parts of the table.
  /// - Parameters:
  ///   - width: The maximum length of a line. Events longer than 44 characters take at most two fifths of it. Where there is no
  ///     room, a cause loses argument labels and a line its end; `…` stands for what is left out. `nil` for no limit.
  ///   - color: Whether to colour the text for a terminal. Colours add no information to the text.
  public func timeline(width: Int? = nil, color: Bool = false) -> String {
    let timeline = Timeline(of: self, width: width, color: color)
    return ([timeline.header] + timeline.lines(of: events)).joined(separator: "\n")
  }

  /// The columns of a timeline. All parts of a recording that it prints have the same columns, so text can stand between them.
  ///
  /// ```swift
  /// let timeline = Recording.Timeline(of: recording, width: 100)
  /// print(timeline.header)
  /// for step in steps {
  ///   print("── \(step.title)")
  ///   for line in timeline.lines(of: step.events) { print(line) }
  /// }
  /// ```
  public struct Timeline: Sendable {
    /// The line with the names of the columns.
    public let header: String
    /// The number of characters before the column of events.
    public let indentOfEvents: Int
    private let hasTime: Bool
    private let layout: TimelineLayout

    /// Lays out the columns for the events of `recording`.
    /// - Parameters:
    ///   - recording: All events that the timeline will print.
    ///   - width: The maximum length of a line; `nil` for no limit.
    ///   - color: Whether to colour the text for a terminal.
    public init(of recording: Recording, width: Int? = nil, color: Bool = false) {
      let hasTime = recording.events.contains { $0.nanoseconds > 0 }
      let names = TimelineRow(header: hasTime)
      let rows = [names] + recording.events.map { TimelineRow($0, after: nil, hasTime: hasTime) }
      layout = TimelineLayout(of: rows, limit: width, color: color)
      self.hasTime = hasTime
      header = layout.text(of: names)
      indentOfEvents = layout.indent(of: hasTime ? 2 : 1)
    }

    /// A line for each event. The first line has its turn, time and cause; others have them only if they differ from those of
    /// the line above.
    public func lines(of events: [HierarchyEvent]) -> [String] {
      var lines: [String] = []
      var previous: HierarchyEvent?
      for event in events {
        lines.append(layout.text(of: TimelineRow(event, after: previous, hasTime: hasTime)))
        previous = event
      }
      return lines
    }
  }
}

/// A line of a timeline.
private struct TimelineRow {
  let cells: [String]
  /// The parameters of a terminal escape sequence (ECMA-48, SGR).
  let style: String

  init(header hasTime: Bool) {
    cells = ["turn"] + (hasTime ? ["time"] : []) + ["event", "object", "state", "cause"]
    style = "2"
  }

  init(_ event: HierarchyEvent, after previous: HierarchyEvent?, hasTime: Bool) {
    let isNewTurn = previous?.turn != event.turn
    let isNewTime = isNewTurn || previous?.nanoseconds != event.nanoseconds
    let isNewCause = isNewTurn || previous?.cause != event.cause
    let state = event.stateBefore == event.stateAfter ? "" : "\(event.stateBefore) → \(event.stateAfter)"
    let moment = [isNewTurn ? "\(event.turn)" : ""] + (hasTime ? [isNewTime ? event.secondsText : ""] : [])
    cells = moment + [event.timelineText, event.subject.short, state, isNewCause ? event.cause ?? "" : ""]
    style = event.timelineStyle
  }
}

/// The widths of a timeline's columns.
private struct TimelineLayout: Sendable {
  private let widths: [Int]
  private let limit: Int?
  private let color: Bool
  private static let gap = "  "

  init(of rows: [TimelineRow], limit: Int?, color: Bool) {
    var widths = (rows.first?.cells ?? []).indices.map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
    if let limit { widths[widths.count - 4] = min(widths[widths.count - 4], max(limit * 2 / 5, 44)) }
    self.widths = widths
    self.limit = limit
    self.color = color
  }

  /// The number of characters before `column`.
  func indent(of column: Int) -> Int { widths[..<column].reduce(0) { $0 + $1 + Self.gap.count } }

  func text(of row: TimelineRow) -> String {
    var line = ""
    for (column, cell) in row.cells.enumerated() {
      let text = column == widths.count - 1 ? withoutLabels(cell) : cut(cell, to: widths[column])
      let padding = String(repeating: " ", count: max(widths[column] - text.count, 0))
      let isNumber = column < widths.count - 4
      line += (column == 0 ? "" : Self.gap) + (isNumber ? padding + text : text + padding)
    }
    while line.hasSuffix(" ") { line.removeLast() }
    if let limit { line = cut(line, to: limit) }
    return color && !row.style.isEmpty ? "\u{1B}[\(row.style)m\(line)\u{1B}[0m" : line
  }

  /// A cause without its last argument labels, as many as do not fit:
  ///
  ///     Pair.transition(from:to:duration:options:animations:completion:)  →  Pair.transition(from:to:…)
  private func withoutLabels(_ call: String) -> String {
    guard let limit else { return call }
    let room = limit - indent(of: widths.count - 1)
    guard call.count > room, let open = call.firstIndex(of: "("), call.hasSuffix(":)") else { return call }
    let name = call[...open]
    var labels = call[call.index(after: open)...].dropLast().split(separator: ":").map { "\($0):" }
    while labels.popLast() != nil {
      let shorter = "\(name)\(labels.joined())…)"
      if shorter.count <= room { return shorter }
    }
    return call
  }

  private func cut(_ text: String, to width: Int) -> String {
    text.count > width ? text.prefix(max(width - 1, 0)) + "…" : text
  }
}

extension HierarchyEvent {
  fileprivate var timelineText: String { kind == .issue ? "! \(text.prefix { $0 != ":" })" : text }

  /// The parameters of a terminal escape sequence (ECMA-48, SGR).
  fileprivate var timelineStyle: String {
    switch kind {
    case .issue: "1;31"
    case .viewHook, .window, .transition: "2"
    case .application: "36"
    case .callback:
      switch stateAfter == stateBefore ? "" : stateAfter {
      case "appearing", "entering", "appeared": "32"
      case "disappearing", "disappeared": "33"
      default: ""
      }
    }
  }
}
