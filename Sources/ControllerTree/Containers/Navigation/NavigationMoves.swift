/// Who has joined or left a stack and has not heard that it is over.
struct NavigationMoves {
  /// From the bottom to the top.
  private(set) var joining: [UIViewController] = []
  /// From the top to the bottom.
  private(set) var leaving: [UIViewController] = []

  /// Who leaves before its joining is over has nothing to hear of that.
  mutating func leave(_ controller: UIViewController) {
    joining.removeAll { $0 === controller }
    leaving.append(controller)
  }

  mutating func join(_ controller: UIViewController) { joining.append(controller) }

  mutating func forget(_ controller: UIViewController) {
    joining.removeAll { $0 === controller }
    leaving.removeAll { $0 === controller }
  }

  /// Adds what came later.
  mutating func append(_ later: Self) {
    joining += later.joining
    leaving += later.leaving
  }

  /// The removal of those who leave is still to come.
  @MainActor func markLeaving() {
    for controller in leaving { controller.markLeaving() }
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
