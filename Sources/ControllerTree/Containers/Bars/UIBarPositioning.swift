import Foundation

/// The look of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark text on a light bar.
  case `default`
  /// Light text on a dark bar.
  case black
}

/// An object with a position, such as a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Decides on the positions of bars. Clients implement it.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of `bar`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Decides on the position of a toolbar. Clients implement it.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
