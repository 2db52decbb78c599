import Foundation

/// A bar with buttons, mostly at the bottom.
///
/// The toolbar of a navigation controller shows what the top of the stack has as `toolbarItems`. Rules: NAV-22.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The height of a bar, in points.
  static let height: CGFloat = 44

  /// The items of a bar that stands alone.
  private var ownItems: [UIBarButtonItem]?
  /// The navigation controller whose bar it is.
  private var manager: ControllerReference?

  /// Makes a bar that stands alone.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar that stands alone; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bar belongs to `navigation` from now on.
  final func serve(_ navigation: UINavigationController) { manager = navigation.reference }

  private var navigation: UINavigationController? { manager?.controller as? UINavigationController }

  /// How the bar looks. Kept and reported.
  open var barStyle = UIBarStyle.default
  /// Whether content shows through the bar. Kept and reported.
  open var isTranslucent = true
  /// The colour of the bar. Kept and reported.
  open var barTintColor: UIColor?
  /// Where the bar lies: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// Whether the bar is out of sight. The content of its navigation controller gets the room.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      navigation?.barsChanged()
    }
  }

  /// What the bar shows. For a navigation controller's own bar, the `toolbarItems` of the top of the stack.
  /// - Issues: `managedBar` when they are set for such a bar: nothing changes.
  /// - Rules: NAV-22.
  open var items: [UIBarButtonItem]? {
    get { navigation.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets ``items`` of a bar that stands alone; nothing is animated.
  /// - Issues: `managedBar`: nothing changes.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    if let navigation { return report(.managedBar(self, of: navigation), by: "setItems(_:animated:)") }
    ownItems = items
  }
}
