import ControllerTree
import Foundation

/// How an image renderer makes its contexts.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours.
  public enum Range: Int, Hashable, Sendable {
    /// Not specified, as the screen, wide, or that of sRGB.
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point; that of the main screen by default.
  open var scale: CGFloat = ScreenScale.current
  /// Whether no pixel is transparent. The library never reads it.
  open var opaque = false
  /// The range of colours. The library never reads it.
  open var preferredRange = Range.automatic
  /// Whether the screen shows brighter colours: it does not.
  open var supportsHighDynamicRange: Bool { false }
  /// Whether the range is wide. The library never reads it.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// A format for traits, with their scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let result = super.copy(with: zone)
    guard let format = result as? UIGraphicsImageRendererFormat else { return result }
    (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
    return format
  }
}

/// An image renderer's context, during its work.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image of what has been drawn so far.
  open var currentImage: UIImage { cgContext.image }
}

/// Makes images. They have the right size, and what was drawn as commands: `image.cgImage?.commands`. Rules: DRAW-23.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Makes a renderer for images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes a renderer for the part of a drawing inside a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Makes a renderer for the part of a drawing inside a rectangle, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

  /// The image of what `actions` draws. Rules: DRAW-23.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = draw(actions)
    return rectangle.width > 0 && rectangle.height > 0 ? context.image : UIImage()
  }
  /// The bytes of a PNG of what `actions` draws; they have its size. Rules: DRAW-12.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// The bytes of a JPEG of what `actions` draws; they have its size. Rules: DRAW-12.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    let bounds = CGRect(origin: .zero, size: rectangle.size)
    let context = CGContext(bounds: bounds, scale: scale > 0 ? scale : ScreenScale.current)
    render(context, UIGraphicsImageRendererContext.init, actions)
    return context
  }
}
