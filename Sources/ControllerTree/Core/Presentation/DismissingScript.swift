import Foundation

/// The steps of a dismissal's transition, for a whole chain at once: the top controller is animated, those between
/// disappear with it (DIS-04).
///
///     viewWillDisappear of the chain, from the top → viewWillAppear of the covered controllers, their views restored →
///     viewIsAppearing → viewDidAppear → viewDidDisappear of the chain, from the top → dismissalTransitionDidEnd
///
/// A covered view whose place is removed too, or is off screen, is restored at the end; its controller gets no callback.
///
/// Rules STYLE-02, STYLE-03, DIS-04 to DIS-06, PC-06, PC-10, TRANS-11, TRANS-12.
@MainActor final class DismissingScript: TransitionScript {
  /// From the bottom to the top.
  private let presentations: [Presentation]
  let top: Presentation
  private let presenter: UIViewController
  /// The call that started the dismissal, noted for leak detection.
  private let call: CallReference?
  private let dismissed: (() -> Void)?
  /// Containers out of the window, because a presentation covers the view that holds them. They are removed before
  /// that view is restored.
  private var takenOut: [(container: UIView, place: ViewPlace)] = []
  private var leaving: [UIViewController] = []
  private var returning: [UIViewController] = []

  /// `nil` if there is nothing to dismiss.
  /// - Parameter dismissed: Runs when all presentations have ended.
  init?(_ presentations: [Presentation], by call: CallReference?, dismissed: (() -> Void)?) {
    guard let top = presentations.last, let presenter = presentations.first?.presenter else { return nil }
    self.presentations = presentations
    self.call = call
    self.top = top
    self.presenter = presenter
    self.dismissed = dismissed
    participants = presentations.map(\.presented) + [presenter]
  }

  var from: UIViewController? { top.presented }
  var to: UIViewController? { presenter }
  var subject: UIViewController { top.presented }
  private let participants: [UIViewController]
  func forEachParticipant(_ body: (UIViewController) -> Void) {
    for participant in participants { body(participant) }
  }
  var presentationStyle: UIModalPresentationStyle { top.controller.presentationStyle }

  // MARK: Beginning

  func setScene(for transition: ControllerTransition) -> TransitionScene? {
    guard !top.isOver, let container = top.containerView else { return nil }
    for presentation in presentations.reversed() where !presentation.isOver {
      PresentationDelivery.deliver(.dismissalTransitionWillBegin, to: presentation.controller)
    }
    sendWill(animated: transition.isAnimated)
    guard !top.isOver else { return nil }
    let scene = TransitionScene(containerView: container)
    scene.from = .init(view: top.controller.presentedView, initialFrame: top.controller.presentedView?.frame ?? .zero)
    if let view = presenter.loadedView {
      top.movedPresenterView = MovedPresenterView(view)
      let comesBack = returning.holds(presenter)
      scene.to = .init(
        view: comesBack ? view : nil, initialFrame: comesBack ? .zero : view.frame, finalFrame: view.frame)
    }
    return scene
  }

  /// Sends `viewWillDisappear` to the controllers that have appeared, then `viewWillAppear` to those that
  /// return to the screen.
  private func sendWill(animated: Bool) {
    for presentation in presentations.reversed() where !presentation.isOver {
      let presented = presentation.presented
      if Appearance.begin(presented, appearing: false, animated: animated, by: .explicit) {
        leaving.append(presented)
      }
    }
    let views = ReturningViews(after: presentations)
    for presentation in presentations {
      for covered in presentation.covered.controllers(comingBackWith: views) where !presentation.isOver {
        if Appearance.begin(covered, appearing: true, animated: animated, by: .explicit) { returning.append(covered) }
      }
    }
    for presentation in presentations where !presentation.isOver {
      presentation.covered.putBack(from: presentation, where: { view, _ in views.include(view) })
      takeOutContainer(presentation)
    }
  }

  private func takeOutContainer(_ presentation: Presentation) {
    guard let container = presentation.containerView, container.links.window == nil,
      let place = ViewPlace(of: container)
    else { return }
    takenOut.append((container, place))
    container.removeFromSuperview()
  }

  func wasDiscarded() {
    for presentation in presentations where !presentation.isOver { presentation.stays() }
  }

  // MARK: The end

  func end(_ transition: ControllerTransition, _ scene: TransitionScene, completed: Bool) {
    let window = scene.containerView.links.window
    top.restorePresenterView()
    if completed { complete(on: transition.stage) } else { rollBack(in: window, animated: transition.isAnimated) }
    if transition.isAnimated {
      let ended = EndedTransition(on: transition.stage)
      for participant in participants { participant.presentationState.ended = ended }
    }
    for presentation in presentations { presentation.movementEnded(.beingDismissed) }
    for presentation in presentations.reversed() {
      PresentationDelivery.deliver(.dismissalTransitionDidEnd(completed), to: presentation.controller)
      guard completed else { continue }
      presentation.endControllers()
      PresentationDelivery.announceDismissal(of: presentation.presented)
    }
    SystemPreferences.ask(.everything)
    if completed, presentations.contains(where: \.fillsScreen) { InterfaceOrientations.setNeedsUpdate() }
    if completed { dismissed?() }
  }

  private func complete(on stage: Stage) {
    var ended: [Presentation] = []
    for presentation in presentations where !presentation.isOver { ended.append(presentation) }
    // An animator may have moved views into its container.
    for presentation in ended {
      presentation.covered.putBack(from: presentation) { view, _ in view.links.superview != nil }
    }
    for presentation in presentations { presentation.cut() }
    if let call {
      for presentation in presentations { stage.noteRemoval(of: presentation.presented, by: call) }
    }
    for presentation in presentations.reversed() { presentation.removeViews() }
    // Restore the rest off screen: their places are inside removed or covered views.
    for presentation in ended {
      presentation.covered.putBack(from: presentation)
      presentation.covered.forget(presentation)
    }
    for controller in returning { Appearance.finishReturn(of: controller) }
    for controller in leaving { Appearance.finish(controller, isOnScreen: false) }
  }

  /// The controllers that were appearing disappear, then the controllers that were disappearing appear again (TRANS-12).
  private func rollBack(in window: UIWindow?, animated: Bool) {
    for presentation in presentations { presentation.stays() }
    for controller in returning {
      Appearance.begin(controller, appearing: false, animated: animated, by: .explicit)
    }
    for presentation in presentations where !presentation.isOver { presentation.covered.takeOut(for: presentation) }
    for (container, place) in takenOut.reversed() { place.putBack(container) }
    for controller in returning { Appearance.finish(controller, isOnScreen: false) }
    putBackTop()
    Appearance.comeBack(leaving.filter { $0.ownPresentation != nil }, in: window, animated: animated)
  }

  /// A cancelled animator may have removed the view.
  private func putBackTop() {
    guard let container = top.containerView, let view = top.controller.presentedView, view.links.superview == nil else {
      return
    }
    container.addSubview(view)
  }
}
