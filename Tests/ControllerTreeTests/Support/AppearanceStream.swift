import ControllerTree

/// What one controller hears about its appearance, in order: which callback may follow which (APP-26).
@MainActor enum AppearanceStream {
  private static let successors: [String: Set<String>] = [
    "": ["viewWillAppear"],
    "viewWillAppear": ["viewIsAppearing", "viewDidAppear", "viewWillDisappear"],
    "viewIsAppearing": ["viewDidAppear", "viewWillDisappear"],
    "viewDidAppear": ["viewWillDisappear"],
    "viewWillDisappear": ["viewWillAppear", "viewDidDisappear"],
    "viewDidDisappear": ["viewWillAppear"],
  ]

  /// What is wrong with a stream of `viewWillAppear(false)` and the like; a stream that is right gives nothing.
  static func faults(in stream: [String]) -> [String] {
    var faults: [String] = []
    var (last, lastAnimated) = ("", "")
    for callback in stream {
      let parts = callback.split(separator: "(").map(String.init)
      guard parts.count == 2, successors[parts[0]] != nil else { continue }
      if successors[last]?.contains(parts[0]) != true {
        faults.append("\(callback) after \(last.isEmpty ? "nothing" : last)")
      }
      // Whatever follows a will… belongs to it and says the same about animation.
      if !parts[0].hasPrefix("viewWill"), parts[1] != lastAnimated {
        faults.append("\(callback) with another animated")
      }
      (last, lastAnimated) = (parts[0], parts[1])
    }
    return faults
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
