/// An issue that counts only if it is still true at the next event, because later calls of the same event handler may mend it.
/// Rules: AL-96.
struct HeldBackIssue {
  weak var source: (any HeldBackIssueSource)?
  let subject: ObjectIdentifier
  /// The call that found the issue.
  let call: CallReference?
  /// The policies of the code that made the call.
  let policies: PolicyScope?
}

/// An object that finds issues which later calls may mend.
@MainActor protocol HeldBackIssueSource: AnyObject {
  /// The issue about `subject`; `nil` if it has been mended.
  func confirmedIssue(about subject: ObjectIdentifier) -> HierarchyIssue?
}

extension UpdateCycle {
  /// Whether the running turn is a direct call, and more calls of the same event handler may follow.
  var isInDirectCall: Bool { cause.map { $0.relation != .event } ?? false }
}

extension Diagnostics {
  /// Holds back an issue that the running direct call has found, until the next event or layout.
  func holdBack(_ subject: ObjectIdentifier, of source: any HeldBackIssueSource) {
    // An issue that was mended and is back is the fault of the later call.
    heldBack.removeAll { $0.source === source && $0.subject == subject || $0.source == nil }
    heldBack.append(
      HeldBackIssue(
        source: source, subject: subject, call: stage?.cycle.causeReference, policies: PolicyScope.current))
    stage?.cycle.expectRunLoop()
  }

  /// Reports the issues held back that are still true, and forgets the others.
  @inline(__always)
  func reportHeldBack() { if !heldBack.isEmpty { reportHeldBack { _ in true } } }

  /// Reports those of one source.
  @inline(never)
  func reportHeldBack(of source: any HeldBackIssueSource) { reportHeldBack { $0.source === source } }

  /// Reports those of the code that `scope` encloses, as the scope ends.
  @inline(__always)
  func reportHeldBack(in scope: PolicyScope) { if !heldBack.isEmpty { reportHeldBack { $0.policies === scope } } }

  @inline(never)
  private func reportHeldBack(where isDue: (HeldBackIssue) -> Bool) {
    let due = heldBack.filter(isDue)
    heldBack.removeAll(where: isDue)
    for held in due {
      guard let issue = held.source?.confirmedIssue(about: held.subject) else { continue }
      PolicyScope.$current.withValue(held.policies) { report(issue, ofEarlier: held.call) }
    }
  }
}
