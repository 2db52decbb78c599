/// The controllers that a presentation covers. Their views are removed from the window when the presentation fills their
/// place, and restored when it ends (STYLE-02, STYLE-04, STYLE-07, PC-10).
///
/// It retains no controller and no view; the presenter retains the presentation, which retains this object. View hooks that
/// run while it moves views may read it.
@MainActor final class CoveredViews {
  typealias Home = (view: UIView, superview: UIView)

  fileprivate struct Member {
    let reference: ControllerReference
    /// Whether this object removes the view. If `false`, the view lies inside the view of a later member and
    /// is removed with it.
    var leaves = true
    /// The view's place, or the place it was removed from; `nil` if it has no place to be restored to.
    var place: ViewPlace?
    /// Whether the controller had a parent when the place was noted.
    var isChild = false
    /// Whether the view was removed and is not restored yet.
    var isOut = false
  }

  /// The controller nearest to the presentation first.
  @exclusivity(unchecked) private var members: [Member] = []

  static let none = CoveredViews()

  private init() {}

  /// Collects the controllers that a presentation by `presenter` covers.
  /// - Parameter isInContext: Whether the presentation fills only the presenter's place.
  init(behind presenter: UIViewController, isInContext: Bool) {
    var front = presenter
    members.append(Member(reference: front.reference))
    while !isInContext, let behind = front.ownPresentation, behind.covered.isEmpty,
      let further = behind.presenter?.rootAncestor
    {
      if front.lies(inside: further) { members[members.count - 1].leaves = false }
      members.append(Member(reference: further.reference))
      front = further
    }
  }

  var isEmpty: Bool { members.isEmpty }

  // MARK: Which controllers

  /// The covered controllers, the nearest to the presentation first, each followed by the controllers
  /// presented inside its view.
  /// - Complexity: O(n) in the controllers inside the covered ones.
  var controllers: [UIViewController] { controllers { _ in true } }

  /// The ``controllers`` whose views return to the screen with `views`.
  func controllers(comingBackWith views: ReturningViews) -> [UIViewController] { controllers(where: views.include) }

  private func controllers(where isIncluded: (UIView) -> Bool) -> [UIViewController] {
    var found: [UIViewController] = []
    func add(_ controller: UIViewController, _ view: UIView) {
      if isIncluded(view), !found.holds(controller) { found.append(controller) }
    }
    for member in members {
      guard let controller = member.reference.controller, let view = controller.coverableView else { continue }
      add(controller, view)
      guard member.leaves else { continue }
      for inside in Presentation.above(controller, where: { $0.containerView?.isDescendant(of: view) == true }) {
        let presented = inside.presented
        if let inner = presented.coverableView, inner.isDescendant(of: view) { add(presented, inner) }
      }
    }
    return found
  }

  // MARK: Leaving and coming back

  /// Notes the places of the views before an animator moves them.
  func notePlaces() {
    for index in members.indices where members[index].leaves { notePlace(ofMember: index) }
  }

  private func notePlace(ofMember index: Int) {
    guard let controller = members[index].reference.controller else { return }
    members[index].place = if let view = controller.coverableView { ViewPlace(of: view) } else { nil }
    members[index].isChild = controller.links.parent != nil
  }

  /// Removes the views. For a view that the animator has moved or removed, the place noted before the move stays valid.
  func takeOut(for presentation: Presentation) {
    for index in members.indices where members[index].leaves && !members[index].isOut {
      guard let controller = members[index].reference.controller else { continue }
      members[index].isOut = true
      controller.presentationState.coveredBy = presentation
      guard let view = controller.coverableView else { continue }
      let isInPlace = view.links.window != nil && !presentation.hasBorrowed(view)
      if isInPlace || members[index].place == nil { notePlace(ofMember: index) }
      view.removeFromSuperview()
    }
  }

  /// The views that can be restored, with the superviews they are restored to.
  /// - Parameter presentation: The presentation; its container may hold views that an animator has moved.
  func homes(from presentation: Presentation) -> [Home] {
    var homes: [Home] = []
    for member in members {
      if let home = member.home(from: presentation) { homes.append(home) }
    }
    return homes
  }

