import Foundation

/// The superview of the columns' views, and their places in it. Rules SPLIT-04, SPLIT-13.
extension UISplitViewController {
  final var layoutContainer: UILayoutContainerView? { UILayoutContainerView.of(self, orElse: makeLayoutContainer) }

  /// The superview of the children's views; `nil` while the view is not loaded.
  final var contentView: ContainerContentView? { layoutContainer?.content }

  final func makeLayoutContainer() -> UILayoutContainerView {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.layOutContent = { [reference] in (reference.controller as? UISplitViewController)?.shown.layOut() }
    container.content.viewCameIn = { [reference] in
      (reference.controller as? UISplitViewController)?.shown.placesChanged()
    }
    return container
  }

  final func places(in size: CGSize) -> SplitPlaces {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return SplitPlaces(
      size: size, primaryWidth: primarySidebar.width(in: size.width),
      supplementaryWidth: supplementarySidebar.width(in: size.width),
      isMirrored: (primaryEdge == .trailing) != isRightToLeft)
  }

  /// The size that a column on the stack of another one will have after the interface has expanded; `nil` if it is not
  /// about to expand.
  final func sizeAfterExpanding(of container: any UIContentContainer) -> CGSize? {
    guard announcedWidth == .regular, let announcedSize, let child = container as? UIViewController,
      let column = folding.columnAfterExpanding(of: child)
    else { return nil }
    return size(of: column, in: announcedSize)
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
    places(in: size).frame(of: column, in: modes.arrangement(at: size.width)).size
  }
}
