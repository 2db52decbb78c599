import ControllerTree
import Foundation

extension UIImage {
  /// The system symbol of that name. Traits have no effect. Rules: DRAW-14.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Whether colours are brighter than white: no.
  public var isHighDynamicRange: Bool { false }
  /// The image without colours that are brighter than white: the image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension UIImage.SymbolWeight {
  /// The weight of a font with the same strokes.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .unspecified, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

@MainActor private final class ImageViewLooks: KeptBeside {
  var range = UIImage.DynamicRange.unspecified
  var adjusts = false
  var masks = false
  var overlay: UIView?
}

extension UIImageView {
  /// How bright the image may be. The library never reads it.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { ImageViewLooks.of(self)?.range ?? .unspecified }
    set { ImageViewLooks.made(for: self).range = newValue }
  }
  /// How bright the image is: not brighter than white.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Whether the image changes while a view around it has the focus. The library never reads it.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { ImageViewLooks.of(self)?.adjusts ?? false }
    set { ImageViewLooks.made(for: self).adjusts = newValue }
  }
  /// Whether the effect of the focus is cut off at the image's shape. The library never reads it.
  public var masksFocusEffectToContents: Bool {
    get { ImageViewLooks.of(self)?.masks ?? false }
    set { ImageViewLooks.made(for: self).masks = newValue }
  }
  /// The view for subviews above the image, as large as the image view; made on first use.
  public var overlayContentView: UIView {
    let looks = ImageViewLooks.made(for: self)
    if let made = looks.overlay { return made }
    let made = UIView(frame: bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.isUserInteractionEnabled = false
    addSubview(made)
    looks.overlay = made
    return made
  }
}

extension CGPath {
  /// Calls a function for each step. Rules: DRAW-01.
  /// - Parameters:
  ///   - info: Passed to the function.
  ///   - function: The function. A step's points are valid during the call only.
  /// - Complexity: O(n) in the steps.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A function that is called for each step of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
