/// The changes that wait for the next solution of an engine, each once: a tree outside of windows may collect them for long.
@MainActor struct WaitingChanges {
  /// What has changed about a view.
  struct ViewChanges: OptionSet {
    let rawValue: UInt8
    static let frame = Self(rawValue: 1)
    static let contents = Self(rawValue: 2)
    static let inputs = Self(rawValue: 4)
    static let translation = Self(rawValue: 8)
  }

  /// Constraints, each once, in the order of arrival.
  struct Constraints {
    private(set) var all: [NSLayoutConstraint] = []
    private var keys: Set<ObjectIdentifier> = []

    @MainActor mutating func insert(_ constraint: NSLayoutConstraint) {
      if keys.insert(ObjectIdentifier(constraint)).inserted { all.append(constraint) }
    }
  }

  /// Constraints that were activated.
  var added = Constraints()
  /// Active constraints that got another constant or priority.
  var changed = Constraints()
  /// Views that have entered the tree, with their constraints.
  var entered: [ViewReference] = []
  private(set) var views: [(reference: ViewReference, changes: ViewChanges)] = []
  private var places: [ObjectIdentifier: Int] = [:]

  mutating func note(_ changes: ViewChanges, of view: UIView) {
    let reference = view.reference
    if let place = places[ObjectIdentifier(reference)] {
      views[place].changes.formUnion(changes)
    } else {
      places[ObjectIdentifier(reference)] = views.count
      views.append((reference, changes))
    }
  }
}
