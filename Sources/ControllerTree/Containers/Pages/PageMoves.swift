/// Pages that have joined or left a page view controller and whose moves have not ended.
struct PageMoves {
  private struct Departure {
    let page: UIViewController
    /// Whether the page has got `willMove(toParent: nil)`.
    var isTold = false
  }

  private(set) var joining: [UIViewController] = []
  private var departures: [Departure] = []

  var leaving: [UIViewController] { departures.map(\.page) }

  mutating func join(_ page: UIViewController) { joining.append(page) }

  /// A page that leaves before its joining has ended gets no end of the joining.
  mutating func leave(_ page: UIViewController) {
    joining.removeAll { $0 === page }
    departures.append(Departure(page: page))
  }

  mutating func forget(_ page: UIViewController) {
    joining.removeAll { $0 === page }
    departures.removeAll { $0.page === page }
  }

  mutating func append(_ later: Self) {
    joining += later.joining
    departures += later.departures
  }

  func isLeaving(_ page: UIViewController) -> Bool { departures.contains { $0.page === page } }

  func isToldToLeave(_ page: UIViewController) -> Bool { departures.contains { $0.page === page && $0.isTold } }

  /// The first leaving page that has not got `willMove(toParent: nil)`; it is marked as told.
  mutating func nextToTell() -> UIViewController? {
    guard let index = departures.firstIndex(where: { !$0.isTold }) else { return nil }
    departures[index].isTold = true
    return departures[index].page
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
    departures.firstIndex { !others.holds($0.page) }.map { departures.remove(at: $0).page }
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
