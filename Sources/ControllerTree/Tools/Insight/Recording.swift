/// Recorded events as a value: it can be stored, compared, filtered, and shown. It holds no controller and no address, so
/// equal runs give equal recordings, on every platform.
///
/// ```swift
/// let recorder = EventRecorder()
/// recorder.record { router.open(.settings) }
/// print(recorder.recording.only(.name("Settings")).timeline())
/// XCTAssertEqual(recorder.recording.difference(from: try Recording(json: stored)), "")
/// ```
public struct Recording: Hashable, Sendable {
  /// The events in the order in which they happened.
  public var events: [HierarchyEvent]
  /// The trees and issues that surround the events, if the recorder noted them.
  public internal(set) var context: Context?

  /// Makes a recording of `events`.
  public init(events: [HierarchyEvent] = []) { self.events = events }

  /// One line per event, without turns and times.
  public var text: String { events.map(\.line).joined(separator: "\n") }
}

extension EventRecorder {
  /// The events so far, as a value.
  /// - Complexity: O(n) on each read.
  public var recording: Recording {
    var recording = Recording(events: events)
    recording.context = (companion as? TreeNotes)?.context(of: recording.events.count)
    return recording
  }
}

// MARK: - Filters

extension Recording {
  /// Selects events.
  public struct Filter: Sendable {
    fileprivate let accepts: @Sendable (HierarchyEvent) -> Bool

    /// Events that `accepts` accepts.
    public init(_ accepts: @escaping @Sendable (HierarchyEvent) -> Bool) { self.accepts = accepts }

    /// Events of the object with this title, or with this short name (`UIView #3`).
    public static func name(_ name: String) -> Filter { Filter { $0.subject.short == name } }

    /// Events of objects whose class has this name, without its module.
    public static func type(_ name: String) -> Filter { Filter { $0.subject.type == name } }

    /// Events of objects whose class has the name of this one, without its module. Subclasses do not match.
    public static func type(_ type: AnyObject.Type) -> Filter { .type(String(describing: type)) }

    /// Callbacks and hooks of this name, such as `viewWillAppear`, whatever their arguments.
    public static func callback(_ name: String) -> Filter {
      Filter { $0.kind != .issue && $0.text.prefix { $0 != "(" } == name }
    }

    /// Events of these turns, such as `2...4`.
    public static func turns(_ turns: ClosedRange<Int>) -> Filter { Filter { turns.contains($0.turn) } }

    /// Events of one kind.
    public static func kind(_ kind: HierarchyEvent.Kind) -> Filter { Filter { $0.kind == kind } }

    /// Issues.
    public static let issues = kind(.issue)
  }

  /// The events that one of `filters` accepts. Chained calls narrow further: `.only(.name("P")).only(.issues)`.
  public func only(_ filters: Filter...) -> Recording {
    selecting { event in filters.contains { $0.accepts(event) } }
  }

  /// The events that none of `filters` accepts.
  public func without(_ filters: Filter...) -> Recording {
    selecting { event in !filters.contains { $0.accepts(event) } }
  }

  private func selecting(_ isIncluded: (HierarchyEvent) -> Bool) -> Recording {
    let kept = events.indices.filter { isIncluded(events[$0]) }
    var recording = Recording(events: kept.map { events[$0] })
    recording.context = validContext?.only(kept)
    return recording
  }
}
