import ControllerTree
import Foundation

/// Images for different traits, such as a light and a dark one. Rules: DRAW-61.
@preconcurrency @MainActor
open class UIImageAsset: NSObject, @preconcurrency NSSecureCoding {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  /// Makes an asset without images.
  public override init() { super.init() }

  /// `true`: a secure unarchiver can read assets.
  nonisolated open class var supportsSecureCoding: Bool { true }
  /// Reads the images that `encode(with:)` wrote; an asset without images if there are none. Rules: CODE-04.
  public required init?(coder: NSCoder) {
    super.init()
    let traits = coder.objects(UITraitCollection.self, "ControllerTree.traits")
    for (traits, image) in zip(traits, coder.objects(UIImage.self, "ControllerTree.images")) {
      variants.append((traits, image))
    }
  }
  /// Writes the images and their traits under keys; does nothing if `coder` has no keys. Rules: CODE-04.
  open func encode(with coder: NSCoder) {
    coder.write(variants.map(\.traits), "ControllerTree.traits")
    coder.write(variants.map(\.image), "ControllerTree.images")
  }

  /// The image for traits: of those whose traits they contain, the one with the most; an empty image if there is none. Rules: DRAW-61.
  /// - Complexity: O(n) in the images.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    var best: (image: UIImage, count: Int)?
    for (traits, image) in variants where traitCollection.containsTraits(in: traits) {
      let count = traits.changedTraits(from: nil).count
      if count > best?.count ?? -1 { best = (image, count) }
    }
    return best?.image ?? UIImage()
  }

  /// Adds an image for traits; it replaces one for the same traits. Rules: DRAW-61.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(imageWith: traitCollection)
    variants.append((traitCollection, image))
  }

  /// Removes the image for traits; does nothing if there is none.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
  }
}

extension UIImage {
  nonisolated(unsafe) private static var assetKey: UInt8 = 0

  /// The images of which this one is the first, for any traits; made on first use. Rules: DRAW-61.
  @preconcurrency @MainActor public var imageAsset: UIImageAsset? {
    if let made = withUnsafePointer(to: &Self.assetKey, { objc_getAssociatedObject(self, $0) as? UIImageAsset }) {
      return made
    }
    let made = UIImageAsset()
    made.register(self.changed { _ in }, with: UITraitCollection())
    withUnsafePointer(to: &Self.assetKey) { objc_setAssociatedObject(self, $0, made, .OBJC_ASSOCIATION_RETAIN) }
    return made
  }

  /// The format of a renderer whose images fit beside this one.
  @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The former spelling of `resizableImage(withCapInsets:)`, with one point in the middle that is stretched.
  /// - Parameters:
  ///   - leftCapWidth: The width in points that is kept on the left; 0 to stretch the whole width.
  ///   - topCapHeight: The height in points that is kept at the top; 0 to stretch the whole height.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top == 0 ? 0 : max(size.height - top - 1, 0),
      right: left == 0 ? 0 : max(size.width - left - 1, 0))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
  /// The former spelling of the left one of `capInsets`, in whole points.
  public var leftCapWidth: Int { Int(min(max(capInsets.left, 0), 1_000_000)) }
  /// The former spelling of the upper one of `capInsets`, in whole points.
  public var topCapHeight: Int { Int(min(max(capInsets.top, 0), 1_000_000)) }

  /// The series of images `name0`, `name1` and so on, as ones that can be resized; `nil` without any. Rules: DRAW-13, DRAW-15.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets)
  }
  /// The series of images `name0`, `name1` and so on, as ones that can be resized; `nil` without any. Rules: DRAW-13, DRAW-15.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }
}
