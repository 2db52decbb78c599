import Foundation

/// A bar with a title, buttons and a way back.
///
/// The bar of a navigation controller shows the navigation items of its stack, and nobody else changes them: what its class
/// offers for that is for bars that stand alone. Rules: NAV-19, NAV-28.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The height of a bar, in points.
  private static let smallHeight: CGFloat = 44
  /// What a large title adds to it.
  private static let largeTitleHeight: CGFloat = 52

  /// The items of a bar that stands alone.
  private var ownItems: [UINavigationItem] = []
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  /// The navigation controller whose bar it is.
  private var manager: ControllerReference?

  /// Makes a bar that stands alone.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar that stands alone; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bar belongs to `navigation` from now on.
  final func serve(_ navigation: UINavigationController) { manager = navigation.reference }

  private var navigation: UINavigationController? { manager?.controller as? UINavigationController }

  // MARK: Looks; kept and reported

  /// How the bar looks. A navigation controller's status bar follows it.
  open var barStyle = UIBarStyle.default
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// Whether titles are large, as far as their items let them be. A large title makes the bar 96 points high in place of 44.
  /// Rules: NAV-33.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { navigation?.barsChanged() } }
  }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// What the bar throws on what is below.
  open var shadowImage: UIImage?
  /// The picture of the back button.
  open var backIndicatorImage: UIImage?
  /// Where the picture of the back button ends.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Where the bar lies.
  open var barPosition: UIBarPosition {
    if navigation != nil { return .topAttached }
    return delegate?.position(for: self) ?? .any
  }

  /// Whether the bar is out of sight. The content of its navigation controller gets the room.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      navigation?.barsChanged()
    }
  }

  /// How high a navigation controller's bar is, in points: 96 with a large title, else 44 (NAV-33).
  final var height: CGFloat { showsLargeTitle ? Self.smallHeight + Self.largeTitleHeight : Self.smallHeight }

  /// Whether the top item's title is large. An item whose mode is automatic has the mode of the item below; titles are small where
  /// there is little height.
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

  /// Says whether items may come and go. For a navigation controller's own bar it is the navigation controller, if its class
  /// conforms. Not retained.
  /// - Issues: `managedBar` when it is set for such a bar: nothing changes.
  /// - Rules: NAV-28.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { navigation.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set { changeOwn("delegate") { ownDelegate = newValue } }
  }

  /// What the bar shows, from the bottom to the top. For a navigation controller's own bar, the navigation items of its stack.
  /// - Issues: `managedBar` when they are set for such a bar: nothing changes.
  /// - Rules: NAV-19.
  open var items: [UINavigationItem]? {
    get { navigation?.stackInView.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item whose title is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button leads to; `nil` if there is nothing to go back to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// What the back button says; `nil` if there is no back button. The item below decides. Rules: NAV-19.
  public final var backButtonTitle: String? {
    guard let topItem, topItem.hasBackButton, let backItem else { return nil }
    switch backItem.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? "Back"
    case .default:
      return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
    }
  }

  /// Sets ``items`` of a bar that stands alone; nothing is animated.
  /// - Issues: `managedBar`: nothing changes.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    changeOwn("setItems(_:animated:)") { ownItems = items ?? [] }
  }

  /// Puts an item on a bar that stands alone, if its delegate agrees.
  /// - Issues: `managedBar`: nothing changes.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    changeOwn("pushItem(_:animated:)") {
      guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
      ownItems.append(item)
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Takes the top item off a bar that stands alone, if its delegate agrees, and gives it back.
  /// - Issues: `managedBar`: nothing changes.
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
  }

  // MARK: A person

  /// A person taps the back button. One turn.
  ///
  /// The top item's `backAction` is performed if it has one. Else the delegate is asked, and a navigation controller pops with
  /// animation.
  /// - Returns: Whether anything came of it: `false` without a back button, while the bar is hidden or its navigation controller
  ///   in a transition, and if the delegate is against it.
  /// - Rules: NAV-28, TURN-06.
  @discardableResult
  public final func goBack() -> Bool {
    Stage.current.cycle.turn(PublicCall("goBack()", self, .event)) {
      guard !isHidden, let topItem, topItem.hasBackButton, items?.count ?? 0 > 1 else { return false }
      if let navigation, navigation.screen.busyCoordinator != nil { return false }
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
