import Foundation

/// The updates of source files in this process.
///
/// The line of a call is the one that the compiler has seen; earlier updates have moved it. So a file is updated only if nobody else
/// has changed it since the tests were built.
@MainActor enum InlineUpdates {
  /// Whether the environment asks for updates.
  static var isOn: Bool { isOn(in: ProcessInfo.processInfo.environment) }

  nonisolated static func isOn(in environment: [String: String]) -> Bool {
    let value = environment["CONTROLLERTREE_UPDATE_TRACES"] ?? ""
    return !value.isEmpty && value != "0"
  }

  /// A file after the last update.
  private struct File {
    var source: [UInt8]
    /// The lines of the built file at which lines were added, with their numbers.
    var added: [(line: Int, count: Int)] = []

    func current(_ line: Int) -> Int { added.reduce(line) { $1.line < line ? $0 + $1.count : $0 } }
  }

  private static var files: [String: File] = [:]

  /// Writes one edit to the file at `path`.
  /// - Parameter edit: Makes the edit from the bytes of the file, and from the current number of a line in the built file.
  static func update(
    _ path: String, built: Date? = buildDate,
    _ edit: (_ source: [UInt8], _ line: (Int) -> Int) throws(InlineSource.Refusal) -> InlineSource.Edit
  ) -> InlineSource.Update {
    let url = URL(fileURLWithPath: path)
    guard let source = try? Array(Data(contentsOf: url)) else { return .refused("\(path) can't be read.") }
    if let known = files[path] {
      guard known.source == source else { return .refused("\(path) has been changed. Build and run the tests again.") }
    } else if let built, let changed = modificationDate(of: path), changed > built {
      return .refused("\(path) is newer than the tests. Build and run them again.")
    }
    var file = files[path] ?? File(source: source)
    var line = 0
    do {
      let edit = try edit(source) {
        line = $0
        return file.current($0)
      }
      file.source.replaceSubrange(edit.range, with: edit.bytes)
      file.added.append((line, edit.addedLines(in: source)))
    } catch {
      return .refused(error.reason)
    }
    guard (try? Data(file.source).write(to: url, options: .atomic)) != nil else {
      return .refused("\(path) can't be written.")
    }
    files[path] = file
    return .done
  }

  private static func modificationDate(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// When the running tests were built.
  private static let buildDate: Date? = Bundle.main.executablePath.flatMap { path in
    MainActor.assumeIsolated { modificationDate(of: path) }
  }
}
