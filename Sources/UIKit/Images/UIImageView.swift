import ControllerTree
import Foundation

/// A view with an image. Its content size is that of the image. Rules: TEXT-10.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Makes an image view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// Makes an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes an image view as large as an image.
  /// - Parameters:
  ///   - image: The image.
  ///   - highlightedImage: The image while the view is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes an image view from an archive. Rules: CODE-11.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if ArchivedView.isArchive(coder) { return }
    isUserInteractionEnabled = false
  }

  /// The image; `nil` for none.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "image", from: oldValue) }
    }
  }
  /// The image while the view is highlighted; `nil` for ``image``.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// Whether the view has ``highlightedImage``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How symbols look. The library never reads it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the image grows with the user's text size. The library never reads it.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The size of the image, in points; no size without an image. Rules: TEXT-10.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// The size of the image; the view's own without an image. Rules: TEXT-10.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

  // MARK: Series of images

  /// The images of a series; `nil` for ``image``.
  open var animationImages: [UIImage]?
  /// The images of a series while the view is highlighted. The library never reads it.
  open var highlightedAnimationImages: [UIImage]?
  /// The time for the whole series in seconds; 0 for a thirtieth of a second for each image. The library never reads it.
  open var animationDuration: TimeInterval = 0
  /// How often the series is played; 0 for ever. The library never reads it.
  open var animationRepeatCount = 0
  /// Whether a series is being played. It plays until it is stopped.
  open private(set) var isAnimating = false

  /// Starts the series, if there is one.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Stops the series.
  open func stopAnimating() { isAnimating = false }
}
