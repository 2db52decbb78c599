import ControllerTree
import Foundation

/// What a table or a collection view does for the menus of its elements.
@MainActor protocol MenuList: UIView {
  /// The menu for a point of the content.
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func willOpenPreview(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Makes the menu of a view the menus of the elements of a list. Rules: LIST-34.
@MainActor final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: any MenuList
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(of list: any MenuList) {
    self.list = list
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { list.menuConfiguration(at: location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { list.highlightPreview(configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { list.dismissalPreview(configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.willDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.willEnd(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.willOpenPreview(configuration, animator) }
}
