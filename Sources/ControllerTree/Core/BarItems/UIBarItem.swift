import Foundation

/// An item of a bar: a title, a picture, a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  final var nameNumber: Int32 = 0
  /// What the surface above the hierarchy keeps with the item.
  package final var surface: AnyObject?
  /// `nil` until a look is set.
  package final var looks: BarItemLooks?

  /// Makes an item with nothing in it.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Only the library calls it.
  public required convenience init(madeBy system: SystemInitialization) { self.init() }

  /// Reads an item that `encode(with:)` wrote; one with nothing in it if there is none. Rules: CODE-09.
  public required init?(coder: NSCoder) {
    super.init()
    read(coder)
  }

  /// Reads what `encode(with:)` wrote; the archive of a file of Interface Builder has no keys.
  func read(_ coder: NSCoder) {
    guard let tag = coder.whole("ControllerTree.tag") else { return }
    self.tag = tag
    title = coder.text("ControllerTree.title")
    image = coder.image("ControllerTree.image")
    landscapeImagePhone = coder.image("ControllerTree.landscapeImage")
    isEnabled = !coder.flag("ControllerTree.disabled")
    accessibilityIdentifier = coder.text("ControllerTree.identifier")
  }

  /// Writes title, pictures and tag under keys; does nothing if `coder` has no keys. Rules: CODE-09.
  open func encode(with coder: NSCoder) {
    coder.write(tag, "ControllerTree.tag")
    coder.write(title, "ControllerTree.title")
    coder.write(image, "ControllerTree.image")
    coder.write(landscapeImagePhone, "ControllerTree.landscapeImage")
    coder.write(!isEnabled, "ControllerTree.disabled")
    coder.write(accessibilityIdentifier, "ControllerTree.identifier")
  }

  /// The object was made from an Interface Builder file, and its outlets and actions are connected. The base does nothing.
  /// Rules: IB-05, IB-12.
  open func awakeFromNib() {}

  /// The item's title.
  open var title: String? { didSet { PropertyChanges.tell(self, "title", from: oldValue) } }
  /// The item's picture.
  open var image: UIImage? { didSet { PropertyChanges.tell(self, "image", from: oldValue) } }
  /// The distances of the picture from the edges of its place, in points. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var imageInsets: UIEdgeInsets {
    get { givenImageInsets }
    set { if accepts(newValue, for: "imageInsets") { givenImageInsets = newValue } }
  }
  private var givenImageInsets: UIEdgeInsets = .zero
  /// The picture in a low bar, on phones in landscape. The library never reads it.
  open var landscapeImagePhone: UIImage?
  /// The distances of ``landscapeImagePhone`` from the edges of its place, in points. The library never reads it.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The picture of the large form that a long press shows, with large text. The library never reads it.
  open var largeContentSizeImage: UIImage?
  /// The distances of ``largeContentSizeImage`` from the edges of its place, in points. The library never reads it.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether the user can choose the item.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0

  /// Sets the attributes of the title for a state. Rules: BAR-06.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownLooks.former.attributes[.init(name: "title", state: state.rawValue)] = attributes
  }
  /// The attributes of the title for a state; those for the normal state if there are none. Rules: BAR-06.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks?.former.attributes("title", state)
  }

  private var accessibility = AccessibilityAttributes()

  // MARK: Accessibility

  /// The identifier for UI tests. The library never reads it, nor the properties below.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// Whether assistive technologies see the item; `false` unless set.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// The item's name.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The effect of using the item.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The item's value.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The item's characteristics.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
}

extension UIBarItem: Nameable {
  var nameTitle: String? { title }
}

extension UIBarItem: UIAccessibilityIdentification {}
