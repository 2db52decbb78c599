import Foundation
import SourceRewriter

/// Lists what the rewriting does with a folder of sources, what is missing, and what is impossible.
struct Reporting {
  let inputs: [URL]
  let library: [URL]
  let options: RewritingOptions

  init(_ arguments: Arguments) throws {
    inputs = SwiftFiles.all(in: arguments.inputs)
    library = arguments.library.map { SwiftFiles.all(in: [$0]) } ?? []
    options = try Configuration.read(arguments.configuration, modules: arguments.modules)
  }

  func text() throws -> String {
    let files = try inputs.map(Rewriting.read)
    let results = ModuleRewriter.rewrite(files, options: options)
    var lines = ["\(files.count) files"]
    lines += rewritten(results)
    lines += missing(files)
    lines += impossible(results)
    return lines.joined(separator: "\n") + "\n"
  }

  private func rewritten(_ results: [ModuleRewriter.Result]) -> [String] {
    var places: [Change.Kind: (count: Int, files: Int)] = [:]
    for result in results {
      for (kind, changes) in Dictionary(grouping: result.changes, by: \.kind) {
        places[kind, default: (0, 0)].count += changes.count
        places[kind, default: (0, 0)].files += 1
      }
    }
    guard !places.isEmpty else { return ["", "Rewritten: nothing"] }
    return ["", "Rewritten"]
      + Change.Kind.allCases.compactMap { kind in
        places[kind].map { "  \(kind.rawValue): \($0.count) in \($0.files) files" }
      }
  }

  private func missing(_ files: [ModuleRewriter.File]) -> [String] {
    var lines: [String] = []
    let modules = UsedNames.missingModules(of: files, options: options)
    for (module, paths) in modules.sorted(by: { $0.key < $1.key }) {
      lines.append("  import \(module): on Apple's systems only (\(names(paths)))")
    }
    if !library.isEmpty, let known = try? library.map(Rewriting.read) {
      for (name, paths) in UsedNames.missingTypes(of: files, in: known).sorted(by: { $0.key < $1.key }) {
        lines.append("  \(name): not in this library (\(names(paths)))")
      }
    }
    return lines.isEmpty ? ["", "Missing: nothing"] : ["", "Missing"] + lines
  }

  private func names(_ paths: [String]) -> String {
    let names = paths.map { URL(fileURLWithPath: $0).lastPathComponent }
    return names.count > 3 ? names.prefix(3).joined(separator: ", ") + ", …" : names.joined(separator: ", ")
  }

  private func section(
    _ title: String, _ severity: Problem.Severity, _ results: [ModuleRewriter.Result]
  ) -> [String] {
    let lines = results.flatMap { result in
      result.problems.filter { $0.severity == severity }.map { "  " + $0.text(path: result.path) }
    }
    return lines.isEmpty ? ["", "\(title): nothing"] : ["", title] + lines
  }

  private func impossible(_ results: [ModuleRewriter.Result]) -> [String] {
    section("Impossible", .error, results) + section("Different", .warning, results)
  }
}
