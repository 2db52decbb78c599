import Foundation

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
