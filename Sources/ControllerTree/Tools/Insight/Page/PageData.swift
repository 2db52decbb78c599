/// A recording as the page's script reads it. Names and texts are stored once, and events refer to them by number, so that 10,000
/// events take less than a megabyte. `PageScript+Data.swift` reads this form.
struct PageData {
  let json: JSONText

  init(_ part: RecordingPage.Part) {
    var tables = Tables()
    let recording = part.recording
    let events = recording.events.map { tables.row(of: $0) }
    var members: [String: JSONText?] = [
      "name": JSONText(part.name), "summary": JSONText(part.summary), "events": JSONText(list: events),
      "chapters": JSONText(
        list: part.chapters.map { JSONText(list: [JSONText($0.title), JSONText($0.firstEvent)]) }),
    ]
    if let context = recording.validContext {
      members["nodes"] = JSONText(list: context.nodes.map { tables.row(of: $0) })
      members["changes"] = JSONText(list: context.changes.map(Self.row))
    }
    members["issues"] = Self.issues(of: recording)
    members["names"] = JSONText(list: tables.names.map(Self.row))
    members["texts"] = JSONText(list: tables.texts.map { JSONText($0) })
    json = JSONText(members)
  }

  /// Severity, message, advice, UIKit's message and the call of each issue, by the index of its event. Without a context the message is not
  /// known, but the kind, which the event names, has the others.
  private static func issues(of recording: Recording) -> JSONText {
    var issues: [String: JSONText] = [:]
    for (index, event) in recording.events.enumerated() where event.kind == .issue {
      if let issue = recording.validContext?.issues[index] {
        issues["\(index)"] = row(issue.severity, issue.message, issue.advice, issue.uikitText, issue.call)
      } else {
        let words = event.text.prefix { $0 != ":" }.split(separator: " ").map(String.init)
        guard words.count == 2, let kind = HierarchyIssue.Kind(rawValue: words[1]) else { continue }
        let entry = kind.entry(of: words[0])
        issues["\(index)"] = row(entry.severity, "", entry.advice, entry.uikitText, nil)
      }
    }
    return JSONText(issues)
  }

  private static func row(
    _ severity: HierarchyIssue.Severity, _ message: String, _ advice: String, _ uikitText: String?, _ call: String?
  ) -> JSONText {
    JSONText(list: [severity.rawValue, message, advice, uikitText ?? "", call ?? ""].map { JSONText($0) })
  }

  private static func row(_ name: ObjectName) -> JSONText {
    JSONText(list: [JSONText(name.type), JSONText(name.number)] + (name.title.map { [JSONText($0)] } ?? []))
  }

  private static func row(_ change: Recording.Context.Change) -> JSONText {
    let edits = change.edits.map { edit in
      JSONText(list: [JSONText(edit.start), JSONText(edit.removed)] + edit.inserted.map { JSONText($0) })
    }
    return JSONText(list: [JSONText(change.event), JSONText(change.turn)] + edits)
  }
}

/// The names and texts that rows refer to.
private struct Tables {
  private(set) var names: [ObjectName] = []
  private(set) var texts: [String] = []
  private var placesOfNames: [ObjectName: Int] = [:]
  private var placesOfTexts: [String: Int] = [:]

  private static let kinds: [HierarchyEvent.Kind] = [
    .callback, .viewHook, .window, .transition, .application, .issue,
  ]

  mutating func row(of event: HierarchyEvent) -> JSONText {
    // A cause that is missing is -1.
    let cause = event.cause.map { place(of: $0) } ?? -1
    let numbers = [
      Self.kinds.firstIndex(of: event.kind) ?? 0, event.turn, Int(clamping: event.nanoseconds),
      place(of: event.subject),
      place(of: event.text), place(of: event.stateBefore), place(of: event.stateAfter),
      Int(event.circumstances.rawValue), cause,
    ]
    return JSONText(list: numbers.map { JSONText($0) })
  }

  mutating func row(of node: HierarchyTree.Node) -> JSONText {
    let kind = HierarchyTree.Kind.allCases.firstIndex(of: node.kind) ?? 0
    let frame = node.frame.map { place(of: $0) } ?? -1
    let numbers = [node.depth, kind, place(of: node.name), place(of: node.state), frame, Int(node.flags.rawValue)]
    return JSONText(list: numbers.map { JSONText($0) })
  }

  private mutating func place(of name: ObjectName) -> Int {
    if let place = placesOfNames[name] { return place }
    placesOfNames[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private mutating func place(of text: String) -> Int {
    if let place = placesOfTexts[text] { return place }
    placesOfTexts[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
