import ControllerTree
import Foundation

/// Gives an attachment of a text view a view that stands for it. Clients subclass it and override ``loadView()``. Rules: FRAG-12.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment. Not retained.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// The layout manager; `nil` for none. Not retained.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The place of the attachment in the document.
  public final let location: any NSTextLocation

  /// Makes a provider.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
    super.init()
  }

  /// The view; reading it loads it.
  open var view: UIView? {
    get {
      if loaded == nil, !isLoading {
        isLoading = true
        loadView()
        isLoading = false
      }
      return loaded
    }
    set { loaded = newValue }
  }
  private var loaded: UIView?
  private var isLoading = false

  /// Sets ``view``. The library calls it when the text view lays the attachment out; the base sets none.
  open func loadView() {}

  /// Whether the attachment is as large as ``attachmentBounds(for:location:textContainer:proposedLineFragment:position:)``; if not, it is as
  /// large as its own `bounds`. Rules: FRAG-12.
  open var tracksTextAttachmentViewBounds = false

  /// The place and size of the view, from the baseline with y upwards: those of the view's bounds, or of what fits it if they are empty.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size == .zero ? view.systemLayoutSizeFitting(proposedLineFragment.size) : view.bounds.size
    return CGRect(origin: .zero, size: size)
  }
}

/// The parts of attachments that layouts with fragments use.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// The image in a rectangle; `nil` for none.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
  /// The rectangle in points, from the baseline with y upwards.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// The object that makes a view for the attachment; `nil` for none.
  @preconcurrency @MainActor
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}

/// Classes of view providers that are known only at run time are made by their own initialisers, as on a device; `makeOverridden` of
/// `CALayer` explains how.
extension NSTextAttachmentViewProvider {
  /// The values for the next `init(overriddenParts:)`.
  struct Parts {
    let attachment: NSTextAttachment
    let view: UIView?
    let manager: NSTextLayoutManager?
    let location: any NSTextLocation
  }
  private static var parts: Parts?

  convenience init(overriddenParts: Void) {
    let parts = Self.parts
    Self.parts = nil
    self.init(
      textAttachment: parts?.attachment ?? NSTextAttachment(), parentView: parts?.view,
      textLayoutManager: parts?.manager, location: parts?.location ?? TextPlace(0))
  }

  @_silgen_name("$s5UIKit28NSTextAttachmentViewProviderC15overriddenPartsACyt_tcfC")
  private class func makeOverridden() -> NSTextAttachmentViewProvider

  /// A provider of this very class.
  static func made(_ parts: Parts) -> NSTextAttachmentViewProvider {
    self.parts = parts
    return makeOverridden()
  }
}
