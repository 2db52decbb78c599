import Foundation

/// The public types of UIKit's that the sources declare, with their members, as the documentation comments tell what they do.
///
/// Reads the text of the sources: `swift format` keeps a declaration's indentation and its comment above it.
struct DeclaredNames {
  enum Effect: CaseIterable {
    case works, stored, none

    /// The sentences that CONTRIBUTING prescribes tell the two others.
    init(comment: String) {
      if comment.contains("The library never reads it") || comment.contains("The library never reads or writes it") {
        self = .stored
      } else if comment.hasPrefix(" Does nothing") || comment.hasPrefix(" Draws nothing") {
        self = .none
      } else {
        self = .works
      }
    }
  }

  /// A type, by the names of its members.
  private var types: [String: [Effect: Set<String>]] = [:]
  private static let kinds = ["class ", "struct ", "enum ", "protocol ", "extension "]
  private static let prefixes = ["UI", "NS", "CA", "CG", "CF", "IndexPath", "NotificationCenter", "Timer"]

  /// - Parameter sources: The folders of the modules.
  init(sources: [URL]) throws {
    for folder in sources {
      let files =
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
      for file in files { read(try String(contentsOf: file, encoding: .utf8)) }
    }
    types = types.filter { name, _ in Self.prefixes.contains { name.hasPrefix($0) } }
  }

  /// A type or an extension around the line that is read.
  private struct Scope {
    let indentation: Int
    let name: String
    /// Whether members are public without saying so: requirements and cases.
    let isOpenToAll: Bool
  }

  private mutating func read(_ text: String) {
    var scopes: [Scope] = []
    var comment = ""
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let indentation = line.count - content.count
      if content.hasPrefix("///") {
        comment += content.dropFirst(3) + " "
        continue
      }
      if content.hasPrefix("@"), !content.contains(" func "), !content.contains(" var "), !content.contains("class ") {
        continue
      }
      while let last = scopes.last, last.indentation >= indentation, !content.hasPrefix("}") { scopes.removeLast() }
      if let scope = type(in: content, scopes.last, indentation, comment) {
        scopes.append(scope)
      } else if let scope = scopes.last, let member = member(in: content, scope) {
        types[scope.name, default: [:]][Effect(comment: comment), default: []].insert(member)
      }
      comment = ""
    }
  }

  private mutating func type(
    in line: Substring, _ outer: Scope?, _ indentation: Int, _ comment: String
  ) -> Scope? {
    // A search for a word is quicker than the expression.
    guard Self.kinds.contains(where: { line.contains($0) }),
      let match = line.prefixMatch(
        of:
          /(?:@\S+ )*(?<access>(?:open|public|package|internal|fileprivate|private) )?(?:final |indirect )*(?<kind>class|struct|enum|protocol|extension) (?<name>[A-Za-z_.]+)/
      )
    else { return nil }
    let (kind, access) = (match.kind, match.access ?? "")
    guard kind == "extension" || access == "open " || access == "public " || outer?.isOpenToAll == true else {
      return Scope(indentation: indentation, name: "", isOpenToAll: false)
    }
    // `class func` and `class var` are members.
    guard match.name != "func", match.name != "var" else { return nil }
    let name = outer.map { $0.name.isEmpty ? "" : "\($0.name).\(match.name)" } ?? String(match.name)
    if kind != "extension", !name.isEmpty, types[name] == nil { types[name] = [:] }
    return Scope(
      indentation: indentation, name: name, isOpenToAll: kind == "protocol" || kind == "enum" && access != "")
  }

  private func member(in line: Substring, _ scope: Scope) -> String? {
    guard !scope.name.isEmpty, !line.hasPrefix("}") else { return nil }
    let isPublic =
      line.hasPrefix("open ") || line.hasPrefix("public ")
      || line.prefixMatch(of: /(?:nonisolated|@\S+) .*\b(?:open|public)\b/) != nil
    guard isPublic || scope.isOpenToAll && line.prefixMatch(of: /private|fileprivate|package|internal/) == nil else {
      return nil
    }
    guard !line.contains("override ") else { return nil }
    if scope.isOpenToAll, line.hasPrefix("case ") {
      return String(line.split(separator: "=")[0]).trimmingCharacters(in: .whitespaces)
    }
    if let match = line.firstMatch(of: /\b(?:var|let) (\w+)/) { return String(match.1) }
    if let match = line.firstMatch(of: /\bfunc ([^<(]+)(?:<[^(]*>)?(.*)$/) {
      return "\(match.1)\(Self.labels(match.2))"
    }
    if let match = line.firstMatch(of: /\binit([?!]?)(?:<[^(]*>)?(\(.*)$/) { return "init\(Self.labels(match.2))" }
    if line.contains(/\bsubscript\b/) { return "subscript" }
    return nil
  }

  /// The labels of a list of parameters, as far as the line has them.
  private static func labels(_ text: Substring) -> String {
    var (depth, labels, word) = (0, "", "")
    var isLabel = true
    for character in text {
      switch character {
      case "(", "[", "<":
        depth += 1
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { return "(\(labels))" }
      case "," where depth == 1: (isLabel, word) = (true, "")
      case ":" where depth == 1 && isLabel:
        labels += (word.split(separator: " ").first.map { String($0) } ?? "_") + ":"
        isLabel = false
      default: if isLabel, depth == 1 { word.append(character) }
      }
    }
    return "(\(labels)…)"
  }

  // MARK: The page

  /// The page, without its heading.
  var text: String {
    var lines: [String] = []
    for (name, members) in types.sorted(by: { $0.key < $1.key }) {
      lines += ["### \(name)", ""]
      if members.values.allSatisfy(\.isEmpty) { lines += ["No members of its own.", ""] }
      for (effect, title) in [(Effect.works, "Works"), (.stored, "Stored"), (.none, "Without effect")] {
        guard let names = members[effect], !names.isEmpty else { continue }
        lines += ["- \(title): " + names.sorted().map { "`\($0)`" }.joined(separator: ", ") + "."]
      }
      if lines.last != "" { lines.append("") }
    }
    return lines.joined(separator: "\n")
  }

  /// The numbers of types, and of members by effect.
  var summary: String {
    var counts: [Effect: Int] = [:]
    for members in types.values { for (effect, names) in members { counts[effect, default: 0] += names.count } }
    return """
      \(types.count) types with \(counts.values.reduce(0, +)) members: \(counts[.works] ?? 0) work, \(counts[.stored] ?? 0) are \
      stored, \(counts[Effect.none] ?? 0) have no effect.
      """
  }
}
