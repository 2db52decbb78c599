import Foundation

/// The steps of a container's change in its transition; see ``ContainerTransition``.
@MainActor final class ContainerScript: TransitionScript {
  let container: UIViewController
  let leaving: [UIViewController]
  private(set) var arriving: [UIViewController]
  private let containerView: UIView
  private let order: ContainerTransition.Order
  let participants: [UIViewController]
  let from: UIViewController?
  private(set) var to: UIViewController?
  var willBegin: (() -> Void)?
  var didEnd: ((Bool) -> Void)?
  var frame: ((UIViewController) -> CGRect)?
  /// Whether the change began on screen.
  private var isSeen = false

  init(
    _ container: UIViewController, from leaving: [UIViewController], to arriving: [UIViewController],
    on containerView: UIView, order: ContainerTransition.Order
  ) {
    self.container = container
    self.leaving = leaving
    self.arriving = arriving
    self.containerView = containerView
    self.order = order
    var participants = leaving
    participants.reserveCapacity(leaving.count + arriving.count + 1)
    participants += arriving
    participants.append(container)
    self.participants = participants
    from = leaving.first
    to = arriving.first
  }

  var subject: UIViewController { to ?? from ?? container }
  var presentationStyle: UIModalPresentationStyle { .none }

  // MARK: Beginning

  /// If the container is off screen, swaps the views now; the children appear with the container.
  func changeUnseen() -> Bool {
    switch ContainerPresence(of: container) {
    case .present: return false
    case .absent, .arriving: break
    }
    for controller in arriving { controller.loadViewIfNeeded() }
    willBegin?()
    for controller in leaving { takeOut(controller) }
    for controller in arriving { putInPlace(controller) }
    let didEnd = didEnd
    forget()
    didEnd?(true)
    return true
  }

  private func putInPlace(_ controller: UIViewController) {
    guard let view = controller.loadedView, isChild(controller) else { return }
    makeReady(controller)
    if view.links.superview == nil { containerView.addSubview(view) }
  }

  func setScene(for transition: ControllerTransition) -> TransitionScene? {
    isSeen = window?.isOnScreen == true
    // A child that has left the container before the beginning does not arrive.
    arriving = stillChildren(arriving)
    to = arriving.first
    for controller in arriving { controller.loadViewIfNeeded() }
    let animated = transition.isAnimated
    switch order.will {
    case .leaving:
      begin(leaving, appearing: false, animated)
      begin(arriving, appearing: true, animated)
    case .arriving:
      begin(arriving, appearing: true, animated)
      begin(leaving, appearing: false, animated)
    }
    willBegin?()
    let scene = TransitionScene(containerView: containerView)
    if let view = from?.loadedView { scene.from = .init(view: view, initialFrame: view.frame) }
    // A callback may have taken them out of the container.
    for controller in stillChildren(arriving) { makeReady(controller) }
    if let to, isChild(to), let view = to.loadedView { scene.to = .init(view: view, finalFrame: view.frame) }
    if arriving.count > 1 {
      for controller in stillChildren(Array(arriving.dropFirst())) {
        if let view = controller.loadedView { containerView.addSubview(view) }
      }
    }
    return scene
  }

  private func begin(_ controllers: [UIViewController], appearing: Bool, _ animated: Bool) {
    for controller in controllers where !controller.isChild(ofOtherThan: container) {
      Appearance.begin(controller, appearing: appearing, animated: animated, by: .explicit)
    }
  }

  /// Takes the view out of a transition of the previous container, if that still holds it. Then gives the view its
  /// frame: the one from ``frame``, or for a single child the bounds of the container view. Several children keep the
  /// frames that the container has given them.
  private func makeReady(_ controller: UIViewController) {
    guard let view = controller.loadedView else { return }
    if !view.isDescendant(of: containerView) { view.removeFromSuperview() }
    if let frame {
      view.autoresizingMask = []
      view.frame = frame(controller)
    } else if arriving.count == 1 {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = containerView.bounds
    }
  }

