import Foundation

/// A view's geometry: `bounds` and `center` are stored, the frame is computed (GEO-01).
struct ViewGeometry {
  var bounds: CGRect
  var center: CGPoint

  @inline(__always)
  init(frame: CGRect) {
    let frame = frame.size.width < 0 || frame.size.height < 0 ? frame.standardized : frame
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The frame of a view whose anchor point is elsewhere than in the middle (LAYER-08).
  func frame(under transform: CGAffineTransform, anchor: CGPoint) -> CGRect {
    let (width, height) = (bounds.width, bounds.height)
    let box = CGRect(x: -anchor.x * width, y: -anchor.y * height, width: width, height: height).applying(transform)
    return box.offsetBy(dx: center.x, dy: center.y)
  }

  func frame(under transform: CGAffineTransform) -> CGRect {
    let size = transform.isIdentity ? bounds.size : CGRect(origin: .zero, size: bounds.size).applying(transform).size
    let (middleX, middleY) = (center.x + transform.tx, center.y + transform.ty)
    return CGRect(x: middleX - size.width / 2, y: middleY - size.height / 2, width: size.width, height: size.height)
  }
}

/// The state that layout and hit testing read of every view.
struct LayoutState {
  /// A new view is marked for its first layout (LAY-05).
  var needsLayout = true
  /// Whether the view, or the controller whose root it is, waits for an update of properties. A new view does, unless it is a plain one
  /// (LAY-08).
  var waitsForProperties = false
  /// Whether the view itself does.
  var needsPropertyUpdate = true
  /// Whether a layout pass has to visit the view.
  @inline(__always)
  var awaitsVisit: Bool { needsLayout || waitsForProperties }
  /// A new view is marked for an update of its constraints, which it gets if its tree has any (AL-17).
  var needsConstraintUpdate = true
  /// Whether an active constraint has ever named the view, a guide of it, or a view or guide inside.
  var holdsConstraints = false
  /// The layout pass that laid the view out last.
  var lastPass: UInt32 = 0
  var isHidden = false
  var alpha: Float = 1
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesMask = true
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// Whether the view is laying out its subviews.
  var isLayingOut = false
  /// Whether the view last received the default traits from above, and its present place has others or it has no place; see
  /// ``UIView/sentFromAbove``.
  var sentDefaultTraits = false
  /// Whether the view or its controller has ever added to the safe area, or the view preserves its superview's margins.
  var affectsInsets = false
  /// Whether the safe area at the top and the bottom does not reach the view.
  var isFreeOfVerticalSafeArea = false
  /// Whether a property of the view is observed by key.
  var isObserved = false
  /// Whether the view has to be drawn. A new view has to, if its class draws (DRAW-30).
  var needsDisplay = true
  /// The mark for the next insets pass.
  var insetsMark = InsetsMark.none
}

/// What a view tells its superview about itself.
enum SubviewChange {
  /// It is no subview any more.
  case left
  /// It was hidden or shown.
  case hidden
  /// Its content has another size.
  case contentSize
}

/// State that few views have.
final class RareViewState {
  var transform = CGAffineTransform.identity
  var contentScaleFactor: CGFloat?
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentMode = UIView.ContentMode.scaleToFill
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tag = 0
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  /// The finger on the content, if the view answers taps.
  var followedTap: TapFollowing?
  var mask: UIView?
  var restorationIdentifier: String?
  var accessibility: AccessibilityAttributes?
  var furtherAccessibility: FurtherAccessibility?
  var focus: FocusChoices?
  /// The view's own part of its margins; the default is 8 on each side (MARG-01).
  var ownMargins: NSDirectionalEdgeInsets?
  /// The values last sent with `safeAreaInsetsDidChange()` and `layoutMarginsDidChange()`.
  var announcedSafeArea = UIEdgeInsets.zero
  var announcedMargins: UIEdgeInsets?
  var traits: TraitState?
  /// Other than the default ones; see ``UIView/sentFromAbove``.
  var sentTraits: UITraitCollection?
  /// The shared reference that does not retain the view, made on first use.
  var reference: ViewReference?
  /// The view's part in Auto Layout.
  var layout: ViewLayout?
  /// The view's layer, made on first use.
  var layer: CALayer?
  /// The part of the bounds that has to be drawn again; `nil` for all.
  var invalidRect: CGRect?
  /// The anchor point of the layer, in units of the bounds.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}

extension UIView {
  /// Which of a view's edges and sizes change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per edge or size.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// How content would fill a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as fits inside, with its own proportions.
    case scaleAspectFit
    /// As small as covers the view, with its own proportions.
    case scaleAspectFill
    /// Redrawn at each size.
    case redraw
    /// In the middle, in its own size.
    case center
    /// At the top, in its own size.
    case top
    /// At the bottom, in its own size.
    case bottom
    /// At the left, in its own size.
    case left
    /// At the right, in its own size.
    case right
    /// In the corner at the top left, in its own size.
    case topLeft
    /// In the corner at the top right, in its own size.
    case topRight
    /// In the corner at the bottom left, in its own size.
    case bottomLeft
    /// In the corner at the bottom right, in its own size.
    case bottomRight
  }
}
