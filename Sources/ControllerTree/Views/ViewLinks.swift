/// A view's place in its tree. The links upwards are not counted references: whoever owns the view clears them.
///
/// This file is the only one that writes them. A superview clears `superview` and `window` of its subviews when they
/// leave and when it dies; a window, being the root of its tree, clears `window` of what it still holds.
struct ViewLinks {
  fileprivate(set) var subviews = SiblingList<UIView>()
  @Uncounted fileprivate(set) var superview: UIView?
  @Uncounted fileprivate(set) var window: UIWindow?
  @UncountedAny var owner: (any ViewOwner)?
  /// How many superviews lie between the view and its window; valid inside a window.
  fileprivate(set) var depth: Int32 = 0
  fileprivate(set) var siblingIndex: Int32 = 0
}

/// A reference to a view that does not retain it, and that is `nil` once the view has died; see ``ControllerReference``.
final class ViewReference {
  nonisolated(unsafe) unowned(unsafe) fileprivate(set) var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }
}

extension UIView {
  /// The one reference to the view that everything shares that must not retain it.
  final var reference: ViewReference {
    if let reference = rareState.reference { return reference }
    let made = ViewReference(self)
    rareState.reference = made
    return made
  }

  /// Runs in the view's `deinit`.
  nonisolated final func clearReference() { rare?.reference?.view = nil }
}

extension UIView: Sibling {
  nonisolated final var siblingIndex: Int32 {
    get { links.siblingIndex }
    set { links.siblingIndex = newValue }
  }
}

extension UIView {
  /// Appends `view`, or inserts it before place `index`.
  final func link(_ view: UIView, at index: Int?) {
    if let index { links.subviews.insert(view, at: index) } else { links.subviews.append(view) }
    view.links.superview = self
  }

  final func unlink(_ view: UIView) {
    links.subviews.remove(view)
    view.links.superview = nil
  }

  final func exchangeLinks(_ first: Int, _ second: Int) { links.subviews.exchange(first, second) }

  /// The subviews in order, without a look at overrides.
  final var orderedSubviews: [UIView] { links.subviews.all }

  /// Sets the window of a view whose superview's links are up to date.
  final func enter(_ window: UIWindow?) {
    links.window = window
    links.depth = (links.superview?.links.depth ?? -1) + 1
  }

  /// A window is the root of its own tree.
  final func becomeRootOfWindow() { links.window = self as? UIWindow }

  /// Releases everything below, without recursion and without touching what somebody else still holds. Runs in the view's
  /// `deinit`.
  nonisolated final func dissolve() {
    guard !links.subviews.isEmpty else { return }
    nonisolated(unsafe) var subviews = links.subviews.takeAll()
    for view in subviews { view.cut() }
    if MainThread.isCurrent { return Self.release(&subviews) }
    OffMainRelease.finish(self) { UIView.release(&subviews) }
  }

  /// - Parameter loose: The only references to views that have lost their superview, as far as nobody else holds them.
  nonisolated private static func release(_ loose: inout [UIView]) {
    while var view = loose.popLast() {
      guard !view.links.subviews.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
      let next = view.links.subviews.takeAll()
      for subview in next { subview.cut() }
      loose.append(contentsOf: next)
    }
  }

  nonisolated private final func cut() {
    links.superview = nil
    guard links.window != nil else { return }
    // What somebody else holds of the tree must not see a window that is gone.
    var open = [self]
    while let view = open.popLast() {
      view.links.window = nil
      view.owner?.rootViewLostItsWindow()
      open.append(contentsOf: view.links.subviews.all)
    }
  }
}
