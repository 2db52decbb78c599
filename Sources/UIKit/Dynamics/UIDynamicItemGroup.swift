import ControllerTree
import Foundation

/// Several items that move as one: behaviours get the group as their item. Rules: DYN-12.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private let members: [any UIDynamicItem]
  private var middle: CGPoint
  private let size: CGSize
  private var own: CGAffineTransform = .identity

  /// Makes a group. The items keep their places beside each other.
  public init(items: [any UIDynamicItem]) {
    var box = CGRect.null
    for item in items { box = box.union(Self.box(of: item)) }
    if box.isNull { box = .zero }
    (members, middle, size) = (items, CGPoint(x: box.midX, y: box.midY), box.size)
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { members }

  private static func box(of item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    return CGRect(
      x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The middle of the items. Setting it moves all of them.
  open var center: CGPoint {
    get { middle }
    set {
      let old = middle
      middle = newValue
      for item in members {
        item.center = CGPoint(x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
      }
    }
  }
  /// The size of the items together.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The rotation. Setting it turns the items about the middle of all.
  open var transform: CGAffineTransform {
    get { own }
    set {
      let turn = own.inverted().concatenating(newValue)
      own = newValue
      var places: [(item: any UIDynamicItem, place: CGPoint)] = []
      for item in members {
        let place = CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y).applying(turn)
        places.append((item, CGPoint(x: middle.x + place.x, y: middle.y + place.y)))
      }
      for (item, place) in places {
        item.center = place
        item.transform = item.transform.concatenating(turn)
      }
    }
  }
  /// A path, which counts as its box here.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  /// The bounds of the items, around the middle of all.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for item in members {
      path.append(UIBezierPath(rect: Self.box(of: item).offsetBy(dx: -middle.x, dy: -middle.y)))
    }
    return path
  }
}
