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
      let featured = UIFont(descriptor: descriptor, size: 0)
      XCTAssertEqual(featured.lineHeight, font.lineHeight)
      XCTAssertNotEqual(featured, font)
      let read = featured.withSize(20).fontDescriptor.object(forKey: .featureSettings) as? [[String: Int]]
      XCTAssertEqual(read?.first?["CTFeatureTypeIdentifier"], kNumberSpacingType)
      XCTAssertEqual(read?.first?["CTFeatureSelectorIdentifier"], kMonospacedNumbersSelector)
      XCTAssertEqual(
        font.fontDescriptor.addingAttributes([.featureSettings: read ?? []]), descriptor)
      XCTAssertNil(font.fontDescriptor.object(forKey: .featureSettings))
      XCTAssertEqual(font.fontDescriptor.addingAttributes([.featureSettings: [[1: 2]]]), font.fontDescriptor)
      let data = try? NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
      let copy = data.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: $0) }
      XCTAssertEqual(copy, descriptor)
    }
  }
}
