/// Children that have joined or left a container and whose moves have not ended.
///
/// - Complexity: O(1) for a controller that is not among them.
@MainActor struct ChildMoves {
  /// What a leaving child has got.
  enum Leaving {
    /// `willMove(toParent: nil)`.
    case announced
    /// Nothing yet: it may stay as it was.
    case unannounced
    /// Nothing yet, and no `didMove(toParent:)` after it joined: if it stays, it goes on joining.
    case beforeJoined
  }

  private enum Kind: Equatable {
    case joining
    /// The child has got `didMove(toParent:)` before the end of the change: a cancellation removes it again.
    case joined
    case leaving(Leaving)

    var isOut: Bool {
      switch self {
      case .joining, .joined: false
      case .leaving: true
      }
    }
  }

  private struct Move {
    let child: UIViewController
    var kind: Kind
  }

  /// In the order in which the children have joined and left.
  private var moves: [Move] = []
  /// The kinds of all moves, once there are many.
  private var kinds: [ObjectIdentifier: Kind]?
  private var isEnding = false

  /// More moves than this are looked up by hash.
  private static var fewMoves: Int { 8 }

  nonisolated init() {}

  var isEmpty: Bool { isEnding || moves.isEmpty }
  /// In the order of leaving.
  var leaving: [UIViewController] { children { $0.isOut } }
  /// All children that are new.
  var newcomers: [UIViewController] { children { $0 == .joined } + children { $0 == .joining } }

  @inline(__always)
  private func children(_ isMeant: (Kind) -> Bool) -> [UIViewController] {
    var found: [UIViewController] = []
    forEach(isMeant) { found.append($0) }
    return found
  }

  /// Calls `body` for the joining children, in the order of joining.
  @inline(__always)
  func forEachJoining(_ body: (UIViewController) -> Void) { forEach({ $0 == .joining }, body) }

  /// Calls `body` for the leaving children, in the order of leaving.
  @inline(__always)
  func forEachLeaving(_ body: (UIViewController) -> Void) { forEach({ $0.isOut }, body) }

  @inline(__always)
  private func forEach(_ isMeant: (Kind) -> Bool, _ body: (UIViewController) -> Void) {
    if isEnding { return }
    for move in moves where isMeant(move.kind) { body(move.child) }
  }

  func isNew(_ child: UIViewController) -> Bool {
    guard !isEnding, let kind = kind(of: child) else { return false }
    return !kind.isOut
  }

  func isLeaving(_ child: UIViewController) -> Bool { kind(of: child)?.isOut ?? false }

  /// Whether the child has joined without `didMove(toParent:)`.
  func isJoining(_ child: UIViewController) -> Bool { !isEnding && kind(of: child) == .joining }

  /// Whether the child goes on joining if it stays.
  func isLeavingBeforeJoined(_ child: UIViewController) -> Bool {
    !isEnding && kind(of: child) == .leaving(.beforeJoined)
  }

  private func kind(of child: UIViewController) -> Kind? {
    guard child.containerMoves > 0 else { return nil }
    if let kinds { return kinds[ObjectIdentifier(child)] }
    for move in moves where move.child === child { return move.kind }
    return nil
  }

  mutating func join(_ child: UIViewController) { add(Move(child: child, kind: .joining)) }

  /// A child that leaves before its joining has ended gets no end of the joining.
  mutating func leave(_ child: UIViewController, _ way: Leaving) {
    forget(child)
    add(Move(child: child, kind: .leaving(way)))
  }

  private mutating func add(_ move: Move) {
    let count = move.child.containerMoves
    if count < .max { move.child.containerMoves = count + 1 }
    insert(move)
  }

  private static func uncount(_ child: UIViewController) {
    let count = child.containerMoves
    // Once there were too many to count, the number stays.
    if count > 0, count < .max { child.containerMoves = count - 1 }
  }

  private mutating func insert(_ move: Move) {
    moves.append(move)
    if kinds != nil {
      kinds?[ObjectIdentifier(move.child)] = move.kind
    } else if moves.count > Self.fewMoves {
      var kinds: [ObjectIdentifier: Kind] = [:]
      for move in moves { kinds[ObjectIdentifier(move.child)] = move.kind }
      self.kinds = kinds
    }
  }

