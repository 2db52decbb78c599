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

/// Makes an object whose state is restored. The library never calls it.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object for a path of identifiers; `nil` for none.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// Tells places of a list from names of its objects, so that the person finds the list as it was. The library never asks.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The name of the object at a place.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of the object with a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
