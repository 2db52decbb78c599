/// The scroll views of a controller's content: those that were set, and the one that is found.
@MainActor enum ContentScrollViews {
  /// Sets the scroll view at some edges; `nil` for the one that is found.
  static func set(_ scrollView: UIScrollView?, at edges: NSDirectionalRectEdge, of controller: UIViewController) {
    let bars = controller.rareState.barsState
    bars.contentScrollViews.removeAll { $0.edges == edges }
    bars.contentScrollViews.append((edges, scrollView.map { WeakView($0) }))
    if edges.contains(.top) { controller.contentBesideBarChanged() }
  }

  /// The scroll view at an edge: the one that was set, else the root view or its first subview, if that is one.
  static func view(at edge: NSDirectionalRectEdge, of controller: UIViewController) -> UIScrollView? {
    if let set = controller.rare?.bars?.contentScrollViews, !set.isEmpty,
      let found = set.last(where: { $0.edges.contains(edge) }), let view = found.view
    {
      return view.view as? UIScrollView
    }
    guard let view = controller.loadedView else { return nil }
    return view as? UIScrollView ?? view.orderedSubviews.first as? UIScrollView
  }
}