  /// Restores views, behind the presentation's container.
  /// - Parameter isIncluded: Whether to restore `view` into `superview`.
  func putBack(
    from presentation: Presentation, where isIncluded: (_ view: UIView, _ superview: UIView) -> Bool = { _, _ in true }
  ) {
    let container = presentation.containerView
    for index in members.indices {
      let member = members[index]
      guard let (view, superview) = member.home(from: presentation), isIncluded(view, superview) else { continue }
      members[index].isOut = false
      if let controller = member.reference.controller { Self.release(controller, from: presentation) }
      member.place?.putBack(view, behind: container)
    }
  }

  /// Leaves the views where they are and clears `coveredBy` of their controllers.
  func forget(_ presentation: Presentation) {
    for member in members {
      if let controller = member.reference.controller { Self.release(controller, from: presentation) }
    }
  }

  private static func release(_ controller: UIViewController, from presentation: Presentation) {
    if let state = controller.rare?.presentation, state.coveredBy === presentation { state.coveredBy = nil }
  }

  // MARK: Places

  /// Whether the presentation covers `controller`, or will when its transition ends.
  func contains(_ controller: UIViewController) -> Bool { members.contains { $0.reference.controller === controller } }

  /// Whether the view of `controller` is removed and has a place to be restored to.
  fileprivate func holdsPlace(of controller: UIViewController) -> Bool {
    members.contains { $0.reference.controller === controller && $0.isOut && $0.place != nil }
  }

  /// The place of a covered view is where `view` is now.
  func renewPlace(of controller: UIViewController, at view: UIView) {
    for index in members.indices where members[index].reference.controller === controller && members[index].isOut {
      members[index].place = ViewPlace(of: view)
      members[index].isChild = controller.links.parent != nil
    }
  }

  /// The container of `controller` no longer shows it: its view is not restored.
  fileprivate func forgetPlace(of controller: UIViewController) {
    for index in members.indices where members[index].reference.controller === controller { members[index].place = nil }
  }
}

extension CoveredViews.Member {
  /// The view and its superview, if the view can be restored: the client has given it no other superview, and the place
  /// still belongs to its controller's parent (MIS-09).
  @MainActor fileprivate func home(from presentation: Presentation) -> CoveredViews.Home? {
    guard leaves, let controller = reference.controller, let view = controller.coverableView,
      let superview = place?.superview,
      view.links.superview == nil || presentation.hasBorrowed(view) || isLost(view, from: superview)
    else { return nil }
    guard let parent = controller.links.parent else { return isChild ? nil : (view, superview) }
    return superview.enclosingOwner === parent ? (view, superview) : nil
  }

  /// Whether an animator has removed the view from the window together with a view of its own, around it.
  @MainActor private func isLost(_ view: UIView, from superview: UIView) -> Bool {
    !isOut && view.links.window == nil && view.links.superview !== superview
  }
}

extension UIViewController {
  /// The view in the controller's place: for a presented controller the presentation controller's `presentedView`, which may
  /// be a wrapper; otherwise its own view.
  fileprivate final var coverableView: UIView? {
    if let own = ownPresentation, own.containerView != nil { return own.controller.presentedView }
    return loadedView
  }

  fileprivate final func lies(inside other: UIViewController) -> Bool {
    guard let view = coverableView, let place = other.coverableView else { return false }
    return view.isDescendant(of: place)
  }

  /// Whether a presentation has removed the controller's view and will restore it. Until then the container does
  /// not show the controller.
  final var isCovered: Bool {
    guard let presentation = rare?.presentation?.coveredBy else { return false }
    return presentation.covered.holdsPlace(of: self) || isCoveredInPlace
  }

  /// Whether a presentation or dismissal runs that moves the controller's view and restores or removes it at its end.
  /// - Complexity: O(n) in the controllers inside this one and above it.
  final var isBeingCovered: Bool {
    Presentation.above(self).contains { $0.transition != nil && $0.covered.contains(self) }
  }

  /// The controller's container no longer shows it. If a presentation covers its view, the view is not restored.
  final func givePlaceUp() {
    guard let presentation = rare?.presentation?.coveredBy else { return }
    presentation.covered.forgetPlace(of: self)
  }
}

extension Presentation {
  /// Whether an animator has moved a view into the container.
  fileprivate func hasBorrowed(_ view: UIView) -> Bool {
    guard let containerView else { return false }
    return view.isDescendant(of: containerView)
  }
}
