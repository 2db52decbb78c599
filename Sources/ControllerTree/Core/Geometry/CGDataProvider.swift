import Foundation

/// Bytes that Core Graphics reads. Rules: VAL-02.
public final class CGDataProvider: Hashable, Sendable {
  let bytes: Data

  /// Provides bytes.
  public init?(data: NSData) { bytes = Data(referencing: data) }
  /// Provides the bytes of a file; `nil` if it cannot be read.
  public init?(url: NSURL) {
    guard url.isFileURL, let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
    bytes = data
  }
  /// Provides the bytes of a file; `nil` if it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    bytes = data
  }
  /// Provides bytes in memory, which are copied; `releaseData` runs at once.
  /// - Parameters:
  ///   - info: Passed to `releaseData`.
  ///   - data: The first byte.
  ///   - size: The number of bytes.
  ///   - releaseData: Releases the memory.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }

  init(_ bytes: Data) { self.bytes = bytes }

  /// The bytes.
  public var data: NSData? { NSData(data: bytes) }

  /// Whether both are the same object.
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }
  /// Adds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage {
  /// The pixels in memory: the bytes of which the image was made, else as many zeros, since nothing is drawn. `nil` for more than a
  /// gigabyte. Rules: VAL-02.
  public var dataProvider: CGDataProvider? {
    if case .bytes(let data) = content { return CGDataProvider(data) }
    let (count, overflows) = bytesPerRow.multipliedReportingOverflow(by: height)
    return overflows || count > 1 << 30 ? nil : CGDataProvider(Data(count: count))
  }

  /// An image of bytes. Rules: VAL-02.
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The bits of a number.
  ///   - bitsPerPixel: The bits of a pixel.
  ///   - bytesPerRow: The bytes of a row.
  ///   - space: The meaning of the numbers.
  ///   - bitmapInfo: Where the opacity is, and the order of bytes.
  ///   - provider: The bytes.
  ///   - decode: Never read: nothing is drawn.
  ///   - shouldInterpolate: Whether the image is smoothed when it is scaled.
  ///   - intent: What happens to colours that a screen does not have.
  /// - Returns: `nil` if a side is not above 0, or if a row has too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    var layout = CGPixelLayout(bytesPerRow: bytesPerRow)
    (layout.bitsPerComponent, layout.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    (layout.space, layout.bitmapInfo, layout.isSmooth) = (space, bitmapInfo, shouldInterpolate)
    layout.intent = intent
    self.init(width, height, provider, layout)
  }

  /// A mask of bytes. Rules: VAL-02.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    var layout = CGPixelLayout(bytesPerRow: bytesPerRow)
    (layout.bitsPerComponent, layout.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    (layout.bitmapInfo, layout.isMask, layout.isSmooth) = ([], true, shouldInterpolate)
    self.init(width, height, provider, layout)
  }

  private convenience init?(_ width: Int, _ height: Int, _ provider: CGDataProvider, _ layout: CGPixelLayout) {
    guard width > 0, height > 0, layout.bitsPerComponent > 0, layout.bitsPerPixel > 0 else { return nil }
    let (bits, overflows) = width.multipliedReportingOverflow(by: layout.bitsPerPixel)
    guard !overflows, layout.bytesPerRow >= bits / 8 + (bits % 8 == 0 ? 0 : 1) else { return nil }
    self.init(width: width, height: height, content: .bytes(provider.bytes), layout: layout)
  }

  /// The image of a PNG's bytes; `nil` if they are none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard source.bytes.first == 0x89, let header = ImageHeader(source.bytes) else { return nil }
    self.init(width: header.width, height: header.height, content: .file(source.bytes))
  }

  /// The image of a JPEG's bytes; `nil` if they are none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard source.bytes.first == 0xFF, let header = ImageHeader(source.bytes) else { return nil }
    self.init(width: header.width, height: header.height, content: .file(source.bytes))
  }
}
