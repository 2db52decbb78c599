/// The controllers between the source of an unwind segue and its destination. Rules SEGUE-06, SEGUE-07.
@MainActor struct UnwindPath {
  /// From the source to the destination, both included; neighbours are parent and child, or presenter and presented.
  let controllers: [UIViewController]
  /// The controller that presents the source's part of the path, if the path leaves a presentation; the outermost one of several.
  let presenter: UIViewController?

  init(from source: UIViewController, to destination: UIViewController) {
    let down = Self.ancestors(of: destination)
    let places = Dictionary(uniqueKeysWithValues: down.enumerated().map { (ObjectIdentifier($1), $0) })
    var controllers: [UIViewController] = []
    var presenter: UIViewController?
    var current: UIViewController? = source
    while let controller = current {
      controllers.append(controller)
      if let place = places[ObjectIdentifier(controller)] {
        controllers += down[..<place].reversed()
        break
      }
      if controller.links.parent == nil { presenter = controller.ownPresentation?.presenter }
      current = Self.next(after: controller)
    }
    self.controllers = controllers
    self.presenter = controllers.last === destination ? presenter : nil
  }

  /// The parent; for a controller without one its presenter.
  static func next(after controller: UIViewController) -> UIViewController? {
    controller.links.parent ?? controller.ownPresentation?.presenter
  }

  /// The controller itself, then its parents.
  private static func ancestors(of controller: UIViewController) -> [UIViewController] {
    var ancestors: [UIViewController] = []
    var current: UIViewController? = controller
    while let ancestor = current {
      ancestors.append(ancestor)
      current = ancestor.links.parent
    }
    return ancestors
  }

  /// For each parent around `source`, also around its presenters, the child that leads to it.
  static func children(towards source: UIViewController) -> [ObjectIdentifier: UIViewController] {
    var children: [ObjectIdentifier: UIViewController] = [:]
    var current: UIViewController? = source
    while let controller = current {
      if let parent = controller.links.parent, children[ObjectIdentifier(parent)] == nil {
        children[ObjectIdentifier(parent)] = controller
      }
      current = next(after: controller)
    }
    return children
  }
}
