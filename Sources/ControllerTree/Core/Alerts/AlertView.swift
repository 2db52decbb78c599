import Foundation

/// The root view of an alert: rows for the title, the message, the fields and the actions, the one to cancel at the end. Rules: TOUCH-44.
final class AlertView: UIView {
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 44
  /// Between the edges and a field, in points.
  private static let margin: CGFloat = 16

  private var alert: UIAlertController? { owner as? UIAlertController }

  private func row(_ number: Int) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + Self.rowHeight * CGFloat(number), width: bounds.width, height: Self.rowHeight)
  }

  private var rowsOfTexts: Int {
    guard let alert else { return 0 }
    return [alert.title, alert.message].compactMap { $0 }.count
  }

  private var rowsAboveActions: Int { rowsOfTexts + (alert?.textFields?.count ?? 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, field) in (alert?.textFields ?? []).enumerated() where field.superview === self {
      field.frame = row(rowsOfTexts + index).insetBy(dx: Self.margin, dy: 4)
    }
  }

  func frame(of action: UIAlertAction) -> CGRect? {
    guard let index = alert?.shownActions.firstIndex(where: { $0 === action }) else { return nil }
    return row(rowsAboveActions + index)
  }
}

extension AlertView: TapAnswering {
  /// A tap on a row of an action is its choice.
  func tapped(_ tap: AnsweredTap) {
    guard let alert else { return }
    let number = Int((tap.point.y - bounds.minY) / Self.rowHeight) - rowsAboveActions
    let actions = alert.shownActions
    if actions.indices.contains(number) { alert.perform(actions[number]) }
  }
}
