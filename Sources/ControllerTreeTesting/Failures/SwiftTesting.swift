/// Swift Testing, found in the process.
///
/// Its types have no fixed layout, so values of them are passed in memory, as generic ones are. The structures here are generic in
/// these types, so that Swift calls the functions in the same way.
struct SwiftTesting {
  private let recordFailure: (TestFailure) -> Void
  private let hasTest: () -> Bool

  /// Swift Testing, if the process has loaded it as a library.
  @MainActor static let loaded: SwiftTesting? = {
    guard let comment = _typeByName("7Testing7CommentV"), let location = _typeByName("7Testing14SourceLocationV"),
      let issue = _typeByName("7Testing5IssueV"), let test = _typeByName("7Testing4TestV")
    else { return nil }
    return withTypes(comment, location, issue, test)
  }()

  /// Whether the running task belongs to a test of Swift Testing.
  var isRunningTest: Bool { hasTest() }

  func record(_ failure: TestFailure) { recordFailure(failure) }

  /// Opens the types one by one.
  private static func withTypes(
    _ comment: Any.Type, _ location: Any.Type, _ issue: Any.Type, _ test: Any.Type
  ) -> SwiftTesting? {
    func open<Comment>(_ comment: Comment.Type) -> SwiftTesting? {
      func open<Location>(_ location: Location.Type) -> SwiftTesting? {
        func open<Issue>(_ issue: Issue.Type) -> SwiftTesting? {
          func open<Test>(_ test: Test.Type) -> SwiftTesting? { Functions<Comment, Location, Issue, Test>.found }
          return _openExistential(test, do: open)
        }
        return _openExistential(issue, do: open)
      }
      return _openExistential(location, do: open)
    }
    return _openExistential(comment, do: open)
  }

  /// The functions, whose types are written down in their symbols. Initialisers consume their arguments.
  private struct Functions<Comment, Location, Issue, Test> {
    /// `Comment.init(rawValue:)`
    struct MakeComment { let call: (consuming String) -> Comment }
    /// `SourceLocation.init(fileID:filePath:line:column:)`
    struct MakeLocation { let call: (consuming String, consuming String, Int, Int) -> Location }
    /// `Issue.record(_:sourceLocation:)`
    struct Record { let call: (Comment?, Location) -> Issue }
    /// `Test.current`
    struct CurrentTest { let call: () -> Test? }

    static var found: SwiftTesting? {
      guard let comment = LoadedSymbol("$s7Testing7CommentV8rawValueACSS_tcfC", of: SwiftTesting.library),
        let location = LoadedSymbol(
          "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC", of: SwiftTesting.library),
        let record = LoadedSymbol(
          "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ", of: SwiftTesting.library),
        let current = LoadedSymbol("$s7Testing4TestV7currentACSgvgZ", of: SwiftTesting.library)
      else { return nil }
      let makeComment = comment.function(as: MakeComment.self)
      let makeLocation = location.function(as: MakeLocation.self)
      let recordIssue = record.function(as: Record.self)
      let currentTest = current.function(as: CurrentTest.self)
      return SwiftTesting(
        recordFailure: { failure in
          let place = failure.place
          let location = makeLocation.call(
            "\(place.fileID)", "\(place.filePath)", Int(clamping: max(place.line, 1)),
            Int(clamping: max(place.column, 1)))
          _ = recordIssue.call(makeComment.call(failure.message), location)
        },
        hasTest: { currentTest.call() != nil })
    }
  }

  /// The library that has to contain the functions: compiled into a program, they would take their arguments in another way.
  private static let library = "Testing"
}
