import Foundation

extension HierarchyIssue.Kind {
  /// A finger comes down beside the window.
  public static let touchOutsideWindow = Self(
    "touchOutsideWindow", .error, rule: "TOUCH-04", advice: "Give a point inside the window's bounds, or touch a view.")
  /// A finger comes down that is down already.
  public static let fingerAlreadyDown = Self(
    "fingerAlreadyDown", .error, rule: "TOUCH-05", advice: "Lift the finger first, or use another number.")
  /// A finger moves or is lifted that is not down.
  public static let fingerNotDown = Self(
    "fingerNotDown", .error, rule: "TOUCH-05", advice: "Call begin(_:at:) first, and check that it returns a touch.")
}

extension HierarchyIssue {
  @MainActor static func touchOutsideWindow(_ window: UIWindow, at point: CGPoint) -> Self {
    let (name, size) = (window.hierarchyName, window.bounds.size)
    return Self(
      .touchOutsideWindow,
      "The point \(point.x), \(point.y) is outside \(name), which is \(size.width) × \(size.height) points.",
      objects: [name])
  }

  @MainActor static func fingerAlreadyDown(_ finger: Int, on window: UIWindow) -> Self {
    let name = window.hierarchyName
    return Self(.fingerAlreadyDown, "Finger \(finger) is down on \(name) already.", objects: [name])
  }

  @MainActor static func fingerNotDown(_ finger: Int, on window: UIWindow) -> Self {
    let name = window.hierarchyName
    return Self(.fingerNotDown, "Finger \(finger) is not down on \(name).", objects: [name])
  }
}
