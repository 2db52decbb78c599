extension HierarchyIssue.Kind {
  /// The presenter presents another controller.
  public static let alreadyPresenting = Self(
    "alreadyPresenting", .error, rule: "M-PRES-01",
    advice: "Present from the controller that is presented, or dismiss it first.",
    uikitText: "Attempt to present <V> on <P> (from <A>) which is already presenting <W>.")
  /// The presenter is presenting or dismissing another controller.
  public static let presentationInProgress = Self(
    "presentationInProgress", .error, rule: "M-PRES-02", advice: "Wait for the completion of the transition.",
    uikitText: "Attempt to present <V> on <P> (from <A>) while a presentation is in progress.")
  /// The view of the presenter is in no window.
  public static let presenterNotInWindow = Self(
    "presenterNotInWindow", .error, rule: "M-PRES-03", advice: "Present from viewDidAppear(_:) or later.",
    uikitText: "Attempt to present <V> on <P> (from <A>) whose view is not in the window hierarchy.")
  /// The controller is presented already.
  public static let alreadyPresented = Self(
    "alreadyPresented", .error, rule: "M-PRES-05", advice: "Dismiss the controller first, or present another one.",
    uikitText: "Application tried to present modally a view controller <V> that is already being presented by <X>.")
  /// The controller is a child.
  public static let presentedChild = Self(
    "presentedChild", .error, rule: "M-PRES-06", advice: "Present the parent, or remove the controller from it first.",
    uikitText: "Application tried to present modally a view controller <V> that has a parent view controller <Q>.")
  /// The controller was presented on itself.
  public static let presentingItself = Self(
    "presentingItself", .error, rule: "M-PRES-07", advice: "Present a controller that does not contain the presenter.",
    uikitText: "Application tried to present modal view controller on itself. Presenting controller is <V>.")
  /// The controller is the root of a window.
  public static let presentedRoot = Self(
    "presentedRoot", .error, rule: "M-PRES-08", advice: "Give the window another root first.",
    uikitText: "Application tried to present modally an active controller <V>.")
  /// The controller contains or presents the source.
  public static let presentationCycle = Self(
    "presentationCycle", .error, rule: "M-PRES-09", advice: "Present a controller that is not below the source.")
  /// The presenter is on screen, but in no tree of controllers.
  public static let detachedPresenter = Self(
    "detachedPresenter", .warning, rule: "M-PRES-10",
    advice: "Call addChild(_:) on the controller whose view contains it.",
    uikitText: "Presenting view controllers on detached view controllers is discouraged <A>.")
  /// The style `.partialCurl` was used outside a full screen.
  public static let partialCurl = Self(
    "partialCurl", .error, rule: "M-PRES-12", advice: "Use .fullScreen on both sides, or another transition style.",
    uikitText: "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
      + "controller <X>.")
  /// The style `.none` was used to present.
  public static let noPresentationStyle = Self(
    "noPresentationStyle", .error, rule: "M-PRES-13",
    advice: "Use another style; only adaptive delegates return .none.",
    uikitText: "The specified modal presentation style doesn't have a corresponding presentation controller.")
  /// The presenter left the tree while it presented.
  public static let presenterLeft = Self(
    "presenterLeft", .warning, rule: "M-PRES-14", advice: "Dismiss before the presenter leaves.")
  /// The presenter is being dismissed.
  public static let presenterBeingDismissed = Self(
    "presenterBeingDismissed", .error, rule: "M-PRES-15",
    advice: "Present from the controller that stays, in the dismissal's completion.",
    uikitText: "Attempt to present <V> on <P> (from <A>) whose view is not in the window hierarchy.")
  /// A popover has no place to point to.
  public static let popoverWithoutAnchor = Self(
    "popoverWithoutAnchor", .error, rule: "M-POP-01", advice: "Set sourceView, sourceItem or barButtonItem.",
    uikitText: "UIPopoverPresentationController (<PC>) should have a non-nil sourceView or barButtonItem set before "
      + "the presentation occurs.")
  /// A sheet was given no detents.
  public static let sheetWithoutDetents = Self(
    "sheetWithoutDetents", .error, rule: "M-SHEET-01", advice: "Give a sheet at least one detent.")
  /// The controller is still being presented or dismissed.
  public static let dismissalInProgress = Self(
    "dismissalInProgress", .error, rule: "M-DIS-01", advice: "Wait for the completion of the transition.",
    uikitText: "Warning: Attempt to dismiss from view controller <P> while a presentation or dismiss is in progress!")
}

extension HierarchyIssue {
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

  @MainActor static func sheetWithoutDetents(_ sheet: UISheetPresentationController) -> Self {
    let name = sheet.hierarchyName
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

  @MainActor static func dismissalInProgress(_ presented: UIViewController, receiver: UIViewController) -> Self {
    let doing = presented.isBeingDismissed ? "dismissed" : "presented"
    return Self(
      .dismissalInProgress, "\(presented.hierarchyName) is still being \(doing).",
      objects: [receiver.hierarchyName, presented.hierarchyName])
  }

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
