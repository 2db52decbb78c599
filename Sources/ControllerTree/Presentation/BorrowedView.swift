import Foundation

/// The presenter's view during a transition: animators move it into their container, and it has to come home.
@MainActor struct BorrowedView {
  private let view: UIView
  private let home: UIView
  private let frame: CGRect

  /// `nil` for a view that is in no tree.
  init?(_ view: UIView?) {
    guard let view, let home = view.links.superview else { return nil }
    self.view = view
    self.home = home
    frame = view.frame
  }

  /// Puts the view back, below the container, if it is inside.
  func giveBack(from container: UIView) {
    guard view.isDescendant(of: container) else { return }
    if container.links.superview === home {
      home.insertSubview(view, belowSubview: container)
    } else {
      home.addSubview(view)
    }
    view.frame = frame
  }
}
