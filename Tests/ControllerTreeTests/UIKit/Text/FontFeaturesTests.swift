import UIKit
import XCTest

/// Features of fonts by Core Text's numbers.
final class FontFeaturesTests: XCTestCase {
  /// The numbers are those of the register of features.
  func test_numbers() {
    XCTAssertEqual(
      [kLigaturesType, kNumberSpacingType, kFractionsType, kNumberCaseType, kLowerCaseType, kUpperCaseType],
      [1, 6, 11, 21, 37, 38])
    XCTAssertEqual([kMonospacedNumbersSelector, kProportionalNumbersSelector], [0, 1])
    XCTAssertEqual(
      [kLowerCaseSmallCapsSelector, kUpperCaseSmallCapsSelector, kStylisticAltTwentyOffSelector], [1, 1, 41])
  }

  /// A descriptor takes them. The table of widths has one width for each digit, so that the font is as before.
  @MainActor func test_aDescriptorTakesFeatures() async {
    Stage.withPristine { _ in
      let settings = [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
      let font = UIFont.systemFont(ofSize: 12)
      let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: settings])
      XCTAssertEqual(UIFont(descriptor: descriptor, size: 0), font)
    }
  }
}
