/// Who has joined or left a stack and has not heard that it is over.
///
/// - Complexity: O(1) for who is not among them.
struct NavigationMoves {
  /// From the bottom to the top.
  private(set) var joining: [UIViewController] = []
  /// Who has joined below the top and has heard that it is over, from the bottom to the top: a cancellation takes it out again.
  private(set) var joined: [UIViewController] = []
  /// From the top to the bottom.
  private(set) var leaving: [UIViewController] = []
  private var newMembers: Set<ObjectIdentifier> = []
  private var leavingMembers: Set<ObjectIdentifier> = []

  /// Everybody who is new on the stack.
  var newcomers: [UIViewController] { joined + joining }

  func isNew(_ controller: UIViewController) -> Bool { newMembers.contains(ObjectIdentifier(controller)) }

  func isLeaving(_ controller: UIViewController) -> Bool { leavingMembers.contains(ObjectIdentifier(controller)) }

  /// Who leaves before its joining is over has nothing to hear of that.
  mutating func leave(_ controller: UIViewController) {
    forget(controller)
    leaving.append(controller)
    leavingMembers.insert(ObjectIdentifier(controller))
  }

  mutating func join(_ controller: UIViewController) {
    joining.append(controller)
    newMembers.insert(ObjectIdentifier(controller))
  }

  /// The joining is over; the answer is whether it had not been before.
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

  /// Adds what came later.
  mutating func append(_ later: Self) {
    joining += later.joining
    joined += later.joined
    leaving += later.leaving
    newMembers.formUnion(later.newMembers)
    leavingMembers.formUnion(later.leavingMembers)
  }

  /// Those who leave, as moves of their own; they are forgotten here.
  mutating func takeLeaving() -> Self {
    var taken = Self()
    swap(&taken.leaving, &leaving)
    swap(&taken.leavingMembers, &leavingMembers)
    return taken
  }
}
