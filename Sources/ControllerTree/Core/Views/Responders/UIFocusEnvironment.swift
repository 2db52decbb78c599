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
  /// Whether focus may change so. The library never asks.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Focus has changed. The library never calls it.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The container of what can be focused.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group of what can be focused.
  var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironment {
  /// Returns `true`.
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Does nothing.
  public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Returns `nil`.
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// Returns `nil`.
  public var focusGroupIdentifier: String? { nil }
}

extension UIView: UIFocusEnvironment {}

/// What a view has set about focus.
final class FocusChoices {
  var group: String?
  var priority = UIFocusGroupPriority.ignored
  var effect: UIFocusEffect?
}
