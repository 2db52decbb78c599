/// Finds the controllers of a stage: those that its windows reach, on screen or not.
///
/// The search starts at every window that was shown or has a root, and follows every link between controllers: children,
/// presented controllers, presenters and parents, controllers that a container retains beside its children
/// (``UIViewController/controllersBesideChildren``), and the controllers of views inside a view, whatever their parents are.
/// Parents come before their children, children before controllers that their parent presents.
///
/// A controller in no tree is not found, because no link leads to it and controllers are not registered. A list of all of them
/// would cost each controller two more links and each release an update of its neighbours; and a controller in no tree belongs to
/// no stage, so that a warning in one test would reach the controllers of another.
@MainActor struct StageControllers {
  private enum Place {
    case controller(UIViewController)
    case view(UIView)
  }

  private var found: [UIViewController] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The places still to visit, the next one last. The tree may be of any depth, so there is no recursion.
  private var open: [Place] = []

  /// - Complexity: O(n) in the controllers and views of the stage.
  static func all(of stage: Stage) -> [UIViewController] {
    var search = StageControllers()
    for window in WindowList.of(stage).allWindows { search.look(from: window) }
    return search.found
  }

  private mutating func look(from window: UIWindow) {
    open = [.view(window)]
    if let root = window.rootViewController { open.append(.controller(root)) }
    while let place = open.popLast() {
      switch place {
      case .controller(let controller): visit(controller)
      case .view(let view): visit(view)
      }
    }
  }

  private mutating func visit(_ controller: UIViewController) {
    guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
    found.append(controller)
    var next = controller.orderedChildren.map(Place.controller)
    next += controller.controllersBesideChildren.map(Place.controller)
    if let presented = controller.ownPresented?.presented { next.append(.controller(presented)) }
    if let presenter = controller.ownPresentation?.presenter { next.append(.controller(presenter)) }
    if let parent = controller.links.parent { next.append(.controller(parent)) }
    if let view = controller.loadedView { next += view.orderedSubviews.map(Place.view) }
    open += next.reversed()
  }

  private mutating func visit(_ view: UIView) {
    // A root view's subviews are visited with its controller.
    if let controller = view.owner as? UIViewController { return open.append(.controller(controller)) }
    open += view.orderedSubviews.reversed().map(Place.view)
  }
}
