import Foundation

/// The surface that windows lie on. Its size and safe area are whatever the user of the library says.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current ``Stage``: 393 × 852 points at scale 3, without a safe area, until somebody changes it.
  public class var main: UIScreen { Stage.current.part(UIScreen.self) { UIScreen() } }

  /// All screens: the main one.
  public class var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in points. A window does not follow a change by itself.
  open var bounds: CGRect

  /// What bars and the device's corners cover of the screen, in points. Rules: SAFE-02.
  public var safeAreaInsets: UIEdgeInsets {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      SafeArea.sourceChanged(on: nil)
      for window in WindowList.current.windows where window.screen === self { SafeArea.sourceChanged(on: window) }
    }
  }

  /// Pixels to a point.
  open private(set) var scale: CGFloat

  /// Pixels to a point, as the device has them.
  open var nativeScale: CGFloat { scale }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Frames a second that the device could show.
  open var maximumFramesPerSecond: Int { 60 }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - bounds: Its rectangle, in points.
  ///   - scale: Pixels to a point.
  ///   - safeAreaInsets: What is covered at its edges, in points.
  public init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 393, height: 852), scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    super.init()
    if safeAreaInsets != .zero { SafeArea.sourceChanged(on: nil) }
  }
}
