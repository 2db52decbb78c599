import UIKit
import XCTest

@testable import ControllerTree

final class UIImageAssetTests: XCTestCase {
  /// DRAW-61: of the images whose traits fit, the one with the most traits is taken.
  func test_DRAW61_mostTraitsWin() async {
    await withStage { _ in
      let (dark, wide) = (
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular)
      )
      let both = UITraitCollection(traitsFrom: [dark, wide])
      let images = (0..<4).compactMap { UIImage(systemName: "\($0).circle") }
      let asset = UIImageAsset()
      XCTAssertEqual(asset.image(with: dark).size, .zero)
      for (image, traits) in zip(images, [UITraitCollection(), dark, both]) { asset.register(image, with: traits) }
      XCTAssertEqual(asset.image(with: wide), images[0])
      XCTAssertEqual(asset.image(with: dark), images[1])
      XCTAssertEqual(asset.image(with: both), images[2])
      asset.register(images[3], with: dark)
      XCTAssertEqual(asset.image(with: dark), images[3])
      asset.unregister(imageWith: dark)
      XCTAssertEqual(asset.image(with: dark), images[0])
    }
  }

  /// DRAW-61: an image's own asset has the image, for any traits, and stays the same.
  func test_DRAW61_assetOfAnImage() async {
    await withStage { _ in
      guard let light = UIImage(systemName: "sun.max"), let moon = UIImage(systemName: "moon") else {
        return XCTFail("no image")
      }
      light.imageAsset?.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
      XCTAssertTrue(light.imageAsset === light.imageAsset)
      XCTAssertEqual(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)), light)
      XCTAssertEqual(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)), moon)
      XCTAssertEqual(light.imageRendererFormat.scale, light.scale)
    }
  }

  /// The former spelling keeps both edges and stretches one point between them.
  func test_stretchableImages() async {
    await withStage { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { _ in }
      let made = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
      XCTAssertEqual(made.capInsets, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
      XCTAssertEqual(made.resizingMode, .stretch)
      XCTAssertEqual([made.leftCapWidth, made.topCapHeight], [10, 0])
      XCTAssertEqual(image.stretchableImage(withLeftCapWidth: 50, topCapHeight: 5).capInsets.right, 0)
      XCTAssertNil(UIImage.animatedResizableImageNamed("none", capInsets: .zero, duration: 1))
      XCTAssertNil(UIImage.animatedResizableImageNamed("none", capInsets: .zero, resizingMode: .tile, duration: 1))
    }
  }

  /// TEXT-80: families and their fonts; each font is made by its name.
  func test_TEXT80_families() {
    XCTAssertEqual(UIFont.familyNames, UIFont.familyNames.sorted())
    XCTAssertTrue(UIFont.fontNames(forFamilyName: "Helvetica Neue").contains("HelveticaNeue-Medium"))
    XCTAssertEqual(UIFont.fontNames(forFamilyName: "zapfino"), ["Zapfino"])
    XCTAssertEqual(UIFont.fontNames(forFamilyName: "None"), [])
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) { XCTAssertNotNil(UIFont(name: name, size: 12), name) }
    }
  }
}
