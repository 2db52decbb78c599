import Foundation

/// Changes a view's geometry and carries out the consequences, in this order (GEO-01 to GEO-06):
///
///     refuse NaN and infinity → notify the root of a window → store → resize subviews by their masks
///     → setNeedsDisplay() for .redraw → mark for layout (LAY-05) → insets
///
/// A call that changes nothing has no consequences. In a window each call is a turn.
@MainActor enum GeometryChange {
  static func setFrame(_ frame: CGRect, of view: UIView) {
    guard view.accepts(frame, for: "frame") else { return }
    let frame = frame.size.width < 0 || frame.size.height < 0 ? frame.standardized : frame
    var geometry = view.geometry
    geometry.center = CGPoint(x: frame.midX, y: frame.midY)
    geometry.bounds.size = frame.size
    if let transform = view.rare?.transform, !transform.isIdentity {
      // The frame's size in the view's own coordinates (GEO-03).
      let corner = frame.size.applying(transform.inverse)
      geometry.bounds.size = CGSize(width: abs(corner.width), height: abs(corner.height))
      guard view.accepts(geometry.bounds, for: "frame") else { return }
      if !transform.isMirror { view.report(.frameWithTransform(view), by: "frame") }
    }
    if let rare = view.rare, rare.hasOwnAnchor {
      // The center for which the box around the view is the frame (LAYER-08).
      let box = geometry.frame(under: rare.transform, anchor: rare.anchorPoint)
      geometry.center = CGPoint(
        x: geometry.center.x + frame.midX - box.midX, y: geometry.center.y + frame.midY - box.midY)
    }
    store(geometry, in: view, call: "frame")
  }

  static func setBounds(_ bounds: CGRect, of view: UIView) {
    guard view.accepts(bounds, for: "bounds") else { return }
    var geometry = view.geometry
    geometry.bounds = bounds.size.width < 0 || bounds.size.height < 0 ? bounds.standardized : bounds
    store(geometry, in: view, call: "bounds")
  }

  static func setCenter(_ center: CGPoint, of view: UIView) {
    guard view.accepts(center, for: "center") else { return }
    var geometry = view.geometry
    geometry.center = center
    store(geometry, in: view, call: "center")
  }

  /// A transform causes neither layout nor resizing of subviews (GEO-05).
  static func setTransform(_ transform: CGAffineTransform, of view: UIView) {
    guard view.accepts(transform, for: "transform") else { return }
    let old = view.rare?.transform ?? .identity
    guard transform != old else { return }
    if Animation.isInBlock { AnimatedValues.note(.transform(old), of: view) }
    if view.links.window != nil {
      Stage.turn("transform", view) {
        LayerActions.viewChanges(view, ["transform"]) { view.rareState.transform = transform }
        SafeArea.geometryChanged(view)
      }
    } else {
      view.rareState.transform = transform
    }
    guard view.layoutState.isObserved else { return }
    PropertyChanges.tell(view, "transform", from: old)
    PropertyChanges.tellGeometry(of: view, from: view.geometry, under: old)
  }

  /// The point of a view that is at its center. Neither layout nor resizing of subviews follows (LAYER-08).
  static func setAnchorPoint(_ anchor: CGPoint, of view: UIView) {
    view.rareState.anchorPoint = anchor
    guard view.links.window != nil else { return }
    Stage.turn("anchorPoint", view) { SafeArea.geometryChanged(view) }
  }

  /// Gives a view the place that its superview or its container has decided; a transform that the view has moves it from there.
  @inline(__always)
  static func place(_ view: UIView, at frame: CGRect) {
    if view.rare?.transform.isIdentity ?? true { view.frame = frame } else { setUntransformedFrame(frame, of: view) }
  }

