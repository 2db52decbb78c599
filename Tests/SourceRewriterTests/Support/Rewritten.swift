import SourceRewriter
import XCTest

/// The rewritten text of one file, without the spaces that stand where attributes were.
func rewritten(_ source: String, tables: Bool = false) -> String {
  var options = RewritingOptions()
  options.writesTables = tables
  let results = ModuleRewriter.rewrite([.init(path: "Test.swift", text: source)], options: options)
  return withoutPadding(results[0].text)
}

/// The rewritten texts of several files of a module, by name.
func rewritten(_ files: [String: String], tables: Bool = false) -> [String: String] {
  var options = RewritingOptions()
  options.writesTables = tables
  let input = files.sorted { $0.key < $1.key }.map { ModuleRewriter.File(path: $0.key, text: $0.value) }
  let results = ModuleRewriter.rewrite(input, options: options)
  return Dictionary(uniqueKeysWithValues: results.map { ($0.path, withoutPadding($0.text)) })
}

/// Each run of spaces as one, and none at the ends of lines.
private func withoutPadding(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }
    .joined(separator: "\n")
}

func assertRewritten(
  _ source: String, _ expected: String, tables: Bool = false, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(rewritten(source, tables: tables), expected, file: file, line: line)
}

/// The problems of one file, as compilers write them.
func problems(of source: String) -> [String] {
  ModuleRewriter.rewrite([.init(path: "Test.swift", text: source)])[0].problems.map { $0.text(path: "Test.swift") }
}
