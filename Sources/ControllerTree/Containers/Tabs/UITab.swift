import Foundation

/// A tab that makes its controller when it is first needed. Rules: TAB-18.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// What the tab is found by.
  public final let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  /// What stands in the bar for it.
  final let item: UITabBarItem
  /// The controller, once it was needed.
  final private(set) var made: UIViewController?
  /// The tab bar controller, for a tab outside of groups.
  final var manager: ControllerReference?

  /// Makes a tab.
  /// - Parameters:
  ///   - title: What stands in the bar.
  ///   - image: The picture in the bar.
  ///   - identifier: What the tab is found by; each in a tab bar controller has its own.
  ///   - viewControllerProvider: Makes the controller; called once, when it is first needed. Without it the tab shows a plain one.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  /// What stands in the bar.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }
  /// The picture in the bar.
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }
  /// A second line. Kept and reported.
  open var subtitle: String?
  /// A short text in the tab's corner; `nil` for none.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }
  /// Anything of the app's own.
  open var userInfo: Any?
  /// Whether a person can choose the tab.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }
  /// Whether the tab has no place in the bar.
  open var isHidden = false
  /// Whether a person may take the tab out of the bar. Kept and reported.
  open var allowsHiding = false

  /// The group that the tab is in.
  public internal(set) final weak var parent: UITabGroup?

  /// The tab bar controller that the tab, or the group around it, is in.
  open var tabBarController: UITabBarController? {
    guard let parent else { return manager?.controller as? UITabBarController }
    return parent.tabBarController
  }

  /// The tab's controller, made on first use. Rules: TAB-18.
  open var viewController: UIViewController? { content }

  final var content: UIViewController {
    if let made { return made }
    let controller = provider?(self) ?? UIViewController()
    // The provider may have asked for it itself.
    if let made { return made }
    made = controller
    return controller
  }

  final var hasProvider: Bool { provider != nil }

  // MARK: Groups

  /// The tab whose controller is shown for this one.
  var leaf: UITab { self }
  /// The controllers of the tab and of those in it that were ever needed.
  var allMade: [UIViewController] { made.map { [$0] } ?? [] }

  /// Whether `tab` is this one or in it.
  final func contains(_ tab: UITab) -> Bool {
    var current: UITab? = tab
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parent
    }
    return false
  }

  /// Selects the tab in each group around it.
  final func selectInGroups() {
    var current = self
    while let group = current.parent {
      group.selectedChild = current
      current = group
    }
  }

  /// The tab of an identifier: this one, or one in it.
  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

/// A tab with tabs in it, of which one is shown. Rules: TAB-18.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// Makes a group.
  /// - Parameters:
  ///   - title: What the tab is called.
  ///   - image: What the tab shows.
  ///   - identifier: What tells the tab from others.
  ///   - children: The tabs in it.
  ///   - viewControllerProvider: Makes a controller for the group itself, which is then shown in place of the selected tab's.
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

  /// The tab that is selected while none was chosen; the first if there is none of the identifier.
  open var defaultChildIdentifier: String?

  /// The selected one of ``children``. Setting another tab selects none.
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
