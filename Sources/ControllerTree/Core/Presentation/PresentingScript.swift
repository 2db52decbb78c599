import Foundation

/// The steps of a presentation's transition.
///
///     viewWillDisappear of the presenter, if its view is removed → viewWillAppear of the presented → view added →
///     viewIsAppearing → viewDidAppear of the presented → viewDidDisappear of the presenter → presentationTransitionDidEnd
///
/// Rules PRES-12, PRES-13, STYLE-02 to STYLE-05, PC-05, TRANS-11.
@MainActor final class PresentingScript: TransitionScript {
  let presentation: Presentation
  private let presenter: UIViewController
  /// The controller that `present` was called with; the delegate may show another one in its place (PC-14).
  private let asked: UIViewController
  /// Whether the presenter's view is on screen without the presenter being in a tree of controllers (M-PRES-10).
  private let isDetached: Bool
  private var leaving: [UIViewController] = []

  init(_ presentation: Presentation, isDetached: Bool) {
    self.presentation = presentation
    self.isDetached = isDetached
    presenter = presentation.presenter ?? presentation.presented
    asked = presentation.presented
  }

  var from: UIViewController? { presenter }
  var to: UIViewController? { presented }
  var subject: UIViewController { presented }
  func forEachParticipant(_ body: (UIViewController) -> Void) {
    if asked !== presented { body(asked) }
    body(presented)
    body(presenter)
  }
  var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }

  private var presented: UIViewController { presentation.presented }
  private var controller: UIPresentationController { presentation.controller }

  // MARK: Beginning

  func setScene(for transition: ControllerTransition) -> TransitionScene? {
    guard presenter.loadedView?.links.window != nil else {
      presenter.report(.presenterNotInWindow(presented, presenter: presenter, source: presenter))
      return nil
    }
    // Not earlier: a former root whose view has left the window since is refused above, with that issue alone.
    if isDetached { presenter.report(.detachedPresenter(presenter)) }
    presented.loadViewIfNeeded()
    Adaptation.adapt(presentation, with: transition)
    if let refusal = controller.prepareToBegin() ?? presented.refusalToShow {
      presenter.report(refusal)
      return nil
    }
    guard !presentation.isOver, let container = controller.placeContainer(over: presenter) else { return nil }
    presentation.noteFrontPresentation()
    PresentationDelivery.deliver(.presentationTransitionWillBegin, to: controller)
    leaveOtherPlaces(for: container)
    sendWill(in: container.links.window, animated: transition.isAnimated)
    guard !presentation.isOver else { return nil }
    let view = controller.presentedView
    let frame = controller.frameOfPresentedViewInContainerView
    view?.frame = frame
    let scene = TransitionScene(containerView: container)
    scene.to = .init(view: view, finalFrame: frame)
    if let presenterView = presenter.loadedView {
      let covers = !presentation.covered.isEmpty
      presentation.covered.notePlaces()
      presentation.movedPresenterView = MovedPresenterView(presenterView)
      if covers, transition.isAnimatedByClient { lend(presenterView, to: container) }
      scene.from = .init(
        view: covers ? presenterView : nil, initialFrame: presenterView.frame,
        finalFrame: covers ? .zero : presenterView.frame)
    }
    return scene
  }

  /// The disappearing view is in the container when a client's animator begins (TRANS-05).
  private func lend(_ view: UIView, to container: UIView) {
    let frame = container.convert(view.frame, from: view.links.superview)
    container.insertSubview(view, at: 0)
    view.frame = frame
  }

  /// Removes the presented view from a superview elsewhere, such as a hidden window.
  private func leaveOtherPlaces(for container: UIView) {
    guard let view = controller.presentedView, !view.isDescendant(of: container) else { return }
    view.removeFromSuperview()
  }

  /// Sends `viewWillDisappear` to the covered controllers that have appeared, then `viewWillAppear` to the presented one, if the
  /// window is visible.
  private func sendWill(in window: UIWindow?, animated: Bool) {
    if controller.shouldRemovePresentersView {
      presentation.covered = CoveredViews(behind: presenter, isInContext: !controller.shouldPresentInFullscreen)
    }
    for covered in presentation.covered.controllers where !presentation.isOver {
      if Appearance.begin(covered, appearing: false, animated: animated, by: .explicit) { leaving.append(covered) }
    }
    guard !presentation.isOver, let window, window.isOnScreen else { return }
    if presentation.fillsScreen { InterfaceOrientations.of(window.stage).willFillScreen(presented, in: window) }
    guard !presentation.isOver else { return }
    Appearance.begin(presented, appearing: true, animated: animated, by: .explicit)
  }

  /// The presentation is discarded: nothing was shown, so the relation ends without callbacks (POP-01).
  func wasDiscarded() {
    presentation.cut()
    presentation.movementEnded(.beingPresented)
    presentation.removeViews()
    presentation.endControllers()
  }

  // MARK: The end

  func end(_ transition: ControllerTransition, _ scene: TransitionScene, completed: Bool) {
    if completed { complete(transition, scene) } else { rollBack(transition, scene) }
    if transition.isAnimated {
      let ended = EndedTransition(on: transition.stage)
      forEachParticipant { $0.presentationState.ended = ended }
    }
    presentation.movementEnded(.beingPresented)
    PresentationDelivery.deliver(.presentationTransitionDidEnd(completed), to: controller)
    if !completed { presentation.endControllers() }
  }

  private func complete(_ transition: ControllerTransition, _ scene: TransitionScene) {
    if let view = scene.to.view, !view.isDescendant(of: scene.containerView) {
      transition.stage.diagnostics.report(.arrivingViewMissing(self))
    }
    presentation.phase = .presented
    presentation.covered.takeOut(for: presentation)
    presentation.restorePresenterView()
    Appearance.finish(presented, isOnScreen: scene.containerView.links.window?.isOnScreen == true)
    for covered in leaving { Appearance.finish(covered, isOnScreen: false) }
  }

  /// The presented controller disappears, then the covered controllers appear again (PC-05, TRANS-12).
  private func rollBack(_ transition: ControllerTransition, _ scene: TransitionScene) {
    presentation.covered.putBack(from: presentation)
    presentation.covered.forget(presentation)
    presentation.restorePresenterView()
    presentation.cut()
    Appearance.begin(presented, appearing: false, animated: transition.isAnimated, by: .explicit)
    presentation.removeViews()
    Appearance.finish(presented, isOnScreen: false)
    Appearance.comeBack(leaving, in: presenter.loadedView?.links.window, animated: transition.isAnimated)
  }
}
