import ControllerTree
import Foundation

/// A layout between two others. Rules: LIST-66.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at a progress of 0.
  open var currentLayout: UICollectionViewLayout { layouts.current }
  /// The layout at a progress of 1.
  open var nextLayout: UICollectionViewLayout { layouts.next }
  private final let layouts: (current: UICollectionViewLayout, next: UICollectionViewLayout)
  private final var numbers: [String: CGFloat] = [:]

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    layouts = (currentLayout, newLayout)
    super.init()
  }

  /// Makes a layout between two layouts that place nothing; the archive is not read.
  public required init?(coder: NSCoder) {
    layouts = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// From 0 to 1. Setting it makes the layout invalid.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

  /// Keeps a number of the app's own.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { numbers[key] = value }
  /// A number of the app's own; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { numbers[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    currentLayout.owner = owner
    nextLayout.owner = owner
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// The size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// The attributes between those of both layouts, of the elements that one of them has in the rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
    var known = Set<ElementKey>()
    var result: [UICollectionViewLayoutAttributes] = []
    for attributes in old + (nextLayout.layoutAttributesForElements(in: rect) ?? []) {
      if known.insert(attributes.key).inserted { result.append(mixed(attributes)) }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(element: .cell, path: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(element: .supplementary(elementKind), path: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(ElementKey(element: .decoration(elementKind), path: indexPath)) }

  private final func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    (currentLayout.attributes(of: key) ?? nextLayout.attributes(of: key)).map { mixed($0) }
  }

  private final func mixed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let old = currentLayout.attributes(of: attributes.key), let new = nextLayout.attributes(of: attributes.key)
    else { return attributes }
    let mixed = old.copied()
    mixed.center = CGPoint(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    mixed.size = CGSize(
      width: between(old.size.width, new.size.width), height: between(old.size.height, new.size.height))
    mixed.alpha = between(old.alpha, new.alpha)
    return mixed
  }

  private final func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }
}

extension UICollectionViewLayout {
  /// The attributes of an element.
  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.element {
    case .cell, .placeholder: layoutAttributesForItem(at: key.path)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: key.path)
    }
  }
}
