import Foundation

/// An image without pixels: its size, its scale, its origin and how it is to be shown.
///
/// An image comes from a file (PNG, JPEG, GIF: the size is read), from drawing (a renderer, ``CGContext``: the commands are kept),
/// from a name in the application's assets, or from the name of a symbol. The library draws nothing. Rules: DRAW-10 to DRAW-16.
///
/// Two images are equal if they have the same origin (the name and kind, or the same ``CGImage``) and are shown in the same way. An
/// image without an origin is equal only to itself.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  private let tag = AttributeTag()

  /// How an image is coloured.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image decides.
    case automatic = 0
    /// Always in its own colours.
    case alwaysOriginal = 1
    /// Always as a shape in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the pixels have to be turned to be upright.
  public enum Orientation: Int, Hashable, Sendable {
    /// Not, by a half turn, by a quarter turn against the clock, by one with the clock; the same, mirrored.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated, or stretched.
    case tile, stretch
  }

  /// The origin of an image.
  package enum Source: Hashable, Sendable {
    case nothing
    case asset(String)
    case symbol(String)
    case pixels(CGImage)
  }

  /// Everything that makes an image.
  package struct Content: Hashable, @unchecked Sendable {
    package var source = Source.nothing
    package var mode = RenderingMode.automatic
    package var size = CGSize.zero
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    /// The pixels of an asset whose file was found.
    package var pixels: CGImage?
    package var capInsets: UIEdgeInsets?
    package var resizing = ResizingMode.tile
    package var alignment = UIEdgeInsets.zero
    package var baseline: CGFloat?
    package var flips = false
    package var tint: UIColor?
    /// The configuration, of a type of a higher floor.
    package var look: NSObject?
    /// The image of Core Image of which it was made, of a type of a higher floor.
    package var coreImage: NSObject?
    package var frames: [UIImage]?
    package var duration: TimeInterval = 0
  }

  package private(set) final var content: Content

  /// A name for tests. The library never reads it.
  @preconcurrency @MainActor open var accessibilityIdentifier: String?

  /// Designated initialisers that other modules can't see would keep subclasses there from inheriting any.
  package convenience init(_ content: Content) {
    self.init()
    self.content = content
  }

  /// How this image is coloured; `automatic` unless made by `withRenderingMode(_:)`.
  open var renderingMode: RenderingMode { content.mode }

  /// An image without origin and size.
  public override init() { content = Content() }

  /// The image of that name in the application's bundle; `nil` for the empty name. It has size zero if no file of that name is found.
  /// Rules: DRAW-13.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    content = .named(name, in: .main)
  }

  /// The image of that name in a bundle; `nil` for the empty name. Traits have no effect. Rules: DRAW-13.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    content = .named(name, in: bundle ?? .main)
  }

  /// The image of that name in the application's bundle, as `#imageLiteral(resourceName:)` makes it. It has size zero if no file of that name
  /// is found. Rules: DRAW-13.
  public required convenience init(imageLiteralResourceName name: String) { self.init(.named(name, in: .main)) }

  /// The system symbol of that name; `nil` for the empty name. The library does not check that the symbol exists. Rules: DRAW-14.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    content = .symbol(name, pointSize: 17, scale: 1)
  }

  /// An image of pixels, one point each.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// An image of pixels.
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point; a number that is not above 0 counts as 1.
  ///   - orientation: How the pixels have to be turned.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = .pixels(cgImage, scale: scale, orientation)
  }

  /// The image of a file's bytes; `nil` if they are none of PNG, JPEG or GIF. Rules: DRAW-11.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The image of a file's bytes, with a number of pixels per point. Rules: DRAW-11.
  public init?(data: Data, scale: CGFloat) {
    guard let (image, header) = CGImage.reading(data) else { return nil }
    content = .pixels(image, scale: scale, Orientation(exif: header.orientation))
  }

  /// The image of a file; `nil` if it is none of PNG, JPEG or GIF. A name such as `star@2x.png` tells the scale. Rules: DRAW-11.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), let (image, header) = CGImage.reading(data) else {
      return nil
    }
    content = .pixels(image, scale: NamedImages.scale(ofFile: path), Orientation(exif: header.orientation))
  }

  /// The size in points, upright. Rules: DRAW-10.
  open var size: CGSize { content.size }
  /// Pixels per point.
  open var scale: CGFloat { content.scale }
  /// How the pixels have to be turned to be upright.
  open var imageOrientation: Orientation { content.orientation }
  /// The pixels; `nil` for a symbol, and for a name without a file.
  open var cgImage: CGImage? { content.pixels }
  /// The images of a series, of which each is shown in turn; `nil` for a single image.
  open var images: [UIImage]? { content.frames }
  /// The time for the whole series, in seconds.
  open var duration: TimeInterval { content.duration }
  /// The edges that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { content.capInsets ?? .zero }
  /// How the middle fills its place when the image is resized.
  open var resizingMode: ResizingMode { content.resizing }
  /// How far the image's content lies inside of its edges, for layout.
  open var alignmentRectInsets: UIEdgeInsets { content.alignment }
  /// Whether the image is mirrored where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flips }
  /// The distance of the baseline from the bottom; `nil` without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { content.baseline }
  /// Whether the image has a baseline.
  open var hasBaseline: Bool { content.baseline != nil }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { if case .symbol = content.source { true } else { false } }

  /// The same image with another rendering mode; this image itself if it already has that mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    renderingMode == self.renderingMode ? self : changed { $0.mode = renderingMode }
  }

  /// A copy with other values.
  package final func changed(_ change: (inout Content) -> Void) -> UIImage {
    var copy = content
    change(&copy)
    return UIImage(copy)
  }

  // MARK: NSObject

  /// Whether `object` is this image, or one with the same origin that is shown in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (content.hasOrigin && content == other.content)
  }

  /// A hash of the values that `isEqual(_:)` compares.
  open override var hash: Int { content.hasOrigin ? content.hashValue : ObjectIdentifier(self).hashValue }

  /// The name, the size and other properties, as in `<UIImage: named(star) {0, 0} renderingMode=automatic>`.
  open override var description: String {
    let origin = content.source == .nothing ? "anonymous" : title
    let measure = String(format: "{%g, %g}", Double(size.width), Double(size.height))
    return "<UIImage: \(origin) \(measure) renderingMode=\(renderingMode)>"
  }

  // MARK: NSSecureCoding

  /// `true`: a secure unarchiver can read images.
  open class var supportsSecureCoding: Bool { true }

  /// Reads an image that `encode(with:)` wrote; `nil` if `coder` has no keys or contains no image.
  public required init?(coder: NSCoder) {
    guard let content = Content(coder: coder) else { return nil }
    self.content = content
  }

  /// Writes name or file, scale and rendering mode under keys; does nothing if `coder` has no keys. What was drawn becomes a blank file.
  open func encode(with coder: NSCoder) { content.encode(with: coder) }
}
