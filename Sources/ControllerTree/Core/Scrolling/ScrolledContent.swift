import Foundation

/// Tells the containers around a scroll view about it. Rules: NAV-36, TAB-61.
@MainActor enum ScrolledContent {
  /// Whether any container wants to know: scroll views without look no further.
  static var isWatched = false

  /// The scroll view has come to lie beside bars, which may follow it.
  static func tellBars(of scrollView: UIScrollView) {
    var next: UIResponder? = scrollView
    while let responder = next {
      responder.contentComesBesideBars()
      next = responder.next
    }
  }

  /// A person scrolls.
  /// - Parameter distance: How far the content has been moved upwards, in points.
  static func tell(_ scrollView: UIScrollView, _ distance: CGFloat) {
    guard distance != 0 else { return }
    var next: UIResponder? = scrollView
    while let responder = next {
      responder.contentScrolls(scrollView, by: distance)
      next = responder.next
    }
  }
}
