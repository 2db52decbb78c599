import Foundation

/// What a dismissal does at the stations of its transition, for a whole chain at once: the top one is animated, what is
/// between vanishes with it (DIS-04).
///
///     the chain will disappear, from the top → what they covered will appear, and is back in place → is appearing →
///     did appear → the chain did disappear, from the top → dismissalTransitionDidEnd
///
/// Rules STYLE-02, STYLE-03, DIS-04 to DIS-06, PC-06, TRANS-11, TRANS-12.
@MainActor final class DismissingScript: TransitionScript {
  /// From the bottom to the top.
  private let presentations: [Presentation]
  let top: Presentation
  private let presenter: UIViewController
  /// The call, for those who watch for leaks.
  private let call: CallReference?
  private let dismissed: (() -> Void)?
  /// What goes unseen, behind what covers it, so that it does not come to light with what is put back.
  private var withdrawn: [(container: UIView, home: UIView, index: Int)] = []
  private var leaving: [UIViewController] = []
  private var returning: [UIViewController] = []

  /// `nil` if there is nothing to dismiss.
  /// - Parameter dismissed: Runs when everything is gone.
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
  let participants: [UIViewController]
  var presentationStyle: UIModalPresentationStyle { top.controller.presentationStyle }

  // MARK: Beginning

  func setScene(for transition: ControllerTransition) -> TransitionScene? {
    guard !top.isOver, let container = top.containerView else { return nil }
    for presentation in presentations.reversed() where !presentation.isOver {
      PresentationDelivery.deliver(.dismissalTransitionWillBegin, to: presentation.controller)
    }
    sendWill(in: container.links.window, animated: transition.isAnimated)
    guard !top.isOver else { return nil }
    var scene = TransitionScene(containerView: container)
    scene.from = .init(view: top.controller.presentedView, initialFrame: top.controller.presentedView?.frame ?? .zero)
    if let view = presenter.loadedView {
      top.borrowed = BorrowedView(view)
      let comesBack = returning.contains { $0 === presenter }
      scene.to = .init(
        view: comesBack ? view : nil, initialFrame: comesBack ? .zero : view.frame, finalFrame: view.frame)
    }
    return scene
  }

  /// In a window that nobody sees, nobody comes back; who has not appeared does not go.
  private func sendWill(in window: UIWindow?, animated: Bool) {
    for presentation in presentations.reversed() where !presentation.isOver {
      let presented = presentation.presented
      if Appearance.begin(presented, appearing: false, animated: animated, by: .explicit) {
        leaving.append(presented)
      }
    }
    for presentation in presentations where window?.isOnScreen == true {
      for covered in presentation.cover.leaders where !presentation.isOver && !isLeaving(covered) {
        if Appearance.begin(covered, appearing: true, animated: animated, by: .explicit) { returning.append(covered) }
      }
    }
    for presentation in presentations where !presentation.isOver {
      putBackWhatIsCovered(by: presentation)
      withdraw(presentation)
    }
  }

  private func putBackWhatIsCovered(by presentation: Presentation) {
    presentation.cover.putBack(from: presentation, unless: isLeaving)
  }

  private func withdraw(_ presentation: Presentation) {
    guard let container = presentation.containerView, let home = container.links.superview, home.links.window == nil,
      let index = home.orderedSubviews.firstIndex(of: container)
    else { return }
    withdrawn.append((container, home, index))
    container.removeFromSuperview()
  }

  /// What goes itself does not come back first.
  private func isLeaving(_ controller: UIViewController) -> Bool {
    guard let own = controller.ownPresentation, case .dismissing(let transition) = own.phase else { return false }
    return transition.script === self
  }

  func callOff() {
    for presentation in presentations where !presentation.isOver { presentation.stays() }
  }

  // MARK: The end

  func end(_ transition: ControllerTransition, _ scene: TransitionScene, completed: Bool) {
    let window = scene.containerView.links.window
    top.takeBack()
    if completed { complete(in: window) } else { rollBack(in: window, animated: transition.isAnimated) }
    for presentation in presentations { presentation.movementEnded(.beingDismissed) }
    for presentation in presentations.reversed() {
      PresentationDelivery.deliver(.dismissalTransitionDidEnd(completed), to: presentation.controller)
      guard completed else { continue }
      presentation.endControllers()
      PresentationDelivery.announceDismissal(of: presentation.presented)
    }
    SystemPreferences.ask(.everything)
    if completed { dismissed?() }
  }

  private func complete(in window: UIWindow?) {
    // An animator may have moved them into its container.
    for presentation in presentations where !presentation.isOver { putBackWhatIsCovered(by: presentation) }
    for presentation in presentations { presentation.cut() }
    if let call {
      for presentation in presentations { Stage.current.noteDeparture(of: presentation.presented, by: call) }
    }
    for presentation in presentations.reversed() { presentation.removeViews() }
    for controller in returning { Appearance.finish(controller, isOnScreen: window?.isOnScreen == true) }
    for controller in leaving { Appearance.finish(controller, isOnScreen: false) }
  }

  /// Whoever was coming goes, then whoever was going comes back (TRANS-12).
  private func rollBack(in window: UIWindow?, animated: Bool) {
    for presentation in presentations { presentation.stays() }
    for controller in returning {
      Appearance.begin(controller, appearing: false, animated: animated, by: .explicit)
    }
    for presentation in presentations where !presentation.isOver { presentation.cover.takeOut(for: presentation) }
    for (container, home, index) in withdrawn.reversed() { home.insertSubview(container, at: index) }
    for controller in returning { Appearance.finish(controller, isOnScreen: false) }
    putBackTop()
    Appearance.comeBack(leaving.filter { $0.ownPresentation != nil }, in: window, animated: animated)
  }

  /// An animator that was cancelled may have taken the view out.
  private func putBackTop() {
    guard let container = top.containerView, let view = top.controller.presentedView, view.links.superview == nil else {
      return
    }
    container.addSubview(view)
  }
}
