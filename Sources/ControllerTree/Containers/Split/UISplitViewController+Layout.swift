import Foundation

/// The superview of the columns' views, and their frames in it. Rules SPLIT-04, SPLIT-13.
extension UISplitViewController: LayoutContaining {
  final func setUp(_ layoutContainer: UILayoutContainerView) {
    let shown: () -> ShownColumns? = { [reference] in (reference.controller as? UISplitViewController)?.shown }
    layoutContainer.layOutContent = { shown()?.layOut() }
    layoutContainer.content.viewCameIn = { shown()?.framesChanged() }
  }

  // MARK: The arrangement

  final var surroundings: SplitSurroundings {
    SplitSurroundings(style: style, preference: preference, width: wholeWidth)
  }

  /// The width of all columns, in points.
  final var wholeWidth: CGFloat { contentView?.bounds.width ?? UIScreen.main.bounds.width }

  /// The arrangement in view; before the first time, the one that would be.
  final var arrangement: SplitArrangement { modes.current ?? nextArrangement }

  /// The arrangement that should be in view.
  final var nextArrangement: SplitArrangement { modes.next(in: surroundings) }

  // MARK: Frames and sizes

  final func frame(of column: Column, in size: CGSize, _ arrangement: SplitArrangement) -> CGRect {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let frames = SplitFrames(
      size: size, primaryWidth: primarySidebar.width(in: size.width),
      supplementaryWidth: supplementarySidebar.width(in: size.width),
      isMirrored: (primaryEdge == .trailing) != isRightToLeft)
    return frames.frame(of: column, in: arrangement)
  }

  /// The size that a column on the stack of another one will have after the interface has expanded; `nil` if it is not
  /// about to expand.
  final func sizeAfterExpanding(of container: any UIContentContainer) -> CGSize? {
    guard announcedWidth == .regular, let announcedSize, let child = container as? UIViewController else { return nil }
    return folding.columnAfterExpanding(of: child).map { size(of: $0, in: announcedSize) }
  }

  /// The size that a child's column will have in a split view of another size.
  final func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    let isCompact = announcedWidth.map { $0 == .compact } ?? folding.isCollapsed
    guard !isCompact, let child = container as? UIViewController, let column = columns.column(of: child) else {
      return size
    }
    return self.size(of: column, in: size)
  }

  private func size(of column: Column, in size: CGSize) -> CGSize {
    var surroundings = surroundings
    surroundings.width = size.width
    return frame(of: column, in: size, modes.next(in: surroundings)).size
  }
}
