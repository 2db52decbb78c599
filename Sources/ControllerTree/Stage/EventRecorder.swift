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
  @exclusivity(unchecked) private var log = EventLog()

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
  public var events: [HierarchyEvent] { log.events }

  /// One line an event, as tests compare them.
  public var text: String { events.map(\.line).joined(separator: "\n") }

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
    defer { log = EventLog() }
    return events
  }

  func append(_ telling: EventTelling, on stage: Stage) { log.append(telling, at: stage.cycle) }

  func append(_ issue: HierarchyIssue, on stage: Stage) { log.append(issue, at: stage.cycle) }
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
  @inline(__always)
  func record(
    _ kind: HierarchyEvent.Kind, of subject: any Nameable, name: StaticString,
    argument: @autoclosure () -> EventArgument, before: EventState = .none, after: EventState = .none,
    circumstances: HierarchyEvent.Circumstances
  ) {
    let telling = EventTelling(
      kind: kind, subject: names.reference(to: subject), name: name, argument: argument(), before: before,
      after: after, circumstances: circumstances)
    recorders.forEachUncounted { if $0.records(kind) { $0.append(telling, on: self) } }
  }
}

/// What somebody was told, before anything of it is text.
struct EventTelling {
  let kind: HierarchyEvent.Kind
  let subject: ObjectReference
  let name: StaticString
  let argument: EventArgument
  let before: EventState
  let after: EventState
  let circumstances: HierarchyEvent.Circumstances
}

/// The name of a controller's appearance state; nobody else has one.
enum EventState: String {
  case none = ""
  case disappeared, appearing, entering, appeared, disappearing
}

/// The argument of a callback, as a value.
enum EventArgument: Sendable {
  /// What happened is not a method: it has no parentheses.
  case absent
  case none
  case flag(Bool)
  /// `label` is empty for an argument without one.
  indirect case object(label: StaticString, ObjectReference?)
  case size(CGSize)
  /// Only what differs is shown.
  indirect case traits(from: UITraitCollection, to: UITraitCollection)
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
