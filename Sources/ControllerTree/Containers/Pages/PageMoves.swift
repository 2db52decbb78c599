/// Who has come to a page view controller, or has gone, and has not heard that it is over.
struct PageMoves {
  private struct Departure {
    let page: UIViewController
    /// Whether the page has heard `willMove(toParent: nil)`.
    var isTold = false
  }

  private(set) var joining: [UIViewController] = []
  private var departures: [Departure] = []

  var leaving: [UIViewController] { departures.map(\.page) }

  mutating func join(_ page: UIViewController) { joining.append(page) }

  /// Who leaves before its joining is over has nothing to hear of that.
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

  /// The first that leaves and has not been told, which counts as told.
  mutating func nextToTell() -> UIViewController? {
    guard let index = departures.firstIndex(where: { !$0.isTold }) else { return nil }
    departures[index].isTold = true
    return departures[index].page
  }

  /// All of them; they are forgotten here.
  mutating func take() -> Self {
    defer { self = Self() }
    return self
  }

  /// The first that has come, which is forgotten.
  mutating func nextJoining() -> UIViewController? { joining.isEmpty ? nil : joining.removeFirst() }

  /// The first that leaves and is none of `others`, which is forgotten.
  mutating func nextLeaving(besides others: [UIViewController]) -> UIViewController? {
    departures.firstIndex { !others.holds($0.page) }.map { departures.remove(at: $0).page }
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
