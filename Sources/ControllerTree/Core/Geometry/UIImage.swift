import Foundation

/// An image that is only a reference: a name, without pixels.
///
/// The library draws nothing and has no asset catalogue, so it does not look names up: it makes an image for every name except
/// the empty one, stores the name, and gives it size zero. A test can tell which image a controller chose, but not measure it.
///
/// Two images are equal if they were made from the same name in the same way (asset or symbol) and have the same rendering
/// mode. An image without a name is equal only to itself.
open class UIImage: NSObject, @unchecked Sendable {
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

  /// The origin of an image.
  enum Source: Hashable, Sendable {
    case nothing
    case asset(String)
    case symbol(String)
  }

  let source: Source

  /// How this image is coloured; `automatic` unless made by `withRenderingMode(_:)`.
  open var renderingMode: RenderingMode { mode }
  private let mode: RenderingMode

  /// An image without name and size.
  public override init() {
    source = .nothing
    mode = .automatic
  }

  /// The image of that name in the application's assets; `nil` for the empty name.
  ///
  /// The library does not check that the asset exists.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    source = .asset(name)
    mode = .automatic
  }

  /// The image of that name in a bundle's assets; `nil` for the empty name. Bundle and traits have no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The system symbol of that name; `nil` for the empty name.
  ///
  /// The library does not check that the symbol exists.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    source = .symbol(name)
    mode = .automatic
  }

  private init(_ source: Source, _ mode: RenderingMode) {
    self.source = source
    self.mode = mode
  }

  /// The size in points: always zero, as there are no pixels.
  open var size: CGSize { .zero }

  /// Pixels per point: always 1.
  open var scale: CGFloat { 1 }

  /// The same image with another rendering mode; this image itself if it already has that mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    renderingMode == self.renderingMode ? self : UIImage(source, renderingMode)
  }

  // MARK: NSObject

  /// Whether `object` is this image, or one with the same name, kind and rendering mode.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (source != .nothing && source == other.source && renderingMode == other.renderingMode)
  }

  /// A hash of the values that `isEqual(_:)` compares.
  open override var hash: Int {
    guard source != .nothing else { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }

  /// The name, the size and other properties, as in `<UIImage: named(star) {0, 0} renderingMode=automatic>`.
  open override var description: String {
    let origin =
      switch source {
      case .nothing: "anonymous"
      case .asset(let name): "named(\(name))"
      case .symbol(let name): "symbol(\(name))"
      }
    let measure = String(format: "{%g, %g}", Double(size.width), Double(size.height))
    return "<UIImage: \(origin) \(measure) renderingMode=\(renderingMode)>"
  }
}
