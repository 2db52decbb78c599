import Foundation

/// An image as pixels, of which only the number is known. Two are equal if they are the same object. Rules: DRAW-10.
public final class CGImage: Hashable, Sendable {
  /// The origin of an image.
  package enum Content: Sendable {
    case blank
    /// Numbers in memory, as they were given.
    case bytes(Data)
    /// A file as it was read.
    case file(Data)
    /// What was drawn in a context.
    case drawing([CGContext.Command])
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  package let content: Content
  package let layout: CGPixelLayout

  package init(width: Int, height: Int, content: Content, layout: CGPixelLayout? = nil) {
    self.width = width
    self.height = height
    self.content = content
    self.layout = layout ?? CGPixelLayout(bytesPerRow: width * 4)
  }

  /// The bits of a number: 8, unless the image was made of bytes.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// The bits of a pixel: 32, unless the image was made of bytes.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// The bytes of a row.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: layout.bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
  /// The order of bytes.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
  /// The meaning of the numbers; `nil` for a mask.
  public var colorSpace: CGColorSpace? { layout.isMask ? nil : layout.space }
  /// Whether the numbers are opacities that mask another image.
  public var isMask: Bool { layout.isMask }
  /// Whether the image is smoothed when it is scaled. Nothing is drawn.
  public var shouldInterpolate: Bool { layout.isSmooth }
  /// What happens to colours that a screen does not have.
  public var renderingIntent: CGColorRenderingIntent { layout.intent }
  /// The name of the file's format; `nil` for an image that is not from a file. Rules: VAL-02.
  public var utType: NSString? {
    guard case .file(let data) = content else { return nil }
    switch data.first {
    case 0x89: return "public.png"
    case 0xFF: return "public.jpeg"
    default: return "com.compuserve.gif"
    }
  }

  /// What was drawn, for an image that was made by a context; else none. Rules: DRAW-23.
  public var commands: [CGContext.Command] {
    if case .drawing(let commands) = content { commands } else { [] }
  }

  /// The image itself, as it does not change.
  public func copy() -> CGImage? { self }

  /// The part of the image inside a rectangle in whole pixels; `nil` if there is none. It has no commands. Rules: DRAW-10.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height), content: .blank)
  }

  /// An image of the same size, whose colours a space gives their meaning; `nil` if its pixels have another number of numbers.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.numberOfComponents == layout.space.numberOfComponents else { return nil }
    var layout = layout
    layout.space = space
    return CGImage(width: width, height: height, content: content, layout: layout)
  }

  /// An image of the same size that another one masks. It has no commands. Rules: VAL-02.
  public func masking(_ mask: CGImage) -> CGImage? {
    isMask ? nil : CGImage(width: width, height: height, content: .blank, layout: layout)
  }

  /// An image of the same size in which colours between two bounds are transparent. It has no commands. Rules: VAL-02.
  /// - Parameter components: The least and the greatest number, for each number of a pixel.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, components.count == 2 * layout.space.numberOfComponents else { return nil }
    return CGImage(width: width, height: height, content: .blank, layout: layout)
  }

  /// The image of a file's bytes; `nil` if they are none of PNG, JPEG or GIF.
  static func reading(_ data: Data) -> (image: CGImage, header: ImageHeader)? {
    guard let header = ImageHeader(data) else { return nil }
    return (CGImage(width: header.width, height: header.height, content: .file(data)), header)
  }

  /// The number of pixels of a length in points: at least 1.
  static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (length * scale).rounded(.up)
    return pixels.isFinite ? Int(min(max(pixels, 1), 1_000_000)) : 1
  }

  /// Whether both are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  /// Adds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How the pixels of an image lie in memory.
package struct CGPixelLayout: Sendable {
  package var bitsPerComponent = 8
  package var bitsPerPixel = 32
  package var bytesPerRow: Int
  package var space = CGColorSpaceCreateDeviceRGB()
  package var bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  package var isMask = false
  package var isSmooth = true
  package var intent = CGColorRenderingIntent.defaultIntent

  package init(bytesPerRow: Int) { self.bytesPerRow = bytesPerRow }
}
