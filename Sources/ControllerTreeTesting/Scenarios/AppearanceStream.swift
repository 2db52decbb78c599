import ControllerTree

/// The appearance callbacks of one controller, in order, and the check of which callback may follow which (APP-26).
package struct AppearanceStream {
  package enum Callback: String {
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    fileprivate func mayFollow(_ last: Self?) -> Bool {
      switch self {
      case .viewWillAppear: last == nil || last == .viewWillDisappear || last == .viewDidDisappear
      case .viewIsAppearing: last == .viewWillAppear
      case .viewDidAppear: last == .viewWillAppear || last == .viewIsAppearing
      case .viewWillDisappear: last == .viewWillAppear || last == .viewIsAppearing || last == .viewDidAppear
      case .viewDidDisappear: last == .viewWillDisappear
      }
    }

    /// Whether it begins a change: the callbacks that follow belong to that change and have the same `animated`.
    fileprivate var isBeginning: Bool { self == .viewWillAppear || self == .viewWillDisappear }
  }

  /// The last callback; `nil` before the first.
  package private(set) var last: Callback?
  private var isAnimated = false
  /// The callbacks that came in a wrong order, or with a wrong `animated`.
  package private(set) var faults: [String] = []

  package init() {}

  /// Whether every appearance has had its disappearance.
  package var isBalanced: Bool { last == nil || last == .viewDidDisappear }

  /// Adds the next callback.
  package mutating func add(_ callback: Callback, animated: Bool) {
    if !callback.mayFollow(last) {
      faults.append("\(callback)(\(animated)) after \(last.map { "\($0)" } ?? "nothing")")
    }
    if !callback.isBeginning, animated != isAnimated { faults.append("\(callback)(\(animated)) with another animated") }
    (last, isAnimated) = (callback, animated)
  }

  /// Adds a callback by its text, such as `viewWillAppear(false)`. Other texts are ignored.
  package mutating func add(_ text: String) {
    let parts = text.split(separator: "(")
    guard parts.count == 2, let callback = Callback(rawValue: String(parts[0])) else { return }
    add(callback, animated: parts[1] == "true)")
  }

  /// The faults in a stream of texts such as `viewWillAppear(false)`; empty if it is correct.
  package static func faults(in callbacks: [String]) -> [String] {
    var stream = Self()
    for callback in callbacks { stream.add(callback) }
    return stream.faults
  }

  /// The streams of all objects in `events`, in the order of their first event.
  package static func all(in events: [HierarchyEvent]) -> [(subject: ObjectName, stream: Self)] {
    var subjects: [ObjectName] = []
    var streams: [ObjectName: Self] = [:]
    for event in events where event.kind == .callback {
      if streams[event.subject] == nil { subjects.append(event.subject) }
      streams[event.subject, default: Self()].add(event.text)
    }
    return subjects.compactMap { subject in streams[subject].map { (subject, $0) } }
  }

  /// The faults of all streams in `events`, each with its controller.
  package static func faults(in events: [HierarchyEvent]) -> [String] {
    all(in: events).flatMap { subject, stream in stream.faults.map { "\(subject.short): \($0)" } }
  }
}
