extension HierarchyIssue {
  // MARK: Presenting

  @MainActor static func alreadyPresenting(
    _ presented: UIViewController, presenter: UIViewController, source: UIViewController, other: UIViewController
  ) -> Self {
    let other = other.hierarchyName
    let by = presenterText(presenter, source)
    return Self(
      .alreadyPresenting, "\(by) presents \(other) and can't present \(presented.hierarchyName) too.",
      objects: names(presenter, source, presented) + [other])
  }

  @MainActor static func presentationInProgress(
    _ presented: UIViewController, presenter: UIViewController, source: UIViewController, other: UIViewController
  ) -> Self {
    let by = presenterText(presenter, source)
    let doing = other.isBeingDismissed ? "dismissed" : "presented"
    return Self(
      .presentationInProgress,
      "\(by) can't present \(presented.hierarchyName) while \(other.hierarchyName) is being \(doing).",
      objects: names(presenter, source, presented))
  }

  @MainActor static func presenterNotInWindow(
    _ presented: UIViewController, presenter: UIViewController, source: UIViewController
  ) -> Self {
    let by = presenterText(presenter, source)
    return Self(
      .presenterNotInWindow,
      "\(by) can't present \(presented.hierarchyName): its view is not in a window (\(whyNotInWindow(presenter))).",
      objects: names(presenter, source, presented))
  }

  @MainActor private static func whyNotInWindow(_ presenter: UIViewController) -> String {
    if let cover = presenter.rare?.presentation?.coveredBy {
      return "\(cover.presented.hierarchyName) covers it"
    }
    return presenter.isViewLoaded ? "it was never added to one, or was removed from it" : "it was never loaded"
  }

  @MainActor static func presenterBeingDismissed(
    _ presented: UIViewController, presenter: UIViewController, source: UIViewController
  ) -> Self {
    let by = presenterText(presenter, source)
    return Self(
      .presenterBeingDismissed, "\(by) is being dismissed and can't present \(presented.hierarchyName).",
      objects: names(presenter, source, presented))
  }

  @MainActor static func alreadyPresented(_ presented: UIViewController, by presenter: UIViewController) -> Self {
    let (presented, presenter) = (presented.hierarchyName, presenter.hierarchyName)
    return Self(
      .alreadyPresented, "\(presented) is presented by \(presenter) already.", objects: [presented, presenter])
  }

  @MainActor static func presentedChild(_ presented: UIViewController, of parent: UIViewController) -> Self {
    let (presented, parent) = (presented.hierarchyName, parent.hierarchyName)
    return Self(
      .presentedChild, "\(presented) is a child of \(parent) and can't be presented.", objects: [presented, parent])
  }

  @MainActor static func presentingItself(_ presented: UIViewController, source: UIViewController) -> Self {
    guard presented !== source else {
      return Self(
        .presentingItself, "\(presented.hierarchyName) can't present itself.", objects: [presented.hierarchyName])
    }
    let (presented, source) = (presented.hierarchyName, source.hierarchyName)
    return Self(
      .presentingItself, "\(presented) is the presenter for \(source) and can't present itself.",
      objects: [presented, source])
  }

  @MainActor static func presentedRoot(_ presented: UIViewController, of window: UIWindow) -> Self {
    let (presented, window) = (presented.hierarchyName, window.hierarchyName)
    return Self(
      .presentedRoot, "\(presented) is the root of \(window) and can't be presented.", objects: [presented, window])
  }

  @MainActor static func presentationCycle(_ presented: UIViewController, source: UIViewController) -> Self {
    let (presented, source) = (presented.hierarchyName, source.hierarchyName)
    return Self(
      .presentationCycle, "\(source) is inside \(presented) or presented above it and can't present it.",
      objects: [presented, source])
  }

