import Foundation

/// A bar whose height follows the content of a scroll view. Rules: NAV-36.
@MainActor final class BarFollowing {
  /// Whether any bar follows content: scroll views without look no further.
  static var areUsed = false

  /// Called when the offset has changed.
  let moved: () -> Void
  /// How much higher the bar is above the top of the content than now, in points: a drag moves the content so far without resistance.
  var room: CGFloat = 0
  /// The vertical offsets at which content comes to rest beside the bar, the least first.
  var stops: [CGFloat] = []

  init(_ moved: @escaping () -> Void) { self.moved = moved }

  /// The vertical offset at which a drag ends that would end at `offset`.
  func restingPlace(near offset: CGFloat) -> CGFloat {
    guard let first = stops.first, let last = stops.last, offset > first, offset < last else { return offset }
    var nearest = first
    for stop in stops where abs(stop - offset) < abs(nearest - offset) { nearest = stop }
    return nearest
  }
}
