extension StoryboardDocument {
  /// The controllers of all scenes.
  public var controllers: [Controller] {
    scenes.lazy.flatMap(\.objects).compactMap { if case .controller(let controller) = $0 { controller } else { nil } }
  }

  /// The scene whose controller or reference has the id.
  public func scene(of id: ObjectID) -> Scene? {
    scenes.first { $0.controller?.id == id || $0.reference?.id == id }
  }

  /// The scene that a problem at this place belongs to: the last one that begins before it.
  public func scene(at location: Location) -> Scene? { scenes.last { $0.location <= location } }

  /// The controller with the id; `nil` if there is none, or a reference to a storyboard.
  public func controller(_ id: ObjectID) -> Controller? { controllers.first { $0.id == id } }

  /// The controller for `instantiateViewController(withIdentifier:)`. If several have the identifier, it is the first
  /// (STORY-24).
  public func controller(withIdentifier identifier: String) -> Controller? {
    controllers.first { $0.storyboardIdentifier == identifier }
  }

  /// A segue and where it begins.
  public struct SegueSource: Hashable, Sendable, Codable {
    public let segue: Segue
    /// The object that has the segue: a controller, or a button, cell or recognizer in its scene.
    public let owner: ObjectID?
    /// The name of the owner's element.
    public let element: String
    /// The controller of the owner's scene.
    public let controller: ObjectID?
  }

  /// All segues, relationships included.
  public var segues: [SegueSource] {
    let walk = ObjectWalk(self)
    return walk.connections.compactMap { owner, connection in
      guard case .segue(let segue) = connection else { return nil }
      let entry = walk.index.entries[owner]
      return SegueSource(
        segue: segue, owner: entry.id, element: entry.element,
        controller: entry.scene.flatMap { scenes[$0].controller?.id })
    }.sorted { $0.segue.location < $1.segue.location }
  }

  /// An object that is of a class of the app.
  public struct ClassUse: Hashable, Sendable, Codable {
    public let customClass: CustomClass
    /// The name of the object's element, or `segue`.
    public let element: String
    public let object: ObjectID?
    public let location: Location
  }

  /// The uses of all custom classes.
  public var classes: [ClassUse] {
    let walk = ObjectWalk(self)
    return walk.classes.map { use in
      ClassUse(customClass: use.customClass, element: use.element, object: use.object, location: use.location)
    }.sorted { $0.location < $1.location }
  }

  /// The tint colour of the whole file, from Xcode 5 on.
  public var globalTintColor: Color? {
    designTimeElements.first { $0.name == "color" && $0.key == "tintColor" }.flatMap(Color.init)
  }
}
