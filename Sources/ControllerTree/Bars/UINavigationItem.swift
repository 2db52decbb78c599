import Foundation

/// What a navigation bar shows of a controller. Made by ``UIViewController/navigationItem`` on first use. Rules: NAV-19.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As it is for the item below.
    case automatic
    /// Always, if the bar allows it.
    case always
    /// Never.
    case never
    /// Small, in the row of the buttons.
    case inline
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title below, or a general word where there is little room.
    case `default`
    /// A general word.
    case generic
    /// Nothing.
    case minimal
  }

  final var nameNumber: Int32 = 0
  /// The controller whose item it is.
  final var owner: ControllerReference?

  /// What the item is called. A controller's follows the controller's `title`. Rules: NAV-20.
  open var title: String?
  /// What stands in the title's place.
  open var titleView: UIView?
  /// One line above the title.
  open var prompt: String?
  /// When the title is large. Rules: NAV-33.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { owner?.controller?.navigationController?.barsChanged() } }
  }
  /// The button that leads back to this item, shown while the next one is on top.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back to this item, if it has no ``backBarButtonItem``.
  open var backButtonTitle: String?
  /// What the button that leads back to this item says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What the back button does while this item is on top, in place of going back.
  open var backAction: UIAction?
  /// Whether there is no back button while this item is on top. Rules: NAV-24.
  open var hidesBackButton = false
  /// Whether the back button stands beside ``leftBarButtonItems``, and does not give way to them. Rules: NAV-24.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the leading side, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Makes an item with nothing in it.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item with nothing in it; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The outermost button on the leading side; setting it leaves no other.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the trailing side; setting it leaves no other.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``hidesBackButton``; nothing is animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets ``leftBarButtonItems``; nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets ``rightBarButtonItems``; nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets ``leftBarButtonItem``; nothing is animated.
  open func setLeft(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``; nothing is animated.
  open func setRight(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Whether there is a back button while this item is on top of another one.
  final var hasBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
  }
}

extension UINavigationItem: Nameable {
  var nameTitle: String? { title }
}
