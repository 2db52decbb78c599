import ControllerTree
import Foundation

/// The buttons that a swipe over a row has opened: a subview at the edge of the cell, in front of its content. Rules: TOUCH-47.
final class SwipeButtons: UIView {
  /// The width of a button, in points.
  private static let buttonWidth: CGFloat = 74

  private weak var editing: TableEditing?
  private let count: Int
  /// Whether they are at the edge where text begins.
  let isLeading: Bool

  init(_ count: Int, isLeading: Bool, of editing: TableEditing) {
    (self.count, self.isLeading, self.editing) = (count, isLeading, editing)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    (count, isLeading) = (0, false)
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required convenience init(madeBy system: SystemInitialization) { self.init(frame: .zero) }

  var width: CGFloat { Self.buttonWidth * CGFloat(count) }

  /// Whether the buttons are at the left edge.
  private var isAtLeft: Bool { isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft) }

  func show(in cell: UITableViewCell) {
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
      editing?.table.chooseSwipeAction(at: number)
      return
    }
  }
}
