import ControllerTree

/// The appearance callbacks of one controller, in order, and the check of which callback may follow which (APP-26).
struct AppearanceStream {
  enum Callback: String {
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

  private var last: Callback?
  private var isAnimated = false
  /// The callbacks that came in a wrong order, or with a wrong `animated`.
  private(set) var faults: [String] = []

  /// Whether every appearance has had its disappearance.
  var isBalanced: Bool { last == nil || last == .viewDidDisappear }

  /// Adds the next callback.
  mutating func add(_ callback: Callback, animated: Bool) {
    if !callback.mayFollow(last) {
      faults.append("\(callback)(\(animated)) after \(last.map { "\($0)" } ?? "nothing")")
    }
    if !callback.isBeginning, animated != isAnimated { faults.append("\(callback)(\(animated)) with another animated") }
    (last, isAnimated) = (callback, animated)
  }

  /// The faults in a stream of texts such as `viewWillAppear(false)`; empty if it is correct.
  static func faults(in callbacks: [String]) -> [String] {
    var stream = Self()
    for callback in callbacks {
      let parts = callback.split(separator: "(").map(String.init)
      guard parts.count == 2, let callback = Callback(rawValue: parts[0]) else { continue }
      stream.add(callback, animated: parts[1] == "true)")
    }
    return stream.faults
  }

  /// The faults of all streams in `events`, each with its controller.
  static func faults(in events: [HierarchyEvent]) -> [String] {
    var subjects: [ObjectName] = []
    var streams: [ObjectName: [String]] = [:]
    for event in events where event.kind == .callback {
      if streams[event.subject] == nil { subjects.append(event.subject) }
      streams[event.subject, default: []].append(event.text)
    }
    return subjects.flatMap { subject in
      faults(in: streams[subject] ?? []).map { "\(subject.short): \($0)" }
    }
  }
}
