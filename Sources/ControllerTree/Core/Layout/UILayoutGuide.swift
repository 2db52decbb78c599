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
