/// Collects the problems of one document, at most a thousand of them (STORY-15).
final class ProblemList {
  static let limit = 1_000

  private(set) var problems: [StoryboardProblem] = []
  private var omitted = 0
  private var toldNames: Set<String> = []
  let file: String?

  init(file: String?) { self.file = file }

  func add(
    _ kind: StoryboardProblem.Kind, _ message: @autoclosure () -> String, at location: StoryboardDocument.Location?,
    object: StoryboardDocument.ObjectID? = nil, advice: String? = nil
  ) {
    guard problems.count < Self.limit else {
      omitted += 1
      return
    }
    problems.append(
      StoryboardProblem(kind, message(), at: location, object: object, advice: advice, file: file))
  }

  /// Adds a problem once for each name (STORY-07).
  func addOnce(
    _ kind: StoryboardProblem.Kind, name: String, _ message: @autoclosure () -> String,
    at location: StoryboardDocument.Location?, object: StoryboardDocument.ObjectID? = nil
  ) {
    guard problems.count < Self.limit else {
      omitted += 1
      return
    }
    if toldNames.insert("\(kind.rawValue) \(name)").inserted { add(kind, message(), at: location, object: object) }
  }

  /// All problems in the order of the file. If some were omitted, the last one tells how many.
  var finished: [StoryboardProblem] {
    let sorted = problems.inFileOrder
    guard omitted > 0 else { return sorted }
    return sorted + [
      StoryboardProblem(.problemsOmitted, "There are \(omitted) more problems.", at: nil, file: file)
    ]
  }
}

extension String {
  /// The text for a message: at most 64 characters of it, and no line breaks or control characters.
  var shortened: String {
    let cut = unicodeScalars.prefix(65)
    let visible = cut.prefix(64).map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : Character(scalar)
    }
    return String(visible) + (cut.count > 64 ? "…" : "")
  }
}
