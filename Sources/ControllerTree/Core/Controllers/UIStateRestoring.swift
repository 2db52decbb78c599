import Foundation

/// Makes a controller whose state is restored. UIKit calls it for the restoration of old; the library never does.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller for a path of identifiers; `nil` for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object with a state that is restored. The library never calls it.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// Writes the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the state.
  func decodeRestorableState(with coder: NSCoder)
  /// All states were read.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}
