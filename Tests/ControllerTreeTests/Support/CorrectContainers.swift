import ControllerTree
import Foundation

/// Shows one card at a time, by the recipe of Apple's documentation.
class CardContainer: UIViewController {
  final var current: UIViewController?

  func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    current = child
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func removeCard(_ child: UIViewController) {
    current = nil
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}

/// Fades from one card to the next with `UIView.animate`. A change during another one ends that one first.
class FadingContainer: UIViewController {
  final var current: UIViewController?
  private var changes = 0
  private var endOfChange: (() -> Void)?

  func showCard(_ child: UIViewController?, animated: Bool) {
    endChange()
    changes += 1
    let old = current
    current = child
    old?.willMove(toParent: nil)
    if let child {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
    }
    endOfChange = { [unowned self] in
      old?.view.removeFromSuperview()
      old?.removeFromParent()
      if child === current { child?.didMove(toParent: self) }
    }
    guard animated else { return endChange() }
    child?.view.alpha = 0
    UIView.animate(
      withDuration: 0.3,
      animations: {
        old?.view.alpha = 0
        child?.view.alpha = 1
      },
      completion: { [weak self, changes] _ in if self?.changes == changes { self?.endChange() } })
  }

  func removeCard(_ child: UIViewController, animated: Bool) {
    if child === current { showCard(nil, animated: animated) }
  }

  private func endChange() {
    let end = endOfChange
    endOfChange = nil
    end?()
  }
}

/// Changes cards with `transition(from:to:…)` while it is on screen.
class TransitionContainer: UIViewController {
  final var current: UIViewController?

  func showCard(_ child: UIViewController, animated: Bool) {
    let old = current
    current = child
    addChild(child)
    child.view.frame = view.bounds
    guard let old, view.window != nil else {
      view.addSubview(child.view)
      child.didMove(toParent: self)
      if let old { removeCard(old) }
      return
    }
    old.willMove(toParent: nil)
    transition(from: old, to: child, duration: animated ? 0.3 : 0, options: [], animations: nil) { [unowned self] _ in
      old.removeFromParent()
      if child === current { child.didMove(toParent: self) }
    }
  }

  func removeCard(_ child: UIViewController) {
    if current === child { current = nil }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// Forwards appearance to its card itself.
class ManualCardContainer: UIViewController {
  final var current: UIViewController?
  /// Whether the container, and with it its card, has appeared.
  final var isVisible = false
  /// The card that got the begin of the container's appearance change, and still gets the end.
  private var follower: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func showCard(_ child: UIViewController, animated: Bool) {
    if let current { removeCard(current, animated: animated) }
    current = child
    addChild(child)
    child.view.frame = view.bounds
    if isVisible { child.beginAppearanceTransition(true, animated: animated) }
    view.addSubview(child.view)
    child.didMove(toParent: self)
    if isVisible, child === current { child.endAppearanceTransition() }
  }

  func removeCard(_ child: UIViewController, animated: Bool) {
    current = nil
    child.willMove(toParent: nil)
    if isVisible { child.beginAppearanceTransition(false, animated: animated) }
    child.view.removeFromSuperview()
    if isVisible { child.endAppearanceTransition() }
    child.removeFromParent()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    follower = current
    follower?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isVisible = true
    endOfFollower()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    follower = leaving()
    follower?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isVisible = false
    endOfFollower()
  }

  /// The card that disappears with the container.
  func leaving() -> UIViewController? { current }

  private func endOfFollower() {
    follower?.endAppearanceTransition()
    follower = nil
  }
}

/// Leaves callbacks, views and animation to `ContainerTransition`. A change during another one ends that one
/// first.
class ChangingContainer: ManualCardContainer {
  private var change: ContainerTransition?

  override func showCard(_ child: UIViewController, animated: Bool) { change(to: child, animated: animated) }

  override func removeCard(_ child: UIViewController, animated: Bool) {
    if child === current { change(to: nil, animated: animated) }
  }

  /// Begins a swipe to another card, and cancels it.
  func swipeAndReturn(to child: UIViewController) {
    let driver = UIPercentDrivenInteractiveTransition()
    change(to: child, animated: true, by: driver)
    driver.update(0.5)
    driver.cancel()
  }

  /// A change that ends here sends the disappearance to its children itself.
  override func leaving() -> UIViewController? {
    guard let change else { return current }
    change.finishNow()
    return nil
  }

  private func change(
    to child: UIViewController?, animated: Bool, by driver: UIPercentDrivenInteractiveTransition? = nil
  ) {
    change?.finishNow()
    let old = current
    current = child
    if let child { addChild(child) }
    old?.willMove(toParent: nil)
    let change = ContainerTransition(
      in: self, from: old.map { [$0] } ?? [], to: child.map { [$0] } ?? [], on: view)
    change.interactionController = driver
    change.didEnd = { [unowned self] completed in
      self.change = nil
      if completed { finish(child, insteadOf: old) } else { discard(child, to: old) }
    }
    self.change = change
    change.startAtOnce(animated: animated)
  }

  private func finish(_ child: UIViewController?, insteadOf old: UIViewController?) {
    old?.removeFromParent()
    if child === current { child?.didMove(toParent: self) }
  }

  func discard(_ child: UIViewController?, to old: UIViewController?) {
    current = old
    child?.willMove(toParent: nil)
    child?.removeFromParent()
  }
}

/// Shows all its children at once, side by side, in a view of its own.
final class TileContainer: UIViewController {
  private let board = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    board.frame = view.bounds
    board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(board)
    for child in children { board.addSubview(child.view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width / CGFloat(max(children.count, 1))
    for (index, child) in children.enumerated() {
      child.viewIfLoaded?.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
    }
  }

  func addTile(_ child: UIViewController) {
    addChild(child)
    // Off screen, tiles wait until the board is loaded.
    if isViewLoaded { board.addSubview(child.view) }
    viewIfLoaded?.setNeedsLayout()
    child.didMove(toParent: self)
  }

  func exchangeTile(_ old: UIViewController, for new: UIViewController) {
    removeTile(old)
    addTile(new)
  }

  func removeTile(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    viewIfLoaded?.setNeedsLayout()
  }
}

/// Adds its children to a navigation controller, which is its own child.
final class WrappingContainer: UIViewController {
  let content = UINavigationController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

/// Checks after each of its calls whether the card is still there: it may leave in any callback.
final class WatchfulContainer: CardContainer {
  override func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    current = child
    addChild(child)
    child.view.frame = view.bounds
    guard child === current else { return }
    view.addSubview(child.view)
    guard child === current else { return child.view.removeFromSuperview() }
    child.didMove(toParent: self)
  }

  override func removeCard(_ child: UIViewController) {
    guard child === current else { return }
    super.removeCard(child)
  }
}
