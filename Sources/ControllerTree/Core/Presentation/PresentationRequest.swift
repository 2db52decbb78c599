/// `present(_:animated:completion:)`: finds the presenter, checks the request and links the controllers. Views and callbacks
/// wait for the end of the turn. Rules PRES-01, PRES-10, PRES-15 to PRES-20.
@MainActor struct PresentationRequest {
  let presented: UIViewController
  let source: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  func run() {
    let stage = Stage.current
    stage.cycle.turn(PublicCall("present(_:animated:completion:)", source, .other)) {
      bringForwardWhatIsDue()
      let search: PresenterSearch
      switch findPresenter() {
      case .success(let found): search = found
      case .failure(let refusal): return source.report(refusal)
      }
      source.reportMissingEvent(.refuse) { search.presenter.wasPresentingRecently(on: $0) ? search.presenter : nil }
      let controller = presented.presentationController(presenting: search.presenter, source: source)
      let presentation = Presentation(of: presented, by: search.presenter, controller)
      let script = PresentingScript(presentation, isDetached: search.isDetached)
      let transition = makeTransition(script, presenter: search.presenter)
      presentation.phase = .presenting(transition)
      transition.start(in: .presentations)
    }
  }

  /// Finishes unanimated dismissals and presentations of the same turn now, before the next one starts (DIS-09).
  private func bringForwardWhatIsDue() {
    presented.ownPresentation?.bringForward()
    presented.ownPresented?.bringForward()
    var current: UIViewController? = source
    while let controller = current {
      controller.ownPresentation?.bringForward()
      controller.ownPresented?.bringForward()
      current = controller.links.parent
    }
  }

  /// The presenter, or the reason for a refusal.
  func findPresenter() -> Result<PresenterSearch, HierarchyIssue> {
    let style = presented.styleToPresentWith
    let result = search(isInContext: style.usesContext, style: style)
    return style == .custom ? searchForCustom(result) : result
  }

  private func search(isInContext: Bool, style: UIModalPresentationStyle) -> Result<PresenterSearch, HierarchyIssue> {
    let search = PresenterSearch(from: source, isInContext: isInContext)
    let refusal = PresentationCheck(presented, source: source, search, style: style).refusal
    return refusal.map { .failure($0) } ?? .success(search)
  }

  /// A custom presentation controller may move the presentation into a context (CTX-04). The delegate is not asked for one if
  /// both ways would be refused.
  private func searchForCustom(
    _ onScreen: Result<PresenterSearch, HierarchyIssue>
  ) -> Result<PresenterSearch, HierarchyIssue> {
    let inContext = search(isInContext: true, style: .custom)
    let hadController = presented.presentationState.controller != nil
    let asksFor = (try? onScreen.get()) ?? (try? inContext.get())
    guard let presenter = asksFor?.presenter else { return onScreen }
    let controller = presented.presentationController(presenting: presenter, source: source)
    let result = controller.shouldPresentInFullscreen ? onScreen : inContext
    if case .failure = result, !hadController { presented.presentationState.controller = nil }
    return result
  }

  private func makeTransition(_ script: PresentingScript, presenter: UIViewController) -> ControllerTransition {
    guard isAnimated else {
      return ControllerTransition(script, animated: false, animator: nil, interactor: nil, completion: completion)
    }
    let delegate = presented.transitioningDelegate
    TransitioningQuestions.record("animationController(forPresented:presenting:source:)", of: presented, to: delegate)
    let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
    let interactor = animator.flatMap { animator in
      TransitioningQuestions.record("interactionControllerForPresentation(using:)", of: presented, to: delegate)
      return delegate?.interactionControllerForPresentation(using: animator)
    }
    return ControllerTransition(
      script, animated: true, animator: animator ?? BuiltInAnimator(for: script.presentation), interactor: interactor,
      completion: completion)
  }
}

extension Presentation {
  /// Finishes a waiting unanimated transition now.
  func bringForward() {
    switch phase {
    case .presenting(let transition), .dismissing(let transition):
      if transition.canBeBroughtForward { transition.begin() }
    case .presented, .over: break
    }
  }
}

/// Records the calls to transitioning delegates.
@MainActor enum TransitioningQuestions {
  static func record(
    _ question: StaticString, of controller: UIViewController, to delegate: (any UIViewControllerTransitioningDelegate)?
  ) {
    if delegate != nil { TransitionRecord.add(question, .absent, of: controller) }
  }
}
