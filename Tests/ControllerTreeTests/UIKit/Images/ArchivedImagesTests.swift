import UIKit
import XCTest

/// CODE-04: configurations and variants of images are archived.
final class ArchivedImagesTests: XCTestCase {
  func test_CODE04_configurations() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let all = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large).applying(palette)
      .applying(UIImage.SymbolConfiguration.preferringMulticolor())
    let configurations = [
      all, UIImage.SymbolConfiguration(textStyle: .title1, scale: .small), .unspecified,
      UIImage.SymbolConfiguration(hierarchicalColor: .label), UIImage.SymbolConfiguration(weight: .thin),
    ]
    for configuration in configurations {
      XCTAssertEqual(try archivedCopy(configuration), configuration)
      XCTAssertEqual(try archivedCopy(configuration).hash, configuration.hash)
    }
    XCTAssertNotEqual(try archivedCopy(all), palette)
    XCTAssertNil(UIImage.SymbolConfiguration(coder: try emptyCoder()))

    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let plain = UIImage.Configuration(traitCollection: dark)
    XCTAssertEqual(try archivedCopy(plain).traitCollection, dark)
    XCTAssertEqual(plain, UIImage.Configuration(traitCollection: dark))
    XCTAssertEqual(plain.hash, UIImage.Configuration(traitCollection: dark).hash)
    XCTAssertNotEqual(plain, UIImage.Configuration())
    XCTAssertNotEqual(UIImage.Configuration(), all)
    XCTAssertTrue(plain.copy() as AnyObject === plain)
  }

  func test_CODE04_assets() async throws {
    try await withStage { _ in
      let asset = UIImageAsset()
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      asset.register(try XCTUnwrap(UIImage(systemName: "sun.max")), with: UITraitCollection())
      asset.register(try XCTUnwrap(UIImage(systemName: "moon")), with: dark)
      let read = try archivedCopy(asset)
      XCTAssertTrue(read.image(with: dark).description.contains("moon"))
      XCTAssertTrue(read.image(with: UITraitCollection(userInterfaceStyle: .light)).description.contains("sun.max"))
      let empty = UIImageAsset(coder: try emptyCoder())
      XCTAssertEqual(empty?.image(with: dark).size, .zero)
    }
  }
}
