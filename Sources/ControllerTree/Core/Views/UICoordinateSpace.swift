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

  private func toScreen<Shape: ConvertibleShape>(_ shape: Shape) -> Shape {
    guard let view = self as? UIView else { return shape }
    let inWindow = shape.outOf(view)
    return view.window.map { inWindow.outOf(window: $0) } ?? inWindow
  }

  private func fromScreen<Shape: ConvertibleShape>(_ shape: Shape) -> Shape {
    guard let view = self as? UIView else { return shape }
    return (view.window.map { shape.into(window: $0) } ?? shape).into(view)
  }
}

/// A point or a rectangle.
@MainActor private protocol ConvertibleShape {
  /// From a view's coordinates to its window's.
  func outOf(_ view: UIView) -> Self
  /// From a window's coordinates to a view's in it.
  func into(_ view: UIView) -> Self
  /// From a window's coordinates to the screen's.
  func outOf(window: UIWindow) -> Self
  /// From the screen's coordinates to a window's.
  func into(window: UIWindow) -> Self
}

extension CGPoint: ConvertibleShape {
  fileprivate func outOf(_ view: UIView) -> Self { view.convert(self, to: nil as UIView?) }
  fileprivate func into(_ view: UIView) -> Self { view.convert(self, from: nil as UIView?) }
  fileprivate func outOf(window: UIWindow) -> Self { window.convert(self, to: nil as UIWindow?) }
  fileprivate func into(window: UIWindow) -> Self { window.convert(self, from: nil as UIWindow?) }
}

extension CGRect: ConvertibleShape {
  fileprivate func outOf(_ view: UIView) -> Self { view.convert(self, to: nil as UIView?) }
  fileprivate func into(_ view: UIView) -> Self { view.convert(self, from: nil as UIView?) }
  fileprivate func outOf(window: UIWindow) -> Self { window.convert(self, to: nil as UIWindow?) }
  fileprivate func into(window: UIWindow) -> Self { window.convert(self, from: nil as UIWindow?) }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen itself, whose coordinates turn with the interface.
  public var coordinateSpace: any UICoordinateSpace { self }
}
