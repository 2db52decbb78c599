import UIKit
import XCTest

@testable import ControllerTree

final class ImageVariantsTests: XCTestCase {
  private static let image = UIImage(
    cgImage: CGImage(width: 40, height: 20, content: .blank), scale: 2, orientation: .up)

  /// DRAW-10: sizes, orientations, parts.
  func test_DRAW10_sizes() throws {
    let pixels = try XCTUnwrap(Self.image.cgImage)
    XCTAssertEqual(Self.image.size, CGSize(width: 20, height: 10))
    for orientation in [UIImage.Orientation.left, .right, .leftMirrored, .rightMirrored] {
      XCTAssertEqual(
        UIImage(cgImage: pixels, scale: 1, orientation: orientation).size, CGSize(width: 20, height: 40))
    }
    let part = try XCTUnwrap(pixels.cropping(to: CGRect(x: 30.5, y: -5, width: 50, height: 10)))
    XCTAssertEqual([part.width, part.height], [10, 5])
    XCTAssertNil(pixels.cropping(to: CGRect(x: 40, y: 0, width: 5, height: 5)))
    XCTAssertNil(pixels.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)))
    XCTAssertEqual(UIImage(cgImage: pixels), UIImage(cgImage: pixels))
    XCTAssertNotEqual(UIImage(cgImage: pixels), Self.image)
  }

  /// DRAW-15: changed copies keep everything else.
  func test_DRAW15_copies() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let copies = [
      Self.image.resizableImage(withCapInsets: insets, resizingMode: .stretch), Self.image.withTintColor(.red),
      Self.image.withAlignmentRectInsets(insets), Self.image.imageFlippedForRightToLeftLayoutDirection(),
      Self.image.withHorizontallyFlippedOrientation(), Self.image.withBaselineOffset(fromBottom: 3),
      Self.image.withRenderingMode(.alwaysTemplate),
    ]
    for copy in copies {
      XCTAssertNotEqual(copy, Self.image)
      XCTAssertEqual(copy.size, Self.image.size)
      XCTAssertTrue(copy.cgImage === Self.image.cgImage)
    }
    XCTAssertEqual(Set(copies).count, copies.count)
    XCTAssertEqual(copies[0].capInsets, insets)
    XCTAssertEqual(copies[0].resizingMode, .stretch)
    XCTAssertEqual(Self.image.resizableImage(withCapInsets: insets).resizingMode, .tile)
    XCTAssertEqual(copies[2].alignmentRectInsets, insets)
    XCTAssertTrue(copies[3].flipsForRightToLeftLayoutDirection)
    XCTAssertEqual(copies[4].imageOrientation, .upMirrored)
    XCTAssertEqual(copies[4].withHorizontallyFlippedOrientation(), Self.image)
    XCTAssertEqual(copies[5].baselineOffsetFromBottom, 3)
    XCTAssertFalse(copies[5].imageWithoutBaseline().hasBaseline)
  }

  /// DRAW-15: series are as large as their first image.
  func test_DRAW15_series() {
    XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    let series = UIImage.animatedImage(with: [Self.image, UIImage()], duration: 2)
    XCTAssertEqual(series?.images?.count, 2)
    XCTAssertEqual(series?.duration, 2)
    XCTAssertEqual(series?.size, Self.image.size)
    XCTAssertEqual(series, UIImage.animatedImage(with: [Self.image, series?.images?.last ?? UIImage()], duration: 2))
    XCTAssertNil(UIImage.animatedImageNamed("no-image-of-that-name", duration: 1))
    XCTAssertNil(Self.image.images)
  }

  /// DRAW-16: thumbnails, in all three forms.
  func test_DRAW16_thumbnails() async {
    let small = Self.image.preparingThumbnail(of: CGSize(width: 5, height: 4))
    XCTAssertEqual(small?.size, CGSize(width: 5, height: 4))
    XCTAssertEqual(small?.cgImage?.commands.map(\.description), ["image pixels(40×20) 0 0 5 4"])
    XCTAssertNil(Self.image.preparingThumbnail(of: .zero))
    let other = await Self.image.byPreparingThumbnail(ofSize: CGSize(width: 5, height: 4))
    XCTAssertEqual(other?.size, small?.size)
    let called = Locked(0)
    Self.image.prepareThumbnail(of: CGSize(width: 1, height: 1)) { image in
      called.withValue { $0 += image?.size.width == 1 ? 1 : 0 }
    }
    Self.image.prepareForDisplay { image in called.withValue { $0 += image === Self.image ? 1 : 0 } }
    XCTAssertEqual(called.withValue { $0 }, 2)
    let same = await Self.image.byPreparingForDisplay()
    XCTAssertTrue(same === Self.image)
  }

  /// DRAW-14: the size of a symbol follows its configuration.
  func test_DRAW14_symbols() {
    typealias Symbol = UIImage.SymbolConfiguration
    func side(_ configuration: Symbol?) -> CGFloat? {
      UIImage(systemName: "star", withConfiguration: configuration)?.size.width
    }
    XCTAssertEqual(side(nil), 20)
    XCTAssertEqual(side(Symbol(pointSize: 34)), 40)
    XCTAssertEqual(side(Symbol(scale: .small)), 16)
    XCTAssertEqual(side(Symbol(scale: .large)), 26)
    XCTAssertEqual(side(Symbol(textStyle: .largeTitle)), 40)
    let star = UIImage(systemName: "star", withConfiguration: Symbol(pointSize: 34))
    XCTAssertEqual(star?.applyingSymbolConfiguration(Symbol(scale: .large))?.size.width, 52)
    XCTAssertEqual(
      star?.applyingSymbolConfiguration(Symbol(scale: .large))?.symbolConfiguration,
      Symbol(pointSize: 34).applying(Symbol(scale: .large)))
    XCTAssertEqual(star?.withConfiguration(Symbol(scale: .large)).size.width, 26)
    XCTAssertEqual(star?.isSymbolImage, true)
    XCTAssertNil(Self.image.applyingSymbolConfiguration(Symbol(scale: .large)))
    XCTAssertTrue(Self.image.withConfiguration(Symbol(scale: .large)) === Self.image)
  }

  /// DRAW-10: an archive keeps name or pixels, scale and mode.
  func test_DRAW10_archives() throws {
    for image in [
      UIImage(), UIImage(named: "x"), UIImage(systemName: "star"), Self.image.withRenderingMode(.alwaysOriginal),
    ] {
      let image = try XCTUnwrap(image)
      let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
      let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
      XCTAssertEqual(read.description, image.description)
      XCTAssertEqual(read.scale, image.scale)
    }
  }
}
