import Foundation
import StoryboardDocument

/// Makes the controller of a scene with its children, as one archive (IB-02 to IB-05):
///
///     class → creator or init(coder:) [attributes, items, children in the file's order] → other objects of the scene
///     then, for all scenes of the archive, children before their containers:
///     outlets and actions between objects outside of views → runtime attributes → awakeFromNib()
@MainActor final class Instantiation {
  static let depthLimit = 256

  /// The scenes that were made, children before their containers, and their controllers.
  private var made: [(scene: SceneObjects, controller: UIViewController)] = []

  /// The number of scenes that are being made within each other.
  @MainActor private final class Depth: StagePart { var value = 0 }
  private var depth: Depth { .current }

  /// - Parameters:
  ///   - enclosing: The container, or the scene in whose view the controller is embedded.
  ///   - creator: Makes the controller; `nil`, or its answer `nil`, for `init(coder:)`.
  func controller(
    of number: Int, in storyboard: UIStoryboard, enclosing: SceneObjects?,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(StoryboardError) -> UIViewController? {
    guard let file = storyboard.file, let description = file.document.scenes[number].controller else { return nil }
    let depth = depth
    guard depth.value < Self.depthLimit else { throw .tooDeep(file.place(ofScene: number)) }
    depth.value += 1
    defer { depth.value -= 1 }

    file.reportProblems(ofScene: number)
    let scene = SceneObjects(storyboard, file, number, description, enclosing: enclosing)
    let controller = make(description, scene, creator)
    scene.makeTopLevelObjects()
    made.append((scene, controller))
    return controller
  }

  private func make(
    _ description: StoryboardDocument.Controller, _ scene: SceneObjects, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let archive = SceneArchive(scene, self)
    if let made = creator?(archive) {
      if !archive.hasRead(made) {
        Diagnostics.report(.archiveNotUsed(made, at: scene.file.text(description.record)))
        archive.read(made)
        archive.readChildren(of: made)
      }
      return made
    }
    let search = ClassSearch(file: scene.file)
    let choice = search.choose(
      description.record, stock: description.kind.stockClass, general: description.kind.generalClass)
    if description.kind == .unknown { search.noteUnknownElement(description.record, UIViewController.self) }
    scene.isStandIn = choice.isStandIn
    return make(choice.type, description, scene)
  }

  private func make(
    _ type: AnyClass, _ description: StoryboardDocument.Controller, _ scene: SceneObjects
  ) -> UIViewController {
    // The closure may have read the first archive.
    let archive = SceneArchive(scene, self)
    if let made = (type as? UIViewController.Type)?.init(coder: archive) {
      if !archive.hasRead(made) { archive.read(made) }
      return made
    }
    Diagnostics.report(.archiveReturnedNil(type, at: scene.file.text(description.record)))
    scene.isStandIn = true
    let stock = description.kind.generalClass as? UIViewController.Type
    return stock?.init(coder: SceneArchive(scene, self)) ?? UIViewController()
  }

  /// Makes the children of a container, which have a relationship to it (IB-03).
  func children(of scene: SceneObjects) -> [(relationship: StoryboardDocument.Relationship, child: UIViewController)] {
    var children: [(relationship: StoryboardDocument.Relationship, child: UIViewController)] = []
    for segue in scene.description.relationships {
      guard case .relationship(let relationship) = segue.kind else { continue }
      do throws(StoryboardError) {
        guard let (storyboard, number) = try ReferenceSearch.scene(of: segue.destination, in: scene.storyboard) else {
          continue
        }
        if scene.isInside(number, of: storyboard.file) {
          let place = InterfaceFile.Place(
            file: scene.file, location: segue.location, scene: scene.description.id?.text)
          throw .cycle(.relationshipCycle, "A container would be its own child.", at: place)
        }
        if let child = try controller(of: number, in: storyboard, enclosing: scene) {
          children.append((relationship, child))
        }
      } catch {
        Diagnostics.report(.storyboardUnusable(error))
      }
    }
    return children
  }

  /// Connects all objects of the archive, then sets their runtime attributes, then awakes them.
  func finish() {
    for (scene, controller) in made { scene.connect(controller) }
    for (scene, controller) in made { scene.setAttributes(controller) }
    for (scene, controller) in made { scene.awake(controller) }
  }
}

extension StoryboardDocument.ControllerKind {
  /// The class that takes the place of a stock class that the program does not have.
  fileprivate var generalClass: AnyClass {
    switch self {
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .splitViewController: UISplitViewController.self
    case .pageViewController: UIPageViewController.self
    case .viewController, .tableViewController, .collectionViewController, .avPlayerViewController,
      .glkViewController, .hostingController, .unknown:
      UIViewController.self
    }
  }
}
