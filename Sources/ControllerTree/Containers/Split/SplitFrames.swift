import Foundation

/// The width of a sidebar. Rules SPLIT-13.
struct SidebarWidth: Hashable {
  /// In points; takes precedence over `fraction`.
  var preferred = UISplitViewController.automaticDimension
  /// As a fraction of the split view's width, from 0 to 1.
  var fraction = UISplitViewController.automaticDimension
  /// In points.
  var minimum = UISplitViewController.automaticDimension
  /// In points.
  var maximum = UISplitViewController.automaticDimension
  /// The width without a preference, in points, unless it is more than two fifths of the split view's width.
  let usual: CGFloat

  static let primary = SidebarWidth(usual: 320)
  static let supplementary = SidebarWidth(usual: 375)

  /// - Parameter whole: The width of the split view, in points.
  func width(in whole: CGFloat) -> CGFloat {
    func isSet(_ value: CGFloat) -> Bool { value.isFinite && value >= 0 }
    var width = min(usual, whole * 0.4)
    if isSet(preferred) { width = preferred } else if isSet(fraction) { width = fraction * whole }
    if isSet(maximum) { width = min(width, maximum) }
    if isSet(minimum) { width = max(width, minimum) }
    return max(0, min(width, whole))
  }
}

/// The frames of a split view's columns, in its coordinates. Rules SPLIT-04, SPLIT-13.
///
///     tile        sidebars beginning at the edge, the secondary column in the rest
///     overlay     the same sidebars in front of a secondary column that fills the whole
///     displace    two sidebars push the secondary column on, which stays as wide as beside one
struct SplitFrames {
  let size: CGSize
  let primaryWidth: CGFloat
  let supplementaryWidth: CGFloat
  /// Whether the primary column lies at the right.
  let isMirrored: Bool

  func frame(of column: UISplitViewController.Column, in arrangement: SplitArrangement) -> CGRect {
    var (x, width) = (CGFloat.zero, size.width)
    switch column {
    case .compact: break
    case .primary: width = primaryWidth
    case .supplementary: (x, width) = (arrangement.sidebars > 1 ? primaryWidth : 0, supplementaryWidth)
    case .secondary:
      if arrangement.behavior != .overlay {
        x = self.width(of: arrangement.columns.dropLast())
        let beside = arrangement.columns.dropLast().suffix(arrangement.sidebarsBesideSecondary)
        width = max(0, size.width - self.width(of: beside))
      }
    }
    if isMirrored { x = size.width - x - width }
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }

  private func width(of sidebars: some Sequence<UISplitViewController.Column>) -> CGFloat {
    sidebars.reduce(0) { $0 + ($1 == .primary ? primaryWidth : supplementaryWidth) }
  }
}
