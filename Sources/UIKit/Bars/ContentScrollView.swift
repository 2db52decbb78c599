import ControllerTree
import Foundation

/// The scroll views of a controller's content.
@MainActor private final class ContentScrollViews {
  var views: [(edges: NSDirectionalRectEdge, view: WeakView?)] = []
  nonisolated(unsafe) static var key = 0
}

extension UIViewController {
  /// Sets the scroll view whose place decides on the looks of bars at an edge; `nil` for the one that the system finds. It is not
  /// retained. Rules: BAR-05.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let made = objc_getAssociatedObject(self, &ContentScrollViews.key) as? ContentScrollViews ?? ContentScrollViews()
    made.views.removeAll { $0.edges == edge }
    made.views.append((edge, scrollView.map { WeakView($0) }))
    objc_setAssociatedObject(self, &ContentScrollViews.key, made, .OBJC_ASSOCIATION_RETAIN)
    if edge.contains(.top) { moveBesideBar(scrollView) }
  }

  /// Sets the scroll view for all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// The scroll view whose place decides on the looks of bars at an edge: the one that was set, else the root view or its first subview,
  /// if that is one. Rules: BAR-05.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let set = objc_getAssociatedObject(self, &ContentScrollViews.key) as? ContentScrollViews
    if let found = set?.views.last(where: { $0.edges.contains(edge) }), let view = found.view {
      return view.view as? UIScrollView
    }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

/// The place of the content beside a bar.
@MainActor enum BarEdge {
  /// Whether the content of a controller is at its end beside a bar. Content without a scroll view is.
  static func isAtEdge(_ edge: NSDirectionalRectEdge, of controller: UIViewController) -> Bool {
    var controller = controller
    while let navigation = controller as? UINavigationController, let top = navigation.topViewController {
      controller = top
    }
    guard let content = controller.contentScrollView(for: edge) else { return true }
    let (offset, inset) = (content.contentOffset.y, content.adjustedContentInset)
    if edge == .top { return offset <= -inset.top }
    return offset + content.bounds.height >= content.contentSize.height + inset.bottom
  }

  /// The controller that the bar belongs to: the nearest of the responder chain.
  static func controller(of bar: UIView) -> UIViewController? {
    var next = bar.next
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }
}
