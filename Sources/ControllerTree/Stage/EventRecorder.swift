import Foundation

/// Writes down what happens on a stage, in order. It keeps no controller and no view alive.
///
/// ```swift
/// let recorder = EventRecorder()
/// recorder.record {
///   window.rootViewController = root
///   window.makeKeyAndVisible()
/// }
/// print(recorder.text)
/// ```
@preconcurrency @MainActor
public final class EventRecorder {
  /// Whether the hooks of views are recorded too, not only the callbacks of controllers.
  public let includesViews: Bool
  /// Whether it is recorded when windows are shown and hidden, and when they become key and stop being it.
  public let includesWindows: Bool
  /// Whether the hooks of presentation controllers, the calls of animators, questions to delegates and completions are
  /// recorded too.
  public let includesTransitions: Bool
  @exclusivity(unchecked) private var records: [EventRecord] = []

  /// Makes a recorder that does not listen yet.
  ///
  /// - Parameters:
  ///   - includesViews: Whether the hooks of views are recorded too.
  ///   - includesWindows: Whether the visibility and the key status of windows are recorded too.
  ///   - includesTransitions: Whether the hooks of presentation controllers, the calls of animators, questions to delegates and
  ///     completions are recorded too.
  public init(includesViews: Bool = false, includesWindows: Bool = false, includesTransitions: Bool = false) {
    self.includesViews = includesViews
    self.includesWindows = includesWindows
    self.includesTransitions = includesTransitions
  }

  /// The events so far, in order.
  /// - Complexity: O(n) on each read; names become text here, not while recording.
  public var events: [HierarchyEvent] { records.map(\.event) }

  /// One line an event, as tests compare them.
  public var text: String { records.map(\.event.line).joined(separator: "\n") }

  /// Listens to the current stage while `body` runs.
  public func record<R>(_ body: () throws -> R) rethrows -> R {
    let stage = Stage.current
    start(on: stage)
    defer { stop(on: stage) }
    return try body()
  }

  /// Listens until ``stop(on:)``.
  public func start(on stage: Stage = .current) {
    guard !stage.recorders.contains(where: { $0 === self }) else { return }
    stage.recorders.append(self)
  }

  /// Listens no longer.
  public func stop(on stage: Stage = .current) {
    stage.recorders.removeAll { $0 === self }
  }

  /// Gives the events so far and forgets them.
  public func drain() -> [HierarchyEvent] {
    defer { records.removeAll() }
    return events
  }

  func append(_ record: EventRecord) { records.append(record) }

  func append(_ issue: HierarchyIssue, on stage: Stage) {
    records.append(
      EventRecord(
        turn: stage.cycle.turn, time: stage.cycle.now, cause: stage.cycle.causeReference, content: .issue(issue)))
  }
}

extension EventRecorder {
  fileprivate func records(_ kind: HierarchyEvent.Kind) -> Bool {
    switch kind {
    case .callback, .issue: true
    case .viewHook: includesViews
    case .window: includesWindows
    case .transition: includesTransitions
    }
  }
}

extension Stage {
  /// Writes down what `subject` was told, for the recorders that want events of the kind. Ask ``isObserved`` first.
  func record(
    _ kind: HierarchyEvent.Kind, of subject: any Nameable, name: StaticString,
    argument: @autoclosure () -> EventArgument, before: StaticString = "", after: StaticString = "",
    circumstances: HierarchyEvent.Circumstances
  ) {
    let record = EventRecord(
      turn: cycle.turn, time: cycle.now, cause: cycle.causeReference,
      content: .callback(
        subject: names.reference(to: subject), name: name, argument: argument(), before: before, after: after,
        circumstances: circumstances, kind: kind))
    for recorder in recorders where recorder.records(kind) { recorder.append(record) }
  }
}

/// An event before anything of it is text. An object, since records are large and only ever handed on.
final class EventRecord {
  enum Content {
    case callback(
      subject: ObjectReference, name: StaticString, argument: EventArgument, before: StaticString, after: StaticString,
      circumstances: HierarchyEvent.Circumstances, kind: HierarchyEvent.Kind)
    case issue(HierarchyIssue)
  }

  let turn: Int
  let time: Duration
  let cause: CallReference?
  let content: Content

  init(turn: Int, time: Duration, cause: CallReference? = nil, content: Content) {
    self.turn = turn
    self.time = time
    self.cause = cause
    self.content = content
  }

  var event: HierarchyEvent {
    switch content {
    case .callback(let subject, let name, let argument, let before, let after, let circumstances, let kind):
      HierarchyEvent(
        kind: kind, turn: turn, nanoseconds: time.wholeNanoseconds, subject: subject.name,
        text: "\(name)\(argument.text)",
        stateBefore: "\(before)", stateAfter: "\(after)", circumstances: circumstances, cause: cause?.text)
    case .issue(let issue):
      HierarchyEvent(
        kind: .issue, turn: turn, nanoseconds: time.wholeNanoseconds,
        subject: issue.objects.first ?? ObjectName(type: "ControllerTree", title: nil, number: 0),
        text: "\(issue.rule) \(issue.kind.rawValue): \(cause?.text ?? issue.message)",
        stateBefore: "", stateAfter: "", circumstances: [], cause: cause?.text)
    }
  }
}

extension Duration {
  /// Rounded towards zero, and at most what the type can hold: some 292 years.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooMuch) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflows || isTooMuch ? .max : sum
  }
}

/// The argument of a callback, as a value.
enum EventArgument: Sendable {
  /// What happened is not a method: it has no parentheses.
  case absent
  case none
  case flag(Bool)
  /// `label` is empty for an argument without one.
  case object(label: StaticString, ObjectReference?)
  case size(CGSize)
  /// Only what differs is shown.
  case traits(from: UITraitCollection, to: UITraitCollection)
  case number(CGFloat)
  /// A text that is known when the program is written.
  case text(StaticString)

  var text: String {
    switch self {
    case .absent: ""
    case .none: "()"
    case .flag(let flag): "(\(flag))"
    case .object(let label, let object):
      label.utf8CodeUnitCount == 0
        ? "(\(object?.name.short ?? "nil"))" : "(\(label): \(object?.name.short ?? "nil"))"
    case .size(let size): "(to: \(size.shortText))"
    case .traits(let old, let new): "(\(new.changeText(from: old)))"
    case .number(let number): "(\(number.shortText))"
    case .text(let text): "(\(text))"
    }
  }
}
