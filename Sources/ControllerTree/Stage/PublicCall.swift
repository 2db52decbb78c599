/// A call of public API, as the cause of what happens in its turn.
///
/// It is made at every entry and turned into text only when somebody looks, so it holds no strong reference: it lives no
/// longer than the call.
struct PublicCall {
  enum Relation {
    /// One of the calls that a containment recipe is made of: it keeps what a move holds back (TURN-03).
    case partOfMove
    /// Any other call: what a move holds back is delivered before it (TURN-04).
    case other
    /// An event, or time that passes: as `other`, and a recipe that was begun before it is over, with or without its last
    /// call.
    case event
  }

  let name: StaticString
  @UncountedAny private(set) var receiver: (any Nameable)?
  let relation: Relation

  init(_ name: StaticString, _ receiver: (any Nameable)?, _ relation: Relation = .partOfMove) {
    self.name = name
    self.receiver = receiver
    self.relation = relation
  }

  @MainActor func reference(in names: NameRegistry) -> CallReference {
    CallReference(receiver: receiver.map { names.reference(to: $0) }, name: name)
  }
}

/// A public call that outlives its turn, still without text.
final class CallReference: Sendable {
  let receiver: ObjectReference?
  let name: StaticString

  init(receiver: ObjectReference?, name: StaticString) {
    self.receiver = receiver
    self.name = name
  }

  /// `P.addChild(_:)`, or the bare name where there is no receiver.
  var text: String { receiver.map { "\($0.name.short).\(name)" } ?? "\(name)" }
}
