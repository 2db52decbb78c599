/// A removal from the tree: of a controller from its parent or window, of a view from its superview, of a window from the screen.
struct Removal {
  let object: any Nameable
  /// The call that removed the object.
  let call: CallReference
  let turn: Int
  /// The outermost call of that turn.
  let cause: CallReference?
}

/// Receives a ``Removal`` for each object that leaves the tree.
@MainActor protocol RemovalObserver: AnyObject {
  /// Whether to note views too, which are many more.
  var observesViews: Bool { get }
  func note(_ removal: Removal)
}

extension Stage {
  /// Notifies the observers that `object` has left. For a view, check ``observesViewRemovals`` first.
  func noteRemoval(of object: any Nameable, by call: StaticString, on receiver: any Nameable) {
    guard observesRemovals else { return }
    noteRemoval(of: object, by: CallReference(receiver: names.reference(to: receiver), name: call))
  }

  /// The same for a call that has already returned.
  func noteRemoval(of object: any Nameable, by call: CallReference) {
    let removal = Removal(object: object, call: call, turn: cycle.turn, cause: cycle.causeReference)
    for observer in removalObservers { observer.note(removal) }
  }
}
