import Foundation

/// A movement of the content that goes on by itself, in virtual time. Rules: SCROLL-04.
///
/// The offset changes frame by frame, 60 times a second, but at most 20 times in a movement, so that a long one costs no more.
@MainActor final class ScrollMotion {
  enum Curve {
    /// Slow, fast, slow.
    case easeInOut
    /// Slower and slower. The rate is the part of the speed that is left after a millisecond.
    case decelerating(rate: Double)
  }

  private var start: CGPoint
  private(set) var end: CGPoint
  /// Whether the content was beyond its range, and returns into it.
  var isReturn = false
  /// In seconds.
  let duration: TimeInterval
  private let curve: Curve
  private let frameCount: Int
  private var frame = 0
  private var work: TimedWork?

  init(from start: CGPoint, to end: CGPoint, duration: TimeInterval, _ curve: Curve) {
    self.start = start
    self.end = end
    self.duration = duration
    self.curve = curve
    frameCount = min(max(Int((duration * 60).rounded(.up)), 1), Self.mostFrames)
  }

  private static let mostFrames = 20

  /// The movement of content that a finger has left at `start`, to `end`.
  static func deceleration(from start: CGPoint, to end: CGPoint, rate: Double) -> ScrollMotion {
    let rate = min(max(rate, 0.5), 0.9999)
    let distance = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    // It is over when half a point is left.
    let milliseconds = log(0.5 / distance) / log(rate)
    return ScrollMotion(
      from: start, to: end, duration: max(milliseconds / 1000, 1.0 / 60), .decelerating(rate: rate))
  }

  /// How far content with this speed moves until it rests.
  /// - Parameter velocity: In points per millisecond.
  static func distance(velocity: CGFloat, rate: Double) -> CGFloat {
    let rate = min(max(rate, 0), 0.9999)
    return velocity * rate / (1 - rate)
  }

  /// Begins the movement.
  /// - Parameters:
  ///   - stage: The stage in whose time the content moves.
  ///   - move: Called for each frame with the offset; `true` for the last.
  func run(on stage: Stage, _ move: @escaping @MainActor (CGPoint, Bool) -> Void) {
    work = stage.cycle.schedule(after: .seconds(duration / Double(frameCount))) { [weak self, weak stage] outcome in
      guard let self, let stage, outcome == .finished else { return }
      frame += 1
      let isLast = frame == frameCount
      if !isLast { run(on: stage, move) }
      move(isLast ? end : offset(after: Double(frame) / Double(frameCount)), isLast)
    }
  }

  /// Goes on from where the content is now to another end, in the time that is left.
  func redirect(from offset: CGPoint, to newEnd: CGPoint) {
    let part = part(after: Double(frame) / Double(frameCount))
    guard part < 1 else { return }
    end = newEnd
    // The curve stays as it is, and goes through the offset.
    start = CGPoint(
      x: (offset.x - newEnd.x * part) / (1 - part), y: (offset.y - newEnd.y * part) / (1 - part))
  }

  func stop() {
    work?.cancel()
    work = nil
  }

  /// - Parameter progress: The part of the duration that has passed.
  private func offset(after progress: Double) -> CGPoint {
    let part = part(after: progress)
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// The part of the way.
  private func part(after progress: Double) -> Double {
    switch curve {
    case .easeInOut: return progress * progress * (3 - 2 * progress)
    case .decelerating(let rate):
      let milliseconds = duration * 1000
      return (1 - pow(rate, milliseconds * progress)) / (1 - pow(rate, milliseconds))
    }
  }
}
