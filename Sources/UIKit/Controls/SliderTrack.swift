import ControllerTree
import Foundation

extension UISlider {
  /// The look of a slider.
  public enum Style: Int, Hashable, Sendable {
    /// With a knob.
    case `default` = 0
    /// Without a knob.
    case thumbless = 1
  }

  /// The numbers of a slider that a person may choose. All positions are parts of the track, from 0 to 1. Rules: ACT-75.
  public struct TrackConfiguration: Hashable {
    /// A mark on the track.
    public struct Tick: Hashable {
      /// The place of the mark, as a part of the track.
      public let position: Float
      /// The text at the mark; `nil` for none. Nothing is drawn.
      public var title: String?
      /// The picture at the mark; `nil` for none. Nothing is drawn.
      public var image: UIImage?

      /// A mark at a place, at least 0 and at most 1.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position.isFinite ? min(max(position, 0), 1) : 0
        self.title = title
        self.image = image
      }
    }

    /// Whether a person can only choose the marks.
    public var allowsTickValuesOnly: Bool
    /// Where the filled part of the track begins. Nothing is drawn.
    public var neutralValue: Float
    /// The part of the track that a person can choose from.
    public var enabledRange: ClosedRange<Float>
    /// The marks, in the order of their places.
    public let ticks: [Tick]

    /// A track with marks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks.sorted { $0.position < $1.position }
    }

    /// A track with marks at equal distances, the first at its beginning and the last at its end.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let count = min(max(numberOfTicks, 0), 10_000)
      var ticks: [Tick] = []
      for index in 0..<count { ticks.append(Tick(position: count == 1 ? 0 : Float(index) / Float(count - 1))) }
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange, ticks: ticks
      )
    }

    /// The part of the track that a person gets who moves the knob to `part`: within the range, at the nearest mark if only marks can be
    /// chosen. Of two marks at the same distance the lower one counts.
    func chosen(_ part: Float) -> Float {
      let part = min(max(part, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return part }
      var nearest: Float?
      for tick in ticks where enabledRange.contains(tick.position) {
        if let found = nearest, abs(found - part) <= abs(tick.position - part) { continue }
        nearest = tick.position
      }
      return nearest ?? part
    }
  }

  /// The number that a person gets who moves the knob to `value`.
  final func chosen(_ value: Float) -> Float {
    guard let trackConfiguration, maximumValue > minimumValue else { return value }
    let length = maximumValue - minimumValue
    return minimumValue + length * trackConfiguration.chosen((value - minimumValue) / length)
  }
}
