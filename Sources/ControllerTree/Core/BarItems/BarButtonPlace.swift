import Foundation

/// A bar that shows buttons.
@MainActor package protocol BarOfButtons: UIView {
  /// The place of a button, in points of the bar; `nil` for one that it does not show.
  func frame(of item: UIBarButtonItem) -> CGRect?
}

/// Finds the bar of a button.
@MainActor enum BarButtonPlace {
  /// The bar on the screen that shows a button, and the button's place in it.
  /// - Complexity: O(n) in the views of the visible windows.
  static func find(_ item: UIBarButtonItem) -> (bar: UIView, frame: CGRect)? {
    var open: [UIView] = []
    for window in WindowList.of(.current).visible { open.append(window) }
    while let view = open.popLast() {
      guard !view.isHidden else { continue }
      if let bar = view as? any BarOfButtons, let frame = bar.frame(of: item) { return (view, frame) }
      open += view.orderedSubviews
    }
    return nil
  }
}
