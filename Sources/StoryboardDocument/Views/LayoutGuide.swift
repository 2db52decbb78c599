extension StoryboardDocument {
  /// A guide that constraints can name.
  public struct LayoutGuide: Hashable, Sendable, Codable {
    public let id: ObjectID?
    public let kind: Kind
    /// The name of its element.
    public let element: String
    public let location: Location

    public enum Kind: Hashable, Sendable, Codable {
      /// A guide of the view that contains it.
      case safeArea, contentLayout, frameLayout, keyboard
      /// A guide of the controller that contains it, for iOS 7 to 10.
      case top, bottom
      case other(String)
    }

    init(id: ObjectID?, name: String, element: String, location: Location) {
      self.id = id
      self.element = element
      self.location = location
      kind =
        switch name {
        case "safeArea": .safeArea
        case "contentLayoutGuide": .contentLayout
        case "frameLayoutGuide": .frameLayout
        case "keyboard", "keyboardLayoutGuide": .keyboard
        case "top": .top
        case "bottom": .bottom
        default: .other(name)
        }
    }
  }
}