  /// Ends the joining of `child`. Returns `false` if it had ended before.
  mutating func settle(_ child: UIViewController) -> Bool {
    // Usually it has joined last.
    if let last = moves.indices.last, moves[last].child === child, moves[last].kind == .joining {
      setKind(.joined, at: last)
      return true
    }
    guard kind(of: child) == .joining else { return false }
    remove(child)
    insert(Move(child: child, kind: .joined))
    return true
  }

  private mutating func setKind(_ kind: Kind, at index: Int) {
    moves[index].kind = kind
    kinds?[ObjectIdentifier(moves[index].child)] = kind
  }

  /// The moves end: only the question whether a child is leaving is answered from now on.
  mutating func beginEnd() {
    isEnding = true
    for move in moves where !move.kind.isOut { Self.uncount(move.child) }
  }

  /// Removes a child from the moves. Returns whether it was leaving and has got `willMove(toParent: nil)`.
  @discardableResult
  mutating func forget(_ child: UIViewController) -> Bool {
    if isEnding { return forgetDuringEnd(child) }
    guard let kind = kind(of: child) else { return false }
    Self.uncount(child)
    remove(child)
    return kind == .leaving(.announced)
  }

  /// Nothing reads the list any more, so of many children only the kinds are kept up to date.
  private mutating func forgetDuringEnd(_ child: UIViewController) -> Bool {
    let isOut: Bool
    if kinds == nil {
      isOut = isLeaving(child)
      if isOut { remove(child) }
    } else {
      isOut = kinds?.removeValue(forKey: ObjectIdentifier(child))?.isOut ?? false
    }
    if isOut { Self.uncount(child) }
    return isOut
  }

  /// The last moves are looked at first: a child has often just joined.
  private mutating func remove(_ child: UIViewController) {
    kinds?[ObjectIdentifier(child)] = nil
    for index in moves.indices.reversed() where moves[index].child === child {
      moves.remove(at: index)
      return
    }
  }

  /// Adds later moves.
  mutating func append(_ later: Self) {
    for move in later.moves { insert(move) }
  }

  /// The first leaving child that has not got `willMove(toParent: nil)`; it is marked.
  mutating func takeNextToAnnounce() -> UIViewController? {
    if isEnding { return nil }
    for index in moves.indices where moves[index].kind.isOut && moves[index].kind != .leaving(.announced) {
      setKind(.leaving(.announced), at: index)
      return moves[index].child
    }
    return nil
  }

  /// Takes the leaving children out, as moves of their own.
  mutating func takeLeaving() -> Self {
    var (taken, rest) = (Self(), Self())
    for move in moves {
      if move.kind.isOut { taken.insert(move) } else { rest.insert(move) }
    }
    self = rest
    return taken
  }

  /// Removes and returns the first joining child.
  mutating func takeNextJoining() -> UIViewController? {
    for move in moves where move.kind == .joining && !isEnding {
      forget(move.child)
      return move.child
    }
    return nil
  }

  /// Removes and returns the first leaving child that is none of `others`.
  mutating func takeNextLeaving(besides others: [UIViewController]) -> UIViewController? {
    for move in moves where move.kind.isOut && !isEnding && !others.holds(move.child) {
      forget(move.child)
      return move.child
    }
    return nil
  }
}

extension [UIViewController] {
  /// Whether `controller` is one of the elements, by identity.
  func holds(_ controller: UIViewController) -> Bool {
    for element in self where element === controller { return true }
    return false
  }

  /// The elements that `others` does not hold. Usually these are all: then the array itself is returned.
  func without(_ others: [UIViewController]) -> [UIViewController] {
    for element in self where others.holds(element) {
      var rest: [UIViewController] = []
      for element in self where !others.holds(element) { rest.append(element) }
      return rest
    }
    return self
  }

  /// The elements that are not `controller`.
  func without(_ controller: UIViewController) -> [UIViewController] {
    guard holds(controller) else { return self }
    var rest: [UIViewController] = []
    for element in self where element !== controller { rest.append(element) }
    return rest
  }

  /// Whether the elements are the same controllers in the same order.
  func areThose(of others: [UIViewController]) -> Bool {
    guard count == others.count else { return false }
    for index in indices where self[index] !== others[index] { return false }
    return true
  }
}
