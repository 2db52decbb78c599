extension StoryboardDocument {
  /// A connection from the object that contains it to another one.
  public enum Connection: Hashable, Sendable, Codable {
    case outlet(Outlet)
    case collectionMember(OutletCollectionMember)
    case action(Action)
    case segue(Segue)

    public var location: Location {
      switch self {
      case .outlet(let outlet): outlet.location
      case .collectionMember(let member): member.location
      case .action(let action): action.location
      case .segue(let segue): segue.location
      }
    }

    public var destination: ObjectID {
      switch self {
      case .outlet(let outlet): outlet.destination
      case .collectionMember(let member): member.destination
      case .action(let action): action.destination
      case .segue(let segue): segue.destination
      }
    }
  }

  /// A property that is set to another object.
  public struct Outlet: Hashable, Sendable, Codable {
    public internal(set) var property: String
    public internal(set) var destination: ObjectID
    public internal(set) var id: ObjectID?
    public internal(set) var location: Location
  }

  /// One member of an outlet collection; the members stand in order.
  public struct OutletCollectionMember: Hashable, Sendable, Codable {
    public internal(set) var property: String
    public internal(set) var destination: ObjectID
    /// Whether the member is added to those that the object has: `gestureRecognizers`.
    public internal(set) var appends: Bool
    /// `NSArray`, `NSMutableArray`, `NSSet`.
    public internal(set) var collectionClass: String?
    public internal(set) var id: ObjectID?
    public internal(set) var location: Location
  }

  /// A method that is called on another object. A destination that is the first responder's placeholder means no target.
  public struct Action: Hashable, Sendable, Codable {
    /// An Objective-C selector: `save:`, `save:forEvent:`.
    public internal(set) var selector: String
    public internal(set) var destination: ObjectID
    /// The event of a control; `nil` for bar items and recognizers.
    public internal(set) var event: ControlEvent?
    public internal(set) var id: ObjectID?
    public internal(set) var location: Location
  }

  public enum ControlEvent: String, Hashable, Sendable, Codable, CaseIterable {
    case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
    case touchUpInside, touchUpOutside, touchCancel, valueChanged, menuActionTriggered, primaryActionTriggered
    case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
    case allTouchEvents, allEditingEvents, allEvents
  }
}