  /// The rectangle that a view would have without its transform.
  static func untransformedFrame(of view: UIView) -> CGRect {
    let (geometry, anchor) = (view.geometry, view.anchor)
    let size = geometry.bounds.size
    return CGRect(
      x: geometry.center.x - anchor.x * size.width, y: geometry.center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// Sets the rectangle that a view would have without its transform.
  @inline(never)
  private static func setUntransformedFrame(_ frame: CGRect, of view: UIView) {
    guard view.accepts(frame, for: "frame") else { return }
    var geometry = view.geometry
    geometry.bounds.size = frame.size
    geometry.center = center(of: view, forMiddle: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
    store(geometry, in: view, call: "frame")
  }

  /// The center of a view whose middle, without the transform, has to be at a point.
  static func center(of view: UIView, forMiddle middle: CGPoint, size: CGSize) -> CGPoint {
    guard let rare = view.rare, rare.hasOwnAnchor else { return middle }
    return CGPoint(
      x: middle.x + (rare.anchorPoint.x - 0.5) * size.width, y: middle.y + (rare.anchorPoint.y - 0.5) * size.height)
  }

  /// Restores a view's former geometry.
  static func restore(_ geometry: ViewGeometry, of view: UIView) { store(geometry, in: view, call: "frame") }

  @inline(__always)
  private static func store(_ new: ViewGeometry, in view: UIView, call: StaticString) {
    let old = view.geometry
    guard new.bounds != old.bounds || new.center != old.center else { return }
    if Animation.isInBlock { AnimatedValues.note(.geometry(old), of: view) }
    guard let window = view.links.window else { return apply(new, to: view) }
    if view === window { return store(new, inWindow: window, call: call) }
    // Sizing a view is part of a containment recipe, sizing a window is not (TURN-04).
    Stage.turn(call, view, .keepsWaiting) {
      if new.bounds.size != old.bounds.size { view.boundsSizeWillChange(to: new.bounds.size) }
      if Animation.isInBlock { animate(new, view) } else { apply(new, to: view) }
      SafeArea.geometryChanged(view)
    }
  }

  /// The bounds of a window that is rotated change inside the rotation's animation (TRAIT-11).
  @inline(never)
  private static func store(_ new: ViewGeometry, inWindow window: UIWindow, call: StaticString) {
    Stage.turn(call, window, .other) {
      let isResized = new.bounds.size != window.geometry.bounds.size
      if isResized, let rotation = window.sizeWillChange(to: new.bounds.size) {
        rotation.perform { animate(new, window) }
      } else if Animation.isInBlock {
        animate(new, window)
      } else {
        apply(new, to: window)
      }
      SafeArea.geometryChanged(window)
    }
  }

  /// Inside an animation block the view's layer is animated.
  @inline(never)
  private static func animate(_ new: ViewGeometry, _ view: UIView) {
    var keys: [String] = []
    if new.center != view.geometry.center { keys.append("position") }
    if new.bounds != view.geometry.bounds { keys.append("bounds") }
    LayerActions.viewChanges(view, keys) { apply(new, to: view) }
  }

  private static func apply(_ new: ViewGeometry, to view: UIView) {
    guard view.layoutState.isObserved else { return carryOut(new, in: view) }
    let old = view.geometry
    carryOut(new, in: view)
    PropertyChanges.tellGeometry(of: view, from: old, under: view.transform)
  }

  /// The old bounds are read here, since a hook may have changed them.
  @inline(__always)
  private static func carryOut(_ new: ViewGeometry, in view: UIView) {
    let old = view.geometry.bounds
    view.geometry = new
    if view.layoutState.holdsConstraints {
      LayoutEngine.frameChanged(of: view)
      if new.bounds.origin != old.origin { LayoutEngine.inputsChanged(of: view) }
    }
    if new.bounds.size != old.size {
      if !view.links.subviews.isEmpty { Autoresizing.run(view, from: old.size, to: new.bounds.size) }
      if let rare = view.rare, rare.contentMode == .redraw { view.setNeedsDisplay() }
      if DisplayPass.hasUndrawn { DisplayPass.retry() }
      view.markForLayout()
      view.links.superview?.markForSubviewChange()
    } else if new.bounds.origin != old.origin {
      view.markForLayout()
    }
  }
}

extension CGAffineTransform {
  /// Whether the transform keeps the box around a view: a mirror, or half a turn.
  fileprivate var isMirror: Bool {
    func isNear(_ value: CGFloat, _ target: CGFloat) -> Bool { abs(value - target) < 1e-9 }
    return isNear(abs(a), 1) && isNear(abs(d), 1) && isNear(b, 0) && isNear(c, 0) && tx == 0 && ty == 0
  }
}
