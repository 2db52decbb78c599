import ControllerTree
import Foundation

/// An item that a person moves. Rules: LIST-78.
@MainActor final class CollectionMovement {
  /// Where the item was before the movement.
  private let origin: IndexPath
  /// Where it is now.
  private var path: IndexPath
  private var position: CGPoint
  /// The numbers before the movement.
  private let counts: [Int]

  private init(_ path: IndexPath, at position: CGPoint, _ counts: [Int]) {
    (origin, self.path, self.position, self.counts) = (path, path, position, counts)
  }

  var key: ElementKey { ElementKey(element: .cell, path: path) }

  /// The attributes of the moving item are at the finger.
  func attributes(
    instead attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.key == key else { return attributes }
    return view.mirrored(
      view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: view.presented(path), withTargetPosition: view.mirrored(position)))
  }

  static func begin(_ path: IndexPath, in view: UICollectionView) -> Bool {
    guard view.movement == nil, let cell = view.cellForItem(at: path), let source = view.dataSource,
      source.collectionView(view, canMoveItemAt: path), view.exists(path)
    else { return false }
    view.movement = CollectionMovement(path, at: cell.center, view.loadedCounts)
    cell.isReordering = true
    view.setNeedsLayout()
    return true
  }

  static func update(_ position: CGPoint, in view: UICollectionView) {
    guard let movement = view.movement, position.x.isFinite, position.y.isFinite else { return }
    let (layout, previous, previousPosition) = (view.collectionViewLayout, movement.path, movement.position)
    movement.position = position
    let proposed =
      view.item(
        presented: layout.targetIndexPath(
          forInteractivelyMovingItem: view.presented(previous), withPosition: view.mirrored(position))) ?? previous
    var target = proposed
    if proposed != previous, let delegate = view.delegate {
      target = delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin, atCurrentIndexPath: previous,
        toProposedIndexPath: proposed)
    }
    if target != previous { movement.move(to: target, in: view) }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [view.presented(movement.path)], withTargetPosition: view.mirrored(position),
        previousIndexPaths: [view.presented(previous)],
        previousPosition: view.mirrored(previousPosition)))
  }

  /// The views change their places; the data source learns it at the end.
  private func move(to target: IndexPath, in view: UICollectionView) {
    var counts = view.loadedCounts
    guard counts.indices.contains(target.section), target.item >= 0,
      target.item < counts[target.section] + (target.section == path.section ? 0 : 1)
    else { return }
    let old = counts
    counts[path.section] -= 1
    counts[target.section] += 1
    guard let update = try? ListUpdate([.move(path, to: target)], from: old, to: counts, words: .collection) else {
      return
    }
    view.counts = counts
    view.choice.move(update)
    view.collectionViewLayout.movePreferredSizes(view.movePlaceholders(update, from: view.places))
    var visible: [ElementKey: UICollectionReusableView] = [:]
    var keys: [ElementKey: ElementKey] = [:]
    for (key, made) in view.shown.visible {
      let path = key.element == .cell ? update.newPath(of: key.path) ?? key.path : key.path
      keys[key] = ElementKey(element: key.element, path: path)
      visible[ElementKey(element: key.element, path: path)] = made
    }
    view.shown.visible = visible
    view.shown.rename(keys)
    path = target
  }

  static func end(in view: UICollectionView, isCancelled: Bool) {
    guard let movement = view.movement else { return }
    let previous = movement.path
    if isCancelled, movement.path != movement.origin {
      movement.move(to: movement.origin, in: view)
      view.counts = movement.counts
    }
    view.movement = nil
    (view.shown.visible[movement.key] as? UICollectionViewCell)?.isReordering = false
    if !isCancelled, movement.path != movement.origin {
      view.dataSource?.collectionView(view, moveItemAt: movement.origin, to: movement.path)
    }
    let layout = view.collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [movement.path], previousIndexPaths: [previous], movementCancelled: isCancelled))
  }
}
