/// The presenter's view during a transition. An animator may move it into its container; it is restored afterwards.
@MainActor struct MovedPresenterView {
  private let view: UIView
  private let place: ViewPlace

  /// `nil` for a view without a superview.
  init?(_ view: UIView) {
    guard let place = ViewPlace(of: view) else { return nil }
    self.view = view
    self.place = place
  }

  /// If the container holds the view, restores the view behind the container.
  func restore(from container: UIView) {
    if view.isDescendant(of: container) { place.putBack(view, behind: container) }
  }
}
