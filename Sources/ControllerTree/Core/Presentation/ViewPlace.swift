import Foundation

/// The place of a view: its superview, its index among the siblings, and its frame (PC-10). It retains neither view.
@MainActor struct ViewPlace {
  private let reference: ViewReference
  private let index: Int
  private let frame: CGRect
  /// The superview's size when the place was noted.
  private let size: CGSize

  /// `nil` for a view without a superview.
  init?(of view: UIView) {
    guard let superview = view.links.superview else { return nil }
    reference = superview.reference
    // Reading the whole list closes its holes, so that the sibling index is the position.
    _ = superview.orderedSubviews
    index = Int(view.siblingIndex)
    frame = view.frame
    size = superview.bounds.size
  }

  /// The superview; `nil` after its release.
  var superview: UIView? { reference.view }

  /// Restores `view` to the place, but behind `front` if that has the same superview. If the superview's size has changed,
  /// the frame follows by the view's autoresizing mask (AUTO-01).
  func putBack(_ view: UIView, behind front: UIView? = nil) {
    guard let superview else { return }
    // Reading the whole list closes its holes, as above.
    let count = superview.orderedSubviews.count
    let last = if let front, front.links.superview === superview { Int(front.siblingIndex) } else { count }
    if view.frame != frame { view.frame = frame }
    Autoresizing.fit(view, from: size, to: superview.bounds.size)
    superview.insertSubview(view, at: min(index, last))
  }
}
