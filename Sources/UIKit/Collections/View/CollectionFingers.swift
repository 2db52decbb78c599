import ControllerTree
import Foundation

/// A person's fingers on items: accessories of list cells, and drags by the handle of one or after a long press. Rules: TOUCH-48, TOUCH-49.
@MainActor final class CollectionFingers {
  private unowned let view: UICollectionView
  private let handle = HandleRecognizer()
  private let swipe: SwipeFollower
  /// The accessory that a finger has come down on.
  private var pressed: (cell: UICollectionViewListCell, type: UICellAccessory.AccessoryType)?

  init(of view: UICollectionView) {
    self.view = view
    swipe = SwipeFollower(of: view)
    handle.isHandle = { [unowned self] in accessory(at: $0.location(in: self.view))?.type == .reorder }
    handle.addHandler { [unowned self] in Self.follow($0, in: self.view, from: handle.startLocation(in: self.view)) }
  }

  /// Adds the recognizers to the collection view, which has these fingers by then.
  func install() {
    view.addGestureRecognizer(handle)
    swipe.install()
  }

  /// A recognizer of a long press that moves items; it begins where the data source moves the item.
  static func makeStandardGesture(in view: UICollectionView) -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.condition = { [unowned view, unowned press] in
      guard let path = view.indexPathForItem(at: press.location(in: view)) else { return false }
      return view.dataSource?.collectionView(view, canMoveItemAt: path) ?? false
    }
    press.addHandler { [unowned view] in follow($0, in: view, from: $0.location(in: view)) }
    view.addGestureRecognizer(press)
    return press
  }

  /// The item under the finger moves with it.
  private static func follow(_ recognizer: UIGestureRecognizer, in view: UICollectionView, from start: CGPoint) {
    switch recognizer.state {
    case .began:
      if let path = view.indexPathForItem(at: start) { _ = view.beginInteractiveMovementForItem(at: path) }
    case .changed: view.updateInteractiveMovementTargetPosition(recognizer.location(in: view))
    case .ended: view.endInteractiveMovement()
    case .cancelled: view.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }

  private func accessory(at point: CGPoint) -> (cell: UICollectionViewListCell, type: UICellAccessory.AccessoryType)? {
    guard let path = view.indexPathForItem(at: point),
      let cell = view.cellForItem(at: path) as? UICollectionViewListCell,
      let accessory = cell.accessory(at: cell.convert(point, from: view))
    else { return nil }
    return (cell, accessory.accessoryType)
  }

  /// Only the item counts in whose cell hit testing has found a view (TOUCH-59).
  func touchBegan(_ touch: UITouch, at point: CGPoint) {
    guard view.swipe.actions.isEmpty, !began(at: point) else { return }
    guard let path = view.indexPathForItem(at: point), let cell = view.cellForItem(at: path), touch.belongs(to: cell)
    else { return }
    view.choice.touchBegan(path)
  }

  func touchEnded(at point: CGPoint) {
    guard !view.swipe.close(), !ended(at: point) else { return }
    if view.indexPathForItem(at: point) == view.choice.touched {
      view.choice.touchEnded()
    } else {
      view.choice.touchCancelled()
    }
  }

  func touchCancelled() {
    pressed = nil
    view.choice.touchCancelled()
  }

  /// A finger has come down.
  /// - Returns: Whether it is on an accessory that does something.
  private func began(at point: CGPoint) -> Bool {
    pressed = accessory(at: point)
    return pressed != nil
  }

  /// A finger was lifted.
  /// - Returns: Whether it had come down on an accessory.
  private func ended(at point: CGPoint) -> Bool {
    guard let pressed else { return false }
    self.pressed = nil
    if let now = accessory(at: point), now == pressed { pressed.cell.tapAccessory(pressed.type) }
    return true
  }
}

extension UICollectionView: SwipedList {
  func offerSwipe(at point: CGPoint, isLeading: Bool) -> SwipeOffer? {
    guard !isEditing, let path = indexPathForItem(at: point) else { return nil }
    return swipe.offer(path, isLeading: isLeading)
  }
  func hasOpenSwipe(at point: CGPoint) -> Bool {
    indexPathForItem(at: point).flatMap { cellForItem(at: $0) }.map { swipe.isOpen($0) } ?? false
  }
  func endSwipe() { swipe.close() }
  func performFirstOfSwipe() -> Bool { swipe.performFirst() }
}
