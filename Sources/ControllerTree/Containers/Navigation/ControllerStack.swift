/// Controllers from the bottom to the top, each of them once.
///
/// - Complexity: Asking for a member, and changes at the top, are O(1), however high the stack is.
struct ControllerStack {
  private(set) var controllers: [UIViewController] = []
  private var members: Set<ObjectIdentifier> = []

  func contains(_ controller: UIViewController) -> Bool { members.contains(ObjectIdentifier(controller)) }

  /// Puts `new` in the place of everything above the lowest `kept`. Returns what was there.
  mutating func replace(above kept: Int, with new: [UIViewController]) -> StackEdit {
    let gone = Array(controllers[kept...])
    for controller in gone { members.remove(ObjectIdentifier(controller)) }
    controllers.removeLast(gone.count)
    controllers += new
    for controller in new { members.insert(ObjectIdentifier(controller)) }
    return StackEdit(kept: kept, gone: gone)
  }
}

/// What a stack was before it changed, told by what it is now: of a high stack only the top is copied.
struct StackEdit {
  /// How many at the bottom are the same as before.
  private(set) var kept: Int
  /// What was above them.
  private(set) var gone: [UIViewController]

  /// The stack before the change.
  func before(_ now: [UIViewController]) -> [UIViewController] { now.prefix(kept) + gone }

  /// The edit that takes back `later` as well, which came after this one.
  func followed(by later: Self) -> Self {
    later.kept >= kept ? self : Self(kept: later.kept, gone: later.gone.prefix(kept - later.kept) + gone)
  }

  /// Whether the top of `now` was on the stack before.
  @MainActor func hadTop(of now: [UIViewController]) -> Bool {
    guard let top = now.last else { return false }
    return kept == now.count || gone.contains { $0 === top }
  }
}
