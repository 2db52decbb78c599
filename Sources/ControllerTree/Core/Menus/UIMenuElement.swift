import Foundation

/// An element of a menu: a title and a picture.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// Whether an element is ticked.
  public enum State: Int, Hashable, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Ticked in part.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt
    /// Attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// It is not shown.
    public static let hidden = Self(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// The element's title.
  open internal(set) var title: String
  /// The text below the title.
  open var subtitle: String?
  /// The element's picture.
  open internal(set) var image: UIImage?
  /// A name for tests; copies have none. The library never reads it.
  open var accessibilityIdentifier: String?

  package init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  // MARK: NSCopying, NSSecureCoding

  /// A copy with the same values, which later changes of this element do not reach. Rules: CODE-06.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIMenuElement(title: title, subtitle: subtitle, image: image)
  }

  /// `true`: a secure unarchiver can read elements.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Reads an element that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-06.
  public required init?(coder: NSCoder) {
    guard let title = coder.text("ControllerTree.title") else { return nil }
    self.title = title
    subtitle = coder.text("ControllerTree.subtitle")
    image = coder.image("ControllerTree.image")
    super.init()
  }

  /// Writes the values under keys; does nothing if `coder` has no keys. Rules: CODE-06.
  open func encode(with coder: NSCoder) {
    coder.write(title, "ControllerTree.title")
    coder.write(subtitle, "ControllerTree.subtitle")
    coder.write(image, "ControllerTree.image")
  }
}

extension UIMenuElement: UIAccessibilityIdentification {}
