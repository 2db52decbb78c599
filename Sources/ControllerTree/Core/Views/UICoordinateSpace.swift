import Foundation

/// A rectangle with coordinates of its own: a view, a screen, or the area of a scene.
///
/// Conversions go through the coordinates of the screen. A space of another class has the coordinates of the screen.
/// Rules: GEO-14.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle, in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point into the coordinates of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from the coordinates of another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle into the coordinates of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from the coordinates of another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// For two views the methods of `UIView` are preferred, which do not go through the screen.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICoordinateSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(toScreen(point))
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.toScreen(point))
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.fromScreen(toScreen(rect))
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    fromScreen(coordinateSpace.toScreen(rect))
  }

  private func toScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    guard let window = view.window else { return view.convert(point, to: nil as UIView?) }
    return window.convert(view.convert(point, to: nil as UIView?), to: nil as UIWindow?)
  }

  private func fromScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    guard let window = view.window else { return view.convert(point, from: nil as UIView?) }
    return view.convert(window.convert(point, from: nil as UIWindow?), from: nil as UIView?)
  }

  private func toScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView else { return rect }
    guard let window = view.window else { return view.convert(rect, to: nil as UIView?) }
    return window.convert(view.convert(rect, to: nil as UIView?), to: nil as UIWindow?)
  }

  private func fromScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView else { return rect }
    guard let window = view.window else { return view.convert(rect, from: nil as UIView?) }
    return view.convert(window.convert(rect, from: nil as UIWindow?), from: nil as UIView?)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen itself, whose coordinates turn with the interface.
  public var coordinateSpace: any UICoordinateSpace { self }
}
