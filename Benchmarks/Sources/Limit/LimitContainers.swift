// The containers of the limit: an arriving controller becomes a child, a leaving one no longer is one, one of them is shown.
// Nothing waits for the end of a turn, and nothing is animated.

extension LimitController {
  /// Shows `new` in the place of `old`.
  fileprivate final func exchange(_ old: LimitController?, for new: LimitController?) {
    if let new { view.add(new.view) }
    if appearance == .appeared {
      old?.disappear()
      new?.appear()
    }
    old?.view.removeFromSuperview()
  }

  fileprivate final func join(_ child: LimitController) {
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  fileprivate final func release(_ child: LimitController) {
    children.remove(object: child)
    child.parent = nil
    child.didMove(toParent: nil)
  }
}

/// A stack whose top is shown. The children are the stack.
open class LimitStack: LimitController {
  public final func push(_ child: LimitController) {
    let top = children.last
    join(child)
    exchange(top, for: child)
    child.didMove(toParent: self)
  }

  public final func pop() {
    guard children.count > 1, let top = children.last else { return }
    top.willMove(toParent: nil)
    exchange(top, for: children[children.count - 2])
    release(top)
  }

  /// Replaces the whole stack.
  public final func set(_ new: [LimitController]) {
    let old = children
    for child in new { join(child) }
    for child in old.reversed() { child.willMove(toParent: nil) }
    exchange(old.last, for: new.last)
    children = new
    for child in old.reversed() {
      child.parent = nil
      child.didMove(toParent: nil)
    }
    for child in new { child.didMove(toParent: self) }
  }
}

/// Children of which one is shown.
open class LimitTabs: LimitController {
  private final var selected: LimitController?

  public final func set(_ new: [LimitController]) {
    for child in new {
      join(child)
      child.didMove(toParent: self)
    }
    select(0)
  }

  public final func select(_ index: Int) {
    let next = children[index]
    guard next !== selected else { return }
    let last = selected
    selected = next
    exchange(last, for: next)
  }
}

/// One child, which is shown.
open class LimitPages: LimitController {
  public final func show(_ page: LimitController) {
    let last = children.last
    join(page)
    last?.willMove(toParent: nil)
    exchange(last, for: page)
    page.didMove(toParent: self)
    if let last { release(last) }
  }
}
