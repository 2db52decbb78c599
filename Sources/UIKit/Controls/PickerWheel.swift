import ControllerTree
import Foundation

/// A person's fingers on a picker: the selected rows are in the middle. Rules: TOUCH-46.
@MainActor final class PickerWheel {
  /// How long a wheel goes on that is still spinning when the finger is lifted, in seconds of its last speed.
  private static let swing: CGFloat = 0.2

  private unowned let picker: UIPickerView
  private let pan = UIPanGestureRecognizer()

  init(of picker: UIPickerView) {
    self.picker = picker
    pan.addHandler { [unowned self] _ in if pan.state == .ended { spun() } }
  }

  /// Adds the recognizer to the picker, which has this wheel by then.
  func install() { picker.addGestureRecognizer(pan) }

  /// The column at a place; `nil` beside the columns, which are in the middle of the picker.
  static func component(at x: CGFloat, of picker: UIPickerView) -> Int? {
    var widths: [CGFloat] = []
    for component in 0..<picker.numberOfComponents { widths.append(picker.rowSize(forComponent: component).width) }
    var left = picker.bounds.midX - widths.reduce(0, +) / 2
    for (component, width) in widths.enumerated() {
      if x >= left, x < left + width { return component }
      left += width
    }
    return nil
  }

  private func spun() {
    let start = pan.location(in: picker).x - pan.translation(in: picker).x
    guard let component = Self.component(at: start, of: picker) else { return }
    let way = pan.translation(in: picker).y + pan.velocity(in: picker).y * Self.swing
    let rows = (way / picker.rowSize(forComponent: component).height).rounded()
    let last = picker.numberOfRows(inComponent: component) - 1
    guard last >= 0, rows != 0 else { return }
    let row = Int(min(max(CGFloat(picker.selectedRow(inComponent: component)) - rows, 0), CGFloat(last)))
    if row != picker.selectedRow(inComponent: component) { picker.spin(to: row, inComponent: component) }
  }
}

extension UIPickerView: TapAnswering {
  /// A tap on a row selects it. Rules: TOUCH-46.
  package func tapped(_ tap: AnsweredTap) {
    guard let component = PickerWheel.component(at: tap.point.x, of: self) else { return }
    let rows = ((tap.point.y - bounds.midY) / rowSize(forComponent: component).height).rounded()
    let row = CGFloat(selectedRow(inComponent: component)) + rows
    guard rows != 0, row >= 0, row < CGFloat(numberOfRows(inComponent: component)) else { return }
    spin(to: Int(row), inComponent: component)
  }
}
