/// Who has joined or left a stack and has not heard that it is over.
///
/// - Complexity: O(1) for who is not among them.
struct NavigationMoves {
  /// From the bottom to the top.
  private(set) var joining: [UIViewController] = []
  /// From the top to the bottom.
  private(set) var leaving: [UIViewController] = []
  private var joiningMembers: Set<ObjectIdentifier> = []
  private var leavingMembers: Set<ObjectIdentifier> = []

  /// Who leaves before its joining is over has nothing to hear of that.
  mutating func leave(_ controller: UIViewController) {
    forgetJoining(controller)
    leaving.append(controller)
    leavingMembers.insert(ObjectIdentifier(controller))
  }

  mutating func join(_ controller: UIViewController) {
    joining.append(controller)
    joiningMembers.insert(ObjectIdentifier(controller))
  }

  mutating func forget(_ controller: UIViewController) {
    forgetJoining(controller)
    if leavingMembers.remove(ObjectIdentifier(controller)) != nil { leaving.removeAll { $0 === controller } }
  }

  private mutating func forgetJoining(_ controller: UIViewController) {
    if joiningMembers.remove(ObjectIdentifier(controller)) != nil { joining.removeAll { $0 === controller } }
  }

  /// Adds what came later.
  mutating func append(_ later: Self) {
    joining += later.joining
    leaving += later.leaving
    joiningMembers.formUnion(later.joiningMembers)
    leavingMembers.formUnion(later.leavingMembers)
  }

  /// The removal of those who leave is still to come.
  @MainActor func markLeaving() {
    for controller in leaving { controller.markLeaving() }
  }

  func isLeaving(_ controller: UIViewController) -> Bool { leavingMembers.contains(ObjectIdentifier(controller)) }

  /// Those who leave, as moves of their own; they are forgotten here.
  mutating func takeLeaving() -> Self {
    var taken = Self()
    swap(&taken.leaving, &leaving)
    swap(&taken.leavingMembers, &leavingMembers)
    return taken
  }
}
