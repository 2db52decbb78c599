import ControllerTree
import Foundation

/// The views that belong to the table as a whole. Rules: LIST-16.
extension TableDisplay {
  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === table { old.removeFromSuperview() }
    if let new {
      if new === table.backgroundView { table.insertSubview(new, at: 0) } else { table.addSubview(new) }
    }
    contents.heightsChanged()
    table.setNeedsLayout()
  }

  func place(_ view: UIView, y: CGFloat) {
    setFrame(CGRect(x: 0, y: y, width: table.bounds.width, height: view.bounds.height), of: view)
  }

  /// The safe area has changed, or whether contents keep out of it.
  func contentInsetsChanged() { if contents.contentInsets != contentInsets { table.setNeedsLayout() } }

  func placeBackground() {
    if let view = table.backgroundView { setFrame(table.bounds, of: view) }
  }
}
