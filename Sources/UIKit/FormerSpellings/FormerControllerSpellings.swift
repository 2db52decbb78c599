import ControllerTree

// Names that UIKit had in Swift 2 to 4, for the code of that time.

extension UIViewController {
  /// The former spelling of `addChild(_:)`.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// The former spelling of `removeFromParent()`.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The former spelling of `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// The former spelling of `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  /// The former spelling of `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMoveToParentViewController(_ parent: UIViewController?) { willMove(toParent: parent) }

  /// The former spelling of `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMoveToParentViewController(_ parent: UIViewController?) { didMove(toParent: parent) }

  /// The former spelling of `children`.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The former spelling of `parent`.
  @available(*, deprecated, renamed: "parent")
  public var parentViewController: UIViewController? { parent }

  /// The former spelling of `isViewLoaded`.
  @available(*, deprecated, renamed: "isViewLoaded")
  public func viewLoaded() -> Bool { isViewLoaded }

  /// The former spelling of `isMovingToParent`.
  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// The former spelling of `isMovingFromParent`.
  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `handler` when the transition stops being interactive, and not when it becomes so. Rules: TRANS-24.
  @available(*, deprecated, message: "Use notifyWhenInteractionChanges(_:).")
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }
}
