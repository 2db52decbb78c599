import ControllerTree
import Foundation

// What a screen tells of itself beside its size.

extension UIScreen {
  private static var brightnessKey: UInt8 = 0

  /// The brightness was changed.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Whether the screen is recorded was changed. Never posted.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The brightness from 0 to 1; 0.5 by default. Setting it posts the notification. Rules: ACT-41.
  public var brightness: CGFloat {
    get {
      withUnsafePointer(to: &Self.brightnessKey) { objc_getAssociatedObject(self, $0) as? CGFloat } ?? 0.5
    }
    set {
      let value = min(max(newValue, 0), 1)
      guard value != brightness else { return }
      withUnsafePointer(to: &Self.brightnessKey) { objc_setAssociatedObject(self, $0, value, .OBJC_ASSOCIATION_RETAIN) }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the screen is recorded: no.
  public var isCaptured: Bool { false }
  /// Whether the screen is dark while it is not used. The screen never is.
  public var wantsSoftwareDimming: Bool { false }
}
