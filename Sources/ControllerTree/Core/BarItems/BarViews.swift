import Foundation

/// The views that a bar shows for its items. Rules: TOUCH-43.
@MainActor struct BarViews {
  /// Whether any item has had a view: bars without look no further.
  @exclusivity(unchecked) static var areUsed = false

  private var shown: [UIView] = []

  /// Adds and places the views of the items that a bar shows, and removes those of others.
  mutating func update(_ places: [(view: UIView, frame: CGRect)], in bar: UIView) {
    let old = shown
    shown = []
    for place in places { shown.append(place.view) }
    for view in old where view.superview === bar {
      var isShown = false
      for other in shown where other === view { isShown = true }
      if !isShown { view.removeFromSuperview() }
    }
    for (view, frame) in places {
      if view.superview !== bar { bar.addSubview(view) }
      if view.frame != frame { view.frame = frame }
    }
  }
}
