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
    RecordingDifference(from: other, to: self).text(context: context)
  }
}

/// Two recordings, event by event: which both have, and which only one of them has.
///
/// The comparison leaves out turns and times, since one more turn would make all later events different.
public struct RecordingDifference: Hashable, Sendable {
  /// The older recording, or the expected one.
  public let old: Recording
  /// The newer recording, or the actual one.
  public let new: Recording
  /// The events of both recordings: common ones once, removed ones before inserted ones.
  public let lines: [Line]

  /// An event that both recordings have, or only one of them.
  public enum Line: Hashable, Sendable {
    /// The indices of the event in the older and in the newer recording.
    case common(old: Int, new: Int)
    /// Only the older recording has the event.
    case removed(Int)
    /// Only the newer recording has the event.
    case inserted(Int)
  }

  /// Compares two recordings.
  /// - Complexity: O(n · d), for n events and d different ones.
  public init(from old: Recording, to new: Recording) {
    self.old = old
    self.new = new
    lines = Self.lines(old.events, new.events)
  }

  /// Whether both recordings have the same events in the same order.
  public var isEmpty: Bool { !lines.contains { $0.mark != " " } }

  /// The differences as readable text, as ``Recording/difference(from:context:)`` has it; empty if there are none.
  /// - Parameter context: The number of common lines around each change.
  public func text(context: Int = 3) -> String {
    guard !isEmpty else { return differenceOfMoments }
    var text = ["--- \(Self.counted(old.events))", "+++ \(Self.counted(new.events))"]
    var heading = ""
    for (line, isShown) in zip(lines, shown(context: context)) {
      guard isShown else {
        if text.last != "  …" { text.append("  …") }
        heading = ""
        continue
      }
      let event = event(of: line)
      if event.heading != heading {
        heading = event.heading
        text.append(heading)
      }
      text.append("\(line.mark) \(event.comparedLine)")
    }
    return text.joined(separator: "\n")
  }

  private func event(of line: Line) -> HierarchyEvent {
    switch line {
    case .common(_, let index), .inserted(let index): new.events[index]
    case .removed(let index): old.events[index]
    }
  }

  static func counted(_ events: [HierarchyEvent]) -> String { events.count == 1 ? "1 event" : "\(events.count) events" }

  private static func lines(_ before: [HierarchyEvent], _ after: [HierarchyEvent]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.map(\.comparedText).difference(from: before.map(\.comparedText)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        lines.append(.removed(old))
        old += 1
      } else if inserted.contains(new) {
        lines.append(.inserted(new))
        new += 1
      } else {
        lines.append(.common(old: old, new: new))
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  /// Whether to show each line: a change, or a line near one.
  private func shown(context: Int) -> [Bool] {
    let context = min(max(context, 0), lines.count)
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.mark != " " {
      for near in max(index - context, 0)...min(index + context, lines.count - 1) { shown[near] = true }
    }
    return shown
  }

  /// Describes the first difference in turn or time between recordings of equal events.
  private var differenceOfMoments: String {
    for (index, (old, new)) in zip(old.events, new.events).enumerated() where old != new {
      return [
        "The events are the same; they happened at other moments, first number \(index + 1):", new.comparedLine,
        "- \(old.moment)", "+ \(new.moment)",
      ].joined(separator: "\n")
    }
    return ""
  }
}

extension RecordingDifference.Line {
  fileprivate var mark: String {
    switch self {
    case .common: " "
    case .removed: "-"
    case .inserted: "+"
    }
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
