import Foundation
import StoryboardDocument

/// The objects of one scene, from its controller's making to its end. The controller retains it, and so the objects of the scene
/// outside of its view, as UIKit does.
///
/// The view is made of the file whenever it is loaded (IB-10 to IB-14).
@MainActor final class SceneObjects: ViewSource {
  typealias ObjectID = StoryboardDocument.ObjectID

  let storyboard: UIStoryboard
  let file: InterfaceFile
  let number: Int
  let description: StoryboardDocument.Controller
  /// The scene of the container, or that in whose view the controller is embedded.
  let enclosing: SceneObjects?
  /// The objects outside of the view: items, bars, recognizers, custom objects, stray views.
  private(set) var builder: ObjectBuilder
  /// Whether the controller's class took the place of an unknown one.
  var isStandIn = false
  /// The templates of the scene's segues, by their places in the file.
  var templates: [StoryboardDocument.Location: SegueTemplate] = [:]
  private var owner: ControllerReference?
  private var phase = Phase.making(early: nil)
  /// The views of the last loading that segues name.
  private var references: [ObjectID: ViewReference] = [:]

  private enum Phase {
    /// The objects outside of the view are being made. The view may have been loaded already, in an initialiser.
    case making(early: ObjectBuilder?)
    case connected
  }

  init(
    _ storyboard: UIStoryboard, _ file: InterfaceFile, _ number: Int, _ description: StoryboardDocument.Controller,
    enclosing: SceneObjects?
  ) {
    self.storyboard = storyboard
    self.file = file
    self.number = number
    self.description = description
    self.enclosing = enclosing
    builder = ObjectBuilder(file)
  }

  /// Whether the scene, or one around it, is that scene.
  func isInside(_ number: Int, of file: InterfaceFile?) -> Bool {
    var current: SceneObjects? = self
    while let scene = current {
      if scene.number == number, scene.file === file { return true }
      current = scene.enclosing
    }
    return false
  }

  /// Another controller reads the archive: it gets objects of its own.
  func startAgain() { builder = ObjectBuilder(file) }

  /// The controller that was made of the scene.
  func adopt(_ controller: UIViewController) {
    guard owner?.controller !== controller else { return }
    owner = controller.reference
    controller.rareState.viewSource = self
    SegueMaking(self).addTemplates(to: controller)
  }

  var controller: UIViewController? { owner?.controller }

  // MARK: Outside of the view

  /// Makes the other objects of the scene (IB-04).
  func makeTopLevelObjects() {
    for object in file.document.scenes[number].objects {
      switch object {
      case .recognizer(let recognizer): _ = builder.recognizer(recognizer)
      case .custom(let object): _ = builder.customObject(object)
      case .view(let view): _ = builder.view(view)
      case .item(let item):
        switch item.kind {
        case .barButtonItem: _ = builder.barButtonItem(item)
        case .navigationItem: builder.navigationItem(item)
        case .tabBarItem: _ = builder.tabBarItem(item)
        case .segment: break
        }
      case .controller, .reference, .placeholder, .exit, .section, .guide, .constraint: break
      }
    }
  }

  func connect(_ controller: UIViewController) {
    // A closure may have made another controller of the same archive.
    adopt(controller)
    var objects = objects(with: controller)
    if case .making(let early?) = phase { objects.merge(early.objects) { one, _ in one } }
    let connector = self.connector(objects)
    for made in all(controller) { connector.connect(made) }
    if case .making(let early?) = phase {
      // What the view's objects were to be connected to has been made only now.
      let late = Set(builder.objects.keys)
      for made in early.made { connector.connect(made, only: late) }
    }
    StoryboardConstraints.activate(builder)
    SegueMaking(self).attach(to: builder.made)
    phase = .connected
  }

  func setAttributes(_ controller: UIViewController) {
    let connector = self.connector(objects(with: controller))
    for made in all(controller) { connector.setAttributes(of: made) }
  }

  /// The controller comes last: it may use the others.
  func awake(_ controller: UIViewController) {
    for made in builder.made { ObjectConnector.awake(made.object) }
    ObjectConnector.awake(controller)
  }

  /// The controller and the other objects outside of the view.
  private func all(_ controller: UIViewController) -> [MadeObject] {
    [MadeObject(object: controller, record: description.record, isStandIn: isStandIn)]
      + builder.made
  }

  private func objects(with controller: UIViewController) -> [ObjectID: AnyObject] {
    var objects = builder.objects
    if let id = description.id { objects[id] = controller }
    return objects
  }

  private func connector(_ objects: [ObjectID: AnyObject]) -> ObjectConnector {
    var firstResponders: Set<ObjectID> = []
    for case .placeholder(let placeholder) in file.document.scenes[number].objects {
      if placeholder.kind == .firstResponder, let id = placeholder.id { firstResponders.insert(id) }
    }
    return ObjectConnector(file: file, objects: objects) { firstResponders.contains($0) }
  }

  // MARK: The view

  func loadView(of controller: UIViewController) -> Bool {
    // A container makes its own view.
    guard let description = description.view, controller.rare?.shownChildren == nil else { return false }
    let views = builderOfViews(controller)
    let view = views.view(description)
    controller.view = view
    guard controller.loadedView === view else { return true }
    for guide in self.description.layoutGuides { views.add(guide, of: .guide(guide.kind, view)) }
    StoryboardConstraints.activate(views)
    connectViews(views, controller)
    return true
  }

  private func builderOfViews(_ controller: UIViewController) -> ObjectBuilder {
    let views = ObjectBuilder(file, objects: objects(with: controller))
    // Tables keep the closure longer than the controller may live.
    views.makePrototype = { [weak self] description in self?.prototype(description) }
    return views
  }

  /// Makes a view of a prototype, and connects it (IB-17).
  private func prototype(_ description: StoryboardDocument.View) -> UIView? {
    guard let controller else { return nil }
    let views = builderOfViews(controller)
    let view = views.view(description)
    StoryboardConstraints.activate(views)
    let connector = self.connector(views.objects)
    for made in views.made { connector.connect(made) }
    SegueMaking(self).attach(to: views.made)
    for made in views.made { connector.setAttributes(of: made) }
    for made in views.made { ObjectConnector.awake(made.object) }
    return view
  }

  private func connectViews(_ views: ObjectBuilder, _ controller: UIViewController) {
    let connector = self.connector(views.objects)
    let inside = Set(views.made.compactMap(\.record.id)).union(views.constraintIDs)
    for made in all(controller) { connector.connect(made, only: inside) }
    for made in views.made { connector.connect(made) }
    noteReferences(views)
    SegueMaking(self).attach(to: views.made)
    for made in views.made { connector.setAttributes(of: made) }
    for made in views.made { ObjectConnector.awake(made.object) }
    if case .making = phase { phase = .making(early: views) }
  }

  private func noteReferences(_ views: ObjectBuilder) {
    references = [:]
    for source in file.segues(ofScene: number) {
      var ids = [source.owner].compactMap(\.self)
      if case .popoverPresentation(let popover) = source.segue.kind {
        ids += popover.passthroughViews
        if case .view(let id) = popover.anchor { ids.append(id) }
      }
      for id in ids {
        if let view = views.objects[id] as? UIView { references[id] = view.reference }
      }
    }
  }

  /// A view or bar item that a segue names.
  func object(_ id: ObjectID) -> AnyObject? { references[id]?.view ?? builder.objects[id] }
}
