/// The covered views that return to the screen when presentations end. A view returns if its place is on screen, or inside
/// another view that returns, and not inside a container that is removed (PC-10, PRES-17). A view that the view tree would
/// refuse is not restored (MIS-09).
@MainActor struct ReturningViews {
  /// The containers that are removed. A view presented in one is removed with it.
  private var going: Set<ObjectIdentifier> = []
  private var returning: Set<ObjectIdentifier> = []

  /// Finds the views that return when `presentations` end, given from the bottom to the top.
  init(after presentations: [Presentation]) {
    guard presentations.contains(where: { !$0.covered.isEmpty }) else { return }
    for presentation in presentations where !presentation.isOver {
      if let container = presentation.containerView { going.insert(ObjectIdentifier(container)) }
    }
    // The view covered last is restored first; views inside it can follow.
    find(in: presentations.reversed())
  }

  /// Finds the views that return when `presentation` stays but covers nothing any more (PC-15).
  init(uncoveredBy presentation: Presentation) { find(in: [presentation]) }

  private mutating func find(in presentations: [Presentation]) {
    var open: [CoveredViews.Home] = []
    for presentation in presentations where !presentation.isOver {
      open += presentation.covered.homes(from: presentation)
    }
    while !open.isEmpty {
      var (found, rest): ([CoveredViews.Home], [CoveredViews.Home]) = ([], [])
      for home in open {
        if isOnScreen(home.superview) { found.append(home) } else { rest.append(home) }
      }
      guard !found.isEmpty else { return }
      for (view, _) in found where ViewMove.refusal(inside: view) == nil { returning.insert(ObjectIdentifier(view)) }
      open = rest
    }
  }

  /// Whether `view` returns: it is, or is inside, a view that returns, and is not inside a container that is removed.
  func include(_ view: UIView) -> Bool {
    guard !returning.isEmpty, let top = outermost(of: view) else { return false }
    return returning.contains(ObjectIdentifier(top))
  }

  private func isOnScreen(_ superview: UIView) -> Bool {
    guard let top = outermost(of: superview) else { return false }
    return top.isInVisibleWindow || returning.contains(ObjectIdentifier(top))
  }

  /// The outermost superview of `view`; `nil` if a removed container holds the view.
  private func outermost(of view: UIView) -> UIView? {
    var current = view
    while !going.contains(ObjectIdentifier(current)) {
      guard let superview = current.links.superview else { return current }
      current = superview
    }
    return nil
  }
}

extension Appearance {
  /// Ends the appearance, or the disappearance, of a controller whose view was to return, according to whether its
  /// view is on screen.
  static func finishReturn(of controller: UIViewController) {
    finish(controller, isOnScreen: controller.isViewOnScreen)
  }
}
