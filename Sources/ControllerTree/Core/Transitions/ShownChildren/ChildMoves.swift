/// Children that have joined or left a container and whose moves have not ended.
///
/// - Complexity: O(1) for a controller that is not among them.
struct ChildMoves {
  private struct Leaving {
    let child: UIViewController
    /// Whether the child has got `willMove(toParent: nil)`.
    var isAnnounced: Bool
  }

  /// In the order of joining.
  private(set) var joining: [UIViewController] = []
  /// Children that have got `didMove(toParent:)` before the end of the change, in the order of joining: a cancellation
  /// removes them again.
  private var joined: [UIViewController] = []
  private var removals: [Leaving] = []
  private var isEnding = false
  private var newMembers = Members()
  private var leavingMembers = Members()

  var isEmpty: Bool { joining.isEmpty && joined.isEmpty && removals.isEmpty }
  /// In the order of leaving.
  var leaving: [UIViewController] { removals.map(\.child) }
  /// All children that are new.
  var newcomers: [UIViewController] { joined + joining }

  func isNew(_ child: UIViewController) -> Bool { newMembers.contains(child) }
  func isLeaving(_ child: UIViewController) -> Bool { leavingMembers.contains(child) }

  mutating func join(_ child: UIViewController) {
    joining.append(child)
    newMembers.insert(child)
  }

  /// A child that leaves before its joining has ended gets no end of the joining.
  mutating func leave(_ child: UIViewController, isAnnounced: Bool) {
    forget(child)
    removals.append(Leaving(child: child, isAnnounced: isAnnounced))
    leavingMembers.insert(child)
  }

  /// Ends the joining of `child`. Returns `false` if it had ended before.
  mutating func settle(_ child: UIViewController) -> Bool {
    guard let index = joining.lastIndex(where: { $0 === child }) else { return false }
    joined.append(joining.remove(at: index))
    return true
  }

  /// The moves end: only the question whether a child is leaving is answered from now on.
  mutating func beginEnd() {
    (joining, joined, removals) = ([], [], [])
    isEnding = true
  }

  /// Removes a child from the moves. Returns whether it was leaving and has got `willMove(toParent: nil)`.
  @discardableResult
  mutating func forget(_ child: UIViewController) -> Bool {
    if newMembers.remove(child) {
      joining.drop(child)
      joined.drop(child)
    }
    guard leavingMembers.remove(child) else { return false }
    if isEnding { return true }
    for index in removals.indices where removals[index].child === child {
      return removals.remove(at: index).isAnnounced
    }
    return false
  }

  /// Adds later moves.
  mutating func append(_ later: Self) {
    joining += later.joining
    joined += later.joined
    removals += later.removals
    newMembers.formUnion(later.newMembers)
    leavingMembers.formUnion(later.leavingMembers)
  }

  /// The first leaving child that has not got `willMove(toParent: nil)`; it is marked.
  mutating func nextToAnnounce() -> UIViewController? {
    guard let index = removals.firstIndex(where: { !$0.isAnnounced }) else { return nil }
    removals[index].isAnnounced = true
    return removals[index].child
  }

  /// Takes the leaving children out, as moves of their own.
  mutating func takeLeaving() -> Self {
    var taken = Self()
    swap(&taken.removals, &removals)
    swap(&taken.leavingMembers, &leavingMembers)
    return taken
  }

  /// Removes and returns the first joining child.
  mutating func nextJoining() -> UIViewController? {
    guard let child = joining.first else { return nil }
    forget(child)
    return child
  }

  /// Removes and returns the first leaving child that is none of `others`.
  mutating func nextLeaving(besides others: [UIViewController]) -> UIViewController? {
    guard let child = removals.first(where: { !others.holds($0.child) })?.child else { return nil }
    forget(child)
    return child
  }
}

/// The identities of some controllers. A few are compared one by one; more are in a set.
private struct Members {
  private var few: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []
  private static var limit: Int { 8 }

  func contains(_ controller: UIViewController) -> Bool { contains(ObjectIdentifier(controller)) }

  private func contains(_ id: ObjectIdentifier) -> Bool {
    for member in few where member == id { return true }
    return !many.isEmpty && many.contains(id)
  }

  mutating func insert(_ controller: UIViewController) { insert(ObjectIdentifier(controller)) }

  private mutating func insert(_ id: ObjectIdentifier) {
    guard !contains(id) else { return }
    if few.count < Self.limit { few.append(id) } else { many.insert(id) }
  }

  /// Returns whether `controller` was a member.
  mutating func remove(_ controller: UIViewController) -> Bool {
    let id = ObjectIdentifier(controller)
    for index in few.indices where few[index] == id {
      few.remove(at: index)
      return true
    }
    return !many.isEmpty && many.remove(id) != nil
  }

  mutating func formUnion(_ others: Self) {
    for id in others.few { insert(id) }
    for id in others.many { insert(id) }
  }
}

extension [UIViewController] {
  /// Whether `controller` is one of the elements, by identity.
  func holds(_ controller: UIViewController) -> Bool {
    for element in self where element === controller { return true }
    return false
  }

  /// The elements that `others` does not hold. Usually these are all: then the array itself is returned.
  func without(_ others: [UIViewController]) -> [UIViewController] {
    for element in self where others.holds(element) {
      var rest: [UIViewController] = []
      for element in self where !others.holds(element) { rest.append(element) }
      return rest
    }
    return self
  }

  /// Removes `controller`, which is held once or not at all.
  mutating func drop(_ controller: UIViewController) {
    for index in indices where self[index] === controller {
      remove(at: index)
      return
    }
  }

  /// Whether the elements are the same controllers in the same order.
  func areThose(of others: [UIViewController]) -> Bool {
    guard count == others.count else { return false }
    for index in indices where self[index] !== others[index] { return false }
    return true
  }
}
