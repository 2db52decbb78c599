import Foundation

/// Decides what happens with each issue: it is ignored, printed, given to a test framework, or collected for a test.
///
/// Policies decide. The policy of a kind wins over that of its severity, which wins over ``Selection/all``. The innermost scope
/// with a policy for the issue wins. If no scope has one, the stage's own ``policies`` apply; if these have none, the issue is
/// printed. One kind, `noEventBetween`, is ignored until a policy names it.
///
/// ```swift
/// Stage.current.diagnostics.policies[.severity(.error)] = .fail            // until the stage is dropped
/// diagnostics.withPolicies([.kind(.directLoadCall): .ignore]) {             // for what the closure calls
///   sut.viewDidLoad()
/// }
/// let issues = diagnostics.collect { parent.addChild(parent) }
/// ```
///
/// A scope applies to the code that it encloses, to the tasks that this code awaits or starts, and to the timers that it
/// sets, on every stage. Two asynchronous tests never see each other's scopes.
@preconcurrency @MainActor
public final class Diagnostics {
  /// What happens with an issue.
  public enum Policy: String, Hashable, Sendable, Codable {
    /// The issue is not printed, not collected and not recorded.
    case ignore
    /// The issue is printed, as one line to standard error.
    case notice
    /// The issue is passed to ``failureHandler``.
    case fail
    /// The issue is kept for the innermost enclosing `collect(_:)`, else for ``takeCollected()``.
    case collect
  }

  /// The issues that a policy applies to.
  public enum Selection: Hashable, Sendable {
    /// All issues, except kinds that are reported on request.
    case all
    /// Issues of a severity, except kinds that are reported on request.
    case severity(HierarchyIssue.Severity)
    /// Issues of a kind.
    case kind(HierarchyIssue.Kind)
  }

  /// The stage of the diagnostics, which retains them; `nil` once the stage is released.
  @Uncounted var stage: Stage?
  private var collected: [HierarchyIssue] = []
  private var said: Set<Remark> = []
  /// The issues of direct calls that wait for the next event.
  var heldBack: [HeldBackIssue] = []

  /// Receives each issue whose policy is ``Policy/fail``, before the wrong call returns. By default it prints the issue.
  ///
  /// It is one for the whole process, as the test framework is:
  ///
  /// ```swift
  /// Diagnostics.failureHandler = { XCTFail($0.description) }
  /// ```
  public static var failureHandler: @MainActor (HierarchyIssue) -> Void = { print($0) }

  /// The stage's own policies, used if no scope has one for an issue. Empty on a new stage.
  public var policies: [Selection: Policy] = [:]

  // MARK: Scopes

  /// Runs `body` and applies `policies` to the issues that it causes.
  ///
  /// - Parameters:
  ///   - policies: For issues without an entry here, the outer scopes decide.
  ///   - body: The code that the policies apply to.
  public func withPolicies<R>(_ policies: [Selection: Policy], _ body: () throws -> R) rethrows -> R {
    let scope = PolicyScope(policies)
    defer { scope.close() }
    return try PolicyScope.$current.withValue(scope) {
      defer { Stage.current.diagnostics.reportHeldBack(in: scope) }
      return try body()
    }
  }

  /// Runs asynchronous `body` and applies `policies` to the issues that it causes.
  ///
  /// - Parameters:
  ///   - policies: For issues without an entry here, the outer scopes decide.
  ///   - body: The code that the policies apply to.
  public func withPolicies<R>(
    _ policies: [Selection: Policy], _ body: @MainActor () async throws -> R
  ) async rethrows -> R {
    let scope = PolicyScope(policies)
    defer { scope.close() }
    return try await PolicyScope.$current.withValue(scope) {
      defer { Stage.current.diagnostics.reportHeldBack(in: scope) }
      return try await body()
    }
  }

  /// Collects the issues that `body` causes instead of printing them. The innermost collection gets an issue.
  public func collect(_ body: () throws -> Void) rethrows -> [HierarchyIssue] {
    let scope = PolicyScope([.all: .collect], collects: true)
    defer { scope.close() }
    try PolicyScope.$current.withValue(scope) {
      defer { Stage.current.diagnostics.reportHeldBack(in: scope) }
      try body()
    }
    return scope.issues
  }

  /// Collects the issues that asynchronous `body` causes instead of printing them. The innermost collection gets an issue.
  public func collect(_ body: @MainActor () async throws -> Void) async rethrows -> [HierarchyIssue] {
    let scope = PolicyScope([.all: .collect], collects: true)
    defer { scope.close() }
    try await PolicyScope.$current.withValue(scope) {
      defer { Stage.current.diagnostics.reportHeldBack(in: scope) }
      try await body()
    }
    return scope.issues
  }

