import UIKit
import XCTest

@testable import ControllerTree

final class ImageFilesTests: XCTestCase {
  /// A JPEG of 4 by 2 pixels with an Exif part that tells an orientation.
  private static func jpeg(orientation: UInt8) -> Data {
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    let plain = BlankImageFile.jpeg(width: 4, height: 2) ?? Data()
    return plain.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif) + plain.dropFirst(2)
  }

  /// DRAW-11: the size and the orientation of files.
  func test_DRAW11_headers() throws {
    let gif = Data(Array("GIF89a".utf8) + [5, 0, 0, 1, 0, 0, 0])
    XCTAssertEqual(UIImage(data: gif)?.size, CGSize(width: 5, height: 256))
    let png = BlankImageFile.png(width: 300, height: 200)
    XCTAssertEqual(UIImage(data: png)?.size, CGSize(width: 300, height: 200))
    XCTAssertEqual(UIImage(data: png, scale: 2)?.size, CGSize(width: 150, height: 100))
    XCTAssertEqual(UIImage(data: png, scale: 0)?.scale, 1)
    let turned = try XCTUnwrap(UIImage(data: Self.jpeg(orientation: 6)))
    XCTAssertEqual(turned.size, CGSize(width: 2, height: 4))
    XCTAssertEqual(turned.imageOrientation, .right)
    XCTAssertEqual(turned.cgImage?.width, 4)
    XCTAssertEqual(UIImage(data: Self.jpeg(orientation: 3))?.imageOrientation, .down)
    XCTAssertEqual(UIImage(data: Self.jpeg(orientation: 99))?.imageOrientation, .up)
    // Any prefix of a file has a size or is no image.
    let whole = Self.jpeg(orientation: 6)
    for count in 0..<whole.count {
      let size = UIImage(data: whole.prefix(count))?.size
      XCTAssertTrue(size == nil || size == CGSize(width: 2, height: 4))
    }
    for count in 0..<24 { XCTAssertNil(UIImage(data: png.prefix(count))) }
    XCTAssertNil(UIImage(data: Data("hello".utf8)))
    XCTAssertEqual(UIImage(data: (Data([0]) + png).dropFirst())?.size, CGSize(width: 300, height: 200))
  }

  /// DRAW-11: the scale in the name of a file.
  func test_DRAW11_filesTellTheirScale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, scale) in [("a@2x.png", 2), ("b@3x.jpg", 3), ("c.png", 1), ("d@2x~ipad.png", 2)] as [(String, CGFloat)] {
      let file = folder.appendingPathComponent(name)
      try BlankImageFile.png(width: 60, height: 30).write(to: file)
      let image = try XCTUnwrap(UIImage(contentsOfFile: file.path))
      XCTAssertEqual(image.scale, scale)
      XCTAssertEqual(image.size, CGSize(width: 60 / scale, height: 30 / scale))
    }
    XCTAssertNil(UIImage(contentsOfFile: folder.path + "/none.png"))
    XCTAssertNil(UIImage(contentsOfFile: folder.path))
  }

  /// DRAW-12: files of the right size that can be read again; a file that was read is given back.
  func test_DRAW12_data() throws {
    XCTAssertNil(UIImage().pngData())
    XCTAssertNil(UIImage(named: "nothing-of-that-name")?.jpegData(compressionQuality: 1))
    for (width, height) in [(1, 1), (8, 1), (9, 300), (3000, 2000)] {
      let image = UIImage(cgImage: CGImage(width: width, height: height, content: .blank), scale: 2, orientation: .up)
      let png = try XCTUnwrap(image.pngData())
      XCTAssertEqual(UIImage(data: png, scale: 2)?.size, image.size)
      XCTAssertLessThan(png.count, 10_000)
      let jpeg = try XCTUnwrap(image.jpegData(compressionQuality: 0.5))
      XCTAssertEqual(UIImage(data: jpeg, scale: 2)?.size, image.size)
    }
    let file = BlankImageFile.png(width: 7, height: 7) + Data([1, 2, 3])
    XCTAssertEqual(UIImage(data: file)?.pngData(), file)
    XCTAssertNotEqual(UIImage(data: file)?.jpegData(compressionQuality: 1), file)
    XCTAssertNil(BlankImageFile.jpeg(width: 70_000, height: 1))
    // The bytes of the smallest PNG, checked against other readers.
    XCTAssertEqual(BlankImageFile.png(width: 1, height: 1).count, 8 + 25 + 15 + 13 + 12 + 10 + 12)
    let turned = UIImage(data: Self.jpeg(orientation: 6))
    XCTAssertEqual(turned?.pngData().flatMap { UIImage(data: $0) }?.size, CGSize(width: 2, height: 4))
  }

  /// DRAW-13: files and image sets of a bundle; each name keeps its image.
  func test_DRAW13_namedImages() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/icons/logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try BlankImageFile.png(width: 20, height: 10).write(to: folder.appendingPathComponent("star.png"))
    try BlankImageFile.png(width: 40, height: 20).write(to: folder.appendingPathComponent("star@2x.png"))
    try BlankImageFile.png(width: 90, height: 60).write(to: set.appendingPathComponent("l3.png"))
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "none.png", "scale": "2x"},
      {"filename": "l3.png", "scale": "3x"}], "properties": {"template-rendering-intent": "template"}}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    func image(_ name: String) -> UIImage? { UIImage(named: name, in: bundle, compatibleWith: nil) }
    XCTAssertEqual(image("star")?.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(image("star")?.scale, 2)
    XCTAssertEqual(image("star.png"), image("star.png"))
    XCTAssertEqual(image("logo")?.size, CGSize(width: 30, height: 20))
    XCTAssertEqual(image("logo")?.renderingMode, .alwaysTemplate)
    XCTAssertEqual(image("other")?.size, .zero)
    XCTAssertNil(image(""))
  }
}
