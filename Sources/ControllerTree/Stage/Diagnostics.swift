import Foundation

/// What becomes of issues: each is ignored, printed, handed to a test framework, or kept for whoever asked for it.
///
/// Policies say which. A kind's own policy wins over its severity's, and that over the one for all; among scopes the
/// innermost that has a policy for the issue wins; below all scopes lie the stage's own ``policies``; below those every
/// issue is printed. One kind, `noEventBetween`, is ignored until a policy names it.
///
/// ```swift
/// Stage.current.diagnostics.policies[.severity(.error)] = .fail            // until the stage is dropped
/// diagnostics.withPolicies([.kind(.directLoadCall): .ignore]) {             // for what the closure calls
///   sut.viewDidLoad()
/// }
/// let issues = diagnostics.collect { parent.addChild(parent) }
/// ```
///
/// A scope belongs to the code that it encloses, with the tasks that this code awaits or starts and the timers that it
/// sets, on whichever stage that runs: two asynchronous tests never see each other's.
@preconcurrency @MainActor
public final class Diagnostics {
  /// What becomes of an issue.
  public enum Policy: String, Hashable, Sendable, Codable {
    /// Nothing: it is not printed, not kept and not recorded.
    case ignore
    /// It is printed, as one line to standard error.
    case notice
    /// It is handed to ``failureHandler``.
    case fail
    /// It is kept for the innermost `collect(_:)` around, else for ``takeCollected()``.
    case collect
  }

  /// Which issues a policy is for.
  public enum Selection: Hashable, Sendable {
    /// All of them, except the kinds that are reported on request.
    case all
    /// Those of a severity, except the kinds that are reported on request.
    case severity(HierarchyIssue.Severity)
    /// Those of a kind.
    case kind(HierarchyIssue.Kind)
  }

  @exclusivity(unchecked) nonisolated(unsafe) private var stageLink = Uncounted<Stage>(wrappedValue: nil)
  private var collected: [HierarchyIssue] = []
  private var said: Set<Remark> = []

  /// Gets each issue whose policy is ``Policy/fail``, within the wrong call. Until something is plugged in, it prints.
  ///
  /// One for the process, as the test framework is:
  ///
  /// ```swift
  /// Diagnostics.failureHandler = { XCTFail($0.description) }
  /// ```
  public static var failureHandler: @MainActor (HierarchyIssue) -> Void = { print($0) }

  /// The stage's own policies, below those of all scopes. Empty on a new stage.
  public var policies: [Selection: Policy] = [:]

  // MARK: Scopes

  /// Runs `body` with `policies` in force for the issues that it causes.
  ///
  /// - Parameters:
  ///   - policies: What they don't mention is left to the scopes around.
  ///   - body: The code that they are for.
  public func withPolicies<R>(_ policies: [Selection: Policy], _ body: () throws -> R) rethrows -> R {
    let scope = PolicyScope(policies)
    defer { scope.close() }
    return try PolicyScope.$current.withValue(scope, operation: body)
  }

  /// Runs asynchronous `body` with `policies` in force for the issues that it causes.
  ///
  /// - Parameters:
  ///   - policies: What they don't mention is left to the scopes around.
  ///   - body: The code that they are for.
  public func withPolicies<R>(
    _ policies: [Selection: Policy], _ body: @MainActor () async throws -> R
  ) async rethrows -> R {
    let scope = PolicyScope(policies)
    defer { scope.close() }
    return try await PolicyScope.$current.withValue(scope) { try await body() }
  }

  /// Collects the issues that `body` causes instead of printing them; the innermost collection gets them.
  public func collect(_ body: () throws -> Void) rethrows -> [HierarchyIssue] {
    let scope = PolicyScope([.all: .collect], collects: true)
    defer { scope.close() }
    try PolicyScope.$current.withValue(scope, operation: body)
    return scope.issues
  }

