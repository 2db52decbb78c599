/// The colour that views inherit from their superviews.
@MainActor enum TintColor {
  /// The nearest colour that is set, from `view` upwards, else the system's; its grey if it is dimmed (VIEW-40).
  static func effective(of view: UIView) -> UIColor {
    let color = inherited(by: view)
    return isDimmed(view) ? color.dimmed : color
  }

  private static func inherited(by view: UIView) -> UIColor {
    var current: UIView? = view
    while let candidate = current {
      if let color = candidate.rare?.tintColor { return color }
      current = candidate.links.superview
    }
    return .systemBlue
  }

  /// Whether the nearest mode that is set, from `view` upwards, is `dimmed`.
  static func isDimmed(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current {
      switch candidate.rare?.tintAdjustmentMode {
      case .dimmed: return true
      case .normal: return false
      case .automatic, nil: current = candidate.links.superview
      }
    }
    return false
  }

  /// Sets the view's own mode. If another one is in force then, the view and those inside that take theirs from it are notified.
  static func set(_ mode: UIView.TintAdjustmentMode, of view: UIView) {
    guard mode != .automatic || view.rare != nil else { return }
    let (wasDimmed, own) = (isDimmed(view), view.rareState.tintAdjustmentMode)
    view.rareState.tintAdjustmentMode = mode
    guard isDimmed(view) != wasDimmed else { return }
    if Animation.isInBlock { AnimatedValues.note(.tintAdjustmentMode(own), of: view) }
    if view.links.window == nil {
      announceMode(from: view)
    } else {
      Stage.turn("tintAdjustmentMode", view) { announceMode(from: view) }
    }
  }

  private static func announceMode(from origin: UIView) {
    var open: [(view: UIView, superview: UIView?)] = [(origin, origin.links.superview)]
    while let (view, superview) = open.popLast() {
      guard view.links.superview === superview, view === origin || view.takesTintMode else { continue }
      ViewDelivery.deliver(.tintColorDidChange, to: view)
      for subview in view.orderedSubviews.reversed() where subview.takesTintMode { open.append((subview, view)) }
    }
  }

  /// Sets the view's own colour, or removes it with `nil`. Views whose effective colour changes are notified, superviews first.
  static func set(_ color: UIColor?, of view: UIView) {
    guard color != nil || view.rare?.tintColor != nil else { return }
    let (old, own) = (effective(of: view), view.rare?.tintColor)
    view.rareState.tintColor = color
    guard effective(of: view) != old else { return }
    if Animation.isInBlock { AnimatedValues.note(.tintColor(own), of: view) }
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

extension UIView {
  /// Whether ``UIView/tintColor`` is as it was set, or grey.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the superview.
    case automatic
    /// As it was set.
    case normal
    /// Grey.
    case dimmed
  }

  fileprivate var takesTintMode: Bool { rare.map { $0.tintAdjustmentMode == .automatic } ?? true }
}

extension UIColor {
  /// The grey of the same brightness.
  fileprivate var dimmed: UIColor { UIColor(white: cgColor.value.white, alpha: cgColor.alpha) }
}
