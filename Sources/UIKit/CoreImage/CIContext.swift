import ControllerTree
import Foundation

/// Makes images of what filters describe. The images have no pixels. Rules: VAL-14.
open class CIContext: NSObject {
  /// Makes a context; the options have no effect.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }
  /// Makes a context.
  public override init() { super.init() }

  /// An image of the size of a rectangle in whole pixels; `nil` for an empty or infinite one. Rules: VAL-14.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = fromRect.isInfinite ? .null : fromRect.integral
    guard !rect.isNull, rect.width > 0, rect.height > 0, max(rect.width, rect.height) <= 1_000_000 else { return nil }
    return CGImage(width: Int(rect.width), height: Int(rect.height), content: .blank)
  }
  /// The same; format and space have no effect.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// The bytes of a blank JPEG of the image's extent; `nil` for an empty or infinite one. Rules: VAL-14.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 1) }
  }
  /// The bytes of a blank PNG of the image's extent; `nil` for an empty or infinite one. Rules: VAL-14.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// The space in which filters would compute: the linear sRGB space.
  open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.linearSRGB) }
  /// Does nothing: nothing is kept.
  open func clearCaches() {}
}

/// An option of a context of Core Image.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The option's text.
  public let rawValue: String
  /// An option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The processor instead of the graphics unit; the space of results; the space of computations; whether results are kept.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
}

/// An option of a file that a context writes.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The option's text.
  public let rawValue: String
  /// An option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The form of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the form.
  public let rawValue: Int32
  /// A form from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// The order of the numbers, and their size.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let ARGB8 = Self(rawValue: 265)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let BGRA8 = Self(rawValue: 266)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8 = Self(rawValue: 264)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBAh = Self(rawValue: 2056)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBAf = Self(rawValue: 2312)
}
