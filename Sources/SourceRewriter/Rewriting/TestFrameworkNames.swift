/// Declarations that XCTest has on Apple's systems only: activities, attachments, and measurements by metrics. They are written behind the last
/// line of the first file that names them, so that the whole test target has them.
///
/// An activity runs its block. Attachments are dropped, because they belong into a report of Xcode. A measurement by metrics is one by the clock.
enum TestFrameworkNames {
  private struct Group {
    /// A use of one of these needs the declarations.
    let names: WordSet
    /// A module that declares this has its own.
    let main: String
    let text: String
    /// A member of each test case that inherits from `XCTestCase` itself.
    var member: String?
    var needsUIKit = false
  }

  private static let groups = [
    Group(
      names: WordSet("XCTContext XCTActivity"), main: "XCTContext",
      text: "struct XCTActivity { let name: String; func add(_ attachment: Any) {} }; "
        + "enum XCTContext { static func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) rethrows "
        + "-> Result { try block(XCTActivity(name: name)) } }"),
    Group(
      names: WordSet("XCTAttachment"), main: "XCTAttachment",
      text:
        "final class XCTAttachment { enum Lifetime { case keepAlways, deleteOnSuccess }; enum ImageQuality { case original, "
        + "medium, low }; var lifetime = Lifetime.deleteOnSuccess; var name: String?; var userInfo: [AnyHashable: Any] = [:]; "
        + "init(string: String) {}; init(image: Any, quality: ImageQuality = .original) {}; init(data: Data) {}; "
        + "init(data: Data, uniformTypeIdentifier: String) {}; init(contentsOfFile url: URL) {}; init(plistObject: Any) {}; "
        + "init(archivableObject: Any) {}; init(uniformTypeIdentifier: String?, name: String?, payload: Data?, "
        + "userInfo: [AnyHashable: Any]? = nil) { self.name = name } }; "
        + "extension XCTestCase { func add(_ attachment: XCTAttachment) {} }"),
    Group(
      names: WordSet("XCTMetric XCTClockMetric XCTCPUMetric XCTMemoryMetric XCTStorageMetric XCTMeasureOptions"),
      main: "XCTMeasureOptions",
      text: "protocol XCTMetric {}; struct XCTClockMetric: XCTMetric {}; struct XCTCPUMetric: XCTMetric {}; "
        + "struct XCTMemoryMetric: XCTMetric {}; struct XCTStorageMetric: XCTMetric {}; "
        + "final class XCTMeasureOptions { static var `default`: XCTMeasureOptions { XCTMeasureOptions() }; var iterationCount = 5; "
        + "init() {} }; extension XCTestCase { func measure(metrics: [any XCTMetric], options: XCTMeasureOptions = .default, "
        + "block: () -> Void) { measure(block: block) }; func measure(options: XCTMeasureOptions, block: () -> Void) { measure(block: block) } }"
    ),
    Group(
      names: WordSet("XCTExpectFailure XCTExpectedFailure XCTIssue"), main: "XCTExpectedFailure",
      text: TestFrameworkTexts.expectedFailures, member: TestFrameworkTexts.recordFailure),
    Group(
      names: WordSet("XCTKVOExpectation keyValueObservingExpectation"), main: "XCTKVOExpectation",
      text: TestFrameworkTexts.observedChanges, needsUIKit: true),
  ]

  static func write(in writers: [FileRewriter], index: ModuleIndex) {
    for group in groups where !index.declares(group.main) {
      for writer in writers where writer.importsTests {
        guard let use = writer.firstUse(of: group.names) else { continue }
        writer.append(group.text)
        if group.needsUIKit { writer.importUIKit() }
        if let member = group.member { for other in writers { other.writeMember(member) } }
        writer.note(.testFramework, at: use)
        break
      }
    }
  }
}

extension FileRewriter {
  fileprivate var importsTests: Bool {
    syntax.declarations.contains { stream.is($0.keyword, "import") && $0.name == "XCTest" }
  }

  fileprivate func firstUse(of names: WordSet) -> Int? {
    for token in 0..<stream.count where stream[token].kind == .word {
      if stream.isWord(token, in: names), !stream.is(token - 1, ".") || stream.is(token - 2, "self"),
        !syntax.inactive.contains(token)
      {
        return token
      }
    }
    return nil
  }

  fileprivate func importUIKit() {
    let imported = syntax.declarations.contains { stream.is($0.keyword, "import") && $0.name == "UIKit" }
    // A file that gets the import for other reasons does not need another, and has none that hides it.
    if !imported, !needsUIKit { insert("import UIKit; ", before: 0) }
  }

  /// Writes a member into the file's test cases that inherit from `XCTestCase` itself.
  fileprivate func writeMember(_ member: String) {
    for declaration in syntax.all where declaration.kind == .class && declaration.inherited.first == "XCTestCase" {
      guard let body = declaration.body, !declaration.members.contains(where: { $0.name == "recordFailure" }) else {
        continue
      }
      insertMember(member, in: body)
    }
  }

  /// Writes a line behind the last one.
  fileprivate func append(_ line: String) {
    let endsLine = stream.bytes.last == UInt8(ascii: "\n")
    edits.insert((endsLine ? "" : "\n") + line + "\n", at: stream.bytes.count)
  }
}
