/// The steps of a container's change.
extension ContainerTransition: TransitionScript {
  var from: UIViewController? { leaving.first }
  var to: UIViewController? { arrivals.first }
  var subject: UIViewController { to ?? from ?? container }
  var presentationStyle: UIModalPresentationStyle { .none }

  /// Also the children that have left the container before the beginning.
  func forEachParticipant(_ body: (UIViewController) -> Void) {
    for controller in leaving { body(controller) }
    for controller in requested { body(controller) }
    body(container)
  }

  // MARK: Beginning

  /// If the container is off screen, swaps the views now; the children appear with the container.
  func changeUnseen() -> Bool {
    switch ContainerPresence(of: container) {
    case .on: return false
    case .off, .arriving, .leaving: break
    }
    for controller in arrivals { controller.loadViewIfNeeded() }
    onBeginning?()
    for controller in leaving { takeOut(controller) }
    for controller in arrivals { putInPlace(controller) }
    if let content {
      content.begin(isAnimated: false)
      content.end(completed: true)
    }
    let onEnd = onEnd
    forget()
    onEnd?(true)
    return true
  }

  private func putInPlace(_ controller: UIViewController) {
    guard let view = controller.viewInPlace, isChild(controller) else { return }
    makeReady(controller)
    if view.links.superview == nil { containerView.addSubview(view) }
    controller.putBackPresentedInPlace(in: containerView)
  }

  func setScene(for transition: ControllerTransition) -> TransitionScene? {
    isSeen = window?.isOnScreen == true
    // A child that has left the container before the beginning does not arrive.
    arrivals = stillChildren(arrivals)
    for controller in arrivals { controller.loadViewIfNeeded() }
    for controller in leaving { controller.finishTransitionsInPlace() }
    let animated = transition.isAnimated
    switch order.will {
    case .leaving:
      begin(leaving, appearing: false, animated)
      begin(arrivals, appearing: true, animated)
    case .arriving:
      begin(arrivals, appearing: true, animated)
      begin(leaving, appearing: false, animated)
    }
    onBeginning?()
    let scene = TransitionScene(containerView: containerView)
    if let view = from?.viewInPlace { scene.from = .init(view: view, initialFrame: view.frame) }
    // A callback may have taken them out of the container.
    for controller in stillChildren(arrivals) { makeReady(controller) }
    if let to, isChild(to), let view = to.viewInPlace {
      scene.to = .init(view: view, finalFrame: GeometryChange.untransformedFrame(of: view))
      if let content {
        scene.addArrivingView()
        content.begin(isAnimated: animated)
      }
    }
    if arrivals.count > 1 {
      for controller in stillChildren(Array(arrivals.dropFirst())) {
        if let view = controller.viewInPlace { containerView.addSubview(view) }
      }
    }
    for controller in stillChildren(arrivals) where !controller.presentedInPlace.isEmpty {
      // What is presented there lies above the view, and is laid out after it.
      if let view = controller.viewInPlace, view.links.superview == nil { containerView.addSubview(view) }
      controller.putBackPresentedInPlace(in: containerView)
    }
    return scene
  }

  private func begin(_ controllers: [UIViewController], appearing: Bool, _ animated: Bool) {
    for controller in controllers where !controller.belongs(toOtherThan: container) {
      if !appearing || !controller.isCovered {
        Appearance.begin(controller, appearing: appearing, animated: animated, by: .explicit)
      }
      for presented in controller.presentedInPlace where !appearing || !presented.isCovered {
        Appearance.begin(presented, appearing: appearing, animated: animated, by: .explicit)
      }
    }
  }

  /// Takes the view out of a transition of the previous container, if that still holds it. Then gives the view its
  /// frame: the one from ``frame``, or for a single child the bounds of the container view. Several children keep the
  /// frames that the container has given them. A transform that an earlier animator has left is no part of it (TRANS-18).
  private func makeReady(_ controller: UIViewController) {
    guard let view = controller.viewInPlace else { return }
    if !view.isDescendant(of: containerView) { view.removeFromSuperview() }
    if let frame {
      view.autoresizingMask = []
      GeometryChange.place(view, at: frame(controller))
    } else if arrivals.count == 1 {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let frame = container.rare?.shownChildren?.frame(of: controller, in: containerView) ?? containerView.bounds
      GeometryChange.place(view, at: frame)
    }
  }

  /// Nothing to reverse: the container keeps the change that it has made.
  func wasDiscarded() { forget() }

  /// The closures and the content retain the container: drop them.
  func forget() {
    onBeginning = nil
    onEnd = nil
    frame = nil
    content = nil
  }

  // MARK: The end

  func transitionIsOver(cancelled: Bool) { progress = .over(isCancelled: cancelled) }

  func end(_ transition: ControllerTransition, _ scene: TransitionScene, completed: Bool) {
    content?.end(completed: completed)
    if completed {
      noteMissingViews(transition, scene)
      complete()
    } else {
      rollBack(transition.isAnimated)
    }
    let onEnd = onEnd
    forget()
    onEnd?(completed)
  }

  private func noteMissingViews(_ transition: ControllerTransition, _ scene: TransitionScene) {
    // A child that has left the container meanwhile took its view along.
    if let view = scene.to.view, to?.links.parent === container, !view.isDescendant(of: containerView) {
      transition.stage.diagnostics.report(.arrivingViewMissing(self))
    }
  }

  private func complete() {
    for controller in leaving { takeOut(controller) }
    // The animator may have put the views of arriving children in front.
    for controller in stillChildren(arrivals) { controller.putBackPresentedInPlace(in: containerView) }
    switch order.did {
    case .leaving:
      finish(leaving, false)
      finish(arrivals, isOnScreen)
    case .arriving:
      finish(arrivals, isOnScreen)
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
      begin(arrivals, appearing: false, animated)
      putBack()
      begin(returning, appearing: true, animated)
      if let window { LayoutPass.run(in: window) }
      for controller in arrivals { takeOut(controller) }
      finish(arrivals, false)
      finish(leaving, isOnScreen)
    }
  }

  private func sendAway(_ animated: Bool) {
    begin(arrivals, appearing: false, animated)
    for controller in arrivals { takeOut(controller) }
    finish(arrivals, false)
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
    for controller in controllers where !controller.belongs(toOtherThan: container) {
      Appearance.finish(controller, isOnScreen: isOnScreen)
      for presented in controller.presentedInPlace where presented.appearance.transition != nil {
        Appearance.finish(presented, isOnScreen: isOnScreen)
      }
    }
  }

  private func takeOut(_ controller: UIViewController) {
    if isInPlace(controller), !isShownElsewhere(controller) {
      controller.loadedView?.removeFromSuperview()
      controller.viewInPlace?.removeFromSuperview()
      controller.takeOutPresentedInPlace()
    }
    if !controller.belongs(toOtherThan: container) { controller.givePlaceUp() }
  }

  /// Whether another controller inside the container, such as an arriving child, has taken the view.
  private func isShownElsewhere(_ controller: UIViewController) -> Bool {
    guard controller.belongs(toOtherThan: container), let host = controller.viewInPlace?.links.superview?.enclosingOwner
    else { return false }
    return host !== container
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
      if let view = controller.viewInPlace, view.links.superview == nil { containerView.addSubview(view) }
      controller.putBackPresentedInPlace(in: containerView)
    }
  }

  /// Whether the view of a child is in the container's.
  private func isInPlace(_ controller: UIViewController) -> Bool {
    controller.viewInPlace?.isDescendant(of: containerView) ?? false
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
