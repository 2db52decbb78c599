/// Controllers from the bottom to the top, each of them once.
///
/// - Complexity: `contains(_:)` and changes at the top are O(1), however high the stack is.
struct ControllerStack {
  private(set) var controllers: [UIViewController] = []
  private var members: Set<ObjectIdentifier> = []

  func contains(_ controller: UIViewController) -> Bool { members.contains(ObjectIdentifier(controller)) }

  /// The controllers of `others` that are not on the stack. Usually these are all: then the array itself is returned.
  func newcomers(among others: [UIViewController]) -> [UIViewController] {
    for controller in others where contains(controller) {
      var newcomers: [UIViewController] = []
      for controller in others where !contains(controller) { newcomers.append(controller) }
      return newcomers
    }
    return others
  }

  /// Replaces all controllers from index `kept` up with `new`. Returns the edit that undoes it.
  mutating func replace(above kept: Int, with new: [UIViewController]) -> StackEdit {
    let gone = kept == 0 ? controllers : Array(controllers[kept...])
    if kept == 0 {
      (controllers, members) = (new, [])
    } else {
      for controller in gone { members.remove(ObjectIdentifier(controller)) }
      controllers.removeLast(gone.count)
      controllers += new
    }
    if new.count > 1 { members.reserveCapacity(members.count + new.count) }
    for controller in new { members.insert(ObjectIdentifier(controller)) }
    return StackEdit(kept: kept, gone: gone)
  }
}

/// The difference between a stack and an earlier state of it: of a high stack only the top is copied.
struct StackEdit {
  /// The number of controllers at the bottom that did not change.
  private(set) var kept: Int
  /// The earlier controllers above them.
  private(set) var gone: [UIViewController]

  /// The stack before the change.
  func before(_ now: [UIViewController]) -> [UIViewController] { now.prefix(kept) + gone }

  /// The edit that undoes `later`, which came after this one, and then this one.
  func followed(by later: Self) -> Self {
    later.kept >= kept ? self : Self(kept: later.kept, gone: later.gone.prefix(kept - later.kept) + gone)
  }

  /// Whether the top of `now` was on the stack before.
  @MainActor func hadTop(of now: [UIViewController]) -> Bool {
    guard let top = now.last else { return false }
    return kept == now.count || gone.contains { $0 === top }
  }
}
