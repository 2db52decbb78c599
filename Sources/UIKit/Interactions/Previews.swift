import ControllerTree
import Foundation

/// The look of a preview. Nothing is drawn.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The part of the view that is seen; `nil` for all. The library never reads it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; `nil` for that of the visible part. The library never reads it.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view. The library never reads it.
  open var backgroundColor: UIColor!
  /// The rectangles of a text's lines.
  public final let textLineRects: [NSValue]

  /// A look of the same class with the same values. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      self is UIDragPreviewParameters
      ? UIDragPreviewParameters(textLineRects: textLineRects) : UIPreviewParameters(textLineRects: textLineRects)
    (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
    return copy
  }

  /// Makes the usual look.
  public override init() {
    textLineRects = []
    super.init()
  }
  /// Makes a look for lines of text.
  public init(textLineRects: [NSValue]) {
    self.textLineRects = textLineRects
    super.init()
  }
}

/// The look of a preview in a drag. Nothing is drawn.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview comes to lie.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view with the place.
  public final let container: UIView
  /// The middle of the preview, in the container's coordinates.
  public final let center: CGPoint
  /// The transform of the preview there.
  public final let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
  /// The place itself, as it can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes a place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// Where the preview of a drag comes to lie.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view as a preview, and the place of it. Nothing is drawn.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view.
  public final let view: UIView
  /// The look.
  open var parameters: UIPreviewParameters { look }
  /// The place.
  open var target: UIPreviewTarget { place }
  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
  private final let look: UIPreviewParameters
  private final let place: UIPreviewTarget

  /// Makes a preview that goes to a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, look, place) = (view, parameters, target)
    super.init()
  }
  /// Makes a preview where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// Makes a preview with the usual look where the view is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The preview itself, as it can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same view and look, with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: look, target: newTarget)
  }
}

/// A view as a preview in a drag, and the place of it. Nothing is drawn.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same view and look, with another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The picture of an item in a drag. Nothing is drawn.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view.
  public final let view: UIView
  /// The look.
  public final let parameters: UIDragPreviewParameters

  /// Makes a picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  /// The picture itself, as it can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Makes a picture of a view with the usual look.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
