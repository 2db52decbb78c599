extension StoryboardDocument {
  /// A `viewControllerPlaceholder`, which stands for a controller of another storyboard or of this one.
  ///
  /// The storyboard is opened when a segue or a relationship to the reference is resolved, not before.
  public struct StoryboardReference: StoryboardObject, Codable {
    public internal(set) var record: ObjectRecord
    public internal(set) var target: Target
    /// The copy that Interface Builder draws; the referenced controller has an item of its own.
    public internal(set) var navigationItem: BarItem?
    public internal(set) var tabBarItem: BarItem?

    public enum Target: Hashable, Sendable, Codable {
      /// The initial controller of the storyboard; of this one for `nil`.
      case initial(of: ResourceName?)
      /// The controller with the identifier in the storyboard; in this one for `nil`.
      case controller(identifier: String, in: ResourceName?)
      /// A storyboard name that is a path or no name at all (STORY-12). Nothing may be opened.
      case refused(name: String)
    }

    /// The bundle of the storyboard; `nil` for the one that this storyboard came from.
    public var bundleIdentifier: String? { attributes["bundleIdentifier"] }

    /// The other storyboard's name; `nil` for this storyboard, and for a refused name.
    public var storyboardName: ResourceName? {
      switch target {
      case .initial(let name), .controller(_, let name): name
      case .refused: nil
      }
    }
  }
}
