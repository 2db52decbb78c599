import ControllerTree
import Foundation

/// A person's fingers on items: accessories of list cells, and drags by the handle of one or after a long press. Rules: TOUCH-48, TOUCH-49.
@MainActor final class CollectionFingers {
  private unowned let view: UICollectionView
  private let handle = ItemHandleRecognizer()
  /// The accessory that a finger has come down on.
  private var pressed: (cell: UICollectionViewListCell, type: UICellAccessory.AccessoryType)?

  init(of view: UICollectionView) {
    self.view = view
    handle.isHandle = { [unowned self] in accessory(at: $0.location(in: self.view))?.type == .reorder }
    handle.addHandler { [unowned self] in Self.follow($0, in: self.view, from: start) }
  }

  /// Adds the recognizer to the collection view, which has these fingers by then.
  func install() { view.addGestureRecognizer(handle) }

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

  private var start: CGPoint {
    let (place, way) = (handle.location(in: view), handle.translation(in: view))
    return CGPoint(x: place.x - way.x, y: place.y - way.y)
  }

  private func accessory(at point: CGPoint) -> (cell: UICollectionViewListCell, type: UICellAccessory.AccessoryType)? {
    guard let path = view.indexPathForItem(at: point),
      let cell = view.cellForItem(at: path) as? UICollectionViewListCell,
      let accessory = cell.accessory(at: cell.convert(point, from: view))
    else { return nil }
    return (cell, accessory.accessoryType)
  }

  /// A finger has come down.
  /// - Returns: Whether it is on an accessory that does something.
  func began(at point: CGPoint) -> Bool {
    pressed = accessory(at: point)
    return pressed != nil
  }

  /// A finger was lifted.
  /// - Returns: Whether it had come down on an accessory.
  func ended(at point: CGPoint) -> Bool {
    guard let pressed else { return false }
    self.pressed = nil
    if let now = accessory(at: point), now == pressed { pressed.cell.tapAccessory(pressed.type) }
    return true
  }

  func cancelled() { pressed = nil }
}

/// Follows a finger on the handle of an item, before the content can be scrolled.
private final class ItemHandleRecognizer: UIPanGestureRecognizer {
  var isHandle: (UITouch) -> Bool = { _ in false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where !isHandle(touch) { state = .failed }
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === (view as? UIScrollView)?.panGestureRecognizer
  }
}
