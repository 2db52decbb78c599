import Foundation

/// Where a bar lies.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Not said.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, and up behind the status bar.
  case topAttached
}

/// How a bar looks.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark text on a light bar.
  case `default`
  /// Light text on a dark bar.
  case black
}

/// Something that lies at an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Says where bars lie. Clients implement it.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where `bar` lies.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Does not say.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
