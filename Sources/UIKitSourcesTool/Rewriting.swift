import Foundation
import SourceRewriter

/// Writes the rewritten copies of files.
struct Rewriting {
  let inputs: [URL]
  let context: [URL]
  let output: URL
  let options: RewritingOptions

  init(_ arguments: Arguments) throws {
    guard let output = arguments.output else { throw UsageError(message: "rewrite needs --output") }
    self.output = output
    inputs = SwiftFiles.all(in: arguments.inputs)
    context = SwiftFiles.all(in: arguments.context)
    options = try Configuration.read(arguments.configuration, modules: arguments.modules)
  }

  /// - Returns: Whether there was no error in the sources.
  func run() throws -> Bool {
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let results = ModuleRewriter.rewrite(
      try inputs.map(Self.read), context: try context.map(Self.read), options: options)
    var succeeded = true
    for result in results {
      try write(result)
      for problem in result.problems {
        FileHandle.standardError.write(Data((problem.text(path: result.path) + "\n").utf8))
        if problem.severity == .error { succeeded = false }
      }
    }
    return succeeded
  }

  static func read(_ url: URL) throws -> ModuleRewriter.File {
    ModuleRewriter.File(path: url.path, bytes: Array(try Data(contentsOf: url)))
  }

  /// Writes a copy. A copy that has not changed is left alone, so that its time stays, and nothing is compiled again.
  private func write(_ result: ModuleRewriter.Result) throws {
    // Another name than the original's: the compiler warns of two files whose messages show the same name.
    let name = URL(fileURLWithPath: result.path).deletingPathExtension().lastPathComponent
    let target = output.appendingPathComponent("\(name).rewritten.swift")
    let path = result.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let data = Data("#sourceLocation(file: \"\(path)\", line: 1)\n".utf8) + Data(result.bytes)
    if let present = try? Data(contentsOf: target), present == data { return }
    try data.write(to: target, options: .atomic)
  }
}
