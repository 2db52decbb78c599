import UIKit
import XCTest

/// Fonts of Core Graphics, by their names.
final class CGFontTests: XCTestCase {
  func test_TEXT99_numbersAreThoseOfTheFont() throws {
    let font = try XCTUnwrap(CGFont("Georgia-BoldItalic" as CFString))
    XCTAssertEqual([font.postScriptName, font.fullName], ["Georgia-BoldItalic", "Georgia BoldItalic"])
    XCTAssertEqual([font.unitsPerEm, font.ascent, font.descent, font.leading], [2048, 1950, -494, 0])
    XCTAssertEqual([font.capHeight, font.xHeight], [1443, 1078])
    XCTAssertEqual(font.numberOfGlyphs, 0)
    XCTAssertEqual(font.italicAngle, -12)
    XCTAssertEqual(CGFont("Georgia" as CFString)?.italicAngle, 0)
  }

  func test_TEXT99_fontsAreEqualByName() throws {
    let system = try XCTUnwrap(CGFont(UIFont.systemFont(ofSize: 9).fontName as CFString))
    XCTAssertEqual(system, CGFont(UIFont.systemFont(ofSize: 12).fontName as CFString))
    XCTAssertEqual(Set([system, system]).count, 1)
    XCTAssertNotEqual(system, CGFont("Georgia" as CFString))
    XCTAssertNil(CGFont("" as CFString))
  }

  func test_TEXT99_aTextLayerTakesOne() async {
    await withStage { _ in
      let layer = CATextLayer()
      layer.font = CGFont("Georgia" as CFString)
      XCTAssertEqual(layer.font as? CGFont, CGFont("Georgia" as CFString))
    }
  }
}
