import XCTest

@testable import ControllerTree

final class DiagnosticsTests: XCTestCase {
  /// Every kind of issue has a rule and advice, and, where UIKit reports an error, UIKit's message.
  func test_everyKindHasRuleAndAdvice() {
    for kind in HierarchyIssue.Kind.allCases {
      let entry = kind.entry()
      XCTAssertNotNil(entry.rule.range(of: #"^(M-)?[A-Z]{2,6}-[0-9]{2}$"#, options: .regularExpression), kind.rawValue)
      XCTAssertTrue(entry.advice.hasSuffix("."), kind.rawValue)
      XCTAssertFalse(entry.advice.contains("\n"), kind.rawValue)
      XCTAssertNotEqual(entry.uikitText, "", kind.rawValue)
    }
    XCTAssertEqual(Set(HierarchyIssue.Kind.allCases.map(\.rawValue)).count, HierarchyIssue.Kind.allCases.count)
  }

  /// An issue names the objects, the call, the fault and the fix in one line; it is a value.
  func test_MIS12_issueInFull() async throws {
    let issues = await Stage.withPristine { stage in
      let (root, other, window) = (UIViewController(), UIViewController(), UIWindow())
      (root.title, other.title) = ("P", "Q")
      window.rootViewController = root
      window.isHidden = false
      let issues = stage.diagnostics.collect { other.addChild(root) }
      window.isHidden = true
      return issues
    }
    XCTAssertEqual(issues.count, 1)
    let issue = try XCTUnwrap(issues.first)
    XCTAssertEqual(issue.kind, .rootAsChild)
    XCTAssertEqual(issue.rule, "MIS-12")
    XCTAssertEqual(issue.severity, .error)
    XCTAssertEqual(issue.call, "Q.addChild(_:)")
    XCTAssertEqual(
      issue.objects.map(\.description), [#"UIViewController "Q""#, #"UIViewController "P""#, "UIWindow #1"])
    XCTAssertEqual(issue.uikitText, "adding a root view controller <R> as a child of view controller:<P>")
    XCTAssertEqual(
      issue.description,
      #"error: rootAsChild (MIS-12): UIViewController "P" is the root of UIWindow #1 and can't become a child of "#
        + #"UIViewController "Q". Set the window's rootViewController to something else first. [Q.addChild(_:)]"#)
    XCTAssertEqual(try JSONDecoder().decode(HierarchyIssue.self, from: JSONEncoder().encode(issue)), issue)
  }

  /// Issues outside a collection are printed to standard error, one line each.
  func test_printedLine() async throws {
    let text = try await MainActor.run {
      try Self.standardError {
        Stage.withPristine { _ in
          let view = UIView()
          view.center.x = .nan
          UpdateCycle.main.turn("tap") { view.center.y = .infinity }
        }
      }
    }
    let message = await MainActor.run { Self.message }
    let line = "ControllerTree: error: invalidGeometry (MIS-32): \(message) Check the numbers before you assign them."
    XCTAssertEqual(text, "\(line) [UIView #1.center]\n\(line) [tap]\n")
  }

  /// Collections nest: the innermost one gets the issue; nothing is printed; recorders record it all the same.
  func test_collectionsNest() async throws {
    let text = try await MainActor.run {
      try Self.standardError {
        Stage.withPristine { stage in
          let (view, recorder) = (UIView(), EventRecorder())
          var inner: [HierarchyIssue] = []
          let outer = recorder.record {
            stage.diagnostics.collect {
              inner = stage.diagnostics.collect { view.center.x = .nan }
              view.frame.origin.x = .nan
            }
          }
          XCTAssertEqual(inner.map(\.kind), [.invalidGeometry])
          XCTAssertEqual(outer.map(\.kind), [.invalidGeometry])
          XCTAssertNotEqual(inner, outer)
          XCTAssertEqual(recorder.events.map(\.kind), [.issue, .issue])
        }
      }
    }
    XCTAssertEqual(text, "")
  }

  /// A collection whose body throws discards its issues, and collects no longer.
  func test_collectionThatThrows() async {
    struct Failure: Error {}
    await Stage.withPristine { stage in
      let view = UIView()
      let outer = stage.diagnostics.collect {
        do {
          _ = try stage.diagnostics.collect {
            view.center.x = .nan
            throw Failure()
          }
          XCTFail("The error is the caller's.")
        } catch {
          view.frame.size.width = .infinity
        }
      }
      XCTAssertEqual(outer.count, 1)
    }
  }

  /// A remark is made once per stage.
  func test_remarksAreMadeOnceAStage() async {
    await MainActor.run {
      let remark = Diagnostics.Remark(kind: .superNotCalled, type: ObjectIdentifier(UIView.self), method: "m()")
      let other = Diagnostics.Remark(kind: .superNotCalled, type: ObjectIdentifier(UIWindow.self), method: "m()")
      for _ in 0..<2 {
        Stage.withPristine { stage in
          XCTAssertEqual(
            [remark, remark, other].map { stage.diagnostics.note($0) }, [true, false, true])
        }
      }
    }
  }

  @MainActor private static var message: String {
    Stage.withPristine { _ in HierarchyIssue.invalidGeometry(UIView(), "center").message }
  }

  /// The output of `body` on standard error.
  private static func standardError(_ body: () throws -> Void) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("ControllerTree-\(UUID().uuidString)")
    XCTAssertTrue(FileManager.default.createFile(atPath: url.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forWritingTo: url)
    let saved = dup(2)
    dup2(file.fileDescriptor, 2)
    defer {
      dup2(saved, 2)
      close(saved)
    }
    try body()
    return try String(contentsOf: url, encoding: .utf8)
  }
}
