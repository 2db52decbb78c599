import Foundation
import XCTest

@testable import ControllerTree

/// An article of the documentation. Its blocks are compared with code that runs and with the output of that code.
///
/// A comment above a block names it: `<!-- code: add -->` above a fenced block of Swift, which must also be in a file of
/// `Documentation` whose name begins with the article's, between `// example: add` and `// end`; `<!-- prints: add -->` above
/// a fenced block of output, `<!-- table: flags -->` above a table, `<!-- quote: viewCycle -->` above a quotation.
/// Blocks that `.ci/check-docs` checks are marked `compiles`, `refused` (by the compiler), `manifest` or `missing`.
///
/// With `CONTROLLERTREE_UPDATE_DOCS=1` in the environment a block that differs is rewritten instead of failing.
@MainActor
final class Article {
  enum Kind: String, CaseIterable { case code, prints, table, quote, compiles, refused, manifest, missing }

  nonisolated static let catalogue = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ControllerTree/ControllerTree.docc")

  private let name: String
  private let url: URL
  private let mayUpdate = ProcessInfo.processInfo.environment["CONTROLLERTREE_UPDATE_DOCS"] == "1"
  private(set) var lines: [String]
  private var read: Set<String> = []
  private var printed: [String] = []
  private var windows: [UIWindow] = []
  /// The issues since the last ``expectPrinted(_:file:line:)``.
  private(set) var issues: [HierarchyIssue] = []

  init(_ name: String) throws {
    self.name = name
    url = Self.catalogue.appendingPathComponent(name + ".md")
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  // MARK: Running examples

  /// Runs `example` on a stage of its own. Its `print` keeps the lines for ``expectPrinted(_:file:line:)``.
  func onStage(
    pacing: UpdateCycle.Pacing = .immediate, file: StaticString = #filePath, line: UInt = #line,
    _ example: @MainActor (@escaping (Any) -> Void) throws -> Void
  ) rethrows {
    try Stage.withPristine(pacing: pacing) { stage in
      stage.diagnostics.policies = [.all: .collect]
      try example { self.printed.append("\($0)") }
      takeIssues()
      XCTAssertEqual(printed, [], "The article does not show this.", file: file, line: line)
      printed = []
      for window in WindowList.of(stage).windows { window.isHidden = true }
      windows = []
    }
  }

  /// A visible root called `title`, in a window that lives as long as the example.
  func show<Root: UIViewController>(_ title: String, _ root: Root = UIViewController()) -> Root {
    root.title = title
    let window = UIWindow()
    window.rootViewController = root
    window.isHidden = false
    keep(window)
    return root
  }

  /// Retains `window` until the example ends.
  func keep(_ window: UIWindow) { windows.append(window) }

  /// Returns the lines printed since the last block, and removes them.
  func takePrinted() -> [String] {
    defer { printed = [] }
    return printed
  }

  /// Expects the lines printed since the last block, and then the issues, in the block `name`.
  func expectPrinted(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    takeIssues()
    expect(.prints, name, printed.joined(separator: "\n"), file: file, line: line)
    printed = []
  }

  private func takeIssues() {
    issues = Stage.current.diagnostics.takeCollected()
    printed += issues.map(\.description)
  }

  // MARK: Comparing

  /// Expects this text in the block of this kind and name.
  func expect(_ kind: Kind, _ name: String, _ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let marker = "<!-- \(kind.rawValue): \(name) -->"
    guard let start = lines.firstIndex(of: marker) else {
      return XCTFail("\(url.lastPathComponent) has no \(marker) for:\n\(text)", file: file, line: line)
    }
    read.insert(marker)
    let range = content(of: kind, after: start)
    var expected = text.components(separatedBy: "\n")
    if kind == .code { expected = Self.imports(in: Array(lines[range])) + expected }
    guard Array(lines[range]) != expected else { return }
    if mayUpdate {
      lines.replaceSubrange(range, with: expected)
    } else {
      XCTFail(
        "\(url.lastPathComponent), \(marker): the article says\n\(lines[range].joined(separator: "\n"))\ninstead of\n"
          + expected.joined(separator: "\n"),
        file: file, line: line)
    }
  }

  private func content(of kind: Kind, after marker: Int) -> Range<Int> {
    let first = marker + 1
    switch kind {
    case .code, .prints, .compiles, .refused, .manifest:
      let end = lines[(first + 1)...].firstIndex { $0 == "```" } ?? first + 1
      return first + 1..<end
    case .table, .missing: return first..<(lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex)
    case .quote: return first..<(lines[first...].firstIndex { !$0.hasPrefix(">") } ?? lines.endIndex)
    }
  }

  /// The imports at the beginning of a block, and the empty line below: the test's source has them at the top of the file.
  private static func imports(in block: [String]) -> [String] {
    let count = block.prefix { $0.hasPrefix("import ") || $0.isEmpty }.count
    return block.first?.hasPrefix("import ") == true ? Array(block.prefix(count)) : []
  }

  /// Compares the blocks of code, and fails for blocks that were never compared.
  fileprivate func finish(file: StaticString, line: UInt) throws {
    let examples = try sourceExamples()
    for marker in markers(.code) {
      if let example = examples[marker] {
        expect(.code, marker, example, file: file, line: line)
      } else {
        XCTFail("\(name) has no `// example: \(marker)`.", file: file, line: line)
      }
    }
    for kind in [Kind.prints, .table, .quote] {
      for name in markers(kind) where !read.contains("<!-- \(kind.rawValue): \(name) -->") {
        XCTFail("Nobody compares the \(kind.rawValue) of \(name).", file: file, line: line)
      }
    }
    if mayUpdate { try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8) }
  }

  /// The names of the blocks of a kind, in order.
  func markers(_ kind: Kind) -> [String] {
    let start = "<!-- \(kind.rawValue): "
    return lines.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count).dropLast(" -->".count)) }
  }

  /// The lines between `// example: name` and `// end`, without the indentation of these two.
  private func sourceExamples() throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var examples: [String: String] = [:]
    for file in files where file.lastPathComponent.hasPrefix(name) {
      var open: (name: String, indent: Int, lines: [String])?
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("// example: ") {
          open = (String(text.dropFirst("// example: ".count)), line.count - text.count, [])
        } else if text == "// end", let example = open {
          examples[example.name] = example.lines.joined(separator: "\n")
          open = nil
        } else if let indent = open?.indent {
          open?.lines.append(String(line.dropFirst(indent)))
        }
      }
    }
    return examples
  }
}

/// Compares an article with the output of `body`, and with the source of its code.
@MainActor
func withArticle(
  _ name: String, file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor (Article) throws -> Void
) async throws {
  let article = try Article(name)
  try body(article)
  try article.finish(file: file, line: line)
}

extension EventRecorder {
  /// Returns the events so far as text, and removes them.
  func drainText() -> String { drain().map(\.line).joined(separator: "\n") }
  /// Returns the events so far as text with everything that is not at rest, and removes them.
  func drainDetailedText() -> String { drain().map(\.detailedLine).joined(separator: "\n") }
}
