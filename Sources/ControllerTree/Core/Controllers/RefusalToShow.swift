/// Checks whether the view tree accepts the view of a controller that the library is about to show. Roots,
/// presentations and stock containers check first, so that a call whose view would be refused is refused whole (CON-13,
/// MIS-09).
extension UIViewController {
  /// The issue with which a window would refuse the controller's view, or the view of a child that a stock container
  /// shows; `nil` if it would not. Views that are not loaded yet are assumed to be accepted.
  /// - Complexity: O(n) in the views inside.
  final var refusalToShow: HierarchyIssue? {
    guard loadedView != nil || !links.children.isEmpty else { return nil }
    // Most controllers that a container shows are leaves.
    if rare?.shownChildren == nil, loadedView?.links.subviews.isEmpty ?? true { return nil }
    var open = [self]
    while let controller = open.popLast() {
      if let view = controller.loadedView, let refusal = ViewMove.refusal(inside: view) { return refusal }
      open += controller.rare?.shownChildren?.wanted ?? []
    }
    return nil
  }

  /// The issue that keeps the container from showing `child`: its ``refusalToShow``, if the container's view is in a
  /// window and the child's is not.
  final func refusalToShow(_ child: UIViewController) -> HierarchyIssue? {
    guard loadedView?.links.window != nil, child.loadedView?.links.window == nil else { return nil }
    return child.refusalToShow
  }
}
