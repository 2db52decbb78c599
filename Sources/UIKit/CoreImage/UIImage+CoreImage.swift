import ControllerTree
import Foundation

extension UIImage {
  /// An image of Core Image, one point a pixel. It has no `cgImage`. Rules: VAL-10.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// An image of Core Image. It has no `cgImage`. Rules: VAL-10.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var content = UIImage().content
    content.scale = scale > 0 && scale.isFinite ? scale : 1
    content.orientation = orientation
    content.coreImage = ciImage
    let (width, height) = (ciImage.extent.width / content.scale, ciImage.extent.height / content.scale)
    let isFinite = !ciImage.extent.isNull && !ciImage.extent.isInfinite
    let size = orientation.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    content.size = isFinite ? size : .zero
    self.init(content)
  }

  /// The image of Core Image of which this one was made; `nil` for any other. Rules: VAL-10.
  public var ciImage: CIImage? { content.coreImage as? CIImage }
}
