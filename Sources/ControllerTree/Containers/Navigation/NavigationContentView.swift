import Foundation

/// Where a navigation controller's children have their views.
final class NavigationContentView: UIView {
  /// Puts the view of `controller` in, filling it.
  func place(_ controller: UIViewController) {
    guard let view = controller.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension UINavigationController {
  /// The view that the children's views lie in, made on first use; `nil` while there is no view.
  final var contentView: NavigationContentView? {
    guard let view = viewIfLoaded else { return nil }
    if let content = stack.contentView, content.superview === view { return content }
    let content = NavigationContentView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    stack.contentView = content
    return content
  }
}
