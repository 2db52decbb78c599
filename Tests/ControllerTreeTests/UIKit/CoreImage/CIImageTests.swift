import UIKit
import XCTest

@testable import ControllerTree

final class CIImageTests: XCTestCase {
  private let pixels = CGImage(width: 40, height: 20, content: .blank)

  /// VAL-10: extents, and the way from and to images of UIKit.
  func test_VAL10_images() throws {
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    let image = try XCTUnwrap(CIImage(image: turned))
    XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 40, height: 20))
    XCTAssertEqual(image.cgImage, pixels)
    XCTAssertNotNil(image.colorSpace)
    XCTAssertNil(CIImage(image: UIImage()))
    XCTAssertEqual(CIImage(cgImage: pixels, options: [.applyOrientationProperty: true]).extent, image.extent)
    XCTAssertTrue(CIImage.empty().extent.isNull)
    XCTAssertTrue(CIImage(color: .red).extent.isInfinite)
    let shown = UIImage(ciImage: image, scale: 2, orientation: .left)
    XCTAssertEqual(shown.size, CGSize(width: 10, height: 20))
    XCTAssertNil(shown.cgImage)
    XCTAssertTrue(shown.ciImage === image)
    XCTAssertEqual(shown.withRenderingMode(.alwaysTemplate).ciImage, image)
    XCTAssertNil(turned.ciImage)
    XCTAssertEqual(UIImage(ciImage: .empty()).size, .zero)
    XCTAssertEqual(CIImage(image: shown)?.extent, image.extent)
    XCTAssertTrue((image.copy() as? CIImage) === image)
    let file = try XCTUnwrap(CIImage(data: BlankImageFile.png(width: 3, height: 4)))
    XCTAssertEqual(file.properties["Orientation"] as? Int, 1)
    XCTAssertNil(CIImage(data: Data()))
    XCTAssertNil(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere.png")))
    XCTAssertTrue(image.properties.isEmpty)
  }

  /// VAL-11: changes move the extent and note their filters.
  func test_VAL11_changes() {
    let image = CIImage(cgImage: pixels)
    let changed = image.transformed(by: CGAffineTransform(scaleX: 2, y: 2)).cropped(
      to: CGRect(x: 10, y: 10, width: 100, height: 10))
    XCTAssertEqual(changed.description, "<CIImage: extent [10 10 70 10] CIAffineTransform CICrop>")
    XCTAssertNil(changed.cgImage)
    XCTAssertEqual(image.applyingGaussianBlur(sigma: 2).extent, CGRect(x: -6, y: -6, width: 52, height: 32))
    XCTAssertEqual(image.applyingGaussianBlur(sigma: -2).extent, image.extent)
    XCTAssertTrue(image.clampedToExtent().applyingGaussianBlur(sigma: 2).extent.isInfinite)
    XCTAssertTrue(image.clamped(to: .zero).extent.isInfinite)
    XCTAssertTrue(image.clampedToExtent().transformed(by: .identity, highQualityDownsample: true).extent.isInfinite)
    let moved = image.transformed(by: CGAffineTransform(translationX: 40, y: 0))
    XCTAssertEqual(moved.composited(over: image).extent, CGRect(x: 0, y: 0, width: 80, height: 20))
    XCTAssertEqual(image.oriented(.right).extent.size, CGSize(width: 20, height: 40))
    XCTAssertTrue(image.oriented(forExifOrientation: 1) === image)
    XCTAssertTrue(image.oriented(forExifOrientation: -9) === image)
    let names = image.premultiplyingAlpha().unpremultiplyingAlpha().settingAlphaOne(in: .zero).appliedFilters
    XCTAssertEqual(names, ["CIPremultiply", "CIUnpremultiply", "CISetAlphaOne"])
  }

  /// VAL-12: colours and vectors.
  func test_VAL12_coloursAndVectors() async throws {
    let color = CIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    XCTAssertEqual([color.red, color.green, color.blue, color.alpha], [0.25, 0.5, 1, 0.5])
    XCTAssertEqual(color.stringRepresentation, "0.25 0.5 1 0.5")
    XCTAssertEqual(CIColor(string: color.stringRepresentation), color)
    XCTAssertEqual(CIColor(string: "1 x"), .red)
    XCTAssertEqual(CIColor(string: "0 0 0 0"), .clear)
    XCTAssertEqual(color.components[2], 1)
    XCTAssertEqual(color.numberOfComponents, 4)
    XCTAssertEqual(color.colorSpace.name, CGColorSpace.sRGB)
    XCTAssertEqual(UIColor(ciColor: color).ciColor, color)
    XCTAssertEqual(CIColor(cgColor: CGColor(gray: 1, alpha: 1)), .white)
    let all: Set<CIColor> = [.black, .white, .gray, .red, .green, .blue, .cyan, .magenta, .yellow, .clear]
    XCTAssertEqual(all.count, 10)
    let archived = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: CIColor.self, from: archived), color)
    XCTAssertEqual(color.copy() as? CIColor, color)

    let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(vector, CIVector(x: 1, y: 2, z: 3, w: 4))
    XCTAssertEqual(vector.cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(vector.cgPointValue, CGPoint(x: 1, y: 2))
    XCTAssertEqual([vector.count, CIVector(x: 1).count, CIVector(x: 1, y: 2, z: 3).count], [4, 1, 3])
    XCTAssertEqual(CIVector(x: 5).w, 0)
    let transform = CGAffineTransform(translationX: 3, y: 4)
    XCTAssertEqual(CIVector(cgAffineTransform: transform).cgAffineTransformValue, transform)
    XCTAssertEqual(CIVector(values: [1, 2], count: 2), CIVector(cgPoint: CGPoint(x: 1, y: 2)))
    XCTAssertEqual(CIVector(x: 1, y: 2.5).stringRepresentation, "[1 2.5]")
    XCTAssertEqual(Set([vector, vector.copy() as? CIVector]).count, 1)
  }

  /// VAL-13: filters by name, with inputs by key.
  func test_VAL13_filters() throws {
    let image = CIImage(cgImage: pixels)
    XCTAssertNil(CIFilter(name: "Blur"))
    let blur = try XCTUnwrap(CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 1]))
    XCTAssertNil(blur.outputImage)
    blur.setValue(image, forKey: kCIInputImageKey)
    XCTAssertEqual(blur.inputKeys, ["inputImage", "inputRadius"])
    XCTAssertEqual(blur.outputKeys, ["outputImage"])
    XCTAssertEqual(blur.attributes["CIAttributeFilterName"] as? String, "CIGaussianBlur")
    XCTAssertEqual((blur.value(forKey: kCIOutputImageKey) as? CIImage)?.extent.width, 46)
    let copy = try XCTUnwrap(blur.copy() as? CIFilter)
    blur.setDefaults()
    XCTAssertNil(blur.value(forKey: kCIInputRadiusKey))
    XCTAssertEqual([blur.outputImage?.extent.width, copy.outputImage?.extent.width], [100, 46])
    blur.isEnabled = false
    XCTAssertTrue(blur.outputImage === image)
    XCTAssertEqual(image.applyingFilter("CISepiaTone").appliedFilters, ["CISepiaTone"])
    XCTAssertTrue(image.applyingFilter("none") === image)
    let crop = image.applyingFilter("CICrop", parameters: ["inputRectangle": CIVector(x: 0, y: 0, z: 5, w: 5)])
    XCTAssertEqual(crop.extent.size, CGSize(width: 5, height: 5))
    let scaled = image.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.5 as Float])
    XCTAssertEqual(scaled.extent.size, CGSize(width: 20, height: 10))
    let moved = CGAffineTransform(translationX: 1, y: 0)
    let transform = [kCIInputTransformKey: NSValue(cgAffineTransform: moved)]
    XCTAssertEqual(image.applyingFilter("CIAffineTransform", parameters: transform).extent.minX, 1)
    XCTAssertTrue(image.applyingFilter("CIAffineClamp").extent.isInfinite)
    let over = image.transformed(by: moved).applyingFilter(
      "CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: image])
    XCTAssertEqual(over.extent.width, 41)
    XCTAssertEqual(CIFilter(name: "CIConstantColorGenerator")?.outputImage?.extent.isInfinite, true)
    let codes = ["CIQRCodeGenerator": 27, "CICode128BarcodeGenerator": 200] as [String: CGFloat]
    for (name, width) in codes {
      let generator = try XCTUnwrap(CIFilter(name: name))
      XCTAssertNil(generator.outputImage)
      generator.setValue(Data([1]), forKey: "inputMessage")
      XCTAssertEqual(generator.outputImage?.extent.width, width)
    }
    XCTAssertEqual(CIFilter.filterNames(inCategory: nil), [])
    final class Own: CIFilter {
      override var outputImage: CIImage? { .empty() }
    }
    XCTAssertEqual(Own().name, "Own")
    XCTAssertNotNil(Own().outputImage)
  }

  /// VAL-14: contexts make images of whole pixels.
  func test_VAL14_contexts() {
    let (image, context) = (CIImage(cgImage: pixels), CIContext(options: [.useSoftwareRenderer: true]))
    let made = context.createCGImage(image, from: CGRect(x: 0.5, y: 0, width: 3, height: 2))
    XCTAssertEqual([made?.width, made?.height], [4, 2])
    XCTAssertNil(context.createCGImage(image, from: .infinite))
    XCTAssertNil(context.createCGImage(image, from: .zero))
    let space = CGColorSpaceCreateDeviceRGB()
    XCTAssertNotNil(context.createCGImage(image, from: image.extent, format: .RGBA8, colorSpace: space))
    let jpeg = context.jpegRepresentation(of: image, colorSpace: space)
    XCTAssertEqual(jpeg.flatMap { UIImage(data: $0)?.size }, CGSize(width: 40, height: 20))
    let png = CIContext().pngRepresentation(of: image, format: .BGRA8, colorSpace: space)
    XCTAssertEqual(png.flatMap { UIImage(data: $0)?.size }, CGSize(width: 40, height: 20))
    XCTAssertNil(context.jpegRepresentation(of: .empty(), colorSpace: space))
    XCTAssertEqual(context.workingColorSpace?.name, CGColorSpace.linearSRGB)
    context.clearCaches()
  }
}
