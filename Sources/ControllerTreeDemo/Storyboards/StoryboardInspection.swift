import Foundation
import StoryboardDocument

/// What was found in one storyboard or xib.
struct StoryboardInspection: Encodable {
  /// The path as it was given.
  let path: String
  /// `nil` if the file is refused.
  let document: StoryboardDocument?
  let problems: [StoryboardProblem]

  init(path: String) {
    self.path = path
    do throws(StoryboardProblem) {
      let document = try StoryboardDocument(contentsOf: URL(fileURLWithPath: path))
      self.document = document
      problems = document.problems
    } catch {
      document = nil
      problems = [error]
    }
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

/// The output of `storyboard --json`: one document, whose parts are the `Codable` types of StoryboardDocument.
struct StoryboardJSON: Encodable {
  let files: [StoryboardInspection]

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
