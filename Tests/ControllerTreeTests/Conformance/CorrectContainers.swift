import ControllerTree

/// A container that shows one child at a time, by the recipe of Apple's documentation. What it leaves out, subclasses can say.
class CardContainer: UIViewController {
  private(set) var current: UIViewController?

  func showCard(_ child: UIViewController) {
    if let old = current { removeCard(old) }
    current = child
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func removeCard(_ child: UIViewController) {
    if current === child { current = nil }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}

/// Fades cards with `UIView.animate`.
class FadingContainer: UIViewController {
  private(set) var current: UIViewController?

  func showCard(_ child: UIViewController, animated: Bool) {
    let old = current
    current = child
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    old?.willMove(toParent: nil)
    guard animated else { return finish(old, child) }
    child.view.alpha = 0
    UIView.animate(withDuration: 0.3, animations: { child.view.alpha = 1 }, completion: { _ in self.finish(old, child) })
  }

  func removeCard(_ child: UIViewController, animated: Bool) {
    if current === child { current = nil }
    child.willMove(toParent: nil)
    guard animated else { return finish(child, nil) }
    UIView.animate(
      withDuration: 0.3, animations: { child.viewIfLoaded?.alpha = 0 }, completion: { _ in self.finish(child, nil) })
  }

  private func finish(_ old: UIViewController?, _ new: UIViewController?) {
    if let new, new.parent === self { new.didMove(toParent: self) }
    guard let old, old.parent === self else { return }
    old.viewIfLoaded?.removeFromSuperview()
    old.removeFromParent()
  }
}
