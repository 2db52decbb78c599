import Foundation

/// The value of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No effect outside of the active time.
  public static let removed = Self(rawValue: "removed")
  /// The last value stays after the end, if the animation is not removed.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value holds before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// The time of a layer or of an animation, in that of the object above it. All times are in seconds. Rules: LAYER-20, LAYER-23.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When the time begins, in the time above. 0 for an animation means when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The time of one run; 0 for an animation means that of its transaction.
  var duration: CFTimeInterval { get set }
  /// How fast the time runs; 0 stops it.
  var speed: Float { get set }
  /// A time that is added to the own time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 means 1. `.infinity` and `.greatestFiniteMagnitude` have no end.
  var repeatCount: Float { get set }
  /// The time in which runs are repeated; 0 lets `repeatCount` decide.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// The value outside of the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The numbers of ``CAMediaTiming``.
struct MediaTiming: Hashable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A time above as the own time.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval { (time - beginTime) * Double(speed) + timeOffset }

  /// The own time as a time above; `nil` while the time stands still.
  func outerTime(_ time: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// The time of one run, there and back.
  private var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// The own time in which the animation is active; infinite if it is repeated for ever.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount >= .greatestFiniteMagnitude { return .infinity }
    return cycle * Double(repeatCount > 0 ? repeatCount : 1)
  }

  /// Where an animation is.
  struct Moment: Hashable {
    /// The part of the run that has passed, from 0 to 1.
    let fraction: Double
    /// How many runs have ended.
    let run: Int
  }

  /// Where the animation is at a time above, if it has an effect then.
  func moment(at time: CFTimeInterval) -> Moment? {
    let elapsed = speed == 0 ? 0 : (time - beginTime) * abs(Double(speed))
    let fillsBefore = fillMode == .backwards || fillMode == .both
    let fillsAfter = fillMode == .forwards || fillMode == .both
    if elapsed < 0 { return fillsBefore ? moment(ownTime: 0) : nil }
    if elapsed >= activeDuration { return fillsAfter ? moment(ownTime: activeDuration) : nil }
    return moment(ownTime: elapsed)
  }

  /// The moment at an own time within the active duration. The offset begins the run later, and its first part follows at the end.
  private func moment(ownTime: CFTimeInterval) -> Moment {
    guard duration > 0 else { return Moment(fraction: 1, run: 0) }
    let time = max(ownTime + timeOffset, 0)
    var run = (time / cycle).rounded(.down)
    var rest = time - run * cycle
    // The end of the last run is no beginning.
    if rest == 0, run > 0, ownTime >= activeDuration {
      run -= 1
      rest = cycle
    }
    var fraction = rest > duration ? 2 - rest / duration : rest / duration
    if speed < 0 { fraction = 1 - fraction }
    return Moment(fraction: min(max(fraction, 0), 1), run: Int(min(run, 1e9)))
  }

  /// A time and a speed that can be counted with.
  var isFinite: Bool {
    beginTime.isFinite && duration.isFinite && speed.isFinite && timeOffset.isFinite && repeatDuration.isFinite
      && !repeatCount.isNaN
  }
}
