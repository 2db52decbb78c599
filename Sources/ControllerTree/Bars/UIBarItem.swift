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
  /// - Issues: `invalidGeometry`; the old value stays.
  open var imageInsets: UIEdgeInsets {
    get { givenImageInsets }
    set { if accepts(newValue, for: "imageInsets") { givenImageInsets = newValue } }
  }
  private var givenImageInsets: UIEdgeInsets = .zero
  /// Whether a person can choose the item.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0

  private var accessibility = AccessibilityAttributes()

  // MARK: Accessibility

  /// What tests of the interface find the item by. Kept and reported, as all that follows here: nobody reads it.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// Whether assistive technologies see the item. No, until somebody says so.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// What the item is, in a word.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What using the item does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The item's value.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What kind of thing the item is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
}

extension UIBarItem: Nameable {
  var nameTitle: String? { title }
}
