// The limit: a minimal hand-written tree of controllers and views. Open classes in a library, hooks that a client overrides,
// arrays of children, references to parents without a count, iterative release, no checks. ControllerTree is measured by it.

@MainActor
open class LimitResponder {
  public init() {}

  open var next: LimitResponder? { nil }
}

@MainActor
open class LimitView: LimitResponder {
  @exclusivity(unchecked) public internal(set) final nonisolated(unsafe) var subviews: [LimitView] = []
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var superview: LimitView?
  @exclusivity(unchecked) final unowned(unsafe) var controller: LimitController?
  @exclusivity(unchecked) final var isInWindow = false

  open override var next: LimitResponder? { controller ?? superview }
  open func willMove(toWindow isInWindow: Bool) {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}

  public final func add(_ view: LimitView) {
    view.superview = self
    subviews.append(view)
    view.didMoveToSuperview()
    if isInWindow { view.move(toWindow: true) }
  }

  public final func removeFromSuperview() {
    guard let superview else { return }
    if isInWindow { move(toWindow: false) }
    superview.subviews.remove(object: self)
    self.superview = nil
    didMoveToSuperview()
  }

  final func move(toWindow isVisible: Bool) {
    if subviews.isEmpty {
      willMove(toWindow: isVisible)
      isInWindow = isVisible
      didMoveToWindow()
      return
    }
    let views = subtree(of: self) { $0.subviews }
    for view in views {
      view.willMove(toWindow: isVisible)
      view.isInWindow = isVisible
    }
    for view in views { view.didMoveToWindow() }
  }

  deinit {
    if !subviews.isEmpty {
      release(&subviews) {
        $0.subviews
      } clear: {
        $0.subviews = []
      }
    }
  }
}

@MainActor
open class LimitController: LimitResponder {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  @exclusivity(unchecked) public internal(set) final nonisolated(unsafe) var children: [LimitController] = []
  @exclusivity(unchecked) final var appearance = Appearance.disappeared
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var parent: LimitController?
  public final let view: LimitView
  @exclusivity(unchecked) final var presentation: LimitPresentation?

  public init(view: LimitView) {
    self.view = view
    super.init()
    view.controller = self
  }

  open override var next: LimitResponder? { view.superview }
  open func willMove(toParent parent: LimitController?) {}
  open func didMove(toParent parent: LimitController?) {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// All that a container does: the child joins, its view is added, it appears if the parent has.
  public final func add(_ child: LimitController) {
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    view.add(child.view)
    if appearance == .appeared { child.appear() }
    child.didMove(toParent: self)
  }

  public final func removeFromParent() {
    guard let parent else { return }
    willMove(toParent: nil)
    if appearance == .appeared { disappear() }
    view.removeFromSuperview()
    parent.children.remove(object: self)
    self.parent = nil
    didMove(toParent: nil)
  }

  /// A window shows the controller as its root.
  public final func showInWindow() {
    view.move(toWindow: true)
    appear()
  }

  public final func appear() { step(from: .disappeared, by: .appearing, to: .appeared) }
  public final func disappear() { step(from: .appeared, by: .disappearing, to: .disappeared) }

  /// A callback may change the tree: the walk is over a list of the controllers as they were.
  private final func step(from start: Appearance, by change: Appearance, to end: Appearance) {
    if children.isEmpty {
      step(from: start, to: change)
      step(from: change, to: end)
      return
    }
    let controllers = subtree(of: self) { $0.children }
    for controller in controllers { controller.step(from: start, to: change) }
    for controller in controllers { controller.step(from: change, to: end) }
  }

  @inline(__always)
  private final func step(from start: Appearance, to end: Appearance) {
    guard appearance == start else { return }
    appearance = end
    switch end {
    case .appearing: viewWillAppear(false)
    case .appeared: viewDidAppear(false)
    case .disappearing: viewWillDisappear(false)
    case .disappeared: viewDidDisappear(false)
    }
  }

  deinit {
    if !children.isEmpty {
      release(&children) {
        $0.children
      } clear: {
        $0.children = []
      }
    }
  }
}

extension Array where Element: AnyObject {
  /// The last one goes without a search.
  mutating func remove(object: Element) {
    if last === object {
      removeLast()
    } else if let index = firstIndex(where: { $0 === object }) {
      remove(at: index)
    }
  }
}

/// `root` and all below it, parents first: one list of siblings is open at a time, the others wait.
@MainActor
@inline(__always)
private func subtree<Node: AnyObject>(of root: Node, _ children: (Node) -> [Node]) -> ContiguousArray<Node> {
  var found: ContiguousArray<Node> = [root]
  var waiting: [(siblings: [Node], place: Int)] = []
  var siblings = children(root)
  var place = 0
  while true {
    if place == siblings.count {
      guard let outer = waiting.popLast() else { return found }
      (siblings, place) = outer
      continue
    }
    let node = siblings[place]
    place += 1
    found.append(node)
    let below = children(node)
    guard !below.isEmpty else { continue }
    waiting.append((siblings, place))
    (siblings, place) = (below, 0)
  }
}

/// Releases trees leaf by leaf, so that the depth of a tree never becomes the depth of calls.
@inline(__always)
private func release<Node: AnyObject>(_ roots: inout [Node], _ children: (Node) -> [Node], clear: (Node) -> Void) {
  var loose = roots
  roots = []
  while var node = loose.popLast() {
    guard isKnownUniquelyReferenced(&node) else { continue }
    loose.append(contentsOf: children(node))
    clear(node)
  }
}
