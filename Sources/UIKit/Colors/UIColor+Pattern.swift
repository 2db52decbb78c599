import ControllerTree
import Foundation

extension UIColor {
  /// The colour of an image that is repeated. It counts as a grey, and is equal only to itself.
  public convenience init(patternImage image: UIImage) {
    self.init { _ in UIColor(white: 0.5, alpha: 1) }
  }
}
