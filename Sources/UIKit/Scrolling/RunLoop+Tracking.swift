import Foundation

extension RunLoop.Mode {
  /// The mode in which a device's run loop runs while fingers move controls and content. The library's run loop never enters it.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
