/// What a view's next insets pass has to look at. Above a marked view, every view up to the window is marked.
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
/// Subtrees without a mark are passed over as long as nothing above them is new.
@MainActor struct InsetsPass {
  private let window: UIWindow
  private var open: [Visit] = []

  /// A view that waits for its turn, with what it needs of its superview.
  private struct Visit {
    let view: UIView
    let superview: UIView?
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let mark: InsetsMark
  }

  /// Has `view` looked at before the next layout of its window.
  static func mark(_ view: UIView, _ mark: InsetsMark) {
    guard let window = view.links.window else { return }
    leave(mark, on: view)
    window.needsInsetsPass = true
    window.scheduleLayout()
  }

  static func run(in window: UIWindow) {
    window.needsInsetsPass = false
    guard window.layoutState.insetsMark > .none else { return }
    var pass = InsetsPass(window: window)
    pass.run()
  }

  private static func leave(_ mark: InsetsMark, on view: UIView) {
    view.layoutState.insetsMark = max(view.layoutState.insetsMark, mark)
    var current = view.links.superview
    while let superview = current, superview.layoutState.insetsMark == .none {
      superview.layoutState.insetsMark = .look
      current = superview.links.superview
    }
  }

  private init(window: UIWindow) { self.window = window }

  private mutating func run() {
    open.append(Visit(view: window, superview: nil, safeArea: .zero, margins: .zero, mark: .look))
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
    for subview in view.orderedSubviews.reversed() {
      guard inherited > .none || subview.layoutState.insetsMark > .none else { continue }
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
