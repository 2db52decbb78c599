/// Finds a reason to refuse a presentation; the first one counts (PRES-19).
@MainActor struct PresentationCheck {
  private let presented: UIViewController
  private let source: UIViewController
  private let presenter: UIViewController
  private let style: UIModalPresentationStyle

  init(
    _ presented: UIViewController, source: UIViewController, _ search: PresenterSearch, style: UIModalPresentationStyle
  ) {
    self.presented = presented
    self.source = source
    self.presenter = search.presenter
    self.style = style
  }

  var refusal: HierarchyIssue? {
    refusalOfPresented ?? refusalOfStyle ?? refusalOfPresenter ?? presented.refusalToShow
  }

  private var refusalOfPresented: HierarchyIssue? {
    if let presentation = presented.ownPresentation, let other = presentation.presenter {
      return .alreadyPresented(presented, by: other)
    }
    if presented === presenter { return .presentingItself(presented, source: source) }
    if let parent = presented.links.parent { return .presentedChild(presented, of: parent) }
    if let window = presented.rare?.windowAsRoot, !window.layoutState.isHidden {
      return .presentedRoot(presented, of: window)
    }
    if containsSource { return .presentationCycle(presented, source: source) }
    return presented.refusalToBePresented
  }

  /// Whether the source is inside `presented`, or inside a controller that it presents (M-PRES-09).
  private var containsSource: Bool {
    guard presented.ownPresented != nil || !presented.links.children.isEmpty else { return false }
    return source.isWithin(presented)
  }

  private var refusalOfStyle: HierarchyIssue? {
    if style == .none { return .noPresentationStyle(presented) }
    if presented.modalTransitionStyle == .partialCurl {
      if style != .fullScreen { return .partialCurl(presented, presented) }
      if let own = presenter.ownPresentation, own.controller.presentationStyle != .fullScreen {
        return .partialCurl(presented, presenter)
      }
    }
    return nil
  }

  private var refusalOfPresenter: HierarchyIssue? {
    if presenter.loadedView?.links.window == nil {
      return .presenterNotInWindow(presented, presenter: presenter, source: source)
    }
    if let own = presenter.ownPresentation, own.transition != nil {
      return presenter.isBeingDismissed
        ? .presenterBeingDismissed(presented, presenter: presenter, source: source)
        : .presentationInProgress(presented, presenter: presenter, source: source, other: presenter)
    }
    if let other = presenter.ownPresented {
      return other.transition == nil
        ? .alreadyPresenting(presented, presenter: presenter, source: source, other: other.presented)
        : .presentationInProgress(presented, presenter: presenter, source: source, other: other.presented)
    }
    return nil
  }
}
