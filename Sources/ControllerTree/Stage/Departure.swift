/// Something that has left the tree: a controller its parent or window, a view its superview, a window the screen.
struct Departure {
  let object: any Nameable
  /// The call that took it out.
  let call: CallReference
  let turn: Int
  /// The call whose turn it was.
  let cause: CallReference?
}

/// Who wants to know what leaves the tree.
@MainActor protocol DepartureObserver: AnyObject {
  /// Whether views are meant too, of which there are many more.
  var observesViews: Bool { get }
  func note(_ departure: Departure)
}

extension Stage {
  /// Tells who observes departures that `object` has left; for a view ask ``observesViewDepartures`` first.
  func noteDeparture(of object: any Nameable, by call: StaticString, on receiver: any Nameable) {
    guard observesDepartures else { return }
    noteDeparture(of: object, by: CallReference(receiver: names.reference(to: receiver), name: call))
  }

  /// As above, of a call that has returned since.
  func noteDeparture(of object: any Nameable, by call: CallReference) {
    let departure = Departure(object: object, call: call, turn: cycle.turn, cause: cycle.causeReference)
    for observer in departureObservers { observer.note(departure) }
  }
}
