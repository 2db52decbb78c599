import ControllerTree
import Foundation

extension UIColor {
  /// The colour of an image that is repeated. It counts as a grey, and is equal only to itself. Its `cgColor` has the pattern, and one
  /// number, the opacity. Rules: DRAW-63.
  public convenience init(patternImage image: UIImage) {
    let bounds = CGRect(origin: .zero, size: image.size)
    var callbacks = CGPatternCallbacks()
    callbacks.drawPattern = { _, context in
      if let drawn = image.cgImage { context.draw(drawn, in: bounds) }
    }
    self.init(
      CGPattern(
        info: nil, bounds: bounds, matrix: .identity, xStep: bounds.width, yStep: bounds.height,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
  }
}
