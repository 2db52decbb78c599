extension StoryboardDocument {
  /// Any object of a file that others can refer to.
  public indirect enum Object: Hashable, Sendable, Codable {
    case controller(Controller)
    case reference(StoryboardReference)
    case placeholder(Placeholder)
    case exit(Exit)
    case view(View)
    case item(BarItem)
    case section(TableSection)
    case guide(LayoutGuide)
    case constraint(Constraint)
    case recognizer(GestureRecognizer)
    case custom(CustomObject)

    public var id: ObjectID? {
      switch self {
      case .guide(let guide): guide.id
      case .constraint(let constraint): constraint.id
      default: record?.id
      }
    }

    public var location: Location {
      switch self {
      case .guide(let guide): guide.location
      case .constraint(let constraint): constraint.location
      case .controller(let value): value.location
      case .reference(let value): value.location
      case .placeholder(let value): value.location
      case .exit(let value): value.location
      case .view(let value): value.location
      case .item(let value): value.location
      case .section(let value): value.location
      case .recognizer(let value): value.location
      case .custom(let value): value.location
      }
    }

    /// `nil` for guides and constraints, which have neither a class nor connections of their own.
    public var record: ObjectRecord? {
      switch self {
      case .controller(let value): value.record
      case .reference(let value): value.record
      case .placeholder(let value): value.record
      case .exit(let value): value.record
      case .view(let value): value.record
      case .item(let value): value.record
      case .section(let value): value.record
      case .recognizer(let value): value.record
      case .custom(let value): value.record
      case .guide, .constraint: nil
      }
    }

    /// The name of the object's element.
    public var element: String {
      switch self {
      case .guide(let guide): guide.element
      case .constraint: "constraint"
      default: record?.element ?? ""
      }
    }
  }
}
