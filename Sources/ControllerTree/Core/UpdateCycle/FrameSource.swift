/// Brings the frames of a screen (LAYER-40).
///
/// Within a turn frames let no time pass: they come while animations or `advance(by:)` do. So a display link that is never invalidated
/// keeps neither a turn nor `settle()` from ending. Between turns the main run loop brings them in real time.
@MainActor protocol FrameSource: AnyObject {
  /// When the next frame comes; `nil` if nobody waits for one.
  var next: Duration? { get }
  /// The time of a frame has come.
  func reach(_ time: Duration)
}
