import ControllerTree
import Foundation

/// The buttons that a swipe over a row or an item has opened: a subview at the edge of the cell, in front of its content. Rules: TOUCH-47.
final class SwipeButtons: UIView {
  /// The width of a button, in points.
  private static let buttonWidth: CGFloat = 74

  private let choose: @MainActor (Int) -> Void
  private let count: Int
  /// Whether they are at the edge where text begins.
  let isLeading: Bool

  /// - Parameter choose: Chooses an action by its number.
  init(_ count: Int, isLeading: Bool, choose: @escaping @MainActor (Int) -> Void) {
    (self.count, self.isLeading, self.choose) = (count, isLeading, choose)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    (count, isLeading, choose) = (0, false, { _ in })
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required convenience init(madeBy system: SystemInitialization) { self.init(frame: .zero) }

  var width: CGFloat { Self.buttonWidth * CGFloat(count) }

  /// Whether the buttons are at the left edge.
  private var isAtLeft: Bool { isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft) }

  func show(in cell: UIView) {
    cell.addSubview(self)
    let x = isAtLeft ? 0 : cell.bounds.width - width
    frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
    autoresizingMask = isAtLeft ? [.flexibleRightMargin, .flexibleHeight] : [.flexibleLeftMargin, .flexibleHeight]
  }

  /// The place of a button; the first one is at the edge.
  func frame(of number: Int) -> CGRect {
    let place = isAtLeft ? number : count - 1 - number
    return CGRect(
      x: bounds.minX + Self.buttonWidth * CGFloat(place), y: bounds.minY, width: Self.buttonWidth, height: bounds.height
    )
  }
}

extension SwipeButtons: TapAnswering {
  /// A tap on a button chooses its action.
  func tapped(_ tap: AnsweredTap) {
    for number in 0..<count where frame(of: number).contains(tap.point) {
      return choose(number)
    }
  }
}
