import Foundation
import XCTest

@testable import ControllerTree

final class DiagnosticsPolicyTests: XCTestCase {
  /// Causes a notice, a warning and an error.
  @MainActor private static func misbehave() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.viewDidLoad()
    UIView().insertSubview(UIView(), at: 3)
    controller.addChild(controller)
  }

  @MainActor private static func kinds(_ issues: [HierarchyIssue]) -> [HierarchyIssue.Kind] { issues.map(\.kind) }

  /// `collect` keeps the issues that its body causes; the innermost collection gets an issue.
  func test_collectionsNest() async {
    await Stage.withPristine { stage in
      var inner: [HierarchyIssue] = []
      let outer = stage.diagnostics.collect {
        UIViewController().viewDidLoad()
        inner = stage.diagnostics.collect { Self.misbehave() }
        UIView().insertSubview(UIView(), at: 3)
      }
      XCTAssertEqual(Self.kinds(inner), [.directLoadCall, .indexOutOfRange, .containmentCycle])
      XCTAssertEqual(Self.kinds(outer), [.directLoadCall, .indexOutOfRange])
    }
  }

  /// A kind's policy wins over its severity's, which wins over the policy for all.
  func test_narrowestPolicyWins() async {
    await Stage.withPristine { stage in
      let failures = Self.failures {
        let collected = stage.diagnostics.collect {
          stage.diagnostics.withPolicies([
            .all: .ignore, .severity(.error): .fail, .severity(.notice): .fail, .kind(.directLoadCall): .collect,
          ]) { Self.misbehave() }
        }
        XCTAssertEqual(Self.kinds(collected), [.directLoadCall])
      }
      XCTAssertEqual(Self.kinds(failures), [.containmentCycle])
    }
  }

  /// The innermost scope that has a policy for an issue wins, even with a wider one. For other issues the
  /// outer scopes decide.
  func test_innermostScopeWins() async {
    await Stage.withPristine { stage in
      stage.diagnostics.policies = [.all: .collect]
      let failures = Self.failures {
        stage.diagnostics.withPolicies([.kind(.containmentCycle): .ignore, .severity(.warning): .fail]) {
          stage.diagnostics.withPolicies([.severity(.error): .fail]) { Self.misbehave() }
          Self.misbehave()
        }
      }
      XCTAssertEqual(Self.kinds(failures), [.indexOutOfRange, .containmentCycle, .indexOutOfRange])
      XCTAssertEqual(Self.kinds(stage.diagnostics.takeCollected()), [.directLoadCall, .directLoadCall])
      XCTAssertEqual(stage.diagnostics.takeCollected(), [])
    }
  }

  /// A scope ends with its closure, also when the closure throws.
  func test_scopeEndsWhenItsBodyThrows() async {
    struct Interruption: Error {}
    await Stage.withPristine { stage in
      stage.diagnostics.policies = [.all: .collect]
      try? stage.diagnostics.withPolicies([.all: .ignore]) { throw Interruption() }
      _ = try? stage.diagnostics.collect {
        Self.misbehave()
        throw Interruption()
      }
      XCTAssertEqual(stage.diagnostics.takeCollected(), [])
      UIViewController().viewDidLoad()
      XCTAssertEqual(Self.kinds(stage.diagnostics.takeCollected()), [.directLoadCall])
    }
  }

  /// A hook that a test calls on purpose runs, and one line silences its notice, for a scope or for the whole stage.
  func test_MIS28_hookOnPurposeIsSilenced() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      trace.show(root)
      var count = 0
      root.on(.viewDidLoad) { count += 1 }

      trace.stage.diagnostics.withPolicies([.kind(.directLoadCall): .ignore]) { root.viewDidLoad() }
      trace.expect("")
      root.viewDidLoad()
      trace.expect("! MIS-28 directLoadCall: viewDidLoad() was called by hand on ScriptedController \"P\".")

      trace.stage.diagnostics.policies[.kind(.directLoadCall)] = .ignore
      root.viewDidLoad()
      trace.expect("")
      XCTAssertEqual(count, 3)
    }
  }

  /// A scope applies to the code that it encloses, on every stage. A stage's own policies apply to that stage only.
  func test_scopesReachPristineStages() async {
    await Stage.withPristine { outer in
      outer.diagnostics.policies = [.all: .collect]
      let failures = Self.failures {
        outer.diagnostics.withPolicies([.severity(.error): .fail, .all: .ignore]) {
          Stage.withPristine { inner in
            XCTAssertEqual(inner.diagnostics.policies, [:])
            Self.misbehave()
          }
        }
      }
      XCTAssertEqual(Self.kinds(failures), [.containmentCycle])
      XCTAssertEqual(outer.diagnostics.takeCollected(), [])
    }
  }

  /// Two asynchronous scopes on one stage that interleave at every suspension point do not affect each other.
  func test_asynchronousScopesDoNotLeak() async {
    await Stage.withPristine { stage in
      let diagnostics = stage.diagnostics
      diagnostics.policies = [.all: .collect]
      @MainActor func collectInSteps(_ count: Int) async -> Int {
        await diagnostics.collect {
          for _ in 0..<count {
            UIViewController().viewDidLoad()
            await Task.yield()
          }
        }.count
      }
      async let few = collectInSteps(3)
      async let many = collectInSteps(20)
      async let none: Void = diagnostics.withPolicies([.all: .ignore]) {
        for _ in 0..<10 {
          UIViewController().viewDidLoad()
          await Task.yield()
        }
      }
      let counts = await (few, many)
      await none
      XCTAssertEqual(counts.0, 3)
      XCTAssertEqual(counts.1, 20)
      XCTAssertEqual(diagnostics.takeCollected(), [])
    }
  }

  /// A task that outlives its scope uses the outer scopes.
  func test_taskThatOutlivesItsScope() async {
    await Stage.withPristine { stage in
      stage.diagnostics.policies = [.all: .collect]
      var task: Task<Void, Never>?
      let collected = stage.diagnostics.collect {
        task = Task { @MainActor in UIViewController().viewDidLoad() }
      }
      await task?.value
      XCTAssertEqual(collected, [])
      XCTAssertEqual(Self.kinds(stage.diagnostics.takeCollected()), [.directLoadCall])
    }
  }

  /// Work that the main run loop delivers later belongs to the scope of the code that enqueued it.
  func test_TURN04_mainRunLoopKeepsTheScope() async {
    await Stage.withPristine { stage in
      stage.diagnostics.policies = [.all: .ignore]
      let window = UIWindow()
      let parent = UIViewController()
      window.rootViewController = parent
      window.isHidden = false
      let collected = await stage.diagnostics.collect {
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
      }
      XCTAssertEqual(Self.kinds(collected), [.didMoveMissing])
      XCTAssertEqual(collected.first?.call, "main run loop")
      window.isHidden = true
    }
  }

  /// Every kind has a row with a rule and advice, and a severity for each of its rules.
  func test_everyKindHasItsRow() {
    for kind in HierarchyIssue.Kind.allCases {
      let entry = kind.entry()
      XCTAssertTrue(entry.rule.contains("-"), "\(kind)")
      XCTAssertTrue(entry.advice.hasSuffix("."), "\(kind)")
    }
    let pairs: [(HierarchyIssue.Kind, String, HierarchyIssue.Severity, String, HierarchyIssue.Severity)] = [
      (.viewCycle, "MIS-01", .error, "MIS-02", .error), (.indexOutOfRange, "MIS-04", .warning, "MIS-05", .error),
      (.notASubview, "MIS-06", .warning, "MIS-07", .error),
    ]
    for (kind, first, firstSeverity, second, secondSeverity) in pairs {
      XCTAssertEqual(kind.entry(of: first).severity, firstSeverity)
      XCTAssertEqual(kind.entry(of: first).rule, first)
      XCTAssertEqual(kind.entry(of: second).severity, secondSeverity)
      XCTAssertEqual(kind.entry(of: second).rule, second)
    }
  }

  /// An issue can be encoded and decoded.
  func test_issueIsCodable() async throws {
    let issues = await Stage.withPristine { stage in stage.diagnostics.collect { Self.misbehave() } }
    let data = try JSONEncoder().encode(issues)
    XCTAssertEqual(try JSONDecoder().decode([HierarchyIssue].self, from: data), issues)
  }

  /// The issues that the failure handler gets while `body` runs.
  @MainActor private static func failures(_ body: () -> Void) -> [HierarchyIssue] {
    let outer = Diagnostics.failureHandler
    defer { Diagnostics.failureHandler = outer }
    var failures: [HierarchyIssue] = []
    Diagnostics.failureHandler = { failures.append($0) }
    body()
    return failures
  }
}
