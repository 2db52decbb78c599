/// Whether the default of an optional requirement was called: the way to learn whether a delegate implements it.
///
/// A default notes that it was reached, and returns what counts without an implementation.
///
/// Whether a class overrides a method of its superclass can be read from its method table without a call (`DrawingClasses`). The table of
/// a conformance tells nothing: its entries are functions of the conformance in both cases.
@MainActor enum DefaultReached {
  private static var isNoted = false

  /// Called by a default.
  static func note() { isNoted = true }

  /// Calls a requirement.
  /// - Returns: The answer; `nil` if the default was reached.
  static func answer<Answer>(_ body: () -> Answer) -> Answer? {
    isNoted = false
    let answer = body()
    defer { isNoted = false }
    return isNoted ? nil : answer
  }
}

/// Whether a delegate implements an optional requirement, as far as it is known.
enum Implementation {
  case unknown, present, missing
}
