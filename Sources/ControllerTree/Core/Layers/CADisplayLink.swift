import Foundation

/// The wanted number of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The smallest number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The wanted number; `nil` for none.
  public var preferred: Float?

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The screen's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a method for each frame of the screen.
///
/// Frames come with virtual time, at the screen's `maximumFramesPerSecond`: `UpdateCycle.main.advance(by:)` brings as many as fit. A link
/// lets no time pass within a turn, nor in `settle()`. While the main run loop runs, it brings frames in real time, unless the pacing
/// is manual. Rules: LAYER-40 to LAYER-42.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private enum State {
    case idle
    case added(modes: Set<RunLoop.Mode>)
    case invalidated
  }

  final var nameNumber: Int32 = 0
  private final let call: @MainActor (CADisplayLink) -> Void
  /// Retained until the link is invalidated, as Core Animation does.
  private final var target: AnyObject?
  private final var state = State.idle
  private final let stage = Stage.current
  /// When the next frame comes, in virtual time.
  final var next: Duration?

  #if !canImport(ObjectiveC)
    /// Makes a link that calls a method of an object.
    /// - Parameters:
    ///   - target: The object, which is retained until ``invalidate()``.
    ///   - sel: The method. It has no parameter, or one for the link.
    public init(target: Any, selector sel: Selector) {
      let object = target as AnyObject
      self.target = object
      call = { [unowned object] link in sel.perform(on: object, [link]) }
      super.init()
    }
  #endif

  /// Makes a link that runs a closure.
  package init(_ call: @escaping @MainActor (CADisplayLink) -> Void) {
    self.call = call
    super.init()
  }

  /// When the last frame was shown, in the time of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown.
  open var targetTimestamp: CFTimeInterval { timestamp > 0 ? timestamp + interval / .seconds(1) : 0 }
  /// The time between two frames of the screen, in seconds.
  open var duration: CFTimeInterval { timestamp > 0 ? 1 / CFTimeInterval(screenRate) : 0 }

  /// Whether the link makes no calls for now. Rules: LAYER-41.
  open var isPaused = false {
    didSet { if isPaused != oldValue { plan() } }
  }

  /// The wanted number of calls per second; 0 for each frame. A rate that the screen's is no multiple of is rounded up to one.
  /// Rules: LAYER-41.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { plan() } }
  }

  /// The wanted range of calls per second. Rules: LAYER-41.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { plan() } }
  }

  /// How many frames the link leaves out between two calls, plus 1.
  @available(*, deprecated, message: "Use preferredFramesPerSecond.")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(screenRate / preferredFramesPerSecond, 1) : 1 }
    set { preferredFramesPerSecond = newValue > 0 ? screenRate / newValue : 0 }
  }

  /// Begins to make calls. The run loop and the mode make no difference: all links get the same frames. Rules: LAYER-40.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    switch state {
    case .idle: state = .added(modes: [mode])
    case .added(let modes): state = .added(modes: modes.union([mode]))
    case .invalidated: return
    }
    if next == nil { plan() }
  }

  /// Ends the calls, once the link was removed from all modes. Rules: LAYER-42.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard case .added(let modes) = state else { return }
    let rest = modes.subtracting([mode])
    state = rest.isEmpty ? .idle : .added(modes: rest)
    if rest.isEmpty { plan() }
  }

  /// Ends the calls for good, and releases the target. Rules: LAYER-42.
  open func invalidate() {
    state = .invalidated
    plan()
    target = nil
  }

  private final var screenRate: Int { max(UIScreen.main.maximumFramesPerSecond, 1) }

  /// The time between two calls: a whole number of frames.
  private final var interval: Duration {
    let range = preferredFrameRateRange
    let wanted =
      preferredFramesPerSecond > 0 ? preferredFramesPerSecond : Int((range.preferred ?? range.maximum).rounded())
    let frames = wanted > 0 ? max(screenRate / wanted, 1) : 1
    return .seconds(1) * frames / screenRate
  }

  private final func plan() {
    next = nil
    guard case .added = state, !isPaused else { return FrameClock.remove(self, on: stage) }
    next = stage.cycle.currentTime + interval
    FrameClock.add(self, on: stage)
  }

  /// A frame has come.
  final func tick() {
    guard case .added = state, let time = next else { return }
    timestamp = time / .seconds(1)
    next = time + interval
    withExtendedLifetime(target) { call(self) }
  }
}

extension CADisplayLink: Nameable {
  var nameTitle: String? { nil }
}

/// The links of a stage that wait for frames.
@MainActor final class FrameClock: FrameSource, EndingPart {
  private var links: [CADisplayLink] = []

  static func add(_ link: CADisplayLink, on stage: Stage) {
    let clock = stage.part(FrameClock.self) { FrameClock() }
    if !clock.links.contains(where: { $0 === link }) { clock.links.append(link) }
    stage.cycle.setFrames(clock)
  }

  static func remove(_ link: CADisplayLink, on stage: Stage) {
    let clock = stage.part(FrameClock.self) { FrameClock() }
    clock.links.removeAll { $0 === link }
    if clock.links.isEmpty { stage.cycle.setFrames(nil) }
  }

  func stageEnds() { links = [] }

  var next: Duration? {
    var first: Duration?
    for link in links {
      guard let next = link.next else { continue }
      first = first.map { min($0, next) } ?? next
    }
    return first
  }

  /// Calls the links whose frame has come, in the order in which they were added.
  func reach(_ time: Duration) {
    for link in links where link.next.map({ $0 <= time }) == true { link.tick() }
  }
}
