import Foundation

/// The view behind what a navigation bar shows. Nothing is drawn. Rules: NAV-40.
final class BarBackground: UIView {
  /// Makes the background of a bar.
  init(of bar: UINavigationBar) {
    super.init(frame: bar.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// A bar at the top of its superview has its background up to there, behind the status bar.
  static func place(in bar: UINavigationBar) -> CGRect {
    let top = bar.barPosition == .topAttached ? max(0, bar.frame.minY) : 0
    return CGRect(x: 0, y: -top, width: bar.bounds.width, height: bar.bounds.height + top)
  }
}
