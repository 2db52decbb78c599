/// What only a controller in a chain of presentations has; made on first use.
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

  /// Shows `controller` in front of this one, in `screen`. If it covers this one, this one disappears.
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

  /// Removes everything in front of this controller, the foremost first. A controller that was covered appears again.
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
