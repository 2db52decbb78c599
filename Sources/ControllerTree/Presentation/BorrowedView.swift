/// The presenter's view during a transition: an animator may move it into its container, and it goes back afterwards.
@MainActor struct BorrowedView {
  private let view: UIView
  private let place: ViewPlace

  /// `nil` for a view without a superview.
  init?(_ view: UIView) {
    guard let place = ViewPlace(of: view) else { return nil }
    self.view = view
    self.place = place
  }

  /// Puts the view back, behind the container, if the container holds it.
  func giveBack(from container: UIView) {
    if view.isDescendant(of: container) { place.putBack(view, behind: container) }
  }
}
