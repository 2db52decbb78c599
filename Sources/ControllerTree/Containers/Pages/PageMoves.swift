/// Who has come to a page view controller, or has gone, and has not heard that it is over.
struct PageMoves {
  private(set) var joining: [UIViewController] = []
  private(set) var leaving: [UIViewController] = []

  mutating func join(_ page: UIViewController) { joining.append(page) }

  /// Who leaves before its joining is over has nothing to hear of that.
  mutating func leave(_ page: UIViewController) {
    joining.removeAll { $0 === page }
    leaving.append(page)
  }

  mutating func forget(_ page: UIViewController) {
    joining.removeAll { $0 === page }
    leaving.removeAll { $0 === page }
  }

  mutating func append(_ later: Self) {
    joining += later.joining
    leaving += later.leaving
  }

  func isLeaving(_ page: UIViewController) -> Bool { leaving.holds(page) }

  /// Those that fulfil the conditions, as moves of their own; they are forgotten here.
  mutating func take(
    joining mayJoin: Bool = true, leaving mayLeave: (UIViewController) -> Bool = { _ in true }
  ) -> Self {
    let taken = Self(joining: mayJoin ? joining : [], leaving: leaving.filter(mayLeave))
    for page in taken.joining + taken.leaving { forget(page) }
    return taken
  }
}

extension [UIViewController] {
  /// Whether `controller` itself is among them.
  func holds(_ controller: UIViewController) -> Bool { contains { $0 === controller } }

  /// Whether they are the same controllers in the same order.
  func areThose(of others: [UIViewController]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }
}
