import Foundation

/// A method of an object, or of one that the responder chain finds. Rules: RESP-19, RESP-20.
@MainActor struct SelectorTarget: @MainActor Equatable {
  let action: Selector
  /// `nil` for the responder chain.
  private let reference: UnretainedTarget?

  init(_ target: Any?, _ action: Selector) {
    self.action = action
    reference = target.map { UnretainedTarget($0 as AnyObject) }
  }

  /// Whether the object is to be found in the responder chain.
  var isOpen: Bool { reference == nil }
  /// The object, if it is alive.
  var object: AnyObject? { reference?.object }

  static func == (one: Self, other: Self) -> Bool {
    one.action == other.action && one.reference?.id == other.reference?.id
  }

  /// Whether it is `target` with `action`; `nil` stands for every object or every method.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let action, action != self.action { return false }
    guard let target else { return true }
    return reference?.id == ObjectIdentifier(target as AnyObject)
  }
}

/// The actions and targets of a control, in the order of adding.
@MainActor struct ControlActions {
  enum Handler {
    case action(UIAction)
    case target(SelectorTarget)

    @MainActor fileprivate func isSame(as other: Handler) -> Bool {
      switch (self, other) {
      case (.action(let one), .action(let other)): one === other
      case (.target(let one), .target(let other)): one == other
      case (.action, .target), (.target, .action): false
      }
    }
  }

  private var entries: [(handler: Handler, events: UIControl.Event)] = []

  var allEvents: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Stands for the responder chain. One object, because two have different hashes on Linux.
  private static let chain = AnyHashable(NSNull())

  var targets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for case (.target(let target), _) in entries {
      if target.isOpen {
        result.insert(Self.chain)
      } else if let object = target.object {
        result.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return result
  }

  func names(of target: Any?, for event: UIControl.Event) -> [String]? {
    var names: [String] = []
    for case (.target(let present), let events) in entries where events.isSuperset(of: event) {
      let isMeant = target == nil ? present.isOpen : !present.isOpen && present.matches(target, nil)
      if isMeant { names.append("\(present.action)") }
    }
    return names.isEmpty ? nil : names
  }

  mutating func add(_ handler: Handler, for events: UIControl.Event) {
    for index in entries.indices where entries[index].handler.isSame(as: handler) {
      entries[index].events.formUnion(events)
      return
    }
    entries.append((handler, events))
  }

  mutating func removeAction(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { if case .action(let action) = $0 { action.identifier == identifier } else { false } }
  }

  mutating func remove(target: Any?, _ action: Selector?, for events: UIControl.Event) {
    remove(events) { if case .target(let present) = $0 { present.matches(target, action) } else { false } }
  }

  private mutating func remove(_ events: UIControl.Event, of isMeant: (Handler) -> Bool) {
    for index in entries.indices where isMeant(entries[index].handler) { entries[index].events.subtract(events) }
    entries.removeAll(where: \.events.isEmpty)
  }

  /// Passes each handler on until `iterator` asks to stop.
  func forEach(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
    var stops = false
    for entry in entries where !stops {
      switch entry.handler {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .target(let target): iterator(nil, (target.object, target.action), entry.events, &stops)
      }
    }
  }

  /// Calls everything that is there for one of `events`.
  func send(_ events: UIControl.Event, of control: UIControl, with event: UIEvent?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.handler {
      case .action(let action): control.sendAction(action)
      case .target(let target):
        if target.isOpen {
          control.sendAction(target.action, to: nil, for: event)
        } else if let object = target.object {
          control.sendAction(target.action, to: object, for: event)
        }
      }
    }
  }
}
