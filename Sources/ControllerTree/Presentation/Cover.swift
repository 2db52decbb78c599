/// The controllers whose views leave the window because a presentation fills their place, and come back when it ends
/// (STYLE-02, STYLE-04, STYLE-07).
///
/// It keeps nobody: the presenter that it is about holds the presentation, and the presentation this.
@MainActor struct Cover {
  /// Whose views leave, the nearest to the presentation first.
  private let outer: [ControllerReference]
  /// Who is told besides, since its view lies inside one of theirs: a presenter in a context, before all others.
  private let nearer: [ControllerReference]

  static let empty = Cover(outer: [], nearer: [])

  private init(outer: [ControllerReference], nearer: [ControllerReference]) {
    self.outer = outer
    self.nearer = nearer
  }

  /// What a presentation by `presenter` covers.
  /// - Parameter isInContext: Whether only the presenter's own place is filled.
  init(behind presenter: UIViewController, isInContext: Bool) {
    var outer = [presenter]
    var nearer: [UIViewController] = []
    var front = presenter
    while !isInContext, let behind = front.ownPresentation, behind.cover.isEmpty,
      let further = behind.presenter?.rootAncestor
    {
      // What is presented inside a context lies in the view of the root around it, and leaves with that.
      if further !== behind.presenter { nearer.append(outer.removeLast()) }
      outer.append(further)
      front = further
    }
    self.init(outer: outer.map(\.reference), nearer: nearer.map(\.reference))
  }

  var isEmpty: Bool { outer.isEmpty }

  /// The controllers whose views leave.
  private var controllers: [UIViewController] { outer.compactMap(\.controller) }

  /// Who is told: the nearest to the presentation first, then what is presented in a context inside one of them.
  /// - Complexity: O(n) in the controllers inside the covered ones.
  var leaders: [UIViewController] {
    var leaders = nearer.compactMap(\.controller)
    for controller in controllers {
      leaders.append(controller)
      guard let view = controller.loadedView else { continue }
      let inside = Presentation.above(controller) { $0.containerView?.isDescendant(of: view) == true }
      leaders += inside.map(\.presented).filter { presented in !leaders.contains { $0 === presented } }
    }
    return leaders
  }

  /// Takes the views out.
  func takeOut(for presentation: Presentation) {
    for controller in controllers {
      controller.presentationState.coveredBy = presentation
      controller.coverableView?.removeFromSuperview()
    }
  }

  /// Puts the views back, below what covered them.
  /// - Parameter isLeaving: Whether a controller goes too, so that its view has no place any more.
  func putBack(from presentation: Presentation, unless isLeaving: (UIViewController) -> Bool = { _ in false }) {
    forget(presentation)
    guard let container = presentation.containerView else { return }
    for controller in controllers where !isLeaving(controller) { putInPlace(controller, below: container) }
  }

  /// The views stay where they are; they belong to nobody's cover any more.
  func forget(_ presentation: Presentation) {
    for controller in controllers {
      if let state = controller.rare?.presentation, state.coveredBy === presentation { state.coveredBy = nil }
    }
  }

  /// Puts the view of a controller where it belongs: into the container of its own presentation, or below those above it. A
  /// view that an animator has moved into a transition's container comes home too.
  private func putInPlace(_ controller: UIViewController, below container: UIView) {
    guard let view = controller.coverableView else { return }
    if let own = controller.ownPresentation {
      guard let home = own.containerView, view.links.superview !== home else { return }
      view.frame = own.controller.frameOfPresentedViewInContainerView
      home.addSubview(view)
    } else {
      let front = controller.ownPresented?.containerView ?? container
      guard let home = front.links.superview, view.links.superview !== home else { return }
      view.frame = front.frame
      home.insertSubview(view, belowSubview: front)
    }
  }
}

extension UIViewController {
  /// The view that stands for the controller where it is placed: the presented view, which may be a wrapper, or its own.
  fileprivate final var coverableView: UIView? {
    if let own = ownPresentation, own.containerView != nil { return own.controller.presentedView }
    return loadedView
  }
}
