import Foundation

/// A view that a navigation item brings into its bar below the title. Rules: SEARCH-08.
package struct NavigationBarAttachment {
  /// Whether any item has had one: bars without look no further.
  @MainActor static var areUsed = false

  let view: UIView
  /// The height that the view adds to the bar, in points; 0 for a view beside the title.
  let height: CGFloat
  /// Whether the view takes the place of the title.
  let hidesTitle: Bool
  /// Whether it goes while the content moves up.
  let collapses: Bool

  package init(_ view: UIView, height: CGFloat, hidesTitle: Bool, collapses: Bool) {
    self.view = view
    self.height = height
    self.hidesTitle = hidesTitle
    self.collapses = collapses
  }
}
