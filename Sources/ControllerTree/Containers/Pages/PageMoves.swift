/// Pages that have joined or left a page view controller and whose moves have not ended.
struct PageMoves {
  private struct Removal {
    let page: UIViewController
    /// Whether the page has got `willMove(toParent: nil)`.
    var isTold = false
  }

  private(set) var joining: [UIViewController] = []
  private var removals: [Removal] = []

  var leaving: [UIViewController] { removals.map(\.page) }

  mutating func join(_ page: UIViewController) { joining.append(page) }

  /// A page that leaves before its joining has ended gets no end of the joining.
  mutating func leave(_ page: UIViewController) {
    joining.removeAll { $0 === page }
    removals.append(Removal(page: page))
  }

  mutating func forget(_ page: UIViewController) {
    joining.removeAll { $0 === page }
    removals.removeAll { $0.page === page }
  }

  mutating func append(_ later: Self) {
    joining += later.joining
    removals += later.removals
  }

  func isLeaving(_ page: UIViewController) -> Bool { removals.contains { $0.page === page } }

  func isToldToLeave(_ page: UIViewController) -> Bool { removals.contains { $0.page === page && $0.isTold } }

  /// The first leaving page that has not got `willMove(toParent: nil)`; it is marked as told.
  mutating func nextToTell() -> UIViewController? {
    guard let index = removals.firstIndex(where: { !$0.isTold }) else { return nil }
    removals[index].isTold = true
    return removals[index].page
  }

  /// Returns all moves, and drops them here.
  mutating func take() -> Self {
    defer { self = Self() }
    return self
  }

  /// Removes and returns the first joining page.
  mutating func nextJoining() -> UIViewController? { joining.isEmpty ? nil : joining.removeFirst() }

  /// Removes and returns the first leaving page that is none of `others`.
  mutating func nextLeaving(besides others: [UIViewController]) -> UIViewController? {
    removals.firstIndex { !others.holds($0.page) }.map { removals.remove(at: $0).page }
  }
}

extension [UIViewController] {
  /// Whether `controller` is one of the elements, by identity.
  func holds(_ controller: UIViewController) -> Bool { contains { $0 === controller } }

  /// Whether the elements are the same controllers in the same order.
  func areThose(of others: [UIViewController]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }
}