  @MainActor static func detachedPresenter(_ source: UIViewController) -> Self {
    Self(
      .detachedPresenter,
      "The view of \(source.hierarchyName) is on screen, but the controller is in no tree of controllers; "
        + "it becomes the presenter.",
      objects: [source.hierarchyName])
  }

  @MainActor static func partialCurl(_ presented: UIViewController, _ side: UIViewController) -> Self {
    let (presented, side) = (presented.hierarchyName, side.hierarchyName)
    return Self(
      .partialCurl, "\(presented) has the transition style .partialCurl, but \(side) does not fill the screen.",
      objects: [presented, side])
  }

  @MainActor static func noPresentationStyle(_ presented: UIViewController) -> Self {
    Self(
      .noPresentationStyle, "\(presented.hierarchyName) can't be presented in the style .none.",
      objects: [presented.hierarchyName])
  }

  @MainActor static func presenterLeft(_ presented: UIViewController, presenter: UIViewController?) -> Self {
    let presenter = presenter?.hierarchyName
    let subject = presenter.map { "\($0)" } ?? "The presenter"
    return Self(
      .presenterLeft, "\(subject) left the tree while it presented \(presented.hierarchyName), which was dismissed.",
      objects: [presented.hierarchyName] + [presenter].compactMap { $0 })
  }

  @MainActor static func childIsPresented(_ child: UIViewController, by presenter: UIViewController) -> Self {
    let (child, presenter) = (child.hierarchyName, presenter.hierarchyName)
    return Self(
      .childIsPresented, "\(child) is presented by \(presenter) and can't become a child.", objects: [child, presenter])
  }

  @MainActor static func rootIsPresented(
    _ root: UIViewController, by presenter: UIViewController, of window: UIWindow
  ) -> Self {
    let (root, presenter, window) = (root.hierarchyName, presenter.hierarchyName, window.hierarchyName)
    return Self(
      .childIsPresented, "\(root) is presented by \(presenter) and can't become the root of \(window).",
      objects: [root, presenter, window])
  }

  // MARK: Sheets and popovers

  @MainActor static func sheetWithoutDetents(_ sheet: UISheetPresentationController) -> Self {
    let name = Stage.current.names.reference(to: sheet).name
    return Self(.sheetWithoutDetents, "\(name) got no detents and keeps its old ones.", objects: [name])
  }

  @MainActor static func popoverWithoutAnchor(_ popover: UIPopoverPresentationController) -> Self {
    let presented = popover.presentedViewController.hierarchyName
    let presenter = popover.presentingViewController.hierarchyName
    return Self(
      .popoverWithoutAnchor,
      "The popover of \(presented) has no place to point to, so \(presenter) did not present it.",
      objects: [presenter, presented])
  }

  // MARK: Dismissing

  @MainActor static func dismissalInProgress(_ presented: UIViewController, receiver: UIViewController) -> Self {
    let doing = presented.isBeingDismissed ? "dismissed" : "presented"
    return Self(
      .dismissalInProgress, "\(presented.hierarchyName) is still being \(doing).",
      objects: [receiver.hierarchyName, presented.hierarchyName])
  }

  // MARK: Names

  /// The presenter, and the source that it presents for: `T (from A through N)`.
  @MainActor private static func presenterText(_ presenter: UIViewController, _ source: UIViewController) -> String {
    guard presenter !== source else { return "\(presenter.hierarchyName)" }
    var through: [String] = []
    var current = source.links.parent
    while let ancestor = current, ancestor !== presenter {
      through.append("\(ancestor.hierarchyName)")
      current = ancestor.links.parent
    }
    let way = through.isEmpty ? "" : " through \(through.joined(separator: ", "))"
    return "\(presenter.hierarchyName) (from \(source.hierarchyName)\(way))"
  }

  @MainActor private static func names(
    _ presenter: UIViewController, _ source: UIViewController, _ presented: UIViewController
  ) -> [ObjectName] {
    (presenter === source ? [presenter, presented] : [presenter, presented, source]).map(\.hierarchyName)
  }
}
