extension StoryboardDocument {
  /// A segue, from the object that contains it to a controller, a reference or an exit.
  public struct Segue: Hashable, Sendable, Codable {
    public internal(set) var kind: Kind
    /// The kind as the file spells it. Old files say `push` for `show` and `modal` for `presentation`.
    public internal(set) var spelling: String
    public internal(set) var destination: ObjectID
    public internal(set) var id: ObjectID?
    /// The name for `performSegue(withIdentifier:sender:)`.
    public internal(set) var identifier: String?
    /// A subclass of `UIStoryboardSegue`. Segues of all kinds may have one; the kind `custom` must.
    public internal(set) var customClass: CustomClass?
    /// The `@IBSegueAction` that makes the destination, a selector such as `makeDetail:sender:identifier:`.
    public internal(set) var creationSelector: String?
    public internal(set) var isAnimated: Bool
    public internal(set) var modalPresentationStyle: PresentationStyle?
    public internal(set) var modalTransitionStyle: TransitionStyle?
    /// The event that starts the segue: `accessoryAction` for a cell's accessory; `nil` for the object's usual action.
    public internal(set) var trigger: String?
    /// `preview` and `commit` for the segues of peek and pop, which stand inside another segue.
    public internal(set) var key: String?
    public internal(set) var nestedSegues: [Segue]
    /// The attributes without those of the members above.
    public internal(set) var attributes: Attributes
    public internal(set) var location: Location

    public enum Kind: Hashable, Sendable, Codable {
      /// A child, which is made together with its container.
      case relationship(Relationship)
      case show
      case showDetail
      case presentation
      case popoverPresentation(Popover)
      /// A child in a container view, made when the container's view loads.
      case embed
      case custom
      /// Back to a controller that has the action. The destination is the exit of the own scene.
      case unwind(action: String)
    }

    /// Where a popover's arrow points. A file may leave out the anchor; the popover then needs one in code.
    public struct Popover: Hashable, Sendable, Codable {
      public let anchor: Anchor?
      public let arrowDirections: ArrowDirections
      /// Views outside the popover that stay active.
      public let passthroughViews: [ObjectID]

      public init(anchor: Anchor?, arrowDirections: ArrowDirections = .any, passthroughViews: [ObjectID] = []) {
        self.anchor = anchor
        self.arrowDirections = arrowDirections
        self.passthroughViews = passthroughViews
      }

      public enum Anchor: Hashable, Sendable, Codable {
        case view(ObjectID)
        case barButtonItem(ObjectID)
      }
    }

    /// Whether the destination is made together with the source.
    public var isRelationship: Bool { if case .relationship = kind { true } else { false } }
    public var isUnwind: Bool { if case .unwind = kind { true } else { false } }

    /// The kind in the spelling of today's files.
    public var kindName: String {
      switch kind {
      case .relationship: "relationship"
      case .show: "show"
      case .showDetail: "showDetail"
      case .presentation: "presentation"
      case .popoverPresentation: "popoverPresentation"
      case .embed: "embed"
      case .custom: "custom"
      case .unwind: "unwind"
      }
    }
  }

  /// The place of a child in its container. The names have been the same since iOS 5.
  public enum Relationship: String, Hashable, Sendable, Codable, CaseIterable {
    /// The only controller on a navigation controller's stack.
    case rootViewController
    /// A tab.
    case viewControllers
    /// The primary column.
    case masterViewController
    /// The secondary column.
    case detailViewController
    case supplementaryViewController
    case compactViewController
  }
}
