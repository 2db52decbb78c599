/// How names are written where the rewriter writes them. Declarations carry their names without backticks.
enum Spelling {
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true",
    "try", "typealias", "var", "where", "while",
  ]

  /// A name on its own: that of a type.
  static func name(_ name: String) -> String { keywords.contains(name) || isRaw(name) ? "`\(name)`" : name }

  /// The path of a type: `Outer.Inner`.
  static func path(_ path: String) -> String {
    path.utf8.allSatisfy(\.continuesWord)
      ? name(path) : path.split(separator: ".").map { name(String($0)) }.joined(separator: ".")
  }

  /// A name after a dot, where only few keywords mean something else.
  static func member(_ name: String) -> String {
    name == "init" || name == "self" || name == "Type" || isRaw(name) ? "`\(name)`" : name
  }

  /// A label of an argument.
  static func label(_ name: String) -> String {
    name == "inout" || name == "var" || name == "let" || isRaw(name) ? "`\(name)`" : name
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Whether a name has characters that only stand in backticks: `` `a name with spaces` ``.
  private static func isRaw(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return !first.startsWord || !name.utf8.allSatisfy(\.continuesWord)
  }
}
