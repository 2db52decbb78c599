import Foundation

/// The values that views had before animation blocks changed them. An animation that ends at its start restores them.
@MainActor final class AnimatedValues {
  enum Value {
    case geometry(ViewGeometry)
    case transform(CGAffineTransform)
    case alpha(CGFloat)
    case backgroundColor(UIColor?)
    case tintColor(UIColor?)
    case tintAdjustmentMode(UIView.TintAdjustmentMode)
    /// A property of the view's layer, by its name.
    case layer(key: String, Any?)
    /// A property of a class on a higher floor, by its name.
    case other(key: String, restore: @MainActor () -> Void)

    fileprivate var kind: Kind {
      switch self {
      case .geometry: .geometry
      case .transform: .transform
      case .alpha: .alpha
      case .backgroundColor: .backgroundColor
      case .tintColor: .tintColor
      case .tintAdjustmentMode: .tintAdjustmentMode
      case .layer(let key, _): .layer(key)
      case .other(let key, _): .other(key)
      }
    }
  }

  fileprivate enum Kind: Hashable {
    case geometry, transform, alpha, backgroundColor, tintColor, tintAdjustmentMode
    case layer(String)
    case other(String)
  }

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let kind: Kind
  }

  private var values: [(view: UIView, value: Value)] = []
  private var known: Set<Key> = []

  /// Records the value of a view that is about to change inside an animation block, which takes its time for it (LAYER-62).
  static func note(_ value: Value, of view: UIView) {
    Animation.join()
    for values in AnimationState.current.values { values.note(value, of: view) }
  }

  /// Records an animated property of a view's layer that is about to change inside an animation block. What the layer has from the view's
  /// own properties is recorded there.
  @inline(never)
  static func note(_ key: String, of layer: CALayer) {
    guard LayerKeys.animates(key, of: layer) else { return }
    Animation.join()
    guard let view = layer.view, !AnimationState.current.values.isEmpty, !ownedByView.contains(key) else { return }
    note(.layer(key: key, LayerKeys.value(key, of: layer)), of: view)
  }

  /// The properties of layers that a view has itself, or that are content.
  private static let ownedByView: Set = [
    "position", "bounds", "opacity", "backgroundColor", "hidden", "contents", "mask",
  ]

  /// Records the values that animation blocks run by `body` change. The first value of each kind counts.
  func record(_ body: () -> Void) {
    let state = AnimationState.current
    let depth = state.values.count
    state.values.append(self)
    body()
    state.values.removeSubrange(depth...)
  }

  /// Restores the recorded values and forgets them.
  ///
  /// The order is that of the changes: a superview's size is restored before the subviews that it resized.
  func restore() {
    let values = values
    forget()
    for (view, value) in values { Self.set(value, of: view) }
  }

  /// The animation stops where it is: the changed properties get the values that the screen shows (LAYER-63). Outside of a window, and if
  /// they can't be interpolated, they keep theirs.
  /// - Parameter block: Loses its animations of layers.
  /// - Returns: The values that the properties had, at which the animation would have ended.
  func stop(_ block: Animation) -> AnimatedValues {
    let ends = AnimatedValues()
    var shown: [(view: UIView, value: Value)] = []
    for (view, value) in values {
      guard let layer = view.rare?.layer, let copy = PresentationLayer.make(of: layer, in: block) else { continue }
      guard let values = value.stopped(view, showing: copy) else { continue }
      ends.note(values.end, of: view)
      shown.append((view, values.shown))
    }
    block.endLayerAnimations()
    UIView.performWithoutAnimation {
      for (view, value) in shown { Self.set(value, of: view) }
    }
    return ends
  }

  private static func set(_ value: Value, of view: UIView) {
    switch value {
    case .geometry(let geometry): GeometryChange.restore(geometry, of: view)
    case .transform(let transform): view.transform = transform
    case .alpha(let alpha): view.alpha = alpha
    case .backgroundColor(let color): view.backgroundColor = color
    case .tintColor(let color): view.tintColor = color
    case .tintAdjustmentMode(let mode): view.tintAdjustmentMode = mode
    case .layer(let key, let value): LayerKeys.set(value, key, of: view.layer)
    case .other(_, let restore): restore()
    }
  }

  func forget() {
    values = []
    known = []
  }

  private func note(_ value: Value, of view: UIView) {
    guard known.insert(Key(view: ObjectIdentifier(view), kind: value.kind)).inserted else { return }
    values.append((view, value))
  }
}

extension AnimatedValues.Value {
  /// The property's value of the model, and the one of a copy of the view's layer; `nil` for a property that has no values in between.
  @MainActor fileprivate func stopped(_ view: UIView, showing copy: CALayer) -> (end: Self, shown: Self)? {
    switch self {
    case .geometry:
      var shown = view.geometry
      (shown.center, shown.bounds) = (copy.position, copy.bounds)
      return (.geometry(view.geometry), .geometry(shown))
    case .transform: return (.transform(view.transform), .transform(copy.affineTransform()))
    case .alpha: return (.alpha(view.alpha), .alpha(CGFloat(copy.opacity)))
    case .backgroundColor:
      return (
        .backgroundColor(view.backgroundColor), .backgroundColor(copy.backgroundColor.map { UIColor(cgColor: $0) })
      )
    case .layer(let key, _):
      return (
        .layer(key: key, LayerKeys.value(key, of: view.layer)), .layer(key: key, LayerKeys.value(key, of: copy))
      )
    case .tintColor, .tintAdjustmentMode, .other: return nil
    }
  }
}

extension UIView {
  /// A property that a class on a higher floor has is about to change: an animation block that ends at its start restores it.
  /// Rules: LAYER-61.
  package final func noteAnimated(_ key: String, restoringBy restore: @escaping @MainActor () -> Void) {
    if Animation.isInBlock { AnimatedValues.note(.other(key: key, restore: restore), of: self) }
  }
}
