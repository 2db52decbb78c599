import Foundation

/// An item of a bar: a title, a picture, a number.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  final var nameNumber: Int32 = 0

  /// Makes an item with nothing in it.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an item with nothing in it; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// What the item is called.
  open var title: String?
  /// The item's picture.
  open var image: UIImage?
  /// The item's picture where there is little height. Kept and reported.
  open var landscapeImagePhone: UIImage?
  /// How far the picture stays away from its place's edges, in points. Kept and reported.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether a person can choose the item.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
}

extension UIBarItem: Nameable {
  var nameTitle: String? { title }
}
