import ControllerTree
import Foundation

/// A size of a screen in pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// How much wider a pixel is than high: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }

  /// Whether the sizes are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
  /// The hash of the size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}

extension UIScreen {
  /// What a screen does with a picture that is too large for it.
  public enum OverscanCompensation: Int, Hashable, Sendable {
    /// Scales it; shows a smaller part; nothing.
    case scale, insetBounds, none
  }

  /// The size in pixels. It follows ``nativeBounds``.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The best size in pixels: the only one.
  public var preferredMode: UIScreenMode? { currentMode }
  /// All sizes in pixels: one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The screen that shows the same: none.
  public var mirrored: UIScreen? { nil }
  /// What the screen does with a picture that is too large. The library never reads it.
  public var overscanCompensation: OverscanCompensation {
    get { ScreenChoices.of(self)?.overscan ?? .scale }
    set { ScreenChoices.made(for: self).overscan = newValue }
  }
  /// What the screen cuts off: nothing.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The time from a picture to its light, in seconds: none.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// How much brighter than white the screen can be at most.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white the screen can be now.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The former rectangle without the status bar.
  public var applicationFrame: CGRect {
    let hidden = UIApplication.shared.statusBarFrame.height
    return CGRect(x: 0, y: hidden, width: bounds.width, height: bounds.height - hidden)
  }
  /// The screen's coordinates in portrait. They are those of ``coordinateSpace``, since the interface does not turn alone.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// A view of the screen's size, without what the screen shows.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// A link to the screen's pictures, which calls `sel` of `target`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// A screen was connected. The library never posts it.
  nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was disconnected. The library never posts it.
  nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// A screen has another size in pixels. The library never posts it.
  nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
}

@MainActor private final class ScreenChoices: KeptBeside {
  var overscan = UIScreen.OverscanCompensation.scale
}
