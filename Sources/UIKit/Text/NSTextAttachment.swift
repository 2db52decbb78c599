import ControllerTree
import Foundation

/// The image of an attachment and its place in a line. Rules: TEXT-92.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The image in a rectangle of the container; `nil` for none.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
  /// The rectangle in points, from the baseline at the glyph's place; y points upwards.
  /// - Parameters:
  ///   - textContainer: The container; `nil` where a text is measured without one.
  ///   - lineFrag: The line: its width where lines break, and the height of the font.
  ///   - position: The place of the glyph in the line: always 0.
  ///   - charIndex: The character, in UTF-16 units of the text that is measured.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// An image inside a text: as large as ``bounds``, or as ``image``. Lines are as high as they need to be for it. Rules: TEXT-92.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout, NSSecureCoding,
  @unchecked Sendable
{
  private let tag = AttributeTag()
  /// The image.
  open var image: UIImage?
  /// Place and size in points, from the baseline with y upwards; empty for the image's size.
  open var bounds = CGRect.zero
  /// The content, if it is no image.
  open var contents: Data?
  /// Whether the image grows with the largest text sizes. The library never reads it.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The type of ``contents``.
  open var fileType: String?
  /// The space at both sides, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may stand for the attachment. Rules: FRAG-12.
  open var allowsTextAttachmentView = true
  /// Whether a view stands for the attachment in a text view. Rules: FRAG-12.
  open var usesTextAttachmentView: Bool { hasView }
  /// Whether a text view has made a view for the attachment.
  final var hasView = false
  /// The bounds of the view, if its provider says that the attachment has them.
  final var boundsOfView: CGRect?

  /// An attachment with data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An empty attachment.
  public override init() { super.init() }

  /// An attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// `true`: a secure unarchiver can read attachments.
  open class var supportsSecureCoding: Bool { true }

  /// Reads an attachment that `encode(with:)` wrote; an empty one if there is none. Rules: CODE-03.
  public required init?(coder: NSCoder) {
    super.init()
    image = coder.image("ControllerTree.image")
    if let numbers = coder.read([CGFloat].self, "ControllerTree.bounds"), numbers.count == 4 {
      bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    contents = coder.object(NSData.self, "ControllerTree.contents").map { Data(referencing: $0) }
    fileType = coder.text("ControllerTree.type")
    lineLayoutPadding = CGFloat(coder.number("ControllerTree.padding") ?? 0)
    allowsTextAttachmentView = !coder.flag("ControllerTree.noView")
  }

  /// Writes image, bounds, contents and padding under keys; does nothing if `coder` has no keys. Rules: CODE-03.
  open func encode(with coder: NSCoder) {
    coder.write(image, "ControllerTree.image")
    coder.write(json: [bounds.minX, bounds.minY, bounds.width, bounds.height], "ControllerTree.bounds")
    coder.write(contents.map { NSData(data: $0) }, "ControllerTree.contents")
    coder.write(fileType, "ControllerTree.type")
    coder.write(Double(lineLayoutPadding), "ControllerTree.padding")
    coder.write(!allowsTextAttachmentView, "ControllerTree.noView")
  }

  /// Returns ``image``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns ``bounds``, or the size of ``image``, with ``lineLayoutPadding``. Rules: TEXT-92.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if let boundsOfView { return boundsOfView }
    var rect = bounds.size == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    rect.size.width += 2 * lineLayoutPadding
    return rect
  }

  /// Returns `image(forBounds:textContainer:characterIndex:)`.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    self.image(forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextPlace)?.offset ?? 0)
  }

  /// Returns `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`. Rules: TEXT-92.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextPlace)?.offset ?? 0)
  }

  // MARK: Views

  @MainActor private static var providers: [String: NSTextAttachmentViewProvider.Type] = [:]

  /// Makes objects of a class the providers of attachments with a type of contents. A class of another kind is ignored. Rules: FRAG-12.
  @preconcurrency @MainActor
  open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
    providers[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
  }

  /// The class that was registered for a type of contents; `nil` for none. Rules: FRAG-12.
  @preconcurrency @MainActor
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { providers[fileType] }

  /// An object of the class that was registered for ``fileType``; `nil` without one, and if no view may stand for the attachment.
  /// Rules: FRAG-12.
  @preconcurrency @MainActor
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let fileType, let type = Self.providers[fileType] else { return nil }
    return type.made(
      .init(attachment: self, view: parentView, manager: textContainer?.textLayoutManager, location: location))
  }
}

extension NSAttributedString {
  /// The character that stands for an attachment.
  public static let attachmentCharacter = "\u{FFFC}"

  /// A text that is one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
  }
}
