import UIKit
import XCTest

@testable import ControllerTree

final class UIImageReaderTests: XCTestCase {
  /// VAL-15: thumbnails and scales.
  func test_VAL15_readers() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, bytes) = (folder.appendingPathComponent("a@2x.png"), BlankImageFile.png(width: 60, height: 30))
    try bytes.write(to: file)
    func size(_ reader: UIImageReader, _ url: URL) -> CGSize? { reader.image(contentsOf: url)?.size }
    func size(_ reader: UIImageReader, _ data: Data) -> CGSize? { reader.image(data: data)?.size }
    let reader = UIImageReader.default
    XCTAssertEqual(size(reader, file), CGSize(width: 30, height: 15))
    XCTAssertEqual(size(reader, bytes), CGSize(width: 60, height: 30))
    XCTAssertNil(size(reader, Data()))
    XCTAssertNil(size(reader, folder.appendingPathComponent("none.png")))
    var configuration = UIImageReader.Configuration()
    configuration.pixelsPerInch = 216
    XCTAssertEqual(size(UIImageReader(configuration: configuration), file), CGSize(width: 20, height: 10))
    configuration.preferredThumbnailSize = CGSize(width: 6, height: 6)
    configuration.prefersHighDynamicRange = true  // \.prefersHighDynamicRange
    configuration.preparesImagesForDisplay = true  // \.preparesImagesForDisplay
    XCTAssertTrue(configuration.prefersHighDynamicRange && configuration.preparesImagesForDisplay)
    let small = UIImageReader(configuration: configuration)
    XCTAssertLessThanOrEqual(size(small, bytes)?.width ?? 100, 6)
    var sizes: [CGSize?] = []
    func readWithHandlers() {
      reader.image(data: bytes) { sizes.append($0?.size) }
      reader.image(contentsOf: file) { sizes.append($0?.size) }
    }
    readWithHandlers()
    XCTAssertEqual(sizes, [CGSize(width: 60, height: 30), CGSize(width: 30, height: 15)])
    let waited = await reader.image(data: bytes)
    let waitedForFile = await reader.image(contentsOf: file)
    XCTAssertEqual([waited?.size, waitedForFile?.size], sizes)
  }
}
