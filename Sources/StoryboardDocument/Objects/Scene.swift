extension StoryboardDocument {
  /// A scene of a storyboard: a controller, or a reference to one, with the objects that are made beside it.
  public struct Scene: Hashable, Sendable, Codable {
    public internal(set) var id: ObjectID?
    public internal(set) var location: Location
    /// The top-level objects, in document order.
    public internal(set) var objects: [Object]
    /// Where the scene stands on the canvas.
    public internal(set) var canvasLocation: Point?
    /// Elements without a known meaning that stand in no object of the scene (STORY-07).
    public internal(set) var unknownElements: [Element]

    /// The first controller; `nil` if the scene has a reference to a storyboard instead, or is damaged.
    public var controller: Controller? {
      for case .controller(let controller) in objects { return controller }
      return nil
    }

    /// The reference to a controller of another storyboard, if the scene stands for one.
    public var reference: StoryboardReference? {
      for case .reference(let reference) in objects { return reference }
      return nil
    }

    /// The destination of the scene's unwind segues.
    public var exit: Exit? {
      for case .exit(let exit) in objects { return exit }
      return nil
    }
  }
}
