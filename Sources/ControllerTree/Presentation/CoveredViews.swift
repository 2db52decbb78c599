/// The controllers that a presentation covers: their views leave the window when the presentation has filled their place, and
/// go back to where they were when it ends (STYLE-02, STYLE-04, STYLE-07, PC-10).
///
/// It retains no controller and no view: the presenter retains the presentation, and the presentation this. The hooks of the views
/// that it moves may ask it while it does so.
@MainActor final class CoveredViews {
  fileprivate struct Member {
    let reference: ControllerReference
    /// Whether the view leaves by itself. Otherwise it lies inside the view of a later member, and leaves with that.
    var leaves = true
    /// Where the view lies, or was taken from; `nil` if it has no place to go back to.
    var place: ViewPlace?
    /// Whether the controller was a child there.
    var isChild = false
    /// Whether the view was taken out and has not been put back.
    var isOut = false
  }

  /// The nearest to the presentation first.
  private var members: [Member] = []

  static let none = CoveredViews()

  private init() {}

  /// What a presentation by `presenter` covers.
  /// - Parameter isInContext: Whether only the presenter's own place is filled.
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

  /// The covered controllers, the nearest to the presentation first, each with those that are presented inside its view.
  /// - Complexity: O(n) in the controllers inside the covered ones.
  var controllers: [UIViewController] { controllers { _ in true } }

  /// Those of ``controllers`` that come back on screen with `views`.
  func controllers(comingBackWith views: ReturningViews) -> [UIViewController] { controllers(where: views.include) }

  private func controllers(where isIncluded: (UIView) -> Bool) -> [UIViewController] {
    var found: [UIViewController] = []
    func add(_ controller: UIViewController, _ view: UIView) {
      if isIncluded(view), !found.contains(where: { $0 === controller }) { found.append(controller) }
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

  /// Remembers where the views lie, before an animator moves them.
  func notePlaces() {
    for index in members.indices where members[index].leaves { notePlace(ofMember: index) }
  }

  private func notePlace(ofMember index: Int) {
    guard let controller = members[index].reference.controller else { return }
    members[index].place = controller.coverableView.flatMap(ViewPlace.init)
    members[index].isChild = controller.links.parent != nil
  }

  /// Takes the views out. One that the animator has moved goes back to where it was before that.
  func takeOut(for presentation: Presentation) {
    for index in members.indices where members[index].leaves && !members[index].isOut {
      guard let controller = members[index].reference.controller else { continue }
      members[index].isOut = true
      controller.presentationState.coveredBy = presentation
      guard let view = controller.coverableView else { continue }
      if !presentation.hasBorrowed(view) { notePlace(ofMember: index) }
      view.removeFromSuperview()
    }
  }

  /// The views that can go back to their places, with the superviews that they go to.
  /// - Parameter presentation: Its container may hold views that an animator has moved.
  func homes(from presentation: Presentation) -> [(view: UIView, superview: UIView)] {
    members.compactMap { $0.home(from: presentation) }
  }

  /// Puts views back to their places, behind what covered them.
  /// - Parameter isIncluded: Whether a view is meant that would go to a superview.
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

  /// The views stay where they are, and nothing covers their controllers any more.
  func forget(_ presentation: Presentation) {
    for member in members {
      if let controller = member.reference.controller { Self.release(controller, from: presentation) }
    }
  }

  private static func release(_ controller: UIViewController, from presentation: Presentation) {
    if let state = controller.rare?.presentation, state.coveredBy === presentation { state.coveredBy = nil }
  }

  // MARK: Places

  /// Whether the view of `controller` is out and has a place to go back to.
  fileprivate func holdsPlace(of controller: UIViewController) -> Bool {
    members.contains { $0.reference.controller === controller && $0.isOut && $0.place != nil }
  }

  /// The container of `controller` shows it no more: its view has no place to go back to.
  fileprivate func forgetPlace(of controller: UIViewController) {
    for index in members.indices where members[index].reference.controller === controller { members[index].place = nil }
  }
}

extension CoveredViews.Member {
  /// The view and its superview, if the view can go back there: nothing else has taken it, and its controller belongs to the
  /// place still (MIS-09).
  @MainActor fileprivate func home(from presentation: Presentation) -> (view: UIView, superview: UIView)? {
    guard leaves, let controller = reference.controller, let view = controller.coverableView,
      let superview = place?.superview, view.links.superview == nil || presentation.hasBorrowed(view)
    else { return nil }
    guard let parent = controller.links.parent else { return isChild ? nil : (view, superview) }
    return superview.enclosingOwner === parent ? (view, superview) : nil
  }
}

extension UIViewController {
  /// The view that stands for the controller where it is placed: the presented view, which may be a wrapper, or its own.
  fileprivate final var coverableView: UIView? {
    if let own = ownPresentation, own.containerView != nil { return own.controller.presentedView }
    return loadedView
  }

  fileprivate final func lies(inside other: UIViewController) -> Bool {
    guard let view = coverableView, let place = other.coverableView else { return false }
    return view.isDescendant(of: place)
  }

  /// Whether a presentation has taken the controller's view out of its place and will put it back. Until then the container
  /// does not show the controller.
  final var isCovered: Bool { rare?.presentation?.coveredBy?.covered.holdsPlace(of: self) ?? false }

  /// The controller's container shows it no more. If a presentation covers its view, the view does not come back.
  final func givePlaceUp() {
    guard let presentation = rare?.presentation?.coveredBy else { return }
    presentation.covered.forgetPlace(of: self)
  }
}

extension Presentation {
  /// Whether an animator has moved a view into the container.
  fileprivate func hasBorrowed(_ view: UIView) -> Bool { containerView.map(view.isDescendant) ?? false }
}
