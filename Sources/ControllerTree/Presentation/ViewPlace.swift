import Foundation

/// Where a view lies: its superview, its index among the siblings, and its frame (PC-10). It retains neither view.
@MainActor struct ViewPlace {
  private let reference: ViewReference
  private let index: Int
  private let frame: CGRect
  /// The size of the superview that the frame belongs to.
  private let size: CGSize

  /// `nil` for a view without a superview.
  init?(of view: UIView) {
    guard let superview = view.links.superview else { return nil }
    reference = superview.reference
    // Reading the list whole closes its holes, which makes the sibling's index its place.
    _ = superview.orderedSubviews
    index = Int(view.siblingIndex)
    frame = view.frame
    size = superview.bounds.size
  }

  /// The superview, as long as it lives.
  var superview: UIView? { reference.view }

  /// Puts `view` there, but behind `front` if that lies in the same superview. If the superview has got another size
  /// meanwhile, the frame follows it by the view's mask (AUTO-01).
  func putBack(_ view: UIView, behind front: UIView? = nil) {
    guard let superview else { return }
    let siblings = superview.orderedSubviews
    let last = front.flatMap { front in siblings.firstIndex { $0 === front } } ?? siblings.count
    if view.frame != frame { view.frame = frame }
    Autoresizing.fit(view, from: size, to: superview.bounds.size)
    superview.insertSubview(view, at: min(index, last))
  }
}
