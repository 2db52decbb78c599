import Foundation

/// A bar with buttons, mostly at the bottom.
///
/// The toolbar of a navigation controller shows the `toolbarItems` of the top controller. Rules: NAV-22.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The height of a bar, in points.
  static let height: CGFloat = 44

  /// The items of a bar without a navigation controller.
  private var ownItems: [UIBarButtonItem]?
  /// The navigation controller that owns the bar.
  private var manager: ControllerReference?

  /// Makes a bar without a navigation controller.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar without a navigation controller; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes `navigation` the owner of the bar.
  final func serve(_ navigation: UINavigationController) { manager = navigation.reference }

  private var navigation: UINavigationController? { manager?.controller as? UINavigationController }

  /// Tells the position of a bar without a navigation controller, which is its own one's delegate. Not retained.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The look of the bar. The library never reads it.
  open var barStyle = UIBarStyle.default
  /// Whether content shows through the bar. Content extends under another bar only on request. Rules: NAV-43.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { (superview as? UILayoutContainerView)?.translucencyChanged() } }
  }
  /// The colour of the bar. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var barTintColor: UIColor?
  // MARK: Appearances; nothing is drawn

  /// `nil` until a look is set.
  package final var looks: BarLooks<UIToolbarAppearance>?

  /// The look of the bar in its usual height. While none was set, it follows the former properties, such as `barTintColor`.
  /// Rules: BAR-04, BAR-06.
  open var standardAppearance: UIToolbarAppearance {
    get { looks?.appearances.standard ?? formerAppearance }
    set { ownLooks.appearances.standard = newValue }
  }
  /// The look of the bar in compact height; `nil` for ``standardAppearance``. Rules: BAR-04.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks?.appearances.compact }
    set { ownLooks.appearances.compact = newValue }
  }
  /// The look of the bar below content that is at its bottom. Rules: BAR-04, BAR-05.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks?.appearances.scrollEdge }
    set { ownLooks.appearances.scrollEdge = newValue }
  }
  /// The look of the bar in compact height below content that is at its bottom. Rules: BAR-04, BAR-05.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks?.appearances.compactScrollEdge }
    set { ownLooks.appearances.compactScrollEdge = newValue }
  }

  /// Sets the picture behind the bar for a position and a height. Rules: BAR-06.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    ownLooks.former.images[.bar("background", topOrBottom, barMetrics)] = backgroundImage
  }
  /// The picture behind the bar for a position and a height; that for any position if there is none. Rules: BAR-06.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks?.former.image("background", topOrBottom, barMetrics)
  }
  /// Sets the picture of the shadow for a position. Rules: BAR-06.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    ownLooks.former.images[.bar("shadow", topOrBottom)] = shadowImage
  }
  /// The picture of the shadow for a position; that for any position if there is none. Rules: BAR-06.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    looks?.former.image("shadow", topOrBottom)
  }

  /// The position of the bar: the bottom, unless the ``delegate`` tells another.
  open var barPosition: UIBarPosition {
    guard let delegate else { return .bottom }
    let position = delegate.position(for: self)
    return position == .any ? .bottom : position
  }

  /// Whether the bar is hidden. The content of its navigation controller then fills the room.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      navigation?.barsChanged()
    }
  }

  /// The items of the bar. For a navigation controller's own bar, the `toolbarItems` of the top controller.
  /// - Issues: `managedBar` when set on a navigation controller's bar; nothing changes.
  /// - Rules: NAV-22.
  open var items: [UIBarButtonItem]? {
    get { navigation.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets ``items`` of a bar without a navigation controller; nothing is animated.
  /// - Issues: `managedBar` for a navigation controller's bar; nothing changes.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    if let navigation { return report(.managedBar(self, of: navigation), by: "setItems(_:animated:)") }
    ownItems = items
    if BarViews.areUsed { setNeedsLayout() }
  }

  // MARK: Places

  private var barViews = BarViews()
  private var places: BarPlaces { BarPlaces(of: self, items: items ?? []) }

  /// Places the views of the items. An override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if BarViews.areUsed { barViews.update(places.views, in: self) }
  }

  /// The place of a button that the bar shows, in points of the bar: `nil` for another one. Not in UIKit.
  /// - Complexity: O(n) in the buttons.
  /// - Rules: TOUCH-43.
  @_disfavoredOverload
  public final func frame(of item: UIBarButtonItem) -> CGRect? { places.frame(of: item) }
}

extension UIToolbar: BarOfButtons {}

extension UIToolbar: TapAnswering {
  /// A tap on a button is the act on it. Rules: TOUCH-43.
  package func tapped(_ tap: AnsweredTap) {
    if case .item(let item) = places.button(at: tap.point) { item.tapped(tap) }
  }
}
