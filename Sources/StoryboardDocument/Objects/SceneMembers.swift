extension StoryboardDocument {
  /// Stands for an object that is not in the file.
  public struct Placeholder: StoryboardObject, Codable {
    public internal(set) var record: ObjectRecord

    /// What a placeholder stands for.
    public enum Kind: Hashable, Sendable, Codable {
      /// Actions that are sent to it have no target.
      case firstResponder
      /// The object that loads the xib.
      case filesOwner
      case external(identifier: String)
    }

    public var kind: Kind {
      switch attributes["placeholderIdentifier"] {
      case "IBFirstResponder": .firstResponder
      case "IBFilesOwner": .filesOwner
      case let identifier: .external(identifier: identifier ?? "")
      }
    }
  }

  /// The destination of a scene's unwind segues. No object is made for it.
  public struct Exit: StoryboardObject, Codable {
    public internal(set) var record: ObjectRecord
  }

  /// A gesture recognizer. It stands beside the controller and is attached by an outlet collection of a view.
  public struct GestureRecognizer: StoryboardObject, Codable {
    public internal(set) var kind: GestureKind
    public internal(set) var record: ObjectRecord
  }

  /// The stock class of a recognizer.
  public enum GestureKind: String, Hashable, Sendable, Codable, CaseIterable {
    case tap = "tapGestureRecognizer"
    case pan = "panGestureRecognizer"
    case screenEdgePan = "screenEdgePanGestureRecognizer"
    case swipe = "swipeGestureRecognizer"
    case pinch = "pinchGestureRecognizer"
    case rotation = "rotationGestureRecognizer"
    /// Interface Builder spells it so.
    case longPress = "pongPressGestureRecognizer"
    case hover = "hoverGestureRecognizer"
    case custom = "gestureRecognizer"
  }

  /// Any other object: a `customObject`, which is made by `init()`, a layout of a collection view, a search controller.
  public struct CustomObject: StoryboardObject, Codable {
    public internal(set) var record: ObjectRecord
  }
}
