/// What a view's next insets pass has to look at. A marked view in a window waits in the window's queue, or is inside a view that
/// waits there with the mark ``subtree``.
enum InsetsMark: UInt8, Comparable {
  case none
  /// The view; further down only what is marked, unless the view's own insets are new.
  case look
  /// The view and its subviews: the edges that these are measured from have moved.
  case edges
  /// Everything inside: it comes from elsewhere.
  case subtree

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Tells views and their controllers that safe area or margins have changed, before layout (SAFE-06, MARG-05).
///
///     superview before subviews, siblings in order; for each view whose value is not the one it last heard of
///     safeAreaInsetsDidChange() → viewSafeAreaInsetsDidChange() → layoutMarginsDidChange() → viewLayoutMarginsDidChange()
///
/// The pass visits the marked views alone, and what is inside them as far as there is news. A view that enters a visible tree costs
/// the same wherever that is, however deep and however many siblings there are.
@MainActor struct InsetsPass {
  private let window: UIWindow
  private var open: [Visit] = []

  /// A view that waits for its turn, with what it needs of its superview.
  fileprivate struct Visit {
    let view: UIView
    let superview: UIView?
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let mark: InsetsMark
  }

  /// Has `view` looked at before the next layout of its window. O(1).
  static func mark(_ view: UIView, _ mark: InsetsMark) {
    guard let window = view.links.window else { return }
    // A view that comes from elsewhere may have a mark from there, and wait in another window's queue.
    if mark == .subtree || view.layoutState.insetsMark == .none { window.queueForInsets(view) }
    view.layoutState.insetsMark = max(view.layoutState.insetsMark, mark)
  }

  /// Visits the views that wait. What hooks mark meanwhile, and the pass does not come to anyway, waits for the next pass: a hook
  /// that marks its own view again and again is found out by the layout in between (LAY-06).
  static func run(in window: UIWindow) {
    var pass = InsetsPass(window: window)
    window.beginInsetsPass()
    while let view = window.nextForInsets() {
      pass.open.append(Visit(to: view))
      pass.run()
    }
  }

  private init(window: UIWindow) { self.window = window }

  private mutating func run() {
    while let visit = open.popLast() {
      // A hook may have moved the view; then it has a mark of its own in its new place.
      guard visit.view.links.window === window, visit.view.links.superview === visit.superview else { continue }
      look(visit)
    }
  }

  private mutating func look(_ visit: Visit) {
    let view = visit.view
    let mark = max(visit.mark, view.layoutState.insetsMark)
    view.layoutState.insetsMark = .none
    let isNews = announce(visit)
    // The hooks may have changed what they were told of: subviews are measured from what is true now.
    let (safeArea, margins) = values(of: visit)
    let inherited: InsetsMark = mark == .subtree ? .subtree : mark == .edges || isNews ? .look : .none
    guard inherited > .none else { return }
    for subview in view.orderedSubviews.reversed() {
      open.append(Visit(view: subview, superview: view, safeArea: safeArea, margins: margins, mark: inherited))
    }
  }

  /// - Returns: Whether there was anything to tell.
  private func announce(_ visit: Visit) -> Bool {
    let view = visit.view
    var isNews = false
    let safeArea = values(of: visit).safeArea
    if safeArea != view.rare?.announcedSafeArea ?? .zero {
      isNews = true
      view.rareState.announcedSafeArea = safeArea
      view.markForLayout()
      ViewDelivery.deliver(.safeAreaInsetsDidChange, to: view)
      view.owner?.rootViewSafeAreaInsetsDidChange()
      guard view.links.window === window, view.links.superview === visit.superview else { return true }
    }
    let margins = values(of: visit).margins
    if margins != view.rare?.announcedMargins ?? LayoutMargins.undisturbed(of: view) {
      isNews = true
      LayoutMargins.announce(margins, of: view)
    }
    return isNews
  }

  private func values(of visit: Visit) -> (safeArea: UIEdgeInsets, margins: UIEdgeInsets) {
    let safeArea = SafeArea.insets(of: visit.view, in: visit.safeArea)
    return (safeArea, LayoutMargins.effective(of: visit.view, safeArea: safeArea, in: visit.margins))
  }
}

extension InsetsPass.Visit {
  /// The first visit of a pass, to a marked view: what is above has heard of its insets already.
  @MainActor fileprivate init(to view: UIView) {
    self.view = view
    superview = view.links.superview
    safeArea = superview.map(Self.announcedSafeArea) ?? .zero
    margins = superview.map(Self.announcedMargins) ?? .zero
    mark = .none
  }

  @MainActor private static func announcedSafeArea(of view: UIView) -> UIEdgeInsets {
    // A window that nobody has asked for a look has told nothing, and needs nothing of a superview.
    view is UIWindow ? SafeArea.insets(of: view, in: .zero) : view.rare?.announcedSafeArea ?? .zero
  }

  @MainActor private static func announcedMargins(of view: UIView) -> UIEdgeInsets {
    view.rare?.announcedMargins ?? LayoutMargins.undisturbed(of: view)
  }
}
