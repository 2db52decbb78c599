/// Notes the tree at each event of a recorder and at the end of each turn, as differences from the reading before.
@MainActor final class TreeNotes: EventCompanion {
  private var entries: [HierarchyReading.Entry] = []
  private var places: [HierarchyReading.Entry: Int] = [:]
  private var last: [HierarchyReading.Entry] = []
  private var changes: [Recording.Context.Change] = []
  private var issues: [Int: HierarchyIssue] = [:]

  func read(at event: Int, on stage: Stage) {
    let next = HierarchyReading(names: stage.names).entries(of: stage.hierarchyRoots)
    guard next != last else { return }
    note(from: last, to: next, at: event, in: stage.cycle.turn)
    last = next
  }

  func add(_ issue: HierarchyIssue, at event: Int) { issues[event] = issue }

  func restart() {
    let tree = last
    (entries, places, changes, issues) = ([], [:], [], [:])
    if !tree.isEmpty { note(from: [], to: tree, at: 0, in: 0) }
  }

  func context(of events: Int) -> Recording.Context {
    var context = Recording.Context()
    context.nodes = entries.map(\.node)
    context.changes = changes
    context.issues = issues
    context.eventCount = events
    return context
  }

  private func note(
    from old: [HierarchyReading.Entry], to new: [HierarchyReading.Entry], at event: Int, in turn: Int
  ) {
    let ranges = old.count == new.count ? Self.replaced(old, new) : Self.middle(old, new)
    let edits = ranges.map { range in
      Recording.Context.Edit(
        start: range.old.lowerBound, removed: range.old.count, inserted: new[range.new].map { place(of: $0) })
    }
    changes.append(Recording.Context.Change(event: event, turn: turn, edits: edits))
  }

  private typealias Ranges = (old: Range<Int>, new: Range<Int>)

  /// The runs of different entries in lists of equal length.
  private static func replaced(_ old: [HierarchyReading.Entry], _ new: [HierarchyReading.Entry]) -> [Ranges] {
    var runs: [Range<Int>] = []
    for index in old.indices where old[index] != new[index] {
      if let run = runs.last, run.upperBound == index {
        runs[runs.count - 1] = run.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs.map { ($0, $0) }
  }

  /// What lies between the common beginning and the common end.
  private static func middle(_ old: [HierarchyReading.Entry], _ new: [HierarchyReading.Entry]) -> [Ranges] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return [(start..<old.count - end, start..<new.count - end)]
  }

  private func place(of entry: HierarchyReading.Entry) -> Int {
    if let place = places[entry] { return place }
    places[entry] = entries.count
    entries.append(entry)
    return entries.count - 1
  }
}

extension EventRecorder {
  /// Makes a recorder that can also note the tree at each event and at the end of each turn, for pages and for
  /// ``Recording/tree(at:)``. Each object in the tree gets its number when it is first noted.
  ///
  /// Reading the tree takes time in proportion to its size, for each event.
  /// - Parameters:
  ///   - includesTree: Whether to note the tree.
  ///   - includesViews: Whether to record the hooks of views.
  ///   - includesWindows: Whether to record the visibility and the key status of windows.
  ///   - includesTransitions: Whether to record the hooks of presentation controllers, the calls of animators, questions to
  ///     delegates and completions.
  ///   - includesApplication: Whether to record calls of the delegates of the application and of its scenes, and their
  ///     notifications.
  public convenience init(
    includesTree: Bool, includesViews: Bool = false, includesWindows: Bool = false, includesTransitions: Bool = false,
    includesApplication: Bool = false
  ) {
    self.init(
      includesViews: includesViews, includesWindows: includesWindows, includesTransitions: includesTransitions,
      includesApplication: includesApplication)
    if includesTree { companion = TreeNotes() }
  }
}
