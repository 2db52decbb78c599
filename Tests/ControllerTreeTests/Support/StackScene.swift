import Foundation
import XCTest

@testable import ControllerTree

/// A view with a frame in a visible window, in which a test lays views out with constraints.
@MainActor
struct StackScene {
  let root: UIView

  /// - Parameter size: The size of ``root``, which lies in the window's corner.
  init(_ trace: Trace, size: CGSize) {
    root = trace.inWindow(UIView(frame: CGRect(origin: .zero, size: size)))
  }

  /// Adds `view` and ties its edges to those of the root.
  func fill(_ view: UIView) {
    add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  /// Adds `view` in the root's corner.
  func place(_ view: UIView) {
    add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
}

extension UIView {
  /// The frame as `x y width height`, with at most two digits after the point.
  var frameText: String {
    [frame.minX, frame.minY, frame.width, frame.height].map { (($0 * 100).rounded() / 100 + 0).shortText }.joined(
      separator: " ")
  }
}
