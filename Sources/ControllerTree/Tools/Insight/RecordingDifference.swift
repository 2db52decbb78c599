extension Recording {
  /// The differences from `other` as readable text; empty if there are none.
  ///
  /// Lines that only `other` has begin with `-`, lines that only this one has begin with `+`. Common lines surround them, and
  /// a heading names the turn and its cause:
  ///
  ///     --- 4 events
  ///     +++ 4 events
  ///     turn 2: P.addChild(_:)
  ///       C.willMove(toParent: P) movingToParent window: nil
  ///     - C.viewWillAppear(false) movingToParent window: nil [disappeared → appearing]
  ///     + C.viewWillAppear(true) movingToParent window: nil [disappeared → appearing]
  ///
  /// The comparison leaves out turns and times, since one more turn would make all later events different. If these are
  /// the only difference, the text names the first one.
  /// - Parameters:
  ///   - other: The older recording, or the expected one.
  ///   - context: The number of common lines around each change.
  public func difference(from other: Recording, context: Int = 3) -> String {
    guard self != other else { return "" }
    let lines = merged(with: other)
    guard lines.contains(where: { $0.mark != .common }) else { return differenceOfMoments(from: other) }
    var text = ["--- \(other.counted)", "+++ \(counted)"]
    var heading = ""
    for (line, isShown) in zip(lines, Self.shown(lines, context: context)) {
      guard isShown else {
        if text.last != "  …" { text.append("  …") }
        heading = ""
        continue
      }
      if line.event.heading != heading {
        heading = line.event.heading
        text.append(heading)
      }
      text.append("\(line.mark.rawValue) \(line.event.comparedLine)")
    }
    return text.joined(separator: "\n")
  }

  private enum Mark: String {
    case common = " "
    case removed = "-"
    case inserted = "+"
  }

  private typealias MarkedLine = (mark: Mark, event: HierarchyEvent)

  private var counted: String { events.count == 1 ? "1 event" : "\(events.count) events" }

  /// The events of both recordings: common ones once, removed ones before inserted ones.
  private func merged(with other: Recording) -> [MarkedLine] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in events.map(\.comparedText).difference(from: other.events.map(\.comparedText)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [MarkedLine] = []
    var (old, new) = (0, 0)
    while old < other.events.count || new < events.count {
      if removed.contains(old) {
        lines.append((.removed, other.events[old]))
        old += 1
      } else if inserted.contains(new) {
        lines.append((.inserted, events[new]))
        new += 1
      } else {
        lines.append((.common, events[new]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  /// Whether to show each line: a change, or a line near one.
  private static func shown(_ lines: [MarkedLine], context: Int) -> [Bool] {
    let context = min(max(context, 0), lines.count)
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.mark != .common {
      for near in max(index - context, 0)...min(index + context, lines.count - 1) { shown[near] = true }
    }
    return shown
  }

  /// Describes the first difference in turn or time between recordings of equal events.
  private func differenceOfMoments(from other: Recording) -> String {
    for (index, (old, new)) in zip(other.events, events).enumerated() where old != new {
      return [
        "The events are the same; they happened at other moments, first number \(index + 1):", new.comparedLine,
        "- \(old.moment)", "+ \(new.moment)",
      ].joined(separator: "\n")
    }
    return ""
  }
}

extension HierarchyEvent {
  /// The compared text: the line, what is not at rest, and the change of state.
  fileprivate var comparedLine: String {
    stateBefore == stateAfter ? detailedLine : "\(detailedLine) [\(stateBefore) → \(stateAfter)]"
  }

  fileprivate var comparedText: String { "\(kind.rawValue) \(subject) \(comparedLine) \(cause ?? "")" }

  fileprivate var heading: String { "turn \(turn): \(cause ?? "–")" }

  fileprivate var moment: String { "turn \(turn), \(secondsText) s, \(stateBefore.isEmpty ? "–" : stateBefore)" }

  /// Virtual time in seconds with at least three digits.
  var secondsText: String {
    let fraction = String(nanoseconds % 1_000_000_000)
    var digits = String(repeating: "0", count: max(9 - fraction.count, 0)) + fraction
    while digits.count > 3, digits.hasSuffix("0") { digits.removeLast() }
    return "\(nanoseconds / 1_000_000_000).\(digits)"
  }
}
