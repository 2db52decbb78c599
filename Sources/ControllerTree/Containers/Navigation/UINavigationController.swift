import Foundation

/// Shows the top of a stack of controllers.
///
/// Calls change the stack at once; loading, callbacks and animation follow at the end of the turn, as one change however many
/// calls there were. How it works stands beside it: `NavigationStack` has the stack and what changes it, `NavigationCheck`
/// what speaks against a change. Rules: NAV-01 to NAV-32.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  final lazy var stack = NavigationStack(of: self)

  // MARK: Creating

  /// Makes a controller whose stack has one member; nothing is loaded. Rules: NAV-01, M-NAV-02.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    stack.push(rootViewController, animated: false, by: "init(rootViewController:)")
  }

  /// Makes a controller with an empty stack; the classes of its bars are not used.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Makes a controller with an empty stack; an archive's content is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  // MARK: The stack

  /// The stack from the bottom to the top. Setting it is ``setViewControllers(_:animated:)`` without animation. Rules: NAV-11.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack. Rules: NAV-02.
  open var topViewController: UIViewController? { stack.controllers.last }

  /// What this controller, or the nearest one around it, presents; else the top of the stack. Rules: NAV-12.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The top decides whether a person may dismiss (DIS-11).
  override var childForModalInPresentation: UIViewController? { topViewController }

  /// Hears of changes and supplies animators. Not retained. Rules: NAV-13, NAV-14.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Puts a controller on top of the stack.
  ///
  /// Within the call it joins the stack and becomes a child; loading, callbacks and animation follow at the end of the turn.
  /// While an animated change is under way the whole push waits for its end.
  /// - Issues: `pushedTwice`, `pushedNavigationController`, `pushedSplitViewController`, `childElsewhere`: nothing changes.
  ///   `pushedTabBarController`: a warning. `pushWaits`: a notice.
  /// - Rules: NAV-02, NAV-03, NAV-07, NAV-15 to NAV-17.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.push(viewController, animated: animated, by: "pushViewController(_:animated:)")
  }

  /// Takes the top off the stack and gives it back; `nil` if it is the only one.
  /// - Issues: `navigationInProgress`: nothing changes.
  /// - Rules: NAV-04, NAV-05, NAV-08, NAV-31.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.pop(animated: animated)
  }

  /// Takes everything above `viewController` off the stack and gives it back, from the bottom to the top; `nil` if nothing is.
  /// - Issues: `notOnStack`, `navigationInProgress`: nothing changes.
  /// - Rules: NAV-09, NAV-17, NAV-31.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.pop(to: viewController, animated: animated, by: "popToViewController(_:animated:)")
  }

  /// Takes everything but the bottom off the stack and gives it back, from the bottom to the top; `nil` if nothing is.
  /// - Issues: `navigationInProgress`: nothing changes.
  /// - Rules: NAV-09, NAV-31.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.controllers.first else { return nil }
    return stack.pop(to: root, animated: animated, by: "popToRootViewController(animated:)")
  }

  /// Exchanges the whole stack in one change: a pop if the new top is in the old stack, else a push, nothing if it is the old
  /// top.
  /// - Complexity: O(n) in both stacks.
  /// - Issues: `duplicateOnStack`, `navigationInProgress`, and those of ``pushViewController(_:animated:)``: nothing changes.
  /// - Rules: NAV-10, NAV-11, NAV-31.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stack.set(viewControllers, animated: animated)
  }

  // MARK: Appearance

  /// The controller tells its children itself, in its own callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func prepareToAppear() {
    super.prepareToAppear()
    stack.prepareToAppear()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stack.willAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.didAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ContainerForwarding.begin(stack.visible, appearing: false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ContainerForwarding.end(stack.visible)
  }

  override func lostChild(_ child: UIViewController) { stack.lost(child) }

  // MARK: In a tab bar

  /// What stands for the controller in a tab bar: its own item, or that of the root if it has neither an item nor a title.
  /// Rules: NAV-20.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard rare?.tabBarItem == nil, title == nil, let root = stack.controllers.first else { return super.tabBarItem }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The stack has changed, and with it whether the tab bar around it is in view (NAV-23).
  final func bottomBarMayChange() { (parent as? UITabBarController)?.barChanged() }
}

extension UINavigationController {
  /// What a change of the stack is.
  public enum Operation: Int, Hashable, Sendable {
    /// Nothing is animated.
    case none
    /// The new top was not on the stack.
    case push
    /// The new top was on the stack.
    case pop
  }
}

extension UIViewController {
  /// The nearest controller of the kind around `controller`.
  /// - Complexity: O(depth).
  static func nearest<Container: UIViewController>(_ type: Container.Type, around controller: UIViewController) -> Container? {
    var current = controller.links.parent
    while let ancestor = current {
      if let container = ancestor as? Container { return container }
      current = ancestor.links.parent
    }
    return nil
  }
}
