import ControllerTree
import Foundation

extension UICollectionView: MenuList {
  /// That of all selected items, if the point is on one of them.
  final func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    let path = shownElement(at: point)
    var paths = path.map { [$0] } ?? []
    if let path, choice.contains(path) { paths = choice.paths.sorted() }
    menuItem = path
    if let configuration = delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
    {
      return configuration
    }
    guard let path else { return nil }
    return delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point) ?? formerMenu(of: path)
  }

  private func formerMenu(of path: IndexPath) -> UIContextMenuConfiguration? {
    guard let delegate, delegate.collectionView(self, shouldShowMenuForItemAt: path) else { return nil }
    return FormerListMenu.configuration {
      delegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: nil)
    } perform: { [unowned self] in
      self.delegate?.collectionView(self, performAction: $0, forItemAt: path, withSender: nil)
    }
  }

  final func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let menuItem else { return nil }
    return delegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: menuItem)
  }
  final func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let menuItem else { return nil }
    return delegate?.collectionView(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: menuItem)
  }
  final func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }
  final func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
  final func willOpenPreview(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
