import ControllerTree
import Foundation

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// Its bounds; an ellipse, and a path, which both count as their boxes here.
  case rectangle, ellipse, path
}

/// An object that a dynamic animator moves: a view, or any other with a place. Rules: DYN-01.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle.
  var center: CGPoint { get set }
  /// The size.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
  /// The shape in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of the shape.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds, around the middle.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}
