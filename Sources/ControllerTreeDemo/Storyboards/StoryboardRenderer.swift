import StoryboardDocument

/// Renders an inspection as text of at most 100 columns, but for the path.
struct StoryboardRenderer {
  private let inspection: StoryboardInspection
  private let style: ANSIStyle

  private static let width = 100
  private static let indent = "  "

  init(_ inspection: StoryboardInspection, style: ANSIStyle) {
    self.inspection = inspection
    self.style = style
  }

  var text: String {
    var lines = [
      style(.heading, Self.visible(inspection.path)),
      style(.quiet, String(repeating: "━", count: Self.width)),
    ]
    if let document = inspection.document {
      lines += Wrapping.lines(summary(of: document), to: Self.width)
      lines += section(
        "Scenes", header: ["line", "id", "controller", "class", "found by"], widths: [5, 12, 30, 28, 13],
        rows: document.scenes.map { row(of: $0, in: document) })
      lines += section(
        "Segues", header: ["line", "kind", "from", "to", "name or action"], widths: [5, 20, 33, 12, 16],
        rows: document.segues.map(row))
      lines += section(
        "Classes", header: ["line", "class", "replaces that of", "id"], widths: [5, 44, 28, 12],
        rows: document.classes.map {
          ["\($0.location.line)", $0.customClass.qualifiedName, $0.element, $0.object?.text ?? ""]
        })
    }
    lines += problems
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Parts

  private func summary(of document: StoryboardDocument) -> String {
    let kind = document.kind == .xib ? "Xib" : document.isLaunchScreen ? "Launch screen" : "Storyboard"
    let tools = document.toolsVersion.map { ", saved by Interface Builder \($0)" } ?? ""
    let index = document.index.entries
    let parts = [
      counted(document.scenes.count, "scene"), counted(index.count { $0.kind == .view }, "view"),
      counted(document.segues.count, "segue"), counted(index.count { $0.kind == .constraint }, "constraint"),
    ]
    let runtime = document.targetRuntime.map { " for \($0)" } ?? ""
    return "\(kind) \(document.version)\(runtime)\(tools): \(parts.joined(separator: ", "))."
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private func row(of scene: StoryboardDocument.Scene, in document: StoryboardDocument) -> [String] {
    if let controller = scene.controller {
      let title = (controller.title ?? controller.navigationItem?.title).map { " \"\($0)\"" } ?? ""
      let found = [
        controller.id == document.initialController ? "initial" : nil,
        controller.storyboardIdentifier.map { "'\($0)'" },
      ].compactMap(\.self)
      return [
        "\(controller.location.line)", controller.id?.text ?? "", controller.record.element + title,
        controller.customClass?.name ?? "", found.joined(separator: ", "),
      ]
    }
    guard let reference = scene.reference else { return ["\(scene.location.line)", "", "no controller", "", ""] }
    let target =
      switch reference.target {
      case .initial(let name): "reference to \(name?.text ?? "this storyboard")"
      case .controller(let identifier, let name): "reference to '\(identifier)' of \(name?.text ?? "this storyboard")"
      case .refused(let name): "refused reference to '\(name)'"
      }
    return ["\(reference.location.line)", reference.id?.text ?? "", target, "", ""]
  }

  private func row(of source: StoryboardDocument.SegueSource) -> [String] {
    let segue = source.segue
    var (kind, name) = (segue.kindName, segue.identifier.map { "'\($0)'" } ?? "")
    if case .relationship(let relationship) = segue.kind { kind = relationship.rawValue }
    if case .unwind(let action) = segue.kind { name = [name, action].filter { !$0.isEmpty }.joined(separator: " ") }
    return [
      "\(segue.location.line)", kind, [source.element, source.owner?.text].compactMap(\.self).joined(separator: " "),
      segue.destination.text, name,
    ]
  }

  /// A table; nothing if it has no rows.
  private func section(_ title: String, header: [String], widths: [Int], rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    var rows = rows.map { row in zip(row, widths).map { Self.shortened(Self.visible($0), to: $1) } }
    // The numbers of the lines stand below each other.
    for index in rows.indices {
      rows[index][0] = String(repeating: " ", count: max(header[0].count - rows[index][0].count, 0)) + rows[index][0]
    }
    let columns = TextTable(fitting: [header] + rows, style: style)
    let lines =
      [columns.line(header.map { .init(text: $0, role: .quiet) })]
      + rows.map { row in columns.line(row.map { .init(text: $0) }) }
    return ["", Self.indent + style(.caption, title)] + lines.map { Self.indent + Self.indent + $0 }
  }

  /// `text` in at most `width` characters, with an ellipsis at the end if it was cut.
  private static func shortened(_ text: String, to width: Int) -> String {
    text.count > width ? "\(text.prefix(max(width - 1, 0)))…" : text
  }

  private var problems: [String] {
    guard !inspection.problems.isEmpty else { return ["", Self.indent + style(.result, "No problems")] }
    var lines = ["", Self.indent + style(.caption, "Problems")]
    let margin = Self.indent + Self.indent
    for problem in inspection.problems {
      let place = problem.location.map { "line \($0.line), column \($0.column): " } ?? ""
      let role: ANSIStyle.Role = problem.severity == .error ? .alarm : .quiet
      lines.append(margin + style(role, "\(place)\(problem.severity.rawValue) \(problem.rule)"))
      for text in [Self.visible(problem.message), problem.advice] {
        lines += Wrapping.lines(text, to: Self.width - 6).map { margin + Self.indent + $0 }
      }
    }
    return lines
  }

  /// The text without what would break the line, or do something to a terminal.
  private static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
