/// Who has joined or left a stack and has not heard that it is over.
struct NavigationMoves {
  /// From the bottom to the top.
  private(set) var joining: [UIViewController] = []
  /// Who has joined below the top and has heard that it is over, from the bottom to the top: a cancellation takes it out again.
  private(set) var joined: [UIViewController] = []
  /// From the top to the bottom.
  private(set) var leaving: [UIViewController] = []

  /// Everybody who is new on the stack.
  var newcomers: [UIViewController] { joined + joining }

  /// Who leaves before its joining is over has nothing to hear of that.
  mutating func leave(_ controller: UIViewController) {
    forget(controller)
    leaving.append(controller)
  }

  mutating func join(_ controller: UIViewController) { joining.append(controller) }

  /// The joining is over; the answer is whether it had not been before.
  mutating func settle(_ controller: UIViewController) -> Bool {
    guard let index = joining.firstIndex(where: { $0 === controller }) else { return false }
    joined.append(joining.remove(at: index))
    return true
  }

  mutating func forget(_ controller: UIViewController) {
    joining.removeAll { $0 === controller }
    joined.removeAll { $0 === controller }
    leaving.removeAll { $0 === controller }
  }

  /// Adds what came later.
  mutating func append(_ later: Self) {
    joining += later.joining
    joined += later.joined
    leaving += later.leaving
  }

  func isLeaving(_ controller: UIViewController) -> Bool { leaving.contains { $0 === controller } }

  /// Those who leave, as moves of their own; they are forgotten here.
  mutating func takeLeaving() -> Self {
    defer { leaving = [] }
    return Self(leaving: leaving)
  }
}

extension NavigationMoves {
  fileprivate init(leaving: [UIViewController]) { self.leaving = leaving }
}
