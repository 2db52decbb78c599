import ControllerTree
import Foundation

/// The columns of a timeline: turn, virtual time if any has passed, event, receiver, cause.
struct Columns {
  private let table: TextTable
  private let hasTime: Bool
  private let receiver: String
  private let causeWidth: Int
  private let style: ANSIStyle

  /// - Parameter events: The events that determine the widths.
  init(of events: [HierarchyEvent], style: ANSIStyle) {
    self.style = style
    hasTime = events.contains { $0.time > 0 }
    receiver = events.allSatisfy { $0.kind == .callback || $0.kind == .issue } ? "controller" : "receiver"
    let names = Self.names(hasTime: hasTime, receiver: receiver)
    var rows = [names]
    for event in events { rows.append(Self.texts(of: event, hasTime: hasTime, causeWidth: .max)) }
    // The cause is the last column and gets the remaining width.
    let taken = names.indices.dropLast().reduce(0) { sum, column in
      sum + (rows.map { $0[column].count }.max() ?? 0) + TextTable.gutter
    }
    causeWidth = max(TimelineRenderer.width - 2 - taken, 20)
    let numbers: [TextTable.Alignment] = hasTime ? [.right, .right] : [.right]
    table = TextTable(alignments: numbers + [.left, .left, .left], fitting: rows, style: style)
  }

  var header: String {
    table.line(Self.names(hasTime: hasTime, receiver: receiver).map { .init(text: $0, role: .quiet) })
  }

  /// The width of the columns before the event.
  var indentOfEvent: Int { table.offset(of: hasTime ? 2 : 1) }

  /// `text` in the column of events.
  func remark(_ text: String) -> String {
    String(repeating: " ", count: indentOfEvent) + style(.quiet, text)
  }

  /// The event's line. Values equal to those of the previous line are left out.
  func line(of event: HierarchyEvent, after previous: HierarchyEvent?) -> String {
    var texts = Self.texts(of: event, hasTime: hasTime, causeWidth: causeWidth)
    let turnIsNews = previous?.turn != event.turn || previous?.time != event.time
    // An issue without a call was found before any turn began.
    if !turnIsNews || event.kind == .issue && event.cause == nil {
      texts[0] = ""
      if hasTime { texts[1] = "" }
      if previous?.cause == event.cause { texts[texts.count - 1] = "" }
    }
    var roles = [ANSIStyle.Role](repeating: .quiet, count: texts.count)
    roles[texts.count - 3] = event.role
    roles[texts.count - 2] = .plain
    return table.line(zip(texts, roles).map { .init(text: $0, role: $1) })
  }

  // MARK: Text

  private static func names(hasTime: Bool, receiver: String) -> [String] {
    ["turn"] + (hasTime ? ["  time"] : []) + ["event", receiver, "cause"]
  }

  private static func texts(of event: HierarchyEvent, hasTime: Bool, causeWidth: Int) -> [String] {
    ["\(event.turn)"] + (hasTime ? ["\(event.time) s"] : [])
      + [
        Shortening.text(event.shortText, to: 40), Shortening.text(event.subject.short, to: 24),
        event.cause.map { Shortening.call($0, to: causeWidth) } ?? "",
      ]
  }
}

extension HierarchyEvent {
  /// An issue's call is left out, as it is in the column of causes.
  fileprivate var shortText: String {
    kind == .issue ? "! \(text.prefix { $0 != ":" })" : text.replacingOccurrences(of: "(_: ", with: "(")
  }

  fileprivate var role: ANSIStyle.Role {
    if kind == .issue { return .alarm }
    switch text.prefix(while: { $0 != "(" }) {
    case "viewWillAppear", "viewIsAppearing", "viewDidAppear", "didAddSubview", "didBecomeVisible", "becomeKey":
      return .coming
    case "viewWillDisappear", "viewDidDisappear", "willRemoveSubview", "didBecomeHidden", "resignKey": return .going
    case "willMove", "didMove": return text.hasSuffix(": nil)") ? .going : .coming
    default: return .plain
    }
  }
}
