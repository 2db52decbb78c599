import Foundation

extension Recording: Codable {
  private enum CodingKeys: String, CodingKey { case context, events, version }

  /// The version of the format.
  private static let version = 1

  /// Reads a recording that ``encode(to:)`` or ``json`` wrote.
  /// - Throws: A `DecodingError`, also for an unknown version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: "Version \(version) of recordings is not known.")
    }
    events = try container.decode([HierarchyEvent].self, forKey: .events)
    context = try container.decodeIfPresent(Context.self, forKey: .context)
  }

  /// Writes the events, the context if there is one, and the version of the format.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(context, forKey: .context)
    try container.encode(events, forKey: .events)
    try container.encode(Self.version, forKey: .version)
  }

  /// The recording as JSON, one event per line, for files that are stored and compared.
  ///
  /// Equal recordings give equal bytes, on every platform and with every version of Foundation: keys are sorted, numbers are
  /// integers, and only necessary characters are escaped. `JSONEncoder` guarantees none of these, but works too.
  public var json: String {
    let lines = events.map { "\n" + JSONText($0).text }.joined(separator: ",")
    let context = context.map { "\"context\":\(JSONText($0).text),\n" } ?? ""
    return "{\(context)\"events\":[\(lines)\n],\"version\":\(Self.version)}\n"
  }

  /// Reads a recording that ``json`` or a `JSONEncoder` wrote.
  /// - Throws: A `DecodingError` for anything else.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Recording.self, from: Data(json.utf8))
  }
}

/// A JSON value as text that is the same on every platform.
struct JSONText {
  let text: String

  init(_ number: some BinaryInteger) { text = "\(number)" }

  init(_ string: String) {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text + "\""
  }

  /// Members whose value is `nil` are left out.
  init(_ members: [String: JSONText?]) {
    let present = members.compactMapValues { $0?.text }.sorted { $0.key < $1.key }
    text = "{" + present.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  init(list: [JSONText]) { text = "[" + list.map(\.text).joined(separator: ",") + "]" }

  init(_ name: ObjectName) {
    self.init([
      "number": JSONText(name.number), "title": name.title.map { JSONText($0) }, "type": JSONText(name.type),
    ])
  }

  init(_ origin: HierarchyEvent.Origin) {
    self.init(["kind": JSONText(origin.kind.rawValue), "parent": origin.parent.map { JSONText($0) }])
  }

  init(_ event: HierarchyEvent) {
    self.init([
      "cause": event.cause.map { JSONText($0) }, "circumstances": JSONText(event.circumstances.rawValue),
      "kind": JSONText(event.kind.rawValue), "nanoseconds": JSONText(event.nanoseconds),
      "origin": event.origin.map { JSONText($0) },
      "stateAfter": JSONText(event.stateAfter), "stateBefore": JSONText(event.stateBefore),
      "subject": JSONText(event.subject), "text": JSONText(event.text), "turn": JSONText(event.turn),
    ])
  }
  init(_ issue: HierarchyIssue) {
    self.init([
      "call": issue.call.map { JSONText($0) }, "kind": JSONText(issue.kind.rawValue),
      "message": JSONText(issue.message), "objects": JSONText(list: issue.objects.map { JSONText($0) }),
      "rule": JSONText(issue.rule), "uikitText": issue.uikitText.map { JSONText($0) },
    ])
  }

  init(_ node: HierarchyTree.Node) {
    self.init([
      "depth": JSONText(node.depth), "flags": JSONText(node.flags.rawValue), "frame": node.frame.map { JSONText($0) },
      "kind": JSONText(node.kind.rawValue), "name": JSONText(node.name), "state": JSONText(node.state),
    ])
  }

  init(_ context: Recording.Context) {
    let issues = context.issues.map { ("\($0.key)", JSONText($0.value)) }
    self.init([
      "changes": JSONText(list: context.changes.map { JSONText($0) }), "eventCount": JSONText(context.eventCount),
      "issues": JSONText(Dictionary(issues) { first, _ in first }),
      "nodes": JSONText(list: context.nodes.map { JSONText($0) }),
    ])
  }

  private init(_ change: Recording.Context.Change) {
    let edits = change.edits.map { edit in
      JSONText([
        "inserted": JSONText(list: edit.inserted.map { JSONText($0) }), "removed": JSONText(edit.removed),
        "start": JSONText(edit.start),
      ])
    }
    self.init(["edits": JSONText(list: edits), "event": JSONText(change.event), "turn": JSONText(change.turn)])
  }
}
