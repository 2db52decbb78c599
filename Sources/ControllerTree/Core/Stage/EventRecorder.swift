import Foundation

/// Records the events of a stage, in order. It retains no controller and no view.
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
  /// Whether the recorder includes the hooks of views, not only the callbacks of controllers.
  public let includesViews: Bool
  /// Whether the recorder includes windows: shown, hidden, became key, resigned key.
  public let includesWindows: Bool
  /// Whether the recorder includes the hooks of presentation controllers, the calls of animators, questions to delegates and
  /// completions.
  public let includesTransitions: Bool
  /// Whether the recorder includes calls of the delegates of the application and of its scenes, and their notifications.
  public let includesApplication: Bool
  private var log = EventLog()
  /// Notes more about the moment of each event; `nil` for most recorders.
  var companion: (any EventCompanion)?
  /// Runs at the end of each turn while the recorder records, when the callbacks have been sent. It only reads the tree.
  package var didEndTurn: (() -> Void)?

  /// Whether the recorder has to know of the end of each turn. Changes count when it starts.
  var awaitsEnd: Bool { companion != nil || didEndTurn != nil }

  /// Makes a recorder that records nothing until `record(_:)` or ``start(on:)``.
  ///
  /// - Parameters:
  ///   - includesViews: Whether to record the hooks of views.
  ///   - includesWindows: Whether to record the visibility and the key status of windows.
  ///   - includesTransitions: Whether to record the hooks of presentation controllers, the calls of animators, questions to
  ///     delegates and completions.
  ///   - includesApplication: Whether to record calls of the delegates of the application and of its scenes, and their
  ///     notifications.
  public init(
    includesViews: Bool = false, includesWindows: Bool = false, includesTransitions: Bool = false,
    includesApplication: Bool = false
  ) {
    self.includesViews = includesViews
    self.includesWindows = includesWindows
    self.includesTransitions = includesTransitions
    self.includesApplication = includesApplication
  }

  /// The events so far, in order.
  /// - Complexity: O(n) on each read; object names become text here, not while recording.
  public var events: [HierarchyEvent] { log.events }

  /// The number of events so far.
  public var count: Int { log.count }

  /// The events, one per line, for comparison in tests.
  public var text: String { events.map(\.line).joined(separator: "\n") }

  /// Records the events of the current stage while `body` runs.
  public func record<R>(_ body: () throws -> R) rethrows -> R {
    let stage = Stage.current
    start(on: stage)
    defer { stop(on: stage) }
    return try body()
  }

  /// Records until ``stop(on:)``.
  public func start(on stage: Stage = .current) {
    guard !stage.recorders.contains(where: { $0 === self }) else { return }
    companion?.read(at: log.count, on: stage)
    stage.recorders.append(self)
  }

  /// Stops recording.
  public func stop(on stage: Stage = .current) {
    stage.recorders.removeAll { $0 === self }
  }

  /// Returns the events so far and removes them from the recorder.
  public func drain() -> [HierarchyEvent] {
    defer {
      log = EventLog()
      companion?.restart()
    }
    return events
  }

  /// Adds an event of `subject`. `before` and `after` are its states around the event.
  @inline(__always)
  func append(
    _ kind: HierarchyEvent.Kind, of subject: ObjectReference, name: StaticString, argument: EventArgument = .none,
    before: EventState = .none, after: EventState = .none, circumstances: HierarchyEvent.Circumstances = [],
    origin: EventOrigin = .none, on stage: Stage
  ) {
    log.append(
      kind, of: subject, name: name, argument: argument, before: before, after: after, circumstances: circumstances,
      origin: origin, at: stage.cycle)
    companion?.read(at: log.count - 1, on: stage)
  }

  func append(_ issue: HierarchyIssue, ofEarlier call: CallReference?, on stage: Stage) {
    log.append(issue, ofEarlier: call, at: stage.cycle)
    companion?.add(issue, at: log.count - 1)
    companion?.read(at: log.count - 1, on: stage)
  }

  fileprivate func retract() { log.removeLast() }
}

