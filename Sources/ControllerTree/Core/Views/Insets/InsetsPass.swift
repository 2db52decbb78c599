/// The part of a subtree that the next insets pass visits. A marked view in a window waits in the window's queue, or lies
/// inside a view that waits there with the mark ``subtree``.
enum InsetsMark: UInt8, Comparable {
  case none
  /// The view; of its subviews only marked ones, unless the view's own insets have changed.
  case look
  /// The view and its subviews: the edges that the subviews are measured from have moved.
  case edges
  /// The whole subtree: it has moved here.
  case subtree

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Notifies views and their controllers of changed safe areas and margins, before layout (SAFE-06, MARG-05).
///
///     superview before subviews, siblings in order; for each view whose value differs from the one last sent to it
///     safeAreaInsetsDidChange() → viewSafeAreaInsetsDidChange() → layoutMarginsDidChange() → viewLayoutMarginsDidChange()
///
/// The pass visits only the marked views, and their subviews as far as values have changed. The cost of a view that enters a
/// visible tree does not depend on its depth or on the number of its siblings.
@MainActor struct InsetsPass {
  private let window: UIWindow
  private var open: [Visit] = []

  /// A view that waits for its visit, with the values of its superview that it needs.
  fileprivate struct Visit {
    let view: UIView
    let superview: UIView?
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let mark: InsetsMark
  }

  /// Marks `view` for a visit before the next layout of its window. O(1).
  static func mark(_ view: UIView, _ mark: InsetsMark) {
    guard let window = view.links.window else { return }
    // A view that has moved here may have an old mark, and wait in another window's queue.
    if mark == .subtree || view.layoutState.insetsMark == .none { window.queueForInsets(view) }
    view.layoutState.insetsMark = max(view.layoutState.insetsMark, mark)
  }

  /// Visits the waiting views. Marks that hooks set on views outside the path of this pass wait for the next pass; the layout in
  /// between detects a hook that marks its own view without end (LAY-06).
  @inline(never)
  static func run(in window: UIWindow) {
    var pass = InsetsPass(window: window)
    window.beginInsetsPass()
    while let view = window.nextForInsets() {
      pass.make(Visit(to: view))
      while let visit = pass.open.popLast() { pass.make(visit) }
    }
  }

  private init(window: UIWindow) { self.window = window }

  private mutating func make(_ visit: Visit) {
    let view = visit.view
    // A hook may have moved the view; it then has a new mark in its new place.
    guard view.links.window === window, view.links.superview === visit.superview else { return }
    let mark = max(visit.mark, view.layoutState.insetsMark)
    view.layoutState.insetsMark = .none
    let first = values(of: visit)
    let isNews = announce(first, of: visit)
    let inherited: InsetsMark = mark == .subtree ? .subtree : mark == .edges || isNews ? .look : .none
    guard inherited > .none, !view.links.subviews.isEmpty else { return }
    // The hooks may have changed the values sent to them: measure subviews from the values that hold now.
    let values = isNews ? values(of: visit) : first
    for subview in view.orderedSubviews.reversed() {
      open.append(
        Visit(view: subview, superview: view, safeArea: values.safeArea, margins: values.margins, mark: inherited))
    }
  }

  /// - Returns: Whether a value has changed.
  private func announce(_ first: Values, of visit: Visit) -> Bool {
    let view = visit.view
    // A constraint may have read insets that were never sent.
    if view.layoutState.holdsConstraints { LayoutEngine.inputsChanged(of: view) }
    var (values, isNews) = (first, false)
    if values.safeArea != view.rare?.announcedSafeArea ?? .zero {
      isNews = true
      let old = view.rareState.announcedSafeArea
      view.rareState.announcedSafeArea = values.safeArea
      view.markForLayout()
      ViewDelivery.deliver(.safeAreaInsetsDidChange, to: view)
      if view.layoutState.isObserved { PropertyChanges.tell(view, "safeAreaInsets", from: old) }
      view.owner?.rootViewSafeAreaInsetsDidChange()
      guard view.links.window === window, view.links.superview === visit.superview else { return true }
      values = self.values(of: visit)
    }
    if values.margins != view.rare?.announcedMargins ?? LayoutMargins.undisturbed(of: view) {
      isNews = true
      LayoutMargins.announce(values.margins, of: view)
    }
    return isNews
  }

  private typealias Values = (safeArea: UIEdgeInsets, margins: UIEdgeInsets)

  private func values(of visit: Visit) -> Values {
    let safeArea = SafeArea.insets(of: visit.view, in: visit.safeArea)
    return (safeArea, LayoutMargins.effective(of: visit.view, safeArea: safeArea, in: visit.margins))
  }
}

extension InsetsPass.Visit {
  /// The first visit of a pass, to a marked view: its superviews have already received their insets.
  @MainActor fileprivate init(to view: UIView) {
    self.view = view
    superview = view.links.superview
    mark = .none
    guard let superview else {
      (safeArea, margins) = (.zero, .zero)
      return
    }
    (safeArea, margins) = (Self.announcedSafeArea(of: superview), Self.announcedMargins(of: superview))
  }

  @MainActor private static func announcedSafeArea(of view: UIView) -> UIEdgeInsets {
    // A window that was never visited has sent nothing, and needs nothing of a superview.
    view is UIWindow ? SafeArea.insets(of: view, in: .zero) : view.rare?.announcedSafeArea ?? .zero
  }

  @MainActor private static func announcedMargins(of view: UIView) -> UIEdgeInsets {
    view.rare?.announcedMargins ?? LayoutMargins.undisturbed(of: view)
  }
}
