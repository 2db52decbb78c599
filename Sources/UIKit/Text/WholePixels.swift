import ControllerTree
import Foundation

extension CGSize {
  /// The size, rounded up to whole pixels of a screen, so that the content fits.
  /// - Parameter scale: The number of pixels of a point.
  func wholePixels(_ scale: CGFloat) -> CGSize {
    let scale = max(scale, 1)
    func pixels(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale + 0 }
    return CGSize(width: pixels(width), height: pixels(height))
  }
}
