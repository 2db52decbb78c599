import Foundation

/// Shows the selected child of a tab bar controller, one at a time.
///
/// A cancelled change restores the selection (TAB-12). Rules: TAB-04, TAB-05, TAB-12, TAB-13, TAB-16.
@MainActor final class ShownTab: ShownChildren {
  private unowned let controller: UITabBarController
  private let list: TabList

  init(of controller: UITabBarController) {
    self.controller = controller
    list = controller.list
    super.init(of: controller, style: .tabs)
  }

  override var wanted: [UIViewController] {
    guard let host = list.host else { return [] }
    return [host]
  }

  override var isUpToDate: Bool {
    let target = target
    guard let host = list.host else { return target.isEmpty }
    return target.count == 1 && target[0] === host
  }
  override var superview: UIView? { controller.contentView }

  override func frame(of child: UIViewController, in superview: UIView) -> CGRect {
    controller.frameBesideBars(of: child, in: superview)
  }

  override func willChange() {
    for child in children { list.sendWillMoveAgain(to: child) }
  }

  override func didChange() {
    controller.barChanged()
    controller.changeOfChildrenEnded()
  }

  override func didSettle() { list.removeLeaving() }

  override func prepareToAppear() {
    list.roomChanged()
    super.prepareToAppear()
  }

  override func childWasAdded(_ child: UIViewController) {
    if !list.manages(child) { controller.report(.childWithoutTab(child, in: controller)) }
  }

  override func childWasRemoved(_ child: UIViewController) { list.childWasRemoved(child) }
}

extension ShownChildren.Update {
  /// Another tab was selected, or the tabs were replaced with animation: the delegate may animate.
  /// - Parameter before: The selection that a cancellation restores; `nil` if the tabs were replaced (TAB-12).
  @MainActor static func byDelegate(of controller: UITabBarController, restoring before: TabList.Selection?) -> Self {
    var update = Self()
    let reference = controller.reference
    update.prepare = { (reference.controller as? UITabBarController)?.askDelegate(for: $0) }
    if let before { update.didCancel = { (reference.controller as? UITabBarController)?.list.restore(before) } }
    return update
  }
}

extension UITabBarController {
  fileprivate final func askDelegate(for transition: ContainerTransition) {
    guard let from = transition.leaving.first, let to = transition.arriving.first, let delegate else { return }
    TransitionRecord.add("tabBarController(_:animationControllerForTransitionFrom:to:)", of: to)
    transition.animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    guard let animator = transition.animator else { return }
    TransitionRecord.add("tabBarController(_:interactionControllerFor:)", of: to)
    transition.interactionController = delegate.tabBarController(self, interactionControllerFor: animator)
  }
}
