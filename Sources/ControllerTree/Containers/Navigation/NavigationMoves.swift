/// Controllers that have joined or left a stack and whose moves have not ended.
///
/// - Complexity: O(1) for a controller that is not among them.
struct NavigationMoves {
  /// From the bottom to the top.
  private(set) var joining: [UIViewController] = []
  /// Controllers below the top that have got `didMove(toParent:)`, from the bottom to the top: a cancellation removes
  /// them again.
  private(set) var joined: [UIViewController] = []
  /// From the top to the bottom.
  private(set) var leaving: [UIViewController] = []
  private var newMembers: Set<ObjectIdentifier> = []
  private var leavingMembers: Set<ObjectIdentifier> = []

  /// All controllers that are new on the stack.
  var newcomers: [UIViewController] { joined + joining }

  func isNew(_ controller: UIViewController) -> Bool { newMembers.contains(ObjectIdentifier(controller)) }

  func isLeaving(_ controller: UIViewController) -> Bool { leavingMembers.contains(ObjectIdentifier(controller)) }

  /// A controller that leaves before its joining has ended gets no end of the joining.
  mutating func leave(_ controller: UIViewController) {
    forget(controller)
    leaving.append(controller)
    leavingMembers.insert(ObjectIdentifier(controller))
  }

  mutating func join(_ controller: UIViewController) {
    joining.append(controller)
    newMembers.insert(ObjectIdentifier(controller))
  }

  /// Ends the joining of `controller`. Returns `false` if it had ended before.
  mutating func settle(_ controller: UIViewController) -> Bool {
    guard let index = joining.lastIndex(where: { $0 === controller }) else { return false }
    joined.append(joining.remove(at: index))
    return true
  }

  mutating func forget(_ controller: UIViewController) {
    if newMembers.remove(ObjectIdentifier(controller)) != nil {
      joining.removeAll { $0 === controller }
      joined.removeAll { $0 === controller }
    }
    if leavingMembers.remove(ObjectIdentifier(controller)) != nil { leaving.removeAll { $0 === controller } }
  }

  /// Adds later moves.
  mutating func append(_ later: Self) {
    joining += later.joining
    joined += later.joined
    leaving += later.leaving
    newMembers.formUnion(later.newMembers)
    leavingMembers.formUnion(later.leavingMembers)
  }

  /// Removes the leaving controllers from these moves and returns them as moves of their own.
  mutating func takeLeaving() -> Self {
    var taken = Self()
    swap(&taken.leaving, &leaving)
    swap(&taken.leavingMembers, &leavingMembers)
    return taken
  }
}
