/// Declarations for a test target that names what XCTest has on Apple's systems only; see `TestFrameworkNames`.
enum TestFrameworkTexts {
  /// Failures that a test expects. Its test cases ask by `recordFailure`.
  static let expectedFailures = """
    struct XCTIssue { enum IssueType: Int { case assertionFailure, thrownError, uncaughtException, performanceRegression, system, \
    unmatchedExpectedFailure }; var type: IssueType; var compactDescription: String; var detailedDescription: String? = nil }
    final class XCTExpectedFailure {
      final class Options { var isEnabled = true; var isStrict = true; var issueMatcher: ((XCTIssue) -> Bool)? = nil; init() {}
        class func nonStrict() -> Options { let options = Options(); options.isStrict = false; return options } }
      let failureReason: String?; let options: Options; private(set) var issue: XCTIssue?
      nonisolated(unsafe) private static var open: [XCTExpectedFailure] = []
      init(_ reason: String?, _ options: Options) { (failureReason, self.options) = (reason, options) }
      func begin() { Self.open.append(self) }
      func end(in test: XCTestCase?, _ file: StaticString, _ line: UInt) {
        guard let place = Self.open.firstIndex(where: { $0 === self }) else { return }
        Self.open.remove(at: place)
        guard issue == nil, options.isStrict else { return }
        let text = "Expected failure" + (failureReason.map { " '\\($0)'" } ?? "") + " but none recorded."
        if let test { test.recordFailure(withDescription: text, inFile: "\\(file)", atLine: Int(line), expected: true) } else { XCTFail(text) }
      }
      static func takes(_ text: String, _ isAssertion: Bool) -> Bool {
        let issue = XCTIssue(type: isAssertion ? .assertionFailure : .thrownError, compactDescription: text)
        for expected in open.reversed() where expected.options.issueMatcher?(issue) ?? true { expected.issue = expected.issue ?? issue; return true }
        return false
      }
      static func options(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> Options {
        let options = Options(); options.isEnabled = enabled ?? true; options.isStrict = strict ?? true; options.issueMatcher = matcher
        return options
      }
      static func run<Result>(_ reason: String?, _ options: Options, _ test: XCTestCase?, _ file: StaticString, _ line: UInt, _ body: () \
    throws -> Result) rethrows -> Result {
        guard options.isEnabled else { return try body() }
        let expected = XCTExpectedFailure(reason, options); expected.begin(); defer { expected.end(in: test, file, line) }
        return try body()
      }
    }
    func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) { if options.isEnabled { \
    XCTExpectedFailure(failureReason, options).begin() } }
    func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = \
    nil) { XCTExpectFailure(failureReason, options: XCTExpectedFailure.options(enabled, strict, issueMatcher)) }
    func XCTExpectFailure<Result>(_ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: \
    UInt = #line, failingBlock: () throws -> Result) rethrows -> Result { try XCTExpectedFailure.run(failureReason, options, nil, file, line, \
    failingBlock) }
    func XCTExpectFailure<Result>(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, \
    line: UInt = #line, failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil) rethrows -> Result { try \
    XCTExpectedFailure.run(failureReason, XCTExpectedFailure.options(enabled, strict, issueMatcher), nil, file, line, failingBlock) }
    extension XCTestCase {
      func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = \
    #line) {
        guard options.isEnabled else { return }
        let expected = XCTExpectedFailure(failureReason, options); expected.begin()
        nonisolated(unsafe) let (test, ending) = (self, expected)
        addTeardownBlock { ending.end(in: test, file, line) }
      }
      func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: \
    UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil) { self.XCTExpectFailure(failureReason, options: \
    XCTExpectedFailure.options(enabled, strict, issueMatcher), file: file, line: line) }
      func XCTExpectFailure<Result>(_ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, \
    line: UInt = #line, failingBlock: () throws -> Result) rethrows -> Result { try XCTExpectedFailure.run(failureReason, options, self, \
    file, line, failingBlock) }
      func XCTExpectFailure<Result>(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = \
    #filePath, line: UInt = #line, failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil) rethrows -> Result { try \
    XCTExpectedFailure.run(failureReason, XCTExpectedFailure.options(enabled, strict, issueMatcher), self, file, line, failingBlock) }
    }
    """

