import Foundation

/// A part of the interface that can contain focus. Nothing is ever focused, so the library never uses these members.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments inside that focus would prefer, in order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The enclosing environment.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Does nothing: nothing is ever focused.
  func setNeedsFocusUpdate()
  /// Does nothing: nothing is ever focused.
  func updateFocusIfNeeded()
}

extension UIView: UIFocusEnvironment {}
