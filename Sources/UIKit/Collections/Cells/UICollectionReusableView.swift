import ControllerTree
import Foundation

/// A view of a collection view that is used again for other items. Rules: LIST-68.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Makes a view. A collection view calls it for classes that are registered.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier for which the view was made; `nil` for one that no collection view has made.
  open internal(set) var reuseIdentifier: String?

  /// What the collection view knows about the view.
  final var use = CollectionUse()

  /// The view is about to be used for another item. An override calls `super`. Rules: LIST-68.
  open func prepareForReuse() {}

  /// The view has got attributes: frame, alpha and the like are set already. The base does nothing. Rules: LIST-60.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Another layout takes over. The base does nothing. Rules: LIST-66.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Another layout has taken over. The base does nothing. Rules: LIST-66.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view prefers. The base returns the size that the constraints inside give it, on the axes where the layout
  /// has only an estimate. Rules: LIST-67.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = SelfSizing.size(of: self, for: layoutAttributes), size != layoutAttributes.size else {
      return layoutAttributes
    }
    let preferred = layoutAttributes.copied()
    preferred.size = size
    return preferred
  }
}

/// What a collection view knows about one of its views.
struct CollectionUse {
  /// The attributes that were applied last.
  var attributes: UICollectionViewLayoutAttributes?
  /// Whether the view came out of a collection view's pool or was made by it.
  var isDequeued = false
}

/// Sizes that views choose themselves. Rules: LIST-67.
@MainActor enum SelfSizing {
  /// - Returns: `nil` if the view has nothing that determines a size.
  static func size(of view: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let size = attributes.size
    var priorities = (horizontal: UILayoutPriority.fittingSizeLevel, vertical: UILayoutPriority.fittingSizeLevel)
    if case .flexible(let horizontal, let vertical) = attributes.values.sizing {
      if !horizontal { priorities.horizontal = .required }
      if !vertical { priorities.vertical = .required }
    }
    let fitted = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: priorities.horizontal, verticalFittingPriority: priorities.vertical)
    let isFixed = (width: priorities.horizontal == .required, height: priorities.vertical == .required)
    // A view without constraints inside has no size of its own.
    let result = CGSize(
      width: isFixed.width || fitted.width <= 0 ? size.width : fitted.width,
      height: isFixed.height || fitted.height <= 0 ? size.height : fitted.height)
    return result
  }
}
