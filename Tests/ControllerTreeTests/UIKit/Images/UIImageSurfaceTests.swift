import UIKit
import XCTest

@testable import ControllerTree

final class UIImageSurfaceTests: XCTestCase {
  /// DRAW-14: configurations without some of their values; weights of fonts.
  func test_DRAW14_configurations() async {
    await MainActor.run {
      let whole = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
      XCTAssertEqual(whole.withoutScale(), UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
      XCTAssertEqual(whole.withoutWeight().withoutScale(), UIImage.SymbolConfiguration(pointSize: 20))
      XCTAssertEqual(whole.withoutPointSizeAndWeight(), UIImage.SymbolConfiguration(scale: .large))
      let style = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
      XCTAssertEqual(style.withoutTextStyle(), UIImage.SymbolConfiguration(scale: .small))
      let (many, one) = (
        UIImage.SymbolConfiguration.preferringMulticolor(), UIImage.SymbolConfiguration.preferringMonochrome()
      )
      XCTAssertNotEqual(many, one)
      XCTAssertEqual(many.applying(one), one)
      let weights: [UIImage.SymbolWeight] = [
        .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      XCTAssertEqual(
        weights.map { $0.fontWeight() },
        [.regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black])
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let configuration = UIImage.Configuration(traitCollection: dark)
      XCTAssertEqual(configuration.traitCollection, dark)
      XCTAssertNil(configuration.withTraitCollection(nil).traitCollection)
      XCTAssertNil(whole.traitCollection)
      XCTAssertEqual(UIImage(systemName: "star", compatibleWith: dark), UIImage(systemName: "star"))
      let image = UIImage()
      XCTAssertFalse(image.isHighDynamicRange)
      XCTAssertTrue(image.imageRestrictedToStandardDynamicRange() === image)
    }
  }

  /// DRAW-01: a function is called for each step of a path.
  func test_DRAW01_applier() {
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { list in
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).apply(info: list) { info, element in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
      }
    }
    XCTAssertEqual(types, [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
  }

  /// The library never reads these looks of image views.
  func test_TEXT10_storedProperties() async {
    await MainActor.run {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      assertStores(\UIImageView.preferredImageDynamicRange, .high, in: view)
      assertStores(\UIImageView.adjustsImageWhenAncestorFocused, true, in: view)
      assertStores(\UIImageView.masksFocusEffectToContents, true, in: view)
      XCTAssertEqual(view.imageDynamicRange, .standard)
      let overlay = view.overlayContentView
      XCTAssertTrue(overlay === view.overlayContentView && overlay.superview === view)
      XCTAssertEqual(overlay.frame, view.bounds)
    }
  }
}
