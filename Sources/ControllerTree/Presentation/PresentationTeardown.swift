/// Ends presentations whose presenter goes: a window gets another root, or the presenter is released (M-PRES-14, DIS-10).
///
/// It is an unanimated dismissal at once, whatever is under way; what was covered stays away.
@MainActor enum PresentationTeardown {
  /// The root of a window goes; what it and those inside it present goes first.
  static func rootLeaves(_ root: UIViewController) {
    let presentations = Presentation.made(inside: root).flatMap(\.withEverythingAbove)
    guard !presentations.isEmpty else { return }
    run(presentations, of: root)
  }

  /// Ends `presentations`, given from the bottom to the top.
  static func run(_ presentations: [Presentation], of presenter: UIViewController?) {
    for presentation in presentations.reversed() { end(presentation) }
    if let first = presentations.first { first.presented.report(.presenterLeft(first.presented, presenter: presenter)) }
  }

  private static func end(_ presentation: Presentation) {
    let (presented, controller) = (presentation.presented, presentation.controller)
    let wasPresenting = presented.isBeingPresented
    let transition = presentation.transition
    if !wasPresenting { PresentationDelivery.deliver(.dismissalTransitionWillBegin, to: controller) }
    presented.presentationState.movement = .beingDismissed
    let covered = presentation.cover.leaders
    presentation.cover.forget(presentation)
    presentation.cut()
    switch presented.appearance {
    case .appeared, .appearing, .entering:
      Appearance.begin(presented, appearing: false, animated: false, by: .explicit)
    case .disappeared, .disappearing: break
    }
    presentation.removeViews()
    Appearance.finish(presented, isOnScreen: false)
    for controller in covered where (controller.appearance.transition?.explicit ?? 0) > 0 {
      Appearance.finish(controller, isOnScreen: false)
    }
    presented.presentationState.movement = .none
    PresentationDelivery.deliver(
      wasPresenting ? .presentationTransitionDidEnd(false) : .dismissalTransitionDidEnd(true), to: controller)
    controller.end()
    transition?.abandon()
  }
}