/// Notes for a recorder what an event does not hold, such as the tree.
@MainActor protocol EventCompanion: AnyObject {
  /// Notes the state of the stage at the event with this index, or at the end of a turn, before that event.
  func read(at event: Int, on stage: Stage)
  /// Notes the issue of the event with this index.
  func add(_ issue: HierarchyIssue, at event: Int)
  /// Begins again with event 0; the state of the stage is that of the last reading.
  func restart()
}

extension Stage {
  /// Tells the recorders that a turn has ended. The cycle calls it, if there is a recorder that awaits that.
  func noteEndOfTurn() {
    for recorder in recorders { recorder.noteEndOfTurn(on: self) }
  }
}

extension EventRecorder {
  fileprivate func noteEndOfTurn(on stage: Stage) {
    didEndTurn?()
    companion?.read(at: log.count, on: stage)
  }

  fileprivate func records(_ kind: HierarchyEvent.Kind) -> Bool {
    switch kind {
    case .callback, .issue: true
    case .viewHook: includesViews
    case .window: includesWindows
    case .transition: includesTransitions
    case .application: includesApplication
    }
  }
}

extension Stage {
  /// Records an event of `subject` with the recorders that include its kind. Check ``isObserved`` first.
  @inline(__always)
  func record(
    _ kind: HierarchyEvent.Kind, of subject: any Nameable, name: StaticString,
    argument: @autoclosure () -> EventArgument, before: EventState = .none, after: EventState = .none,
    circumstances: HierarchyEvent.Circumstances, origin: EventOrigin = .none
  ) {
    let (subject, argument) = (names.reference(to: subject), argument())
    recorders.forEachUncounted {
      guard $0.records(kind) else { return }
      $0.append(
        kind, of: subject, name: name, argument: argument, before: before, after: after, circumstances: circumstances,
        origin: origin, on: self)
    }
  }

  /// Records an event of the application or of a scene.
  func recordApplication(_ subject: ObjectReference, _ name: StaticString) {
    for recorder in recorders where recorder.includesApplication {
      recorder.append(.application, of: subject, name: name, argument: .absent, on: self)
    }
  }

  /// Removes the event that ``recordApplication(_:_:)`` has just recorded: the delegate does not implement the method.
  func retractApplication() {
    for recorder in recorders where recorder.includesApplication { recorder.retract() }
  }
}

/// What sent an event, as a recorder stores it.
enum EventOrigin {
  case none
  /// The parent's own event.
  case parent(ObjectReference)
  /// The controller's view came on screen or left it.
  case screen
  /// `beginAppearanceTransition` or `endAppearanceTransition`: of the client, of a container, or of a transition.
  case explicit
  /// The layout of the window.
  case layout

  var text: HierarchyEvent.Origin? {
    switch self {
    case .none: nil
    case .parent(let parent): .init(kind: .parent, parent: parent.name)
    case .screen: .init(kind: .screen, parent: nil)
    case .explicit: .init(kind: .explicit, parent: nil)
    case .layout: .init(kind: .layout, parent: nil)
    }
  }
}

/// The name of a controller's appearance state; `none` for other objects.
enum EventState: String {
  case none = ""
  case disappeared, appearing, entering, appeared, disappearing
}

/// The argument of a callback, as a value.
enum EventArgument: Sendable {
  /// The event is not a method call: no parentheses.
  case absent
  case none
  case flag(Bool)
  /// `label` is empty for an argument without a label.
  indirect case object(label: StaticString, ObjectReference?)
  case size(CGSize)
  /// Shows only the traits that differ.
  indirect case traits(from: UITraitCollection, to: UITraitCollection)
  case number(CGFloat)
  /// A constant text.
  case text(StaticString)
  /// A text of its own, with the labels.
  indirect case words(String)

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
    case .words(let text): "(\(text))"
    }
  }
}
