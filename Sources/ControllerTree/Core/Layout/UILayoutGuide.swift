import Foundation

/// A rectangle in a view's coordinates that constraints can name as they name views; it is in no hierarchy and draws nothing.
///
/// A guide of yours gets its rectangle from constraints, once `UIView.addLayoutGuide(_:)` has given it an owner. The guides of the
/// system (``UIView/safeAreaLayoutGuide``, ``UIView/layoutMarginsGuide``, ``UIView/keyboardLayoutGuide``) follow their view.
/// Rules: AL-13, AL-14.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What gives the guide its rectangle.
  enum Source {
    /// Constraints.
    case constraints
    /// The owner's safe area, its margins, its safe area's top and bottom, the keyboard, its visible rectangle.
    case safeArea, margins, top, bottom, keyboard, frame
  }

  final var nameNumber: Int32 = 0
  final let source: Source
  /// The shared reference that does not retain the guide.
  nonisolated(unsafe) private final var sharedReference: GuideReference?
  final var ownerReference: ViewReference?
  /// The active constraints that name the guide.
  final var involved: [NSLayoutConstraint] = []
  /// The rectangle of the last layout, for a guide with constraints.
  final var solvedFrame = CGRect.zero

  /// Makes a guide without an owner.
  @preconcurrency @MainActor public override init() {
    source = .constraints
    super.init()
  }

  /// Makes a guide without an owner; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    source = .constraints
    super.init()
  }

  init(_ source: Source, of view: UIView, identifier: String) {
    self.source = source
    ownerReference = view.reference
    super.init()
    self.identifier = identifier
  }

  init(readableContentOf view: UIView) {
    source = .constraints
    ownerReference = view.reference
    super.init()
    identifier = "UIViewReadableContentGuide"
  }

  deinit { sharedReference?.clear() }

  final var reference: GuideReference {
    if let sharedReference { return sharedReference }
    let made = GuideReference(self)
    sharedReference = made
    return made
  }

  /// The view in whose coordinates the guide lies; not retained. Set by `UIView.addLayoutGuide(_:)`.
  open var owningView: UIView? {
    get { ownerReference?.view }
    set { LayoutGuides.setOwner(newValue, of: self) }
  }

  /// The guide's rectangle in the coordinates of its view, in points, as of the last layout.
  open var layoutFrame: CGRect { LayoutGuides.frame(of: self) }

  /// A name for the guide in issues and explanations.
  open var identifier = ""

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }

  private func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    .place(LayoutPlace(item: .guide(reference), attribute: attribute))
  }
}

extension UILayoutGuide: Nameable {
  var nameTitle: String? { identifier.isEmpty ? nil : identifier }
}

/// A guide whose followed edges adapt to its place.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area that the keyboard covers, in a view's coordinates. While it is hidden the guide has no height and lies at the bottom of the
/// safe area. Rules: AL-14.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard. The library never reads it: its keyboard is docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide lies at the bottom of the safe area while the keyboard is hidden, or at the bottom of the view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue, let view = owningView { LayoutEngine.inputsChanged(of: view) } }
  }
  /// The distance above the keyboard at which a drag dismisses it. The library never reads it.
  open var keyboardDismissPadding: CGFloat = 0
}

/// The place of a bar at the top or the bottom of a controller's view; deprecated since iOS 11 in favour of the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bar reaches into the view, in points.
  var length: CGFloat { get }
  /// The top of the bar's place.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the bar's place.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the bar's place.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutSupport {
  var layoutGuide: UILayoutGuide { self as? UILayoutGuide ?? UILayoutGuide() }
}

/// ``UIViewController/topLayoutGuide`` and ``UIViewController/bottomLayoutGuide``.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
