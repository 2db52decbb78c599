import ControllerTree
import Foundation

extension UITableView: MenuList {
  final func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = shownElement(at: point) else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point) ?? formerMenu(of: path)
  }

  private func formerMenu(of path: IndexPath) -> UIContextMenuConfiguration? {
    guard let delegate = tableDelegate, delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
    return FormerListMenu.configuration {
      delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: nil)
    } perform: { [unowned self] in
      tableDelegate?.tableView(self, performAction: $0, forRowAt: path, withSender: nil)
    }
  }

  final func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  final func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  final func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }
  final func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
  final func willOpenPreview(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
