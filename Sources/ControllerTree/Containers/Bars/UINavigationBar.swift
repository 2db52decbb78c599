import Foundation

/// A bar with a title, buttons and a back button.
///
/// The bar of a navigation controller shows the navigation items of its stack; only the navigation controller changes them.
/// The methods that change items are for other bars. Rules: NAV-19, NAV-28.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The height of a bar, in points.
  private static let smallHeight: CGFloat = 44
  /// The additional height for a large title, in points.
  private static let heightOfLargeTitle: CGFloat = 52

  /// The items of a bar without a navigation controller.
  private var ownItems: [UINavigationItem] = []
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  /// The navigation controller that owns the bar.
  private var manager: ControllerReference?

  /// Makes a bar without a navigation controller.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar without a navigation controller; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes `navigation` the owner of the bar.
  final func serve(_ navigation: UINavigationController) { manager = navigation.reference }

  /// The bar has no owner any more.
  final func endService() { manager = nil }

  /// Whether a navigation controller owns the bar.
  final var isServing: Bool { manager?.controller != nil }

  private var navigation: UINavigationController? { manager?.controller as? UINavigationController }

  // MARK: Looks; kept and reported

  /// The look of the bar. A navigation controller's status bar style follows it.
  open var barStyle: UIBarStyle {
    get { style }
    set { style = newValue }
  }
  private var style = UIBarStyle.default
  /// Whether content shows through the bar. Content extends under another bar only on request. Rules: NAV-43.
  open var isTranslucent: Bool {
    get { showsContent }
    set {
      let old = showsContent
      showsContent = newValue
      if newValue != old { (superview as? UILayoutContainerView)?.translucencyChanged() }
    }
  }
  // Each access to a stored property that is public is checked at run time: this is not.
  private var showsContent = true
  /// Whether titles are large, if their items allow it. A large title makes the bar 96 points high instead of 44.
  /// Rules: NAV-33.
  open var prefersLargeTitles: Bool {
    get { largeTitles }
    set {
      let old = largeTitles
      largeTitles = newValue
      if newValue != old { navigation?.barsChanged() }
    }
  }
  private var largeTitles = false
  /// The colour of the bar. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var barTintColor: UIColor?
  /// The text attributes of the title. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of a large title. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the bar's shadow. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var shadowImage: UIImage?
  /// The picture of the back button. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's picture during transitions. It counts for ``standardAppearance`` while none was set. Rules: BAR-06.
  open var backIndicatorTransitionMaskImage: UIImage?

  // MARK: Appearances; nothing is drawn

  /// `nil` until a look is set.
  package final var looks: BarLooks<UINavigationBarAppearance>?

  /// The look of the bar in its usual height. While none was set, it follows the former properties, such as `barTintColor`.
  /// Rules: BAR-04, BAR-06.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks?.appearances.standard ?? formerAppearance }
    set { ownLooks.appearances.standard = newValue }
  }
  /// The look of the bar in compact height; `nil` for ``standardAppearance``. Rules: BAR-04.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks?.appearances.compact }
    set { ownLooks.appearances.compact = newValue }
  }
  /// The look of the bar above content that is at its top; `nil` for ``standardAppearance`` without background. Rules: BAR-04, BAR-05.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks?.appearances.scrollEdge }
    set { ownLooks.appearances.scrollEdge = newValue }
  }
  /// The look of the bar in compact height above content that is at its top. Rules: BAR-04, BAR-05.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks?.appearances.compactScrollEdge }
    set { ownLooks.appearances.compactScrollEdge = newValue }
  }

  /// Sets the picture behind the bar for a position and a height. Rules: BAR-06.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    ownLooks.former.images[.bar("background", barPosition, barMetrics)] = backgroundImage
  }
  /// The picture behind the bar for a position and a height; that for any position if there is none. Rules: BAR-06.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks?.former.image("background", barPosition, barMetrics)
  }
  /// Sets the picture behind the bar for a height. Rules: BAR-06.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// The picture behind the bar for a height. Rules: BAR-06.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// Sets how far the title is moved down, in points. Rules: BAR-06.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ownLooks.former.offsets[.height("title", barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// How far the title is moved down, in points. Rules: BAR-06.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks?.former.offsets[.height("title", barMetrics)]?.vertical ?? 0
  }

  /// The position of the bar.
  open var barPosition: UIBarPosition {
    if navigation != nil { return .topAttached }
    return delegate?.position(for: self) ?? .any
  }

  /// Whether the bar is hidden. The content of its navigation controller then fills the room.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      navigation?.barsChanged()
    }
  }

  /// The height of a navigation controller's bar, in points: 96 with a large title, else 44 (NAV-33), and the height of what the top
  /// item brings with it (SEARCH-08); lower while the content moves up (NAV-36).
  final var height: CGFloat { navigation?.bars.barHeight ?? wholeHeight }

  /// The height above the top of the content, in points.
  final var wholeHeight: CGFloat {
    let title = Self.smallHeight + largeTitleHeight
    guard NavigationBarAttachment.areUsed, let attachment = topItem?.attachment else { return title }
    return attachment.height + (attachment.hidesTitle ? 0 : title)
  }

  /// The height of the large title, in points; 0 if the title is small or hidden.
  final var largeTitleHeight: CGFloat {
    if NavigationBarAttachment.areUsed, topItem?.attachment?.hidesTitle == true { return 0 }
    return showsLargeTitle ? Self.heightOfLargeTitle : 0
  }

  /// The height of a search bar that goes while the content moves up, in points.
  final var collapsibleSearchHeight: CGFloat {
    guard NavigationBarAttachment.areUsed, let attachment = topItem?.attachment, attachment.collapses else { return 0 }
    return attachment.height
  }

  /// Whether the height may follow the content.
  final var mayCollapse: Bool { largeTitles || NavigationBarAttachment.areUsed }

  /// The view of the top item's attachment, which is a subview at the bottom of the bar.
  private var attachedView: UIView?

  /// Adds the attachment of the top item, and removes that of another one.
  final func updateAttachment() {
    guard NavigationBarAttachment.areUsed else { return }
    let attachment = topItem?.attachment
    if let attachedView, attachedView !== attachment?.view, attachedView.superview === self {
      attachedView.removeFromSuperview()
    }
    attachedView = attachment?.view
    guard let attachment else { return }
    if attachment.view.superview !== self { addSubview(attachment.view) }
    var height = attachment.height > 0 ? attachment.height : Self.smallHeight
    if attachment.collapses { height = max(0, height - (navigation?.bars.collapse?.amount ?? 0)) }
    attachment.view.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Places what the top item brings with it. An override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAttachment()
    if BarViews.areUsed { barViews.update(places?.views ?? [], in: self) }
    if let background { background.frame = BarBackground.place(in: self) }
  }

  /// `nil` until somebody asks for the subviews or the layer: bars of which nobody does have no view more.
  private var background: BarBackground?

  /// The background of the bar, and the views that items bring with them. Rules: NAV-40.
  open override var subviews: [UIView] {
    makeBackground()
    return super.subviews
  }

  /// The layer, in which that of the background is the first. Rules: NAV-40.
  open override var layer: CALayer {
    makeBackground()
    return super.layer
  }

  private func makeBackground() {
    guard background == nil else { return }
    let made = BarBackground(of: self)
    background = made
    insertSubview(made, at: 0)
    setNeedsLayout()
  }

  private var barViews = BarViews()

  /// The places of the buttons; `nil` for a bar without items.
  private var places: BarPlaces? {
    guard let topItem, topItem.attachment?.hidesTitle != true else { return nil }
    return BarPlaces(of: self, item: topItem, backTitle: backButtonTitle)
  }

  /// The place of a button that the bar shows, in points of the bar: `nil` for another one. Not in UIKit.
  /// - Complexity: O(n) in the buttons.
  /// - Rules: TOUCH-43.
  @_disfavoredOverload
  public final func frame(of item: UIBarButtonItem) -> CGRect? { places?.frame(of: item) }

  /// The place of the back button, in points of the bar: `nil` if there is none. Not in UIKit. Rules: TOUCH-43.
  public final var backButtonFrame: CGRect? { places?.backButton }

  /// Whether the top item's title is large. An item in automatic mode takes the mode of the item below; titles are
  /// small in compact height.
  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, let navigation, navigation.traitCollection.verticalSizeClass != .compact else {
      return false
    }
    for controller in navigation.stackInView.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .automatic: continue
      case .always: return true
      case .never, .inline: return false
      }
    }
    return true
  }

  // MARK: Items

  /// Decides whether items are added and removed. For a navigation controller's own bar it is the navigation controller, if
  /// its class conforms. Not retained.
  /// - Issues: `managedBar` when set on a navigation controller's bar; nothing changes.
  /// - Rules: NAV-28.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { navigation.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set { changeOwn("delegate") { ownDelegate = newValue } }
  }

  /// The items, from the bottom to the top. For a navigation controller's own bar, the navigation items of its stack.
  /// - Issues: `managedBar` when set on a navigation controller's bar; nothing changes.
  /// - Rules: NAV-19.
  open var items: [UINavigationItem]? {
    get { navigation?.stackInView.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The top item; the bar shows its title.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button leads to; `nil` if there is nothing to go back to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The title of the back button; `nil` if there is no back button. The item below determines it. Rules: NAV-19.
  public final var backButtonTitle: String? {
    guard let topItem, topItem.hasBackButton, let backItem else { return nil }
    switch backItem.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? "Back"
    case .default:
      return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
    }
  }

  /// Sets ``items`` of a bar without a navigation controller; nothing is animated.
  /// - Issues: `managedBar` for a navigation controller's bar; nothing changes.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    changeOwn("setItems(_:animated:)") { ownItems = items ?? [] }
  }

  /// Adds an item to a bar without a navigation controller, if the delegate allows it.
  /// - Issues: `managedBar` for a navigation controller's bar; nothing changes.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    changeOwn("pushItem(_:animated:)") {
      guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
      ownItems.append(item)
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Removes the top item of a bar without a navigation controller, if the delegate allows it, and returns it.
  /// - Issues: `managedBar` for a navigation controller's bar; nothing changes.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    var popped: UINavigationItem?
    changeOwn("popItem(animated:)") {
      guard let top = ownItems.last, delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
      if let index = ownItems.lastIndex(where: { $0 === top }) { ownItems.remove(at: index) }
      popped = top
      delegate?.navigationBar(self, didPop: top)
    }
    return popped
  }

  private func changeOwn(_ call: StaticString, _ body: () -> Void) {
    if let navigation { return report(.managedBar(self, of: navigation), by: call) }
    body()
    if BarViews.areUsed { setNeedsLayout() }
  }

  // MARK: The user

  /// The user taps the back button. One turn.
  ///
  /// Performs the top item's `backAction` if it has one. Else asks the delegate, and a navigation
  /// controller pops with animation.
  /// - Returns: Whether the tap had an effect: `false` without a back button, while the bar is hidden or its navigation
  ///   controller in a transition, and if the delegate refuses.
  /// - Rules: NAV-28, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func goBack() -> Bool {
    Stage.turn("goBack()", self, .event) {
      guard !isHidden, let topItem, topItem.hasBackButton, items?.count ?? 0 > 1 else { return false }
      if let navigation, navigation.shown.busyCoordinator != nil { return false }
      if let action = topItem.backAction {
        action.performWithSender(self, target: nil)
        return true
      }
      guard let navigation else { return popItem(animated: true) != nil }
      guard delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return false }
      return navigation.stackToPop?.popViewController(animated: true) != nil
    }
  }
}

extension UINavigationBar: BarOfButtons {}

extension UINavigationBar: TapAnswering {
  /// A tap on a button is the act on it. Rules: TOUCH-43.
  package func tapped(_ tap: AnsweredTap) {
    switch places?.button(at: tap.point) {
    case .back: goBack()
    case .item(let item):
      if let navigation, navigation.shown.busyCoordinator != nil { return }
      item.tapped(tap)
    case nil: break
    }
  }
}
