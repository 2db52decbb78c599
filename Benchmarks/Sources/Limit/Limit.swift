// The limit: a minimal hand-written tree of controllers and views. Open classes in a library, callbacks that a client
// overrides, arrays of children, links upwards without a count, iterative release, no checks. What ControllerTree is measured by.

@MainActor
open class LimitView {
  @exclusivity(unchecked) nonisolated(unsafe) public final var subviews: [LimitView] = []
  @exclusivity(unchecked) nonisolated(unsafe) public final unowned(unsafe) var superview: LimitView?
  @exclusivity(unchecked) nonisolated(unsafe) public final unowned(unsafe) var controller: LimitController?

  public init() {}

  open var next: AnyObject? { controller ?? superview }

  public final func add(_ view: LimitView) {
    view.superview = self
    subviews.append(view)
  }

  public final func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.remove(object: self)
    self.superview = nil
  }

  deinit {
    guard !subviews.isEmpty else { return }
    var loose = subviews
    subviews = []
    while var view = loose.popLast() {
      view.superview = nil
      guard !view.subviews.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
      loose.append(contentsOf: view.subviews)
      view.subviews = []
    }
  }
}

@MainActor
open class LimitController {
  @exclusivity(unchecked) nonisolated(unsafe) public final var children: [LimitController] = []
  @exclusivity(unchecked) nonisolated(unsafe) public final unowned(unsafe) var parent: LimitController?
  public final let view = LimitView()
  @exclusivity(unchecked) nonisolated(unsafe) final var presentation: LimitPresentation?

  public init() { view.controller = self }

  open func willMove(toParent parent: LimitController?) {}
  open func didMove(toParent parent: LimitController?) {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  public final func add(_ child: LimitController) {
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    view.add(child.view)
    child.didMove(toParent: self)
  }

  public final func removeFromParent() {
    guard let parent else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    parent.children.remove(object: self)
    self.parent = nil
    didMove(toParent: nil)
  }

  public final func appear() {
    walk { $0.viewWillAppear(false) }
    walk { $0.viewDidAppear(false) }
  }

  public final func disappear() {
    walk { $0.viewWillDisappear(false) }
    walk { $0.viewDidDisappear(false) }
  }

  private func walk(_ visit: (LimitController) -> Void) {
    var open = [self]
    while let controller = open.popLast() {
      visit(controller)
      open.append(contentsOf: controller.children.reversed())
    }
  }

  deinit {
    view.controller = nil
    guard !children.isEmpty else { return }
    var loose = children
    children = []
    while var controller = loose.popLast() {
      controller.parent = nil
      guard !controller.children.isEmpty, isKnownUniquelyReferenced(&controller) else { continue }
      loose.append(contentsOf: controller.children)
      controller.children = []
    }
  }
}

/// What a controller in a chain of presentations has besides; made on first use.
@MainActor
final class LimitPresentation {
  @exclusivity(unchecked) var presented: LimitController?
  @exclusivity(unchecked) unowned(unsafe) var presenter: LimitController?
  /// Around the view of a controller that was presented.
  @exclusivity(unchecked) var container: LimitView?
  @exclusivity(unchecked) var coversPresenter = false
}

extension LimitController {
  private final var madePresentation: LimitPresentation {
    if let presentation { return presentation }
    let made = LimitPresentation()
    presentation = made
    return made
  }

  /// Shows `controller` in front of this one, in `screen`; if it covers this one, this one disappears.
  public final func present(_ controller: LimitController, in screen: LimitView, covering: Bool) {
    let container = LimitView()
    let presented = controller.madePresentation
    presented.presenter = self
    presented.container = container
    presented.coversPresenter = covering
    madePresentation.presented = controller
    screen.add(container)
    container.add(controller.view)
    if covering {
      disappear()
      (presentation?.container ?? view).removeFromSuperview()
    }
    controller.appear()
  }

  /// Takes away everything in front of this controller, the foremost first; what was covered appears if it comes to light.
  public final func dismiss(in screen: LimitView) {
    guard var top = presentation?.presented else { return }
    while let next = top.presentation?.presented { top = next }
    var isVisible = true
    while top !== self, let state = top.presentation, let below = state.presenter {
      if isVisible { top.disappear() }
      isVisible = !state.coversPresenter
      state.container?.removeFromSuperview()
      below.presentation?.presented = nil
      top = below
    }
    guard !isVisible else { return }
    screen.add(presentation?.container ?? view)
    appear()
  }
}

extension Array where Element: AnyObject {
  /// Looks at the last place first, then compares addresses, without touching what they point to.
  mutating func remove(object: Element) {
    if last === object {
      removeLast()
      return
    }
    let address = unsafeBitCast(object, to: UInt.self)
    let index = withUnsafeBytes { $0.bindMemory(to: UInt.self).firstIndex(of: address) }
    if let index { remove(at: index) }
  }
}