  /// Collects the issues that asynchronous `body` causes instead of printing them; the innermost collection gets them.
  public func collect(_ body: @MainActor () async throws -> Void) async rethrows -> [HierarchyIssue] {
    let scope = PolicyScope([.all: .collect], collects: true)
    defer { scope.close() }
    try await PolicyScope.$current.withValue(scope) { try await body() }
    return scope.issues
  }

  /// Gives the issues that were collected outside of every `collect(_:)`, and forgets them.
  public func takeCollected() -> [HierarchyIssue] {
    defer { collected = [] }
    return collected
  }

  // MARK: Reporting

  /// The stage that holds the diagnostics, as long as it lives.
  nonisolated var stage: Stage? {
    get { stageLink.wrappedValue }
    set { stageLink.wrappedValue = newValue }
  }

  /// - Parameter call: The public call that found the issue, in case it opens no turn.
  func report(_ issue: HierarchyIssue, by call: PublicCall? = nil) {
    let (policy, scope) = policy(for: issue)
    guard policy != .ignore, !issue.kind.isReportedOnRequest || isRequested(issue.kind) else { return }
    var issue = issue
    if let stage, issue.call == nil {
      issue.call = (stage.cycle.causeReference ?? call?.reference(in: stage.names))?.text
    }
    if let stage {
      for recorder in stage.recorders { recorder.append(issue, on: stage) }
    }
    switch policy {
    case .ignore: break
    case .notice: Self.print(issue)
    case .fail: Self.failureHandler(issue)
    case .collect:
      if let scope = scope?.collecting { scope.issues.append(issue) } else { collected.append(issue) }
    }
  }

  /// Whether a policy asks for a kind that is ignored by default: the innermost one that names it counts.
  func isRequested(_ kind: HierarchyIssue.Kind) -> Bool {
    var current = PolicyScope.current
    while let scope = current {
      if scope.isOpen, let policy = scope.policies[.kind(kind)] { return policy != .ignore }
      current = scope.outer
    }
    return policies[.kind(kind)].map { $0 != .ignore } ?? false
  }

  /// The policy in force for `issue`, and the scope that has it; the stage's own ones have none.
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

  /// Whether `remark` is made for the first time on this stage.
  func isNew(_ remark: Remark) -> Bool { said.insert(remark).inserted }

  /// Whether `remark` was made on this stage.
  func hasSaid(_ remark: Remark) -> Bool { said.contains(remark) }

  /// Something that is worth saying once: a kind about a class and one of its methods, or about an object.
  struct Remark: Hashable {
    let kind: HierarchyIssue.Kind
    var type: ObjectIdentifier?
    var method: String?
    var object: ObjectName?
  }
}

extension [Diagnostics.Selection: Diagnostics.Policy] {
  /// The policy for `issue`, the narrowest first.
  fileprivate func policy(for issue: HierarchyIssue) -> Diagnostics.Policy? {
    isEmpty ? nil : self[.kind(issue.kind)] ?? self[.severity(issue.severity)] ?? self[.all]
  }
}

/// The policies of a piece of running code, and those around it.
@MainActor final class PolicyScope {
  typealias Policies = [Diagnostics.Selection: Diagnostics.Policy]

  /// The innermost scope of the running code: its task's own.
  @TaskLocal static var current: PolicyScope?

  let policies: Policies
  let outer = PolicyScope.current
  /// What the scope has collected.
  fileprivate(set) var issues: [HierarchyIssue] = []
  /// A task or a timer may outlive the scope that it was started in; the scopes around are then in force.
  private(set) var isOpen = true
  private let collects: Bool

  init(_ policies: Policies, collects: Bool = false) {
    self.policies = policies
    self.collects = collects
  }

  func close() { isOpen = false }

  /// This scope, or the innermost around it, that keeps issues for somebody.
  fileprivate var collecting: PolicyScope? {
    var current: PolicyScope? = self
    while let scope = current {
      if scope.isOpen, scope.collects { return scope }
      current = scope.outer
    }
    return nil
  }
}