  /// Nothing to reverse: the container keeps the change that it has made.
  func discard() { forget() }

  /// The closures retain the container: drop them.
  func forget() {
    willBegin = nil
    didEnd = nil
    frame = nil
  }

  // MARK: The end

  func end(_ transition: ControllerTransition, _ scene: TransitionScene, completed: Bool) {
    if completed {
      noteMissingViews(transition, scene)
      complete()
    } else {
      rollBack(transition.isAnimated)
    }
    let didEnd = didEnd
    forget()
    didEnd?(completed)
  }

  private func noteMissingViews(_ transition: ControllerTransition, _ scene: TransitionScene) {
    // A child that has left the container meanwhile took its view along.
    if let view = scene.to.view, to?.links.parent === container, !view.isDescendant(of: containerView) {
      transition.stage.diagnostics.report(.arrivingViewMissing(self))
    }
  }

  private func complete() {
    for controller in leaving { takeOut(controller) }
    switch order.did {
    case .leaving:
      finish(leaving, false)
      finish(arriving, isOnScreen)
    case .arriving:
      finish(arriving, isOnScreen)
      finish(leaving, false)
    }
  }

  private func rollBack(_ animated: Bool) {
    switch order.reversal {
    case .oneAfterTheOther(first: .arriving):
      sendAway(animated)
      bringBack(animated)
    case .oneAfterTheOther(first: .leaving):
      bringBack(animated)
      sendAway(animated)
    case .together:
      begin(arriving, appearing: false, animated)
      putBack()
      begin(returning, appearing: true, animated)
      if let window { LayoutPass.run(in: window) }
      for controller in arriving { takeOut(controller) }
      finish(arriving, false)
      finish(leaving, isOnScreen)
    }
  }

  private func sendAway(_ animated: Bool) {
    begin(arriving, appearing: false, animated)
    for controller in arriving { takeOut(controller) }
    finish(arriving, false)
  }

  private func bringBack(_ animated: Bool) {
    putBack()
    let returning = returning
    begin(returning.filter(isInPlace), appearing: true, animated)
    if let window { LayoutPass.run(in: window) }
    finish(returning, isOnScreen)
    finish(leaving.filter { controller in !returning.contains { $0 === controller } }, false)
  }

  /// The children that appear again; none if the container is leaving the screen itself.
  private var returning: [UIViewController] { isOnScreen ? stillChildren(leaving) : [] }

  private func finish(_ controllers: [UIViewController], _ isOnScreen: Bool) {
    for controller in controllers where !controller.isChild(ofOtherThan: container) {
      Appearance.finish(controller, isOnScreen: isOnScreen)
    }
  }

  private func takeOut(_ controller: UIViewController) {
    if isInPlace(controller) { controller.loadedView?.removeFromSuperview() }
    if !controller.isChild(ofOtherThan: container) { controller.givePlaceUp() }
  }

  /// A child that has left the container meanwhile neither arrives nor appears again.
  private func isChild(_ controller: UIViewController) -> Bool { controller.links.parent === container }

  /// Usually all of them are: then the array itself is returned.
  private func stillChildren(_ controllers: [UIViewController]) -> [UIViewController] {
    for controller in controllers where !isChild(controller) { return controllers.filter(isChild) }
    return controllers
  }

  /// An animator may have removed the views before the change was cancelled.
  private func putBack() {
    for controller in stillChildren(leaving) {
      if let view = controller.loadedView, view.links.superview == nil { containerView.addSubview(view) }
    }
  }

  /// Whether the view of a child is in the container's.
  private func isInPlace(_ controller: UIViewController) -> Bool {
    controller.loadedView?.isDescendant(of: containerView) ?? false
  }

  private var window: UIWindow? { containerView.links.window }

  /// Whether the children that the container shows appear: not if the container has left the screen since the
  /// beginning.
  private var isOnScreen: Bool {
    switch container.appearance {
    case .appeared: !isSeen || window?.isOnScreen == true
    case .appearing, .entering: window?.isOnScreen == true
    case .disappeared, .disappearing: false
    }
  }
}
