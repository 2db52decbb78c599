/// The colour that views inherit from their superviews.
@MainActor enum TintColor {
  /// The nearest colour that is set, from `view` upwards, else the system's.
  static func effective(of view: UIView) -> UIColor {
    var current: UIView? = view
    while let candidate = current {
      if let color = candidate.rare?.tintColor { return color }
      current = candidate.links.superview
    }
    return .systemBlue
  }

  /// Sets the view's own colour, or removes it with `nil`. Views whose effective colour changes are notified, superviews first.
  static func set(_ color: UIColor?, of view: UIView) {
    guard color != nil || view.rare?.tintColor != nil else { return }
    let old = effective(of: view)
    view.rareState.tintColor = color
    guard effective(of: view) != old else { return }
    if view.links.window == nil {
      announce(from: view)
    } else {
      Stage.turn("tintColor", view) { announce(from: view) }
    }
  }

  private static func announce(from origin: UIView) {
    var open: [(view: UIView, superview: UIView?)] = [(origin, origin.links.superview)]
    while let (view, superview) = open.popLast() {
      // A hook may have moved the view, or set a colour of its own.
      guard view.links.superview === superview, view === origin || view.rare?.tintColor == nil else { continue }
      ViewDelivery.deliver(.tintColorDidChange, to: view)
      for subview in view.orderedSubviews.reversed() where subview.rare?.tintColor == nil {
        open.append((subview, view))
      }
    }
  }
}
