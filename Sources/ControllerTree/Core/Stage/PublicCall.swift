/// A call of public API, as the cause of the events in its turn.
///
/// Every entry makes one, and turns it into text only on demand. It holds no strong reference, and lives no longer
/// than the call.
struct PublicCall {
  enum Relation {
    /// A call of a containment recipe, or one that often stands between them: the work that an open recipe holds back keeps waiting
    /// (TURN-03).
    case keepsWaiting
    /// Any other call: work that an open recipe holds back is delivered first (TURN-04).
    case other
    /// As `other`. It also ends recipes that only lack `didMove(toParent:)`: the library may not have seen that call.
    case endsRecipes
    /// An event, or passing time: as `other`, and an open recipe counts as finished, with or without its last
    /// call.
    case event
  }

  let name: StaticString
  @UncountedAny private(set) var receiver: (any Nameable)?
  let relation: Relation

  init(_ name: StaticString, _ receiver: (any Nameable)?, _ relation: Relation = .keepsWaiting) {
    self.name = name
    self.receiver = receiver
    self.relation = relation
  }

  @MainActor func reference(in names: NameRegistry) -> CallReference {
    CallReference(receiver: receiver.map { names.reference(to: $0) }, name: name)
  }
}

extension Stage {
  /// Runs `body`, the work of a public call, as a turn on the current stage. Everything inside gets this stage: only the entries of
  /// public calls read ``current``.
  @inline(__always)
  static func turn<R>(
    _ name: StaticString, _ receiver: (any Nameable)?, _ relation: PublicCall.Relation = .keepsWaiting,
    _ body: (Stage) throws -> R
  ) rethrows -> R {
    try withCurrent { stage in
      try stage.cycle.turn(PublicCall(name, receiver, relation)) { try body(stage) }
    }
  }

  /// The same for work that needs no stage.
  @inline(__always)
  static func turn<R>(
    _ name: StaticString, _ receiver: (any Nameable)?, _ relation: PublicCall.Relation = .keepsWaiting,
    _ body: () throws -> R
  ) rethrows -> R {
    try withCurrent { stage in try stage.cycle.turn(PublicCall(name, receiver, relation), body) }
  }
}

/// A public call that outlives its turn, not yet text.
final class CallReference: Sendable {
  let receiver: ObjectReference?
  let name: StaticString

  init(receiver: ObjectReference?, name: StaticString) {
    self.receiver = receiver
    self.name = name
  }

  /// `P.addChild(_:)`, or the bare name if there is no receiver.
  var text: String { receiver.map { "\($0.name.short).\(name)" } ?? "\(name)" }
}
