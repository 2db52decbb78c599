import ControllerTree
import Foundation

// Copies of an image with other properties (DRAW-15).

extension UIImage {
  /// The image as one that can be resized: the edges keep their size, and the middle is repeated. Rules: DRAW-15.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The image as one that can be resized: the edges keep their size. Rules: DRAW-15.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    changed { ($0.capInsets, $0.resizing) = (capInsets, resizingMode) }
  }
  /// The image with a place for its content.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignment = alignmentInsets }
  }
  /// The image as one that is mirrored where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }
  /// The image, mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }
  /// The image with a baseline, as a distance from the bottom in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = baselineOffset }
  }
  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

  // MARK: Series

  /// A series of images, as large as the first one; `nil` without images.
  /// - Parameters:
  ///   - images: The images, of which each is shown in turn.
  ///   - duration: The time for the whole series, in seconds.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      ($0.frames, $0.duration, $0.source, $0.pixels) = (images, duration, .nothing, nil)
    }
  }
  /// The series of the images `name0`, `name1` and so on whose files are in the application's bundle; `nil` without any. Rules: DRAW-13.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var found: [UIImage] = []
    // A series may begin with 0 or with 1.
    for number in 0...1_024 {
      guard let image = UIImage(named: "\(name)\(number)"), image.cgImage != nil else {
        if number == 0 { continue }
        break
      }
      found.append(image)
    }
    return animatedImage(with: found, duration: duration)
  }

  // MARK: Sizes

  /// The image in another size, in pixels, with one pixel per point; `nil` for a size without area. Rules: DRAW-16.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: 1)
    context.draw(self, in: context.bounds)
    return context.makeImage().map { UIImage(cgImage: $0) }
  }
  /// Calls `completionHandler` with the image in another size, within the call. Rules: DRAW-16.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// The image in another size. Rules: DRAW-16.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// The image itself, as there is nothing to decode. Rules: DRAW-16.
  public func preparingForDisplay() -> UIImage? { self }
  /// Calls `completionHandler` with the image itself, within the call. Rules: DRAW-16.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  /// The image itself. Rules: DRAW-16.
  public func byPreparingForDisplay() async -> UIImage? { self }

  // MARK: Images of the system

  /// A symbol for further actions.
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  /// A symbol for adding.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// A symbol for removing.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// A symbol for a chosen thing.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// A symbol for a chosen thing, in a circle.
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

  // MARK: Drawing

  /// Draws the image in the current context, in its own size. Rules: DRAW-20.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in the current context. Rules: DRAW-20.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
  /// Draws the image in its own size, with a blend mode and an opacity. Rules: DRAW-20.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image with a blend mode and an opacity. Rules: DRAW-20.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(self, in: rect)
    context.restoreGState()
  }
  /// Draws the image again and again in a rectangle. One command is kept. Rules: DRAW-20.
  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }
}

extension UIImage.Orientation {
  /// The orientation of the mirrored image.
  fileprivate var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
