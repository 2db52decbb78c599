import Foundation
import StoryboardDocument

/// Connects the objects of a file: outlets, outlet collections and actions; sets runtime attributes; sends `awakeFromNib`.
///
/// For an outlet, in this order: the class's ``InterfaceConnections``, the outlets that stock classes have,
/// ``UIResponder/setValue(_:forUndefinedKey:)``. Rules IB-12, IB-20 to IB-24.
@MainActor struct ObjectConnector {
  typealias Connection = StoryboardDocument.Connection

  let file: InterfaceFile
  /// The objects that connections can name, and whether the placeholder of the first responder is meant.
  let objects: [StoryboardDocument.ObjectID: AnyObject]
  /// Whether an id stands for the first responder.
  let isFirstResponder: (StoryboardDocument.ObjectID) -> Bool

  // MARK: Outlets and actions

  /// Connects an object to those that were made. Connections to others are left out: they are made later, or a check of the file
  /// has reported them.
  /// - Parameter destinations: The ids to connect to; `nil` for all.
  func connect(_ owner: MadeObject, only destinations: Set<StoryboardDocument.ObjectID>? = nil) {
    var collections: [(name: String, members: [AnyObject], appends: Bool)] = []
    for connection in owner.record.connections {
      if let destinations, !destinations.contains(connection.destination) { continue }
      switch connection {
      case .outlet(let outlet):
        guard let object = objects[outlet.destination] else { continue }
        set(outlet.property, of: owner, to: object, at: place(outlet.location))
      case .collectionMember(let member):
        guard let object = objects[member.destination] else { continue }
        if let index = collections.firstIndex(where: { $0.name == member.property }) {
          collections[index].members.append(object)
        } else {
          collections.append((member.property, [object], member.appends))
        }
      case .action(let action): add(action, to: owner)
      case .segue: continue
      }
    }
    for collection in collections {
      setCollection(collection.name, of: owner, to: collection.members, at: place(owner.record.location))
    }
  }

  private func set(_ name: String, of owner: MadeObject, to object: AnyObject, at place: String) {
    if let outlet = ConnectionLookup.connections(of: owner.object).outlets[name] {
      if outlet.set(owner.object, object) { return }
      return report(.wrongOutletType(name, owner.object, object, expected: outlet.type, at: place))
    }
    switch StockOutlets.set(name, of: owner.object, to: object) {
    case .set: return
    case .wrongType(let expected):
      report(.wrongOutletType(name, owner.object, object, expected: expected, at: place))
    case .unknown:
      guard !owner.isStandIn else { return }
      UndefinedKey.set(object, name, of: owner.object, .outlet(type: "\(type(of: object))"), at: place)
    }
  }

  private func setCollection(_ name: String, of owner: MadeObject, to members: [AnyObject], at place: String) {
    if let collection = ConnectionLookup.connections(of: owner.object).collections[name] {
      if collection.set(owner.object, members) { return }
      guard let other = members.first else { return }
      return report(.wrongOutletType(name, owner.object, other, expected: collection.type, at: place))
    }
    if name == "gestureRecognizers", let view = owner.object as? UIView {
      for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
      return
    }
    guard !owner.isStandIn else { return }
    UndefinedKey.set(members, name, of: owner.object, .collection(type: ""), at: place)
  }

  private func add(_ action: StoryboardDocument.Action, to owner: MadeObject) {
    let isOpen = isFirstResponder(action.destination)
    let receiver = isOpen ? nil : objects[action.destination]
    guard isOpen || receiver != nil else { return }
    let target = SelectorTarget(receiver, Selector(action.selector))
    switch owner.object {
    case let control as UIControl:
      let event = action.event.map(\.uiKit) ?? .primaryActionTriggered
      control.addAction(UIAction { target.send(from: $0.sender.map { $0 as AnyObject } ?? NSNull()) }, for: event)
    case let item as UIBarButtonItem:
      item.target = target.object
      item.action = target.action
    case let recognizer as UIGestureRecognizer:
      recognizer.addHandler { target.send(from: $0) }
    default: break
    }
  }

  // MARK: Runtime attributes

  /// Sets the runtime attributes, in the order of the file.
  func setAttributes(of owner: MadeObject) {
    for attribute in owner.record.runtimeAttributes {
      let (name, value) = (attribute.keyPath, value(of: attribute))
      if let property = ConnectionLookup.connections(of: owner.object).attributes[name] {
        if property.set(owner.object, value) { continue }
        report(
          .runtimeAttributeNotSet(
            name, owner.object, "its type is \(property.type).", at: place(attribute.location)))
      } else if !StockAttributes.set(name, of: owner.object, to: value), !owner.isStandIn {
        UndefinedKey.set(value.object, name, of: owner.object, .attribute, at: place(attribute.location))
      }
    }
  }

  private func value(of attribute: StoryboardDocument.RuntimeAttribute) -> InterfaceValue {
    switch attribute.value {
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .string(let value): .string(value)
    case .localizedString(let key): .string((file.bundle ?? .main).localizedString(forKey: key, value: key, table: nil))
    case .color(let color): .color(file.color(color))
    case .point(let value): .point(value.cgPoint)
    case .size(let value): .size(value.cgSize)
    case .rect(let value): .rect(value.cgRect)
    case .range(let value): .range(value.nsRange)
    case .image(let name): UIImage(named: name).map { .image($0) } ?? .none
    case .nil: .none
    }
  }

  // MARK: The end

  /// Sends `awakeFromNib()`. The object is connected, and a view is in its superview.
  static func awake(_ object: AnyObject) {
    switch object {
    case let controller as UIViewController: NibDelivery.awake(controller)
    case let view as UIView: ViewDelivery.deliver(.awakeFromNib, to: view)
    case let item as UIBarItem: item.awakeFromNib()
    case let item as UINavigationItem: item.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    case let responder as UIResponder: responder.awakeFromNib()
    case let object as any InterfaceObject: object.awakeFromNib()
    case let object as any FileAwaking: object.awakeFromNib()
    default: break
    }
  }

  private func report(_ issue: HierarchyIssue) { Diagnostics.report(issue) }

  private func place(_ location: StoryboardDocument.Location) -> String { "\(file.fileName):\(location.line)" }
}

extension SelectorTarget {
  fileprivate func send(from sender: AnyObject) {
    if isOpen {
      let start = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
      return ActionSending.send(action, from: sender, startingAt: start)
    }
    if let object { ActionSending.send(action, to: object, from: sender) }
  }
}

extension StoryboardDocument.ControlEvent {
  fileprivate var uiKit: UIControl.Event {
    switch self {
    case .touchDown: .touchDown
    case .touchDownRepeat: .touchDownRepeat
    case .touchDragInside: .touchDragInside
    case .touchDragOutside: .touchDragOutside
    case .touchDragEnter: .touchDragEnter
    case .touchDragExit: .touchDragExit
    case .touchUpInside: .touchUpInside
    case .touchUpOutside: .touchUpOutside
    case .touchCancel: .touchCancel
    case .valueChanged: .valueChanged
    case .menuActionTriggered: .menuActionTriggered
    case .primaryActionTriggered: .primaryActionTriggered
    case .editingDidBegin: .editingDidBegin
    case .editingChanged: .editingChanged
    case .editingDidEnd: .editingDidEnd
    case .editingDidEndOnExit: .editingDidEndOnExit
    case .allTouchEvents: .allTouchEvents
    case .allEditingEvents: .allEditingEvents
    case .allEvents: .allEvents
    }
  }
}
