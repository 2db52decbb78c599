import Foundation

/// A view whose content answers taps: rows, text, tabs, buttons of bars. Rules: TOUCH-41.
@MainActor package protocol TapAnswering: UIView {
  /// A finger has come down on the content.
  /// - Parameter point: In the coordinates of the view; `nil` when the finger has moved away, was lifted, or was taken away.
  func touched(at point: CGPoint?)
  /// A finger was lifted where it had come down.
  func tapped(_ tap: AnsweredTap)
}

extension TapAnswering {
  /// Does nothing.
  package func touched(at point: CGPoint?) {}
}

/// A tap on the content of a view.
package struct AnsweredTap {
  /// In the coordinates of the view.
  package let point: CGPoint
  /// How many taps in a row this is.
  package let count: Int
  /// Whether the finger was down for half a second or longer.
  package let isLong: Bool
}

/// Follows a finger on a view that answers taps. It retains no touch.
@MainActor struct TapFollowing {
  /// How far the finger may move, in points.
  private static let allowableMovement: CGFloat = 10
  /// How long a finger is down in a long press, in seconds.
  private static let longPress: TimeInterval = 0.5

  /// Whether a finger was down for so long that it is a long press.
  static func isLong(_ time: Duration) -> Bool { time / .seconds(1) >= longPress }

  private let touch: ObjectIdentifier
  private let place: CGPoint
  private let time: Duration

  private init(_ touch: UITouch) {
    (self.touch, place, time) = (ObjectIdentifier(touch), touch.placeInWindow, touch.patientTime)
  }

  private func own(_ touches: Set<UITouch>) -> UITouch? {
    for candidate in touches where ObjectIdentifier(candidate) == touch { return candidate }
    return nil
  }

  /// Returns whether the view answers taps: it then passes nothing on.
  static func began(_ touches: Set<UITouch>, _ view: UIView) -> Bool {
    guard let answering = view as? any TapAnswering else { return false }
    guard view.rare?.followedTap == nil, let first = touches.first else { return true }
    view.rareState.followedTap = TapFollowing(first)
    answering.touched(at: first.location(in: view))
    return true
  }

  static func moved(_ touches: Set<UITouch>, _ view: UIView) -> Bool {
    guard let answering = view as? any TapAnswering else { return false }
    guard let followed = view.rare?.followedTap, let touch = followed.own(touches) else { return true }
    if TapCount.distance(touch.placeInWindow, followed.place) > Self.allowableMovement {
      view.rareState.followedTap = nil
      answering.touched(at: nil)
    }
    return true
  }

  static func ended(_ touches: Set<UITouch>, _ view: UIView) -> Bool {
    guard let answering = view as? any TapAnswering else { return false }
    guard let followed = view.rare?.followedTap, let touch = followed.own(touches) else { return true }
    view.rareState.followedTap = nil
    answering.touched(at: nil)
    guard view.links.window === touch.window else { return true }
    answering.tapped(
      AnsweredTap(
        point: touch.location(in: view), count: touch.tapCount,
        isLong: Self.isLong(touch.patientTime - followed.time)))
    return true
  }

  static func cancelled(_ touches: Set<UITouch>, _ view: UIView) -> Bool {
    guard let answering = view as? any TapAnswering else { return false }
    if let followed = view.rare?.followedTap, followed.own(touches) != nil {
      view.rareState.followedTap = nil
      answering.touched(at: nil)
    }
    return true
  }
}
