import UIKit
import XCTest

@testable import ControllerTree

final class CGImageBytesTests: XCTestCase {
  /// VAL-02: an image of bytes gives them back, with its layout.
  func test_VAL02_bytes() throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    let provider = try XCTUnwrap(CGDataProvider(data: NSData(data: Data(bytes))))
    let gray = CGColorSpaceCreateDeviceGray()
    let image = try XCTUnwrap(
      CGImage(
        width: 4, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, space: gray, bitmapInfo: [],
        provider: provider, decode: nil, shouldInterpolate: false, intent: .perceptual))
    XCTAssertEqual([image.bitsPerComponent, image.bitsPerPixel, image.bytesPerRow], [8, 8, 4])
    XCTAssertEqual(image.colorSpace, gray)
    XCTAssertEqual([image.alphaInfo, .none], [.none, image.alphaInfo])
    XCTAssertFalse(image.shouldInterpolate || image.isMask)
    XCTAssertEqual(image.renderingIntent, .perceptual)
    XCTAssertNil(image.utType)
    let data = try XCTUnwrap(image.dataProvider?.data)
    XCTAssertEqual(CFDataGetLength(data), 8)
    XCTAssertEqual(CFDataGetBytePtr(data)?[2], 3)
    XCTAssertNil(CFDataGetBytePtr(NSData()))
    XCTAssertNil(
      CGImage(
        width: 5, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, space: gray, bitmapInfo: [],
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    XCTAssertNil(
      CGImage(
        width: .max, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, space: gray, bitmapInfo: [],
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    XCTAssertNotNil(image.copy(colorSpace: gray))
    XCTAssertNil(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB()))
    XCTAssertEqual(image.copy(maskingColorComponents: [0, 1])?.width, 4)
    XCTAssertNil(image.copy(maskingColorComponents: [0]))
  }

  /// VAL-02: masks; images of nothing give zeros.
  func test_VAL02_masksAndBlankImages() throws {
    let provider = try XCTUnwrap(CGDataProvider(data: NSData(data: Data(count: 4))))
    let mask = try XCTUnwrap(
      CGImage(
        maskWidth: 8, height: 4, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: provider, decode: nil,
        shouldInterpolate: true))
    XCTAssertTrue(mask.isMask)
    XCTAssertNil(mask.colorSpace)
    let blank = CGImage(width: 3, height: 2, content: .blank)
    XCTAssertEqual(blank.masking(mask)?.width, 3)
    XCTAssertNil(mask.masking(blank))
    XCTAssertEqual(blank.dataProvider?.data, NSData(data: Data(count: 24)))
    XCTAssertNil(CGImage(width: .max / 8, height: 16, content: .blank).dataProvider)
    let bytes: [UInt8] = [7, 8]
    var released = false
    let copied = CGDataProvider(dataInfo: nil, data: bytes, size: 2) { _, _, size in released = size == 2 }
    XCTAssertTrue(released)
    XCTAssertEqual(copied?.data, NSData(data: Data([7, 8])))
    XCTAssertNil(CGDataProvider(dataInfo: nil, data: bytes, size: -1) { _, _, _ in })
    XCTAssertNotEqual(copied, provider)
    XCTAssertEqual(Set([provider, provider]).count, 1)
  }

  /// VAL-02: the images of files.
  func test_VAL02_files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    try BlankImageFile.png(width: 30, height: 20).write(to: file)
    let provider = try XCTUnwrap(CGDataProvider(url: NSURL(fileURLWithPath: file.path)))
    XCTAssertNotNil(CGDataProvider(filename: file.path))
    XCTAssertNil(CGDataProvider(filename: folder.path + "/none"))
    XCTAssertNil(CGDataProvider(url: NSURL(fileURLWithPath: folder.path + "/none")))
    let png = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    XCTAssertEqual([png?.width, png?.height], [30, 20])
    XCTAssertEqual(png?.utType, "public.png")
    XCTAssertNil(
      CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    let jpeg = try XCTUnwrap(BlankImageFile.jpeg(width: 5, height: 6))
    let other = try XCTUnwrap(CGDataProvider(data: NSData(data: jpeg)))
    let image = CGImage(jpegDataProviderSource: other, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    XCTAssertEqual(image?.height, 6)
    XCTAssertEqual(image?.utType, "public.jpeg")
    XCTAssertNil(CGImage(pngDataProviderSource: other, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    let gif = Data(Array("GIF89a".utf8) + [5, 0, 1, 0, 0, 0, 0])
    XCTAssertEqual(UIImage(data: gif)?.cgImage?.utType, "com.compuserve.gif")
  }

  /// VAL-03: the memory of a context.
  func test_VAL03_memory() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 5, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    XCTAssertEqual([context.bitsPerComponent, context.bitsPerPixel, context.bytesPerRow], [8, 32, 20])
    XCTAssertEqual(context.colorSpace, space)
    XCTAssertEqual(context.alphaInfo, .premultipliedFirst)
    XCTAssertTrue(context.bitmapInfo.contains(.byteOrder32Little))
    let data = try XCTUnwrap(context.data)
    XCTAssertEqual(data.load(fromByteOffset: 59, as: UInt8.self), 0)
    XCTAssertEqual(context.data, data)
    XCTAssertEqual(context.makeImage()?.bitmapInfo, context.bitmapInfo)
    var given = [UInt8](repeating: 9, count: 8)
    given.withUnsafeMutableBytes { bytes in
      let gray = CGColorSpaceCreateDeviceGray()
      let own = CGContext(
        data: bytes.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 4, space: gray, bitmapInfo: 0)
      XCTAssertEqual(own?.data, bytes.baseAddress)
      XCTAssertEqual(own?.bitsPerPixel, 8)
    }
    let alpha = CGContext(
      data: nil, width: 1_000_000_000, height: 1_000_000_000, bitsPerComponent: 8, bytesPerRow: 1, space: space,
      bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
    XCTAssertEqual(alpha?.bitsPerPixel, 8)
    XCTAssertNil(alpha?.data)
    let plain = CGContext(bounds: CGRect(x: 0, y: 0, width: 2, height: 2), scale: 1)
    XCTAssertNil(plain.data)
    XCTAssertNil(plain.colorSpace)
    XCTAssertEqual([plain.bitsPerComponent, plain.bitsPerPixel, plain.bytesPerRow], [0, 0, 0])
    XCTAssertEqual(plain.alphaInfo, .none)
  }
}
