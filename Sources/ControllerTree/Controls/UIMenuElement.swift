import Foundation

/// Something with a title and a picture that a person can choose.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is ticked.
  public enum State: Int, Hashable, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Ticked in part.
    case mixed
  }

  /// What is special about an element.
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
    /// What it is in stays open.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// What the element is called.
  open internal(set) var title: String
  /// More about it.
  open var subtitle: String?
  /// Its picture.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
