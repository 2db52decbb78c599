import UIKit
import XCTest

@testable import ControllerTree

final class RendererTests: XCTestCase {
  /// DRAW-23: an image of the renderer's size and scale, with what was drawn.
  func test_DRAW23_images() async throws {
    try await withStage { _ in
      let format = UIGraphicsImageRendererFormat()
      XCTAssertEqual(format.scale, UIScreen.main.scale)
      format.scale = 2
      let bounds = CGRect(x: 10, y: 20, width: 30, height: 15.25)
      let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
      format.scale = 5
      XCTAssertEqual(renderer.format.bounds, bounds)
      let image = renderer.image { context in
        XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
        UIColor.blue.setFill()
        context.fill(CGRect(x: 10, y: 20, width: 5, height: 5))
        context.stroke(CGRect(x: 10, y: 20, width: 5, height: 5), blendMode: .screen)
        context.clip(to: bounds)
        XCTAssertEqual(context.currentImage.cgImage?.commands.count, 2)
        UIGraphicsPushContext(context.cgContext)
      }
      XCTAssertNil(UIGraphicsGetCurrentContext())
      XCTAssertEqual(image.size, CGSize(width: 30, height: 15.5))
      let pixels = try XCTUnwrap(image.cgImage)
      XCTAssertEqual([pixels.width, pixels.height, pixels.bytesPerRow], [60, 31, 240])
      XCTAssertEqual(
        pixels.commands.map(\.description),
        ["fill rect 0 0 5 5 #0000FF", "stroke rect 0.5 0.5 4 4 #000000 width 1 screen"])
      let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: renderer.format1).pngData { _ in }
      XCTAssertEqual(UIImage(data: data)?.size, CGSize(width: 4, height: 3))
      let jpeg = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: renderer.format1).jpegData(
        withCompressionQuality: 1
      ) { _ in }
      XCTAssertEqual(UIImage(data: jpeg)?.size, CGSize(width: 4, height: 3))
      XCTAssertEqual(UIGraphicsImageRenderer(size: .zero).image { _ in }.size, .zero)
    }
  }

  /// DRAW-25: a document has the pages that were begun.
  func test_DRAW25_documents() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
    let data = renderer.pdfData { context in
      XCTAssertEqual(context.pdfContextBounds, .zero)
      context.beginPage()
      "Hello".draw(at: .zero)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
      XCTAssertEqual(context.pdfContextBounds.width, 100)
    }
    let text = String(decoding: data, as: UTF8.self)
    XCTAssertTrue(text.hasPrefix("%PDF-1.4\n"))
    XCTAssertTrue(text.contains("/Count 2"))
    XCTAssertTrue(text.contains("/MediaBox [0 0 612.0 792.0]") && text.contains("/MediaBox [0 0 100.0 50.0]"))
    // The table of places is where its own entry tells.
    let start = try XCTUnwrap(text.components(separatedBy: "startxref\n").last?.split(separator: "\n").first)
    let place = try XCTUnwrap(Int(start))
    XCTAssertEqual(String(decoding: data[place..<(place + 4)], as: UTF8.self), "xref")
  }

  /// DRAW-26: documents with functions of C, in memory and in a file; pages with and without a size.
  func test_DRAW26_functions() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    XCTAssertEqual(UIGraphicsGetPDFContextBounds(), .zero)
    XCTAssertNotNil(UIGraphicsGetCurrentContext())
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIGraphicsBeginPDFPage()
    XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    XCTAssertEqual(UIGraphicsGetPDFContextBounds().width, 100)
    UIGraphicsSetPDFContextURLForRect(URL(fileURLWithPath: "/"), .zero)
    UIGraphicsAddPDFContextDestinationAtPoint("a", .zero)
    UIGraphicsSetPDFContextDestinationForRect("a", .zero)
    XCTAssertEqual(data.length, 0)
    UIGraphicsEndPDFContext()
    XCTAssertNil(UIGraphicsGetCurrentContext())
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
    let expected = renderer.pdfData { context in
      context.beginPage()
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
    }
    XCTAssertEqual(data as Data, expected)
    UIGraphicsEndPDFContext()
    UIGraphicsBeginPDFPage()
    XCTAssertEqual(UIGraphicsGetPDFContextBounds(), .zero)

    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    XCTAssertFalse(UIGraphicsBeginPDFContextToFile("/none/a.pdf", bounds, nil))
    XCTAssertNil(UIGraphicsGetCurrentContext())
    XCTAssertTrue(UIGraphicsBeginPDFContextToFile(file.path, bounds, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    XCTAssertTrue(String(decoding: try Data(contentsOf: file), as: UTF8.self).contains("/MediaBox [0 0 10.0 20.0]"))
  }
}

extension UIGraphicsRenderer {
  /// A format of one pixel per point.
  fileprivate var format1: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return format
  }
}