  /// A member of test cases, which asks whether a failure is expected.
  static let recordFailure =
    "override func recordFailure(withDescription text: String, inFile file: String, atLine line: Int, expected: Bool) { "
    + "if !XCTExpectedFailure.takes(text, expected) { super.recordFailure(withDescription: text, inFile: file, atLine: line, "
    + "expected: expected) } }"

  /// Expectations of changes that observers by key are told.
  static let observedChanges = """
    class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
      typealias Handler = (Any, [AnyHashable: Any]) -> Bool
      let keyPath: String; let observedObject: Any; let expectedValue: Any?; let options: NSKeyValueObservingOptions; var handler: Handler?
      private var observation: NSKeyValueObservation?; private let fulfills: XCTestExpectation?
      init(keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = [], fulfilling other: \
    XCTestExpectation? = nil) {
        (self.keyPath, observedObject, self.expectedValue, self.options, fulfills) = (keyPath, object, expectedValue, options, other)
        super.init(description: "Expect value change for key path '\\(keyPath)'")
        (other ?? self).assertForOverFulfill = false
        observation = KeyValueObserving.observe(object, keyPath, options.union([.new, .old])) { [weak self] in self?.changed($0) }
        if let expectedValue, KeyValueObserving.isEqual(expectedValue, at: keyPath, of: object) { end() }
      }
      private func changed(_ change: [NSKeyValueChangeKey: Any]) {
        if let handler {
          var values: [AnyHashable: Any] = [:]
          for (key, value) in change { values[AnyHashable(key)] = value; values[AnyHashable(key.rawValue)] = value }
          guard handler(observedObject, values) else { return }
        } else if let expectedValue {
          guard KeyValueObserving.isEqual(expectedValue, at: keyPath, of: observedObject) else { return }
        }
        end()
      }
      private func end() {
        observation?.invalidate()
        observation = nil
        (fulfills ?? self).fulfill()
      }
    }
    extension XCTestCase {
      @discardableResult func keyValueObservingExpectation(for object: Any, keyPath: String, expectedValue: Any? = nil) -> XCTestExpectation {
        let expectation = expectation(description: "Expect value change for key path '\\(keyPath)'")
        let observed = XCTKVOExpectation(keyPath: keyPath, object: object, expectedValue: expectedValue, fulfilling: expectation)
        addTeardownBlock { _ = observed }
        return expectation
      }
      @discardableResult func keyValueObservingExpectation(for object: Any, keyPath: String, handler: XCTKVOExpectation.Handler?) -> \
    XCTestExpectation {
        let expectation = expectation(description: "Expect value change for key path '\\(keyPath)'")
        let observed = XCTKVOExpectation(keyPath: keyPath, object: object, fulfilling: expectation)
        observed.handler = handler
        addTeardownBlock { _ = observed }
        return expectation
      }
      @discardableResult func keyValueObservingExpectation<Target: NSObjectProtocol, Value: Equatable>(for object: Target, keyPath: \
    KeyPath<Target, Value>, named name: String? = nil, expectedValue: Value) -> XCTestExpectation {
        keyValueObservingExpectation(for: object, keyPath: keyPath, named: name, options: [.initial, .new]) { object, _ in object[keyPath: keyPath] == \
    expectedValue }
      }
      @discardableResult func keyValueObservingExpectation<Target: NSObjectProtocol, Value>(for object: Target, keyPath: KeyPath<Target, \
    Value>, named name: String? = nil, options: NSKeyValueObservingOptions = [], handler: ((Target, NSKeyValueObservedChange<Value>) -> Bool)? = nil) -> \
    XCTestExpectation {
        let expectation = expectation(description: "Expect value change for key path '\\(keyPath)'")
        expectation.assertForOverFulfill = false
        let observation = object.observe(keyPath, named: name, options: options) { object, change in if handler?(object, change) ?? true { \
    expectation.fulfill() } }
        addTeardownBlock { observation.invalidate() }
        return expectation
      }
    }
    """
}
