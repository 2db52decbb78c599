import ControllerTree
import Foundation

// Each of these containers has one fault, which its name describes.

// MARK: Parents and children

final class ForgetsWillMove: CardContainer {
  override func removeCard(_ child: UIViewController) {
    current = nil
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

final class ForgetsDidMove: CardContainer {
  override func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    current = child
    addChild(child)
    view.addSubview(child.view)
  }
}

final class ForgetsAddChild: CardContainer {
  override func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    current = child
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class AddsViewFirst: CardContainer {
  override func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    current = child
    view.addSubview(child.view)
    addChild(child)
    child.didMove(toParent: self)
  }
}

final class ForgetsRemoveFromParent: CardContainer {
  override func removeCard(_ child: UIViewController) {
    current = nil
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
  }
}

final class LeavesViewBehind: CardContainer {
  override func removeCard(_ child: UIViewController) {
    current = nil
    child.willMove(toParent: nil)
    child.removeFromParent()
  }
}

final class RepeatsWillMove: CardContainer {
  override func showCard(_ child: UIViewController) {
    child.willMove(toParent: self)
    super.showCard(child)
  }
}

final class RepeatsDidMove: CardContainer {
  override func showCard(_ child: UIViewController) {
    super.showCard(child)
    child.didMove(toParent: self)
  }
}

final class NeverAddsView: CardContainer {
  override func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    current = child
    addChild(child)
    child.didMove(toParent: self)
  }
}

/// Stores its card only when it is in place, so that it misses a card that leaves before.
final class KnowsCardTooLate: CardContainer {
  override func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    current = child
  }

  override func removeCard(_ child: UIViewController) {
    if child === current { super.removeCard(child) }
  }
}

// MARK: Memory and loading

final class KeepsCards: CardContainer {
  private var history: [UIViewController] = []

  override func showCard(_ child: UIViewController) {
    super.showCard(child)
    history.append(child)
  }
}

final class KeepsItself: CardContainer {
  private var close: () -> Void = {}

  override func showCard(_ child: UIViewController) {
    super.showCard(child)
    close = { self.removeCard(child) }
  }

  override func removeCard(_ child: UIViewController) {
    super.removeCard(child)
    close = {}
  }
}

final class LoadsCardFirst: CardContainer {
  override func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    current = child
    addChild(child)
    child.view.frame = UIScreen.main.bounds
    if isViewLoaded { view.addSubview(child.view) }
    child.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let current { view.addSubview(current.view) }
  }
}

// MARK: Super and sizes

final class ForgetsSuper: CardContainer {
  override func viewWillAppear(_ animated: Bool) {}
}

final class KeepsSizeToItself: CardContainer {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

final class NamesOldSize: CardContainer {
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    view.bounds.size
  }
}

final class SizesCardOnce: CardContainer {
  override func showCard(_ child: UIViewController) {
    super.showCard(child)
    child.view.autoresizingMask = []
  }
}

// MARK: Appearance

final class CallsCallbacks: CardContainer {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current?.viewWillAppear(animated)
  }
}

/// Turns automatic forwarding off, and forwards nothing.
final class ForwardsNothing: CardContainer {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

final class ForgetsEnd: ManualCardContainer {
  override func showCard(_ child: UIViewController, animated: Bool) {
    if let current { removeCard(current, animated: animated) }
    current = child
    addChild(child)
    child.view.frame = view.bounds
    if isVisible { child.beginAppearanceTransition(true, animated: animated) }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class SwallowsAnimated: ManualCardContainer {
  override func showCard(_ child: UIViewController, animated: Bool) { super.showCard(child, animated: false) }
}

final class TellsOffScreen: ManualCardContainer {
  override func showCard(_ child: UIViewController, animated: Bool) {
    if let current { removeCard(current, animated: animated) }
    current = child
    addChild(child)
    child.view.frame = view.bounds
    child.beginAppearanceTransition(true, animated: animated)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    if child === current { child.endAppearanceTransition() }
  }
}

/// Leaves the view of a replaced card in place.
final class StacksCards: ManualCardContainer {
  override func showCard(_ child: UIViewController, animated: Bool) {
    if isVisible {
      current?.beginAppearanceTransition(false, animated: animated)
      current?.endAppearanceTransition()
    } else {
      current?.view.removeFromSuperview()
    }
    current = nil
    super.showCard(child, animated: animated)
  }

  override func removeCard(_ child: UIViewController, animated: Bool) {
    if child === current { return super.removeCard(child, animated: animated) }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// Keeps replaced cards as children, without their views, and forwards its own appearance to them too.
final class TellsEveryCard: ManualCardContainer {
  private var told: [UIViewController] = []

  override func showCard(_ child: UIViewController, animated: Bool) {
    if isVisible { current?.beginAppearanceTransition(false, animated: animated) }
    current?.view.removeFromSuperview()
    if isVisible { current?.endAppearanceTransition() }
    current = nil
    super.showCard(child, animated: animated)
  }

  override func removeCard(_ child: UIViewController, animated: Bool) {
    if child === current { return super.removeCard(child, animated: animated) }
    told.removeAll { $0 === child }
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    told = children.filter { $0 !== current }
    for child in told { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    for child in told { child.endAppearanceTransition() }
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    for child in told { child.beginAppearanceTransition(false, animated: animated) }
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    for child in told { child.endAppearanceTransition() }
    super.viewDidDisappear(animated)
  }
}

// MARK: Half-way

/// Stores one leaving card; a second change overwrites the first one.
final class ForgetsWhoGoes: UIViewController {
  private var current: UIViewController?
  private var previous: UIViewController?

  func showCard(_ child: UIViewController, animated: Bool) {
    previous = current
    current = child
    previous?.willMove(toParent: nil)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    child.view.alpha = 0
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      child.view.alpha = 1
    } completion: { [unowned self] _ in
      previous?.view.removeFromSuperview()
      previous?.removeFromParent()
      previous = nil
    }
  }
}

/// Keeps a card among its children after its change was cancelled.
final class ForgetsToTakeBack: ChangingContainer {
  override func discard(_ child: UIViewController?, to old: UIViewController?) { current = old }
}

// MARK: Two at once

final class ForgetsBothMoves: CardContainer {
  override func showCard(_ child: UIViewController) {
    if let current { removeCard(current) }
    current = child
    addChild(child)
    view.addSubview(child.view)
  }

  override func removeCard(_ child: UIViewController) {
    current = nil
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
