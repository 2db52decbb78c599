import ControllerTree
import Foundation

/// The offset that the app chooses for what is shown anew. Rules: LIST-64.
extension ShownElements {
  /// Asks the layout and then the delegate for the offset.
  func takeTargetOffset() {
    let present = CollectionScrolling.limited(view.contentOffset, in: view)
    var target = layout.targetContentOffset(forProposedContentOffset: present)
    if let delegate = view.delegate {
      target = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: target)
    }
    guard target != view.contentOffset, target.x.isFinite, target.y.isFinite else { return }
    // During an update the bounds change without this question.
    if isUpdating { boundsWillChange(to: CGRect(origin: target, size: view.bounds.size)) }
    view.contentOffset = target
  }
}
