import ControllerTree
import Foundation

/// Where an element of a collection view is, and how it looks. A layout makes the attributes. Rules: LIST-60.
///
/// A subclass with values of its own overrides `copy(with:)` and `isEqual(_:)`; its layout names it in
/// ``UICollectionViewLayout/layoutAttributesClass``.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// What the attributes belong to.
  enum Element: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
    /// A placeholder of a drop, by its number. Layouts know it as a cell.
    case placeholder(Int)
  }

  /// Along which axes an element may choose its own size.
  enum SelfSizing: Hashable {
    case none
    case flexible(horizontal: Bool, vertical: Bool)
  }

  struct Values: Equatable {
    var element = Element.cell
    var path = IndexPath()
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var sizing = SelfSizing.none
  }

  nonisolated(unsafe) final var values = Values()

  /// Makes attributes of a cell without a path.
  @preconcurrency @MainActor public override init() { super.init() }

  /// How copies are made, of the same class: with ``init()``. Only the library calls it.
  public required convenience init(madeBy system: SystemInitialization) { self.init() }

  /// Makes attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.path = indexPath
  }

  /// Makes attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (values.element, values.path) = (.supplementary(elementKind), indexPath)
  }

  /// Makes attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (values.element, values.path) = (.decoration(decorationViewKind), indexPath)
  }

  /// Copies the attributes. A subclass copies its own values, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(madeBy: SystemInitialization())
    copy.values = values
    return copy
  }

  /// Whether the other attributes have the same values. A collection view applies only attributes that have changed.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || other.values == values
  }

  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.element)
    hasher.combine(values.path)
    return hasher.finalize()
  }

  /// The section and the item.
  open var indexPath: IndexPath {
    get { values.path }
    set { values.path = newValue }
  }
  /// Whether the element is a cell, a supplementary or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch values.element {
    case .cell, .placeholder: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? {
    switch values.element {
    case .cell, .placeholder: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  /// The rectangle around the element, in points of the content. Setting it keeps the transform.
  open var frame: CGRect {
    get {
      let (center, size) = (values.center, values.size)
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      guard values.transform != CATransform3DIdentity else { return rect }
      let moved = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
      return moved.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      values.size = newValue.size
      values.center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
    }
  }
  /// The middle of the element, in points of the content.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  /// The size of the element, in points, without its transform.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  /// The size at the origin zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { values.size = newValue.size }
  }
  /// Rotates and scales the element about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(values.transform) }
    set { values.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// ``transform`` in space.
  open var transform3D: CATransform3D {
    get { values.transform }
    set { values.transform = newValue }
  }
  /// From 0 (clear) to 1 (opaque).
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The order from back to front; elements with equal numbers are in any order.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// Whether the element is not shown. The collection view then makes no view.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
}

extension UICollectionViewLayoutAttributes {
  final var key: ElementKey { ElementKey(element: values.element, path: values.path) }

  /// A copy of the same class.
  final func copied() -> Self { copy() as? Self ?? self }
}

/// An element of a collection view.
struct ElementKey: Hashable, Comparable {
  let element: UICollectionViewLayoutAttributes.Element
  let path: IndexPath

  private var rank: (Int, String) {
    switch element {
    case .cell: (0, "")
    case .placeholder(let number): (3, "\(number)")
    case .supplementary(let kind): (1, kind)
    case .decoration(let kind): (2, kind)
    }
  }

  static func < (one: Self, other: Self) -> Bool {
    one.rank == other.rank ? one.path < other.path : one.rank < other.rank
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension CGRect {
  /// Whether two rectangles have a part in common; edges that only touch have none.
  func reaches(into other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
