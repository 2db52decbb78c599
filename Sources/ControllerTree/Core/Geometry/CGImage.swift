import Foundation

/// An image as pixels, of which only the number is known. Two are equal if they are the same object. Rules: DRAW-10.
public final class CGImage: Hashable, Sendable {
  /// The origin of an image.
  enum Content: Sendable {
    case blank
    /// A file as it was read.
    case file(Data)
    /// What was drawn in a context.
    case drawing([CGContext.Command])
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  let content: Content

  init(width: Int, height: Int, content: Content) {
    self.width = width
    self.height = height
    self.content = content
  }

  /// The bits of a number: always 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: always 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The order of bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The meaning of the numbers.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

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
