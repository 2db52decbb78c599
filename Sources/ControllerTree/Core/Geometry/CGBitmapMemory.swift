import Foundation

/// The memory of a context for a bitmap, in which nothing is drawn (VAL-03).
final class CGBitmapMemory {
  let layout: CGPixelLayout
  private let given: UnsafeMutableRawPointer?
  private let count: Int
  private var own: UnsafeMutableRawPointer?

  init(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    let bits = min(max(bitsPerComponent, 1), 128)
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
    let numbers = alpha == .alphaOnly ? 1 : space.numberOfComponents + (alpha == .none ? 0 : 1)
    let (row, isTooLarge) = width.multipliedReportingOverflow(by: bits * numbers)
    let needed = isTooLarge ? 0 : row / 8 + (row % 8 == 0 ? 0 : 1)
    var layout = CGPixelLayout(bytesPerRow: max(bytesPerRow, needed))
    (layout.bitsPerComponent, layout.bitsPerPixel) = (bits, bits * numbers)
    (layout.space, layout.bitmapInfo) = (space, info)
    self.layout = layout
    given = data
    let (size, overflows) = layout.bytesPerRow.multipliedReportingOverflow(by: height)
    count = overflows || size > 1 << 30 ? 0 : size
  }

  /// The memory; the context's own is made on first use, and is all zero.
  var data: UnsafeMutableRawPointer? {
    if let memory = given ?? own { return memory }
    guard count > 0 else { return nil }
    let made = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    made.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    own = made
    return made
  }

  deinit { own?.deallocate() }
}

extension CGContext {
  /// The memory of a context for a bitmap; `nil` for any other, and for more than a gigabyte. Nothing is drawn in it: memory that the
  /// context makes itself is all zero. It lives as long as the context. Rules: VAL-03.
  public var data: UnsafeMutableRawPointer? { bitmap?.data }
  /// The bits of a number; 0 for a context that is not for a bitmap.
  public var bitsPerComponent: Int { bitmap?.layout.bitsPerComponent ?? 0 }
  /// The bits of a pixel; 0 for a context that is not for a bitmap.
  public var bitsPerPixel: Int { bitmap?.layout.bitsPerPixel ?? 0 }
  /// The bytes of a row; 0 for a context that is not for a bitmap.
  public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
  /// The meaning of the numbers; `nil` for a context that is not for a bitmap.
  public var colorSpace: CGColorSpace? { bitmap?.layout.space }
  /// Where the opacity is, and the order of bytes.
  public var bitmapInfo: CGBitmapInfo { bitmap?.layout.bitmapInfo ?? [] }
  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
}
