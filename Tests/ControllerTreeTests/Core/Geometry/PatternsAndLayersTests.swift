import UIKit
import XCTest

/// Patterns, shadings and layers of Core Graphics.
final class PatternsAndLayersTests: XCTestCase {
  private static func context() throws -> CGContext {
    try XCTUnwrap(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 1))
  }

  private static func pattern(isColored: Bool, info: UnsafeMutableRawPointer? = nil) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      },
      releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
    return try XCTUnwrap(
      CGPattern(
        info: info, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  /// DRAW-63: fills and lines keep their pattern, which draws its cell.
  func test_DRAW63_patterns() throws {
    let context = try Self.context()
    let colored = try Self.pattern(isColored: true)
    context.setFillPattern(colored, colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.setFillColorSpace(try XCTUnwrap(CGColorSpace(patternBaseSpace: nil)))
    context.setPatternPhase(CGSize(width: 1, height: 1))
    context.setFillPattern(colored, colorComponents: [0.5])
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    let plain = try Self.pattern(isColored: false)
    context.setStrokeColorSpace(try XCTUnwrap(CGColorSpaceCreatePattern(CGColorSpaceCreateDeviceRGB())))
    context.setStrokePattern(plain, colorComponents: [0, 0, 1, 1])
    context.stroke(CGRect(x: 0, y: 0, width: 9, height: 9))
    XCTAssertEqual(
      context.commands.map(\.description),
      [
        "fill rect 0 0 9 9 #000000", "fill rect 0 0 9 9 pattern", "stroke rect 0 0 9 9 pattern #0000FF width 1",
      ])
    guard case .fill(_, _, let color) = context.commands[1].mark else { return XCTFail("no fill") }
    XCTAssertEqual(color.pattern?.cell.map(\.description), ["fill rect 0 0 2 2 #FF0000"])
    XCTAssertEqual(color.alpha, 0.5)
    XCTAssertTrue(color.copy(alpha: 1)?.pattern === colored)
    XCTAssertNotEqual(color, CGColor(gray: 0.5, alpha: 0.5))
    XCTAssertNil(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: colored, components: [1]))
    XCTAssertNil(
      CGColor(patternSpace: try XCTUnwrap(CGColorSpaceCreatePattern(nil)), pattern: plain, components: [1, 1, 1, 1]))
    XCTAssertEqual(Set([colored, plain, colored]).count, 2)
    XCTAssertNil(CGPatternCallbacks().drawPattern)
  }

  func test_DRAW63_informationIsReleased() throws {
    var releases = 0
    try withUnsafeMutablePointer(to: &releases) { _ = try Self.pattern(isColored: true, info: $0) }
    XCTAssertEqual(releases, 1)
  }

  private static func function(results: Int) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] * 2
        output[1] = 1
      }, releaseInfo: { _ in })
    return CGFunction(
      info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: results, range: [0, 1, 0, 1, 0, 1, 0, 1],
      callbacks: &callbacks)
  }

  /// DRAW-64: a shading is a gradient of its function's colours.
  func test_DRAW64_shadings() throws {
    let context = try Self.context()
    let (gray, rgb) = (CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceRGB())
    let function = try XCTUnwrap(Self.function(results: 2))
    let end = CGPoint(x: 10, y: 0)
    let line = try XCTUnwrap(
      CGShading(axialSpace: gray, start: .zero, end: end, function: function, extendStart: true, extendEnd: true))
    let circles = try XCTUnwrap(
      CGShading(
        radialSpace: gray, start: .zero, startRadius: 1, end: end, endRadius: 2, function: function, extendStart: false,
        extendEnd: false))
    context.drawShading(line)
    context.drawShading(circles)
    var words: [String] = []
    for part in 0...16 {
      let level = min(255, Int((Double(part) / 8 * 255).rounded()))
      let digits = String(format: "%02X", level)
      words.append("#\(digits)\(digits)\(digits)")
    }
    let colors = words.joined(separator: ",")
    XCTAssertEqual(
      context.commands.map(\.description),
      ["gradient \(colors) from 0 0 to 10 0", "gradient \(colors) from 0 0 radius 1 to 10 0 radius 2"])
    XCTAssertNil(
      CGShading(axialSpace: rgb, start: .zero, end: end, function: function, extendStart: true, extendEnd: true))
    XCTAssertNil(Self.function(results: 0))
    var none = CGFunctionCallbacks()
    XCTAssertNil(
      CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &none))
    XCTAssertEqual(Set([line, circles, line]).count, 2)
    XCTAssertEqual(Set([function]), [function])
  }

  /// DRAW-65: a layer is drawn stretched, inside of its rectangle.
  func test_DRAW65_layers() throws {
    let context = try Self.context()
    let layer = try XCTUnwrap(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.draw(layer, in: CGRect(x: 5, y: 5, width: 20, height: 10))
    context.draw(layer, at: CGPoint(x: 1, y: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(
      context.commands.map(\.description),
      [
        "fill rect 7 6 4 2 #000000 clip rect 5 5 20 10", "fill rect 2 2 2 2 #000000 clip rect 1 1 10 10",
        "fill rect 0 0 1 1 #000000",
      ])
    XCTAssertNil(CGLayer(context, size: .zero, auxiliaryInfo: nil))
    XCTAssertEqual(Set([layer]), [layer])
  }
}
