import Foundation

/// A tab that creates its controller when it is first needed. Rules: TAB-18.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Identifies the tab in its tab bar controller.
  public final let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  /// The tab's item in the bar.
  final let item: UITabBarItem
  /// The controller; `nil` until it is needed.
  final private(set) var made: UIViewController?
  /// The tab bar controller, if the tab is in no group.
  final var manager: ControllerReference?

  /// Creates a tab.
  /// - Parameters:
  ///   - title: The text in the bar.
  ///   - image: The picture in the bar.
  ///   - identifier: Identifies the tab; unique in a tab bar controller.
  ///   - viewControllerProvider: Creates the controller; called once, when it is first needed. Without it the tab shows
  ///     a plain one.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  /// The text in the bar.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }
  /// The picture in the bar.
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }
  /// A second line. The library never reads it.
  open var subtitle: String?
  /// A short text in the tab's corner; `nil` for none.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }
  /// Any value of the app.
  open var userInfo: Any?
  /// Whether the user can choose the tab.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }
  /// Whether the tab is left out of the bar.
  open var isHidden = false
  /// Whether the user may remove the tab from the bar. The library never reads it.
  open var allowsHiding = false

  /// The group that the tab is in.
  public internal(set) final weak var parent: UITabGroup?

  /// The tab bar controller of the tab, or of the group that contains it.
  open var tabBarController: UITabBarController? {
    guard let parent else { return manager?.controller as? UITabBarController }
    return parent.tabBarController
  }

  /// The tab's controller, created on first use. Rules: TAB-18.
  open var viewController: UIViewController? { content }

  final var content: UIViewController {
    if let made { return made }
    let controller = provider?(self) ?? UIViewController()
    // The provider may have read `viewController` itself.
    if let made { return made }
    made = controller
    return controller
  }

  final var hasProvider: Bool { provider != nil }

  // MARK: Groups

  /// The tab whose controller is shown for this one.
  var leaf: UITab { self }
  /// The controllers that were created for the tab and for the tabs in it.
  var allMade: [UIViewController] { made.map { [$0] } ?? [] }

  /// Whether `tab` is this tab or one in it.
  final func contains(_ tab: UITab) -> Bool {
    var current: UITab? = tab
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parent
    }
    return false
  }

  /// Selects the tab in each group that contains it.
  final func selectInGroups() {
    var current = self
    while let group = current.parent {
      group.selectedChild = current
      current = group
    }
  }

  /// The tab with the identifier: this one, or one in it.
  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

/// A tab that contains tabs and shows one of them. Rules: TAB-18.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// Creates a group.
  /// - Parameters:
  ///   - title: The text in the bar.
  ///   - image: The picture in the bar.
  ///   - identifier: Identifies the tab; unique in a tab bar controller.
  ///   - children: The tabs in it.
  ///   - viewControllerProvider: Creates a controller for the group itself, which is then shown instead of the selected
  ///     tab's.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt([])
  }

  /// The tabs in the group.
  open var children: [UITab] {
    didSet { adopt(oldValue) }
  }

  private func adopt(_ old: [UITab]) {
    for child in old where child.parent === self { child.parent = nil }
    for child in children { child.parent = self }
  }

  /// The identifier of the tab that is selected until another one is chosen; the first tab if no tab has it.
  open var defaultChildIdentifier: String?

  /// The selected one of ``children``. Setting a tab that is not among them clears the choice.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    set { chosen = children.first { $0 === newValue } }
  }
  private weak var chosen: UITab?

  override var leaf: UITab { hasProvider ? self : selectedChild?.leaf ?? self }
  override var allMade: [UIViewController] { super.allMade + children.flatMap(\.allMade) }
  override func find(_ identifier: String) -> UITab? {
    super.find(identifier) ?? children.lazy.compactMap { $0.find(identifier) }.first
  }
}
