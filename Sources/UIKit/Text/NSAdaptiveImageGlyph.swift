import ControllerTree
import Foundation

/// A picture in a text that is as large as the letters around it. Nothing is drawn: it is a value. Rules: FRAG-13.
open class NSAdaptiveImageGlyph: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The bytes of the picture.
  public let imageContent: Data
  /// Identifies the picture: the same for the same bytes.
  public let contentIdentifier: String
  /// A description for a person who can't see it: none is read from the bytes.
  open var contentDescription: String { "" }

  /// Makes a picture of bytes.
  public init(imageContent: Data) {
    self.imageContent = imageContent
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in imageContent { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    contentIdentifier = String(hash, radix: 16)
    super.init()
  }

  /// `true`: a secure unarchiver can read pictures.
  open class var supportsSecureCoding: Bool { true }
  /// Reads a picture that `encode(with:)` wrote; `nil` if there is none.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.object(NSData.self, "ControllerTree.content") else { return nil }
    self.init(imageContent: Data(referencing: data))
  }
  /// Writes the bytes under a key; does nothing if `coder` has no keys.
  open func encode(with coder: NSCoder) { coder.write(NSData(data: imageContent), "ControllerTree.content") }
  /// The picture itself, as it can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the bytes are equal. Rules: FRAG-13.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAdaptiveImageGlyph)?.imageContent == imageContent
  }
  /// A hash of the identifier.
  open override var hash: Int { contentIdentifier.hashValue }
}

extension NSAttributedString.Key {
  /// The picture that a character stands for.
  public static let adaptiveImageGlyph = Self("CTAdaptiveImageProvider")
}

extension NSAttributedString {
  /// A text that is one picture. Rules: FRAG-13.
  public convenience init(
    adaptiveImageGlyph: NSAdaptiveImageGlyph, attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    let own: [NSAttributedString.Key: Any] = [.adaptiveImageGlyph: adaptiveImageGlyph]
    self.init(string: NSAttributedString.attachmentCharacter, attributes: attributes.merging(own) { $1 })
  }
}
