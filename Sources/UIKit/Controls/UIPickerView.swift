import ControllerTree
import Foundation

/// The rows of a picker. Rules: TEXT-26.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The contents of a picker's rows, and what a person selects. All methods are optional. Rules: TEXT-26.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The width of a column in points; 0 for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a column's rows in points; 0 for the usual one.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row with attributes.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The column.
  ///   - view: A view of the column that is not used any more; `nil` for none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// A person has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Stands for a row without a view of its own.
private final class NoRowView: UIView {}

extension UIPickerViewDelegate {
  /// Returns 0.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns 0.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that the picker takes for none.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Columns of rows, one of which is selected in each. A person's spin is ``spin(to:inComponent:)``. Rules: TEXT-26.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Has the rows. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Has the contents of rows, and is told about selections. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// The selected rows by column, as far as they were chosen.
  private var selected: [Int: Int] = [:]
  /// The number of rows by column, as far as the data source was asked.
  private var rows: [Int: Int] = [:]
  private var columns: Int?

  /// The number of columns: what the data source answered since the last reload. Never negative.
  open var numberOfComponents: Int {
    if let columns { return columns }
    let answer = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    columns = answer
    return answer
  }

  /// The number of rows of a column: what the data source answered since the last reload; 0 for a column that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return 0 }
    if let known = rows[component] { return known }
    let answer = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    rows[component] = answer
    return answer
  }

  /// The size of a column's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    let share = bounds.width / CGFloat(max(numberOfComponents, 1))
    return CGSize(width: width > 0 ? width : share, height: height > 0 ? height : 32)
  }

  /// Whether the selected row has a mark. The library never reads it.
  open var showsSelectionIndicator = true
  /// The views of rows by column, and those that are not used any more.
  private var views: [Int: [Int: UIView]] = [:]
  private var unused: [Int: [UIView]] = [:]

  /// The view of a row: what the delegate has given for it since the last reload. `nil` for a row that does not exist, or that has only a
  /// title. Rules: TEXT-81.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    if let known = views[component]?[row] { return known }
    let old = unused[component]?.popLast()
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
    guard let view, !(view is NoRowView) else { return nil }
    views[component, default: [:]][row] = view
    return view
  }

  private func forgetViews(of component: Int) {
    unused[component, default: []] += (views.removeValue(forKey: component) ?? [:]).sorted { $0.key < $1.key }.map(
      \.value)
  }

  /// Asks the data source again for all columns. Selected rows that do not exist any more become the last ones.
  open func reloadAllComponents() {
    (columns, rows) = (nil, [:])
    for component in views.keys.sorted() { forgetViews(of: component) }
  }

  /// Asks the data source again for the rows of a column.
  open func reloadComponent(_ component: Int) {
    rows[component] = nil
    forgetViews(of: component)
  }

  /// Selects a row without telling the delegate. A row that does not exist means the nearest one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard numberOfRows(inComponent: component) > 0 else { return }
    selected[component] = min(max(0, row), numberOfRows(inComponent: component) - 1)
  }

  /// The selected row of a column; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(selected[component] ?? 0, count - 1)
  }

  private final var wheelIfUsed: PickerWheel?
  private final var wheel: PickerWheel {
    if let wheelIfUsed { return wheelIfUsed }
    let made = PickerWheel(of: self)
    wheelIfUsed = made
    made.install()
    return made
  }

  /// The recognizers, among them that of a person's spin. Rules: TOUCH-46.
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = wheel
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  /// 320 × 216 points. Rules: TEXT-26.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// 320 × 216 points. Rules: TEXT-26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A person spins a column to a row. One event: the row is selected, then the delegate is told. Rules: TEXT-26.
  /// - Returns: Whether the row could be selected: `false` if it does not exist or the picker can't be touched.
  @discardableResult
  @_disfavoredOverload
  public final func spin(to row: Int, inComponent component: Int) -> Bool {
    act("spin(to:inComponent:)") {
      guard row >= 0, row < numberOfRows(inComponent: component) else { return false }
      selected[component] = row
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      return true
    }
  }
}
