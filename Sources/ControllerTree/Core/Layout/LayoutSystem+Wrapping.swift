import ConstraintSolver
import Foundation

/// Contents that are broken into lines: the solution gives the width, the width the height, and a second solution uses that.
/// Rules: AL-46.
extension LayoutSystem {
  /// The height of the item's content depends on its width.
  func wraps(_ item: LayoutItem) { wrapping[item.reference.identity] = item }

  /// Reads the heights of the contents whose widths have changed.
  /// - Returns: Whether a height has changed, so that the system must be solved again.
  func wrapContents() -> Bool {
    for (identity, item) in wrapping {
      guard case .view(let reference) = item.reference, let view = reference.view, !item.contents.isEmpty,
        let height = view.rare?.layout?.heightForWidth
      else {
        wrapping[identity] = nil
        continue
      }
      let width = value(.width, of: item)
      guard item[.width] != nil, item[.height] != nil, width != item.wrappedWidth else { continue }
      item.wrappedWidth = width
      let insets = view.alignmentRectInsets
      setHeight(height(width + insets.left + insets.right) - insets.top - insets.bottom, of: item)
    }
    guard !changes.isEmpty else { return false }
    setWaitingConstants()
    return true
  }

  private func setHeight(_ height: CGFloat, of item: LayoutItem) {
    guard height.isFinite else { return }
    for id in item.contents {
      if case .content(_, .vertical) = origins[id] { changes.append((id, max(0, height))) }
    }
  }
}