  /// Returns the issues that were collected outside of every `collect(_:)`, and discards them.
  public func takeCollected() -> [HierarchyIssue] {
    reportHeldBack()
    defer { collected = [] }
    return collected
  }

  // MARK: Reporting

  /// Reports an issue to the current stage. An object with a name has ``Nameable/report(_:by:)``.
  static func report(_ issue: HierarchyIssue, by call: PublicCall? = nil) {
    Stage.current.diagnostics.report(issue, by: call)
  }

  /// Notes a remark on the current stage. Returns `false` if it was made before.
  static func note(_ remark: Remark) -> Bool { Stage.current.diagnostics.note(remark) }

  /// - Parameters:
  ///   - call: The public call that found the issue, for calls that open no turn.
  ///   - earlier: The call that found the issue, if that was in an earlier turn.
  func report(_ issue: HierarchyIssue, by call: PublicCall? = nil, ofEarlier earlier: CallReference? = nil) {
    let (policy, scope) = policy(for: issue)
    guard policy != .ignore, !issue.kind.isReportedOnRequest || isRequested(issue.kind) else { return }
    var issue = issue
    if let stage, issue.call == nil {
      issue.call = (earlier ?? stage.cycle.causeReference ?? call?.reference(in: stage.names))?.text
    }
    if let stage {
      for recorder in stage.recorders { recorder.append(issue, ofEarlier: earlier, on: stage) }
    }
    switch policy {
    case .ignore: break
    case .notice: Self.print(issue)
    case .fail: Self.failureHandler(issue)
    case .collect:
      if let scope = scope?.collecting { scope.issues.append(issue) } else { collected.append(issue) }
    }
  }

  /// Whether a policy enables a kind that is ignored by default. The innermost policy that names the kind counts.
  func isRequested(_ kind: HierarchyIssue.Kind) -> Bool {
    var current = PolicyScope.current
    while let scope = current {
      if scope.isOpen, let policy = scope.policies[.kind(kind)] { return policy != .ignore }
      current = scope.outer
    }
    return policies[.kind(kind)].map { $0 != .ignore } ?? false
  }

  /// The policy for `issue`, and the scope that has it. For the stage's own policies, the innermost scope, if any.
  private func policy(for issue: HierarchyIssue) -> (Policy, PolicyScope?) {
    var current = PolicyScope.current
    while let scope = current {
      if scope.isOpen, let policy = scope.policies.policy(for: issue) { return (policy, scope) }
      current = scope.outer
    }
    return (policies.policy(for: issue) ?? .notice, PolicyScope.current)
  }

  private static func print(_ issue: HierarchyIssue) {
    FileHandle.standardError.write(Data("ControllerTree: \(issue)\n".utf8))
  }

  /// Notes that `remark` is made. Returns `false` if it was made before on this stage.
  func note(_ remark: Remark) -> Bool { said.insert(remark).inserted }

  /// Whether `remark` was made before on this stage.
  func hasSaid(_ remark: Remark) -> Bool { said.contains(remark) }

  /// The key of an issue that is reported once: its kind with a class and a method, or with an object.
  struct Remark: Hashable {
    let kind: HierarchyIssue.Kind
    var type: ObjectIdentifier?
    var method: String?
    var object: ObjectName?
  }
}

extension [Diagnostics.Selection: Diagnostics.Policy] {
  /// The policy for `issue`: that of its kind, else of its severity, else of all.
  fileprivate func policy(for issue: HierarchyIssue) -> Diagnostics.Policy? {
    isEmpty ? nil : self[.kind(issue.kind)] ?? self[.severity(issue.severity)] ?? self[.all]
  }
}

/// The policies of an enclosing `withPolicies` or `collect`, linked to the scope outside it.
@MainActor final class PolicyScope {
  typealias Policies = [Diagnostics.Selection: Diagnostics.Policy]

  /// The innermost scope of the running task.
  @TaskLocal static var current: PolicyScope?

  let policies: Policies
  let outer = PolicyScope.current
  /// The issues that this scope has collected.
  fileprivate(set) var issues: [HierarchyIssue] = []
  /// `false` once the scope's body has returned. A task or timer that outlives it uses the outer scopes.
  private(set) var isOpen = true
  private let collects: Bool

  init(_ policies: Policies, collects: Bool = false) {
    self.policies = policies
    self.collects = collects
  }

  func close() { isOpen = false }

  /// The innermost scope that collects issues: this one or an outer one.
  fileprivate var collecting: PolicyScope? {
    var current: PolicyScope? = self
    while let scope = current {
      if scope.isOpen, scope.collects { return scope }
      current = scope.outer
    }
    return nil
  }
}
