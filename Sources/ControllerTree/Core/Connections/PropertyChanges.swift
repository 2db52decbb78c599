import Foundation

/// The door through which the library's own properties tell their observers by key of changes. The observers are in the module
/// `UIKit`; nothing is told before the first of them is added, so a setter pays one comparison. Rules: RESP-22.
@MainActor package enum PropertyChanges {
  package typealias Handler = @MainActor (_ object: AnyObject, _ name: String, _ old: Any?) -> Void

  @exclusivity(unchecked) private static var handler: Handler?

  /// Begins to tell the changes of an object's properties.
  package static func begin(of object: AnyObject, _ handler: @escaping Handler) {
    self.handler = handler
    (object as? UIView)?.layoutState.isObserved = true
  }

  /// Tells that a property has changed. Views ask first whether they are observed.
  @inline(__always)
  package static func tell(_ object: AnyObject, _ name: StaticString, from old: @autoclosure () -> Any?) {
    guard let handler else { return }
    handler(object, "\(name)", old())
  }

  /// Whether a property of the view, or any of its properties, may be observed.
  package static func isObserved(_ view: UIView) -> Bool { handler != nil && view.layoutState.isObserved }

  /// Tells which of an observed view's places have changed.
  static func tellGeometry(of view: UIView, from old: ViewGeometry, under transform: CGAffineTransform) {
    let new = view.geometry
    if new.bounds != old.bounds { tell(view, "bounds", from: old.bounds) }
    if new.center != old.center { tell(view, "center", from: old.center) }
    let frame = old.frame(under: transform)
    if view.frame != frame { tell(view, "frame", from: frame) }
    if view is UIScrollView, new.bounds.origin != old.bounds.origin {
      tell(view, "contentOffset", from: old.bounds.origin)
    }
  }
}
