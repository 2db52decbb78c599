import UIKit
import XCTest

@testable import ControllerTree

final class CGColorSpaceTests: XCTestCase {
  /// VAL-01: names, models and numbers.
  func test_VAL01_spaces() throws {
    let linear = try XCTUnwrap(CGColorSpace(name: CGColorSpace.linearSRGB))
    XCTAssertEqual([linear.model, CGColorSpaceCreateDeviceCMYK().model], [.rgb, .cmyk])
    XCTAssertEqual(CGColorSpaceCreateDeviceCMYK().numberOfComponents, 4)
    XCTAssertEqual(CGColorSpaceCreatePattern(linear)?.numberOfComponents, 0)
    XCTAssertEqual(CGColorSpaceCreateDeviceGray().numberOfComponents, 1)
    XCTAssertNil(CGColorSpace(name: "unknown"))
    XCTAssertNil(linear.baseColorSpace)
    let wide = [
      CGColorSpace.displayP3, CGColorSpace.extendedLinearDisplayP3, CGColorSpace.dcip3, CGColorSpace.itur_2020,
    ]
    for name in wide { XCTAssertEqual(CGColorSpace(name: name)?.isWideGamutRGB, true, name) }
    for name in [CGColorSpace.sRGB, CGColorSpace.linearGray, CGColorSpace.genericCMYK] {
      XCTAssertEqual(CGColorSpace(name: name)?.isWideGamutRGB, false, name)
    }
    XCTAssertEqual(Set([linear, linear, CGColorSpaceCreateDeviceRGB()]).count, 2)
  }

  /// VAL-01: colours keep their look, not their space.
  func test_VAL01_colours() throws {
    let linear = try XCTUnwrap(CGColorSpace(name: CGColorSpace.linearSRGB))
    let half = try XCTUnwrap(CGColor(colorSpace: linear, components: [0.5, 0.001, 1, 0.25]))
    XCTAssertEqual(half.components?[0] ?? 0, 0.735, accuracy: 0.001)
    XCTAssertEqual(half.components?[1] ?? 0, 0.01292, accuracy: 0.000_001)
    XCTAssertEqual(half.components?[2] ?? 0, 1, accuracy: 0.001)
    XCTAssertEqual(half.alpha, 0.25)
    let inks = try XCTUnwrap(CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [1, 0, 0, 0.5, 1]))
    XCTAssertEqual(inks.components, [0, 0.5, 0.5, 1])
    let p3 = try XCTUnwrap(CGColorSpace(name: CGColorSpace.linearDisplayP3))
    XCTAssertEqual(CGColor(colorSpace: p3, components: [1, 0, 0, 1])?.colorSpace?.name, CGColorSpace.displayP3)
    XCTAssertNil(CGColor(colorSpace: try XCTUnwrap(CGColorSpaceCreatePattern(nil)), components: [1]))
  }

  /// VAL-04: colours by numbers belong to the space that was set last.
  func test_VAL04_coloursOfContexts() {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setFillColor([0.5, 1])
    context.fill(rect)
    context.saveGState()
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.fill(rect)
    context.setFillColor([1, 0, 0, 1])
    context.setFillColor([1])
    context.fill(rect)
    context.restoreGState()
    context.setFillColor([1, 1])
    context.fill(rect)
    context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
    context.fill(rect)
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceCMYK())
    context.stroke(rect)
    context.setStrokeColor([0, 1, 0, 0, 1])
    context.stroke(rect)
    context.setStrokeColor(cyan: 0, magenta: 0, yellow: 1, black: 0, alpha: 1)
    context.stroke(rect)
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
    context.stroke(rect)
    XCTAssertEqual(
      context.commands.map { command in
        switch command.mark {
        case .fill(_, _, let color), .stroke(_, _, let color): color.text
        default: ""
        }
      }, ["#808080", "#000000", "#FF0000", "#FFFFFF", "#00FFFF", "#000000", "#FF00FF", "#FFFF00", "#000000"])
  }

  /// VAL-05: fonts are names or files; a context keeps the matrix of texts in its state.
  func test_VAL05_fontsAndTexts() throws {
    let font = try XCTUnwrap(CGFont("Helvetica"))
    XCTAssertEqual(font.postScriptName, "Helvetica")
    XCTAssertEqual(font.fullName, "Helvetica")
    XCTAssertEqual([Int(font.unitsPerEm), font.numberOfGlyphs], [2048, 0])
    XCTAssertNil(CGFont(""))
    XCTAssertNil(CGFont(try XCTUnwrap(CGDataProvider(data: NSData(data: Data([1, 2, 3, 4]))))))
    let file = try XCTUnwrap(CGFont(try XCTUnwrap(CGDataProvider(data: NSData(data: Data("OTTO".utf8))))))
    XCTAssertNil(file.postScriptName)
    XCTAssertEqual(Set([font, file, font]).count, 2)
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1)
    context.saveGState()
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    context.textPosition = CGPoint(x: 3, y: 4)
    XCTAssertEqual(context.textMatrix, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 3, ty: 4))
    context.restoreGState()
    XCTAssertEqual(context.textPosition, .zero)
    context.setFont(font)
    context.setFontSize(12)
    context.setTextDrawingMode(.stroke)
    context.setCharacterSpacing(1)
    context.setShouldSmoothFonts(true)
    context.setAllowsFontSmoothing(true)
    context.setShouldSubpixelPositionFonts(true)
    context.setAllowsFontSubpixelPositioning(true)
    context.setShouldSubpixelQuantizeFonts(true)
    context.setAllowsFontSubpixelQuantization(true)
    context.setRenderingIntent(.saturation)
    context.showGlyphs([1], at: [.zero])
    context.beginPage(mediaBox: nil)
    context.endPage()
    context.beginPDFPage(nil)
    context.endPDFPage()
    context.closePDF()
    XCTAssertEqual(context.commands, [])
  }
}
