/// Something that is wrong with a file, or that its reader does not know.
///
/// A problem says what, where and how to mend it. `StoryboardDocument.init(contentsOf:as:)` throws one if it refuses the whole
/// file; `StoryboardDocument.problems` lists all others.
public struct StoryboardProblem: Error, Hashable, Sendable, Codable {
  public let kind: Kind
  public let severity: Severity
  /// What is wrong, with the names and values concerned.
  public let message: String
  /// How to mend it.
  public let advice: String
  /// The number of the rule, such as `STORY-21`.
  public let rule: String
  /// Where the element concerned begins; `nil` if the whole file is meant.
  public let location: StoryboardDocument.Location?
  /// The object concerned, or the one that contains the element.
  public let object: StoryboardDocument.ObjectID?
  /// The name of the file, if it is known.
  public var file: String?

  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Something in the file can't be used: the file, a controller, a connection or a value.
    case error
    /// All can be used, but part of it has no effect, or another one than its author may think.
    case notice
  }

  init(
    _ kind: Kind, _ message: String, at location: StoryboardDocument.Location?,
    object: StoryboardDocument.ObjectID? = nil, advice: String? = nil, file: String? = nil
  ) {
    let entry = kind.entry
    self.kind = kind
    severity = entry.severity
    rule = entry.rule
    self.message = message
    self.advice = advice ?? entry.advice
    self.location = location
    self.object = object
    self.file = file
  }

  /// Whether nothing of the file may be built because of this problem.
  public var refusesDocument: Bool { kind.entry.refusesDocument }
}

/// One line, as compilers print it: `Main.storyboard:12:5: error: … [STORY-21]`.
extension StoryboardProblem: CustomStringConvertible {
  public var description: String {
    let place = [file, location?.description].compactMap(\.self).joined(separator: ":")
    return "\(place.isEmpty ? "" : "\(place): ")\(severity.rawValue): \(message) \(advice) [\(rule)]"
  }
}

extension [StoryboardProblem] {
  /// In the order of the file; problems of the whole file come first, and problems at one place keep their order.
  var inFileOrder: [StoryboardProblem] {
    enumerated().sorted { first, second in
      switch (first.element.location, second.element.location) {
      case (let place?, let other?): place == other ? first.offset < second.offset : place < other
      case (nil, _?): true
      case (_?, nil): false
      case (nil, nil): first.offset < second.offset
      }
    }.map(\.element)
  }
}
