import ControllerTree
import Foundation

/// The items that come next, as far as a collection view can tell. Rules: LIST-73.
@MainActor final class CollectionPrefetching {
  private var expected: Set<IndexPath> = []
  /// The direction of the last movement; forwards at first.
  private var direction = CGVector(dx: 1, dy: 1)

  func note(from old: CGPoint, to new: CGPoint) {
    if new.x != old.x { direction.dx = new.x > old.x ? 1 : -1 }
    if new.y != old.y { direction.dy = new.y > old.y ? 1 : -1 }
  }

  func forget() { expected = [] }

  /// Tells the prefetching data source about the items within one length of the bounds ahead.
  func update(_ view: UICollectionView) {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, view.collectionViewLayout.validity == .valid
    else { return }
    let (bounds, content) = (view.bounds, view.contentSize)
    let scrollsDown = content.height - bounds.height >= content.width - bounds.width
    let ahead = bounds.offsetBy(
      dx: scrollsDown ? 0 : direction.dx * bounds.width, dy: scrollsDown ? direction.dy * bounds.height : 0)
    var paths: Set<IndexPath> = []
    for attributes in view.shownAttributes(in: ahead) {
      guard attributes.values.element == .cell, attributes.frame.reaches(into: ahead),
        view.exists(attributes.indexPath),
        view.cellForItem(at: attributes.indexPath) == nil
      else { continue }
      paths.insert(attributes.indexPath)
    }
    let old = expected
    expected = paths
    let gone = old.subtracting(paths).filter { view.cellForItem(at: $0) == nil }.sorted()
    let new = paths.subtracting(old).sorted()
    if !gone.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
  }
}
