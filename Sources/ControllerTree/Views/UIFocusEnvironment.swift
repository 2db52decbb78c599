import Foundation

/// A part of the interface that can contain focus. Nothing is ever focused, so the library never calls these members.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments inside that focus would prefer, in order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The enclosing environment.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Would request a focus update. Accepted.
  func setNeedsFocusUpdate()
  /// Would update focus now if an update was requested. Accepted.
  func updateFocusIfNeeded()
}

extension UIView: UIFocusEnvironment {}
