import ControllerTree
import Foundation

/// Where a collection view scrolls to show an item. Rules: LIST-72.
@MainActor enum CollectionScrolling {
  static func scroll(
    to path: IndexPath, at position: UICollectionView.ScrollPosition, _ animated: Bool, in view: UICollectionView
  ) {
    guard view.exists(path) else {
      return view.report(
        path, by: "scrollToItem(at:at:animated:)", uikitText: "attempt to scroll to invalid index path: ")
    }
    view.turn("scrollToItem(at:at:animated:)") {
      view.shown.prepare()
      guard let frame = view.shownAttributes(ofItem: path)?.frame else { return }
      let offset = offset(showing: frame, at: position, in: view)
      if offset != view.contentOffset { view.setContentOffset(offset, animated: animated) }
    }
  }

  static func offset(
    showing frame: CGRect, at position: UICollectionView.ScrollPosition, in view: UICollectionView
  ) -> CGPoint {
    let insets = view.adjustedContentInset
    let size = view.bounds.size
    let room = CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    var offset = view.contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - insets.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - room.height - insets.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - insets.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - room.width - insets.left
    }
    return limited(offset, in: view)
  }

  /// The nearest offset at which the content can rest.
  static func limited(_ offset: CGPoint, in view: UICollectionView) -> CGPoint {
    let (insets, content, size) = (view.adjustedContentInset, view.contentSize, view.bounds.size)
    let most = CGPoint(
      x: max(0 - insets.left, content.width + insets.right - size.width),
      y: max(0 - insets.top, content.height + insets.bottom - size.height))
    return CGPoint(
      x: min(max(offset.x, 0 - insets.left), most.x), y: min(max(offset.y, 0 - insets.top), most.y))
  }
}
