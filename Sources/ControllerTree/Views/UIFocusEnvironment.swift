import Foundation

/// A part of the interface that focus can be in. Nothing here is ever focused, so nobody asks.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus would go first inside.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What is around.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Would have the focus looked for anew. Accepted.
  func setNeedsFocusUpdate()
  /// Would move the focus now if it has to move. Accepted.
  func updateFocusIfNeeded()
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}
