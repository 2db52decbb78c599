extension Recording {
  /// What surrounds the events: the tree at each of them, and the issues with their messages. A recorder that was made with
  /// `includesTree` notes it.
  ///
  /// Only what changes is stored: each different node once, and for each change the places in the list of nodes.
  public struct Context: Hashable, Sendable, Codable {
    /// Each different node once.
    var nodes: [HierarchyTree.Node] = []
    /// In the order in which they were noted.
    var changes: [Change] = []
    /// The issues, by the indices of their events.
    public internal(set) var issues: [Int: HierarchyIssue] = [:]
    /// The number of events that the context belongs to.
    var eventCount = 0

    /// A difference between two readings of the tree.
    struct Change: Hashable, Sendable, Codable {
      /// The index of the event that was sent at the reading; at the end of a turn, the index of the next event.
      var event: Int
      let turn: Int
      let edits: [Edit]
    }

    /// Replaces nodes of the list. The edits of one change come in ascending order, and only the last changes the length.
    struct Edit: Hashable, Sendable, Codable {
      let start: Int
      let removed: Int
      /// Indices in ``nodes``.
      let inserted: [Int]
    }

    /// Applies the changes up to the first one that `isLater` accepts.
    private func tree(until isLater: (Change) -> Bool) -> HierarchyTree {
      var list: [Int] = []
      for change in changes {
        if isLater(change) { break }
        for edit in change.edits {
          guard edit.start >= 0, edit.removed >= 0, edit.start + edit.removed <= list.count else { break }
          list.replaceSubrange(edit.start..<edit.start + edit.removed, with: edit.inserted)
        }
      }
      return HierarchyTree(nodes: list.compactMap { nodes.indices.contains($0) ? nodes[$0] : nil })
    }

    fileprivate func tree(at event: Int) -> HierarchyTree { tree { $0.event > event } }

    fileprivate func tree(afterTurn turn: Int, lastEvent: Int) -> HierarchyTree {
      tree { $0.event > lastEvent && ($0.event > lastEvent + 1 || $0.turn > turn) }
    }

    /// The tree at the end.
    var last: HierarchyTree { tree { _ in false } }

    /// The context of some of the events, whose indices are `kept`.
    func only(_ kept: [Int]) -> Context {
      var context = self
      context.issues = [:]
      for (place, index) in kept.enumerated() { context.issues[place] = issues[index] }
      context.eventCount = kept.count
      var place = 0
      for index in changes.indices {
        while place < kept.count, kept[place] < changes[index].event { place += 1 }
        context.changes[index].event = place
      }
      return context
    }
  }

  /// The tree when the event with this index was sent; `nil` if the recorder did not note trees, or events were added or removed
  /// since.
  /// - Complexity: O(n) in the events.
  public func tree(at event: Int) -> HierarchyTree? {
    guard let context = validContext, events.indices.contains(event) else { return nil }
    return context.tree(at: event)
  }

  /// The tree at the end of a turn that has events; `nil` if there is no such turn, or no tree.
  /// - Complexity: O(n) in the events.
  public func tree(afterTurn turn: Int) -> HierarchyTree? {
    guard let context = validContext, let last = events.lastIndex(where: { $0.turn == turn }) else { return nil }
    return context.tree(afterTurn: turn, lastEvent: last)
  }

  /// The context, if it belongs to the events.
  var validContext: Context? { context?.eventCount == events.count ? context : nil }
}
