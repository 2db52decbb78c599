import Foundation

/// A command line that can't be understood.
struct UsageError: Error {
  let message: String
}

/// What the command line asks for.
struct Arguments {
  enum Command: String {
    case rewrite, report
  }

  static let usage = """
    usage: uikit-sources rewrite [--configuration FILE] --output FOLDER [--context FILE-OR-FOLDER]… [--module NAME]… FILE-OR-FOLDER…
           uikit-sources report [--configuration FILE] [--library FOLDER] [--module NAME]… FILE-OR-FOLDER…
    """

  let command: Command
  private(set) var configuration: URL?
  private(set) var output: URL?
  private(set) var library: URL?
  private(set) var context: [URL] = []
  /// The names of modules on which the sources depend.
  private(set) var modules: [String] = []
  private(set) var inputs: [URL] = []

  init(_ words: ArraySlice<String>) throws {
    guard let first = words.first, let command = Command(rawValue: first) else {
      throw UsageError(message: "the first argument is rewrite or report")
    }
    self.command = command
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        inputs.append(URL(fileURLWithPath: word))
        continue
      }
      guard let value = rest.popFirst() else { throw UsageError(message: "\(word) needs a value") }
      let url = URL(fileURLWithPath: value)
      switch word {
      case "--configuration": configuration = url
      case "--output": output = url
      case "--library": library = url
      case "--context": context.append(url)
      case "--module": modules.append(value)
      default: throw UsageError(message: "unknown option \(word)")
      }
    }
    if inputs.isEmpty { throw UsageError(message: "name a file or folder of Swift sources") }
    for input in inputs where SwiftFiles.all(in: [input]).isEmpty {
      throw UsageError(message: "\(input.path) has no Swift files: correct the path, or leave it away")
    }
  }
}

/// Finding and reading Swift files.
enum SwiftFiles {
  /// The Swift files among `urls` and below the folders among them, by path. Hidden folders and those that SwiftPM makes are
  /// left out.
  static func all(in urls: [URL]) -> [URL] {
    var found: Set<String> = []
    for url in urls {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        for path in paths
        where path.hasSuffix(".swift") && !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
          found.insert(url.appendingPathComponent(path).standardizedFileURL.path)
        }
      } else {
        found.insert(url.standardizedFileURL.path)
      }
    }
    return found.sorted().map { URL(fileURLWithPath: $0) }
  }
}
