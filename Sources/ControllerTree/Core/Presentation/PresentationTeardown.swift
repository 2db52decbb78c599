/// Ends presentations that lose their presenter: a window gets another root, or the presenter
/// is released (M-PRES-14, DIS-10).
///
/// It is an immediate unanimated dismissal, whatever transition runs, in the order of any dismissal (DIS-05). Covered views
/// do not return to the screen; a view whose place has left the window is restored at the end of the turn.
///
///     viewWillDisappear of the chain, from the top → the links are cut, the views removed → viewDidDisappear of the
///     controllers that were disappearing before → viewDidDisappear of the chain, from the top → …TransitionDidEnd
@MainActor struct PresentationTeardown {
  private struct Part {
    let presentation: Presentation
    /// The presentation or dismissal that ran.
    let transition: ControllerTransition?
    let wasPresenting: Bool
    let covered: [UIViewController]

    @MainActor init(_ presentation: Presentation) {
      self.presentation = presentation
      transition = presentation.transition
      wasPresenting = if case .presenting = presentation.phase { transition != nil } else { false }
      covered = presentation.covered.controllers
    }
  }

  /// From the top to the bottom.
  private let parts: [Part]
  private let stage: Stage

  /// Ends all presentations above the root of a window before the root is removed.
  static func rootLeaves(_ root: UIViewController, of window: UIWindow) {
    let presentations = Presentation.above(root)
    guard !presentations.isEmpty else { return }
    if window.stage.observesRemovals {
      let call = CallReference(receiver: window.stage.names.reference(to: window), name: "rootViewController")
      for presentation in presentations { window.stage.noteRemoval(of: presentation.presented, by: call) }
    }
    run(presentations, of: root, on: window.stage)
  }

  /// Ends `presentations`, given from the bottom to the top.
  static func run(_ presentations: [Presentation], of presenter: UIViewController?, on stage: Stage) {
    let teardown = Self(parts: presentations.reversed().filter { !$0.isOver }.map(Part.init), stage: stage)
    guard let bottom = teardown.parts.last?.presentation.presented else { return }
    teardown.sendWill()
    teardown.cut()
    teardown.sendDid()
    teardown.putBackLater()
    bottom.report(.presenterLeft(bottom, presenter: presenter))
  }

  private func sendWill() {
    for part in parts where !part.wasPresenting {
      PresentationDelivery.deliver(.dismissalTransitionWillBegin, to: part.presentation.controller)
    }
    for part in parts where !part.presentation.isOver {
      let presented = part.presentation.presented
      presented.presentationState.movement = .beingDismissed
      switch presented.appearance {
      case .appeared, .appearing, .entering:
        Appearance.begin(presented, appearing: false, animated: false, by: .explicit)
      case .disappeared, .disappearing: break
      }
    }
  }

  private func cut() {
    for part in parts {
      part.presentation.covered.forget(part.presentation)
      part.presentation.cut()
    }
    for part in parts { part.presentation.removeViews() }
  }

  /// Restores views off screen at the end of the turn: the root's own view leaves the window only after this call (PC-10).
  private func putBackLater() {
    let presentations = parts.map(\.presentation).filter { !$0.covered.isEmpty }
    guard !presentations.isEmpty else { return }
    let work = ClosureWork {
      for presentation in presentations {
        presentation.covered.putBack(from: presentation) { _, superview in superview.links.window == nil }
      }
    }
    stage.cycle.enqueue(work, in: .arrivals)
  }

  private func sendDid() {
    for part in parts.reversed() {
      for controller in part.covered where (controller.appearance.transition?.explicit ?? 0) > 0 {
        Appearance.finish(controller, isOnScreen: false)
      }
    }
    for part in parts {
      Appearance.finish(part.presentation.presented, isOnScreen: false)
      part.presentation.movementEnded(.beingDismissed)
    }
    for part in parts {
      let controller = part.presentation.controller
      PresentationDelivery.deliver(
        part.wasPresenting ? .presentationTransitionDidEnd(false) : .dismissalTransitionDidEnd(true), to: controller)
      part.presentation.endControllers()
      if !part.wasPresenting { PresentationDelivery.announceDismissal(of: part.presentation.presented) }
      part.transition?.abandon()
    }
  }
}
