import UIKit
import XCTest

@testable import ControllerTree

final class UIFontTests: XCTestCase {
  /// TEXT-01: the metrics of the system font, as devices return them.
  func test_TEXT01_metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    XCTAssertEqual(font.lineHeight, 20.287109375)
    XCTAssertEqual(font.ascender, 16.1865234375)
    XCTAssertEqual(font.descender, -4.1005859375)
    XCTAssertEqual(font.capHeight, 11.97802734375)
    XCTAssertEqual(font.xHeight, 8.9482421875)
    XCTAssertEqual(font.leading, 0)
    XCTAssertEqual(font.withSize(34).lineHeight, 40.57421875)
  }

  /// TEXT-01: names, weights and looks of the fonts of the system.
  func test_TEXT01_names() {
    XCTAssertEqual(UIFont.systemFont(ofSize: 12).fontName, ".SFUI-Regular")
    XCTAssertEqual(UIFont.boldSystemFont(ofSize: 12).fontName, ".SFUI-Semibold")
    XCTAssertEqual(UIFont.systemFont(ofSize: 12, weight: .bold).fontName, ".SFUI-Bold")
    XCTAssertEqual(UIFont.italicSystemFont(ofSize: 12).fontName, ".SFUI-Italic")
    XCTAssertEqual(UIFont.systemFont(ofSize: 12).familyName, ".AppleSystemUIFont")
    XCTAssertEqual(
      UIFont.boldSystemFont(ofSize: 12).description,
      #"<UICTFont: font-family: ".AppleSystemUIFont"; font-weight: semibold; font-style: normal; font-size: 12.00pt>"#)
    XCTAssertEqual(
      [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize],
      [17, 18, 12, 14])
  }

  /// TEXT-01: fonts are equal by face and size; a size that is none gives the usual one.
  func test_TEXT01_equality() {
    XCTAssertEqual(UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .regular))
    XCTAssertNotEqual(UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 13))
    XCTAssertNotEqual(UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12))
    XCTAssertEqual(Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12)]).count, 1)
    for size in [0, -1, CGFloat.nan, .infinity] { XCTAssertEqual(UIFont.systemFont(ofSize: size).pointSize, 14) }
    XCTAssertNil(UIFont(name: "", size: 12))
  }

  /// TEXT-01: a name tells weight and slant.
  func test_TEXT01_fontsByName() throws {
    let font = try XCTUnwrap(UIFont(name: "AvenirNext-DemiBoldItalic", size: 20))
    XCTAssertEqual(font.fontName, "AvenirNext-DemiBoldItalic")
    XCTAssertEqual(font.familyName, "AvenirNext")
    XCTAssertEqual(font.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
    XCTAssertEqual(UIFont(name: "Georgia", size: 20)?.fontDescriptor.symbolicTraits, [])
  }

  /// TEXT-01: descriptors change one look and keep the others.
  func test_TEXT01_descriptors() throws {
    let body = UIFont.systemFont(ofSize: 17)
    let bold = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits(.traitBold))
    XCTAssertEqual(UIFont(descriptor: bold, size: 0), .systemFont(ofSize: 17, weight: .bold))
    XCTAssertEqual(UIFont(descriptor: bold, size: 20).pointSize, 20)
    let both = try XCTUnwrap(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    XCTAssertEqual(both.symbolicTraits, [.traitBold, .traitItalic])
    XCTAssertEqual(both.withSymbolicTraits([]), body.fontDescriptor)
    let mono = try XCTUnwrap(body.fontDescriptor.withDesign(.monospaced))
    XCTAssertEqual(UIFont(descriptor: mono, size: 0), .monospacedSystemFont(ofSize: 17, weight: .regular))
    XCTAssertNil(UIFont(name: "Georgia", size: 20)?.fontDescriptor.withDesign(.rounded))
    let heavy = body.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    XCTAssertEqual(UIFont(descriptor: heavy, size: 0), .systemFont(ofSize: 17, weight: .heavy))
    XCTAssertEqual(heavy.object(forKey: .size) as? CGFloat, 17)
    let made = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: 11])
    XCTAssertEqual([made.postscriptName, "\(made.pointSize)"], ["Georgia", "11.0"])
  }

  /// TEXT-03: the sizes of the text styles, by the text size.
  func test_TEXT03_textStyles() async {
    await withStage { _ in
      let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
      ]
      func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        return styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
      }
      XCTAssertEqual(sizes(.large), [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
      XCTAssertEqual(sizes(.extraSmall), [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
      XCTAssertEqual(sizes(.accessibilityExtraExtraExtraLarge), [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
      XCTAssertEqual(sizes(.unspecified), sizes(.large))
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: .headline).fontName, ".SFUI-Semibold")
      UIScreen.main.deviceTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 23)
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: .init(rawValue: "other")).pointSize, 23)
    }
  }

  /// TEXT-04: fonts and lengths grow as the text style does.
  func test_TEXT04_metrics() async {
    await withStage { _ in
      let font = UIFont(name: "Georgia", size: 34) ?? .systemFont(ofSize: 34)
      let larger = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
      XCTAssertEqual(UIFontMetrics.default.scaledFont(for: font), font)
      XCTAssertEqual(UIFontMetrics.default.scaledFont(for: font, compatibleWith: larger), font.withSize(56))
      XCTAssertEqual(
        UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 40, compatibleWith: larger), font.withSize(40))
      XCTAssertEqual(UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 6, compatibleWith: larger), 11)
      UIScreen.main.deviceTraits = larger
      XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 17), 28)
    }
  }
}
