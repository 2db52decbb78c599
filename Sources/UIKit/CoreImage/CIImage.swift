import ControllerTree
import Foundation

/// An image of Core Image: its extent and the filters that were applied. Nothing is computed. Rules: VAL-10.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The rectangle of the pixels; an infinite one for a colour without edges. Rules: VAL-10, VAL-11.
  public final let extent: CGRect
  /// The names of the filters through which the image went, the first one first.
  public final let appliedFilters: [String]
  /// The pixels of which the image was made; `nil` after a change.
  public final let cgImage: CGImage?
  /// What the file tells: the orientation, as `Orientation`, if there was a file.
  open var properties: [String: Any] { orientation.map { ["Orientation": $0] } ?? [:] }
  private let orientation: Int?

  init(extent: CGRect, filters: [String] = [], cgImage: CGImage? = nil, orientation: Int? = nil) {
    self.extent = extent
    appliedFilters = filters
    self.cgImage = cgImage
    self.orientation = orientation
    super.init()
  }

  /// An image without pixels.
  public override convenience init() { self.init(extent: .null) }
  /// An image without pixels.
  open class func empty() -> CIImage { CIImage() }

  /// An image of pixels.
  public convenience init(cgImage image: CGImage) { self.init(pixels: image, orientation: nil) }
  /// An image of pixels; the options have no effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(pixels: image, orientation: nil)
  }
  /// The pixels of an image, not turned; `nil` if it has none. Rules: VAL-10.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }
  /// The pixels of an image, not turned; `nil` if it has none. The options have no effect. Rules: VAL-10.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    if let pixels = image.cgImage {
      self.init(pixels: pixels, orientation: nil)
    } else if let made = image.ciImage {
      self.init(extent: made.extent, filters: made.appliedFilters)
    } else {
      return nil
    }
  }
  /// The image of a file's bytes; `nil` if they are none of PNG, JPEG or GIF.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data), let pixels = image.cgImage else { return nil }
    self.init(pixels: pixels, orientation: image.imageOrientation.exif)
  }
  /// The image of a file; `nil` if it is none of PNG, JPEG or GIF.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return nil }
    self.init(data: data)
  }
  /// One colour everywhere: the extent is infinite.
  public convenience init(color: CIColor) { self.init(extent: .infinite) }

  private convenience init(pixels: CGImage, orientation: Int?) {
    let extent = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    self.init(extent: extent, cgImage: pixels, orientation: orientation)
  }

  /// The image itself, as images do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The meaning of the numbers.
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  // MARK: Changed images. Rules: VAL-11.

  private func changed(_ extent: CGRect, _ name: String? = nil) -> CIImage {
    CIImage(extent: extent, filters: appliedFilters + (name.map { [$0] } ?? []))
  }

  /// The image in other coordinates.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    extent.isFinite ? changed(extent.applying(matrix), "CIAffineTransform") : changed(extent, "CIAffineTransform")
  }
  /// The image in other coordinates; how it is smoothed has no effect.
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  /// The part of the image in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage { changed(extent.intersection(rect), "CICrop") }
  /// The image, whose outermost pixels go on for ever.
  open func clampedToExtent() -> CIImage { changed(.infinite, "CIAffineClamp") }
  /// The image, whose outermost pixels go on for ever outside of a rectangle.
  open func clamped(to rect: CGRect) -> CIImage { changed(.infinite, "CIClamp") }
  /// The image above another one.
  open func composited(over dest: CIImage) -> CIImage {
    changed(extent.union(dest.extent), "CISourceOverCompositing")
  }
  /// The blurred image: three times the sigma larger at each edge.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    let reach = CGFloat(max(sigma, 0)) * 3
    let blurred = extent.isFinite ? extent.insetBy(dx: -reach, dy: -reach) : extent
    return changed(blurred, "CIGaussianBlur")
  }
  /// The image whose colours are multiplied by the opacity.
  open func premultiplyingAlpha() -> CIImage { changed(extent, "CIPremultiply") }
  /// The image whose colours are divided by the opacity.
  open func unpremultiplyingAlpha() -> CIImage { changed(extent, "CIUnpremultiply") }
  /// The image, opaque in a rectangle.
  open func settingAlphaOne(in extent: CGRect) -> CIImage { changed(self.extent, "CISetAlphaOne") }

  /// The output of a filter whose input is this image; the image itself if there is no filter of that name.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  /// The output of a filter whose input is this image; the image itself if there is no filter of that name.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The image turned upright. Width and height are exchanged for an orientation on its side.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    guard orientation != .up else { return self }
    let isOnSide = orientation.rawValue > 4
    let size = isOnSide ? CGSize(width: extent.height, height: extent.width) : extent.size
    return changed(CGRect(origin: .zero, size: size), "CIOrientation")
  }
  /// The image turned upright by a number of the Exif standard.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(UInt32(exactly: orientation).flatMap { CGImagePropertyOrientation(rawValue: $0) } ?? .up)
  }

  /// The size and the filters: `<CIImage: extent [0 0 4 2] CIGaussianBlur>`.
  open override var description: String {
    let numbers = [extent.minX, extent.minY, extent.width, extent.height].map { String(format: "%g", Double($0)) }
    let filters = appliedFilters.map { " " + $0 }.joined()
    return "<CIImage: extent [\(numbers.joined(separator: " "))]\(filters)>"
  }
}

/// An option of an image of Core Image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The option's text.
  public let rawValue: String
  /// An option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the numbers mean; what the file tells; whether the image is turned upright.
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  public static let properties = Self(rawValue: "CIImageProperties")
  public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
}

/// How the pixels of a file have to be turned to be upright, by the Exif standard.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
  /// Not; mirrored; a half turn; that mirrored; mirrored on its side; a quarter turn with the clock; that mirrored; against the clock.
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension UIImage.Orientation {
  /// The number of the Exif standard.
  fileprivate var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { !isNull && !isInfinite }
}
