/// A view's place in its tree. The links upwards do not retain: the object that retains the view clears them.
///
/// Only this file writes them. A superview clears `superview` and `window` of its subviews when they are removed and when it is
/// released; a window, being the root of its tree, clears `window` of its remaining descendants.
struct ViewLinks {
  fileprivate(set) var subviews = SiblingList<UIView>()
  @Uncounted fileprivate(set) var superview: UIView?
  @Uncounted fileprivate(set) var window: UIWindow?
  @UncountedAny var owner: (any ViewOwner)?
  /// The identity of ``window``, for a comparison that retains nothing.
  var windowIdentity: UnsafeRawPointer? { _window.identity }
  /// The identity of ``owner``, for a comparison that retains nothing.
  var ownerIdentity: ObjectIdentifier? { _owner.identity }
  /// Whether `other` is the owner.
  @inline(__always)
  func isOwned(by other: (any ViewOwner)?) -> Bool { ownerIdentity == UncountedAny(wrappedValue: other).identity }
  /// How many superviews lie between the view and its window; valid inside a window.
  fileprivate(set) var depth: Int32 = 0
  fileprivate(set) var siblingIndex: Int32 = 0
}

/// Counts the changes of links in the process. An equal count shows that what was read of the tree still holds.
@MainActor enum LinkChanges {
  /// A view has got another superview; a change of the order among subviews does not count.
  private(set) static var ofViews: UInt = 0
  /// A controller has got another parent, or another view.
  private static var ofControllers: UInt = 0

  static var count: UInt { ofViews &+ ofControllers }

  static func noteView() { ofViews &+= 1 }
  static func noteController() { ofControllers &+= 1 }
}

/// A reference to a view that does not retain it, and that is `nil` once the view is released; see ``ControllerReference``.
final class ViewReference {
  @Uncounted fileprivate(set) var view: UIView?

  fileprivate init(_ view: UIView) { _view = Uncounted(wrappedValue: view) }
}

extension UIView {
  /// The shared reference to the view for all objects that must not retain it.
  final var reference: ViewReference {
    if let reference = rareState.reference { return reference }
    let made = ViewReference(self)
    rareState.reference = made
    return made
  }

  /// Clears the shared reference. Runs in the view's `deinit`.
  nonisolated final func clearReference() { rare?.reference?.view = nil }
}

extension UIView: Sibling {
  nonisolated final var siblingIndex: Int32 {
    get { links.siblingIndex }
    set { links.siblingIndex = newValue }
  }
}

extension UIView {
  /// Appends `view`, or inserts it at `index`.
  final func link(_ view: UIView, at index: Int?) {
    if let index { links.subviews.insert(view, at: index) } else { links.subviews.append(view) }
    view.links.superview = self
    if let layer = rare?.layer { layer.tree.linked(view, at: index) }
  }

  final func unlink(_ view: UIView) {
    links.subviews.remove(view)
    if let layer = rare?.layer { layer.tree.unlinked(view) }
    view.links.superview = nil
  }

  final func exchangeLinks(_ first: Int, _ second: Int) {
    links.subviews.exchange(first, second)
    if let layer = rare?.layer { layer.tree.exchanged(first, second) }
  }

  /// The subviews in order, without calling overrides.
  final var orderedSubviews: [UIView] { links.subviews.all }

  /// Sets the window of a view; its superview's links must be up to date.
  final func enter(_ window: UIWindow?) {
    links.window = window
    links.depth = (links.superview?.links.depth ?? -1) + 1
  }

  /// Links a window to itself: it is the root of its own tree.
  final func becomeRootOfWindow() { links.window = self as? UIWindow }

  /// Releases the descendants without recursion; subtrees that are retained elsewhere stay intact. Runs in the view's
  /// `deinit`, and earlier for a window.
  nonisolated final func dissolve() {
    guard !links.subviews.isEmpty else { return }
    var subviews = cutSubviews()
    if MainThread.isCurrent { return Self.release(&subviews) }
    OffMainRelease.finish(self, releasing: consume subviews) { UIView.release(&$0) }
  }

  /// Clears all references to a window that is being released. Returns its former subviews.
  nonisolated final func takeApart() -> [UIView] {
    if let rare { leave(rare) }
    return cutSubviews()
  }

  /// Clears the references to the view from its rare state. Runs in its `deinit`.
  @inline(__always)
  nonisolated final func leave(_ rare: RareViewState) {
    if rare.layer != nil { leaveLayer() }
    clearReference()
    if rare.layout != nil { endLayout() }
  }

  /// Removes the subviews, which then have no superview and no window.
  nonisolated private final func cutSubviews() -> [UIView] {
    let subviews = links.subviews.takeAll()
    for view in subviews { view.cut() }
    return subviews
  }

  /// - Parameter loose: Views that have lost their superview; the only references to them, unless they are retained elsewhere.
  nonisolated static func release(_ loose: inout [UIView]) {
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
    // Descendants that are retained elsewhere must not refer to a released window.
    var open = [self]
    while let view = open.popLast() {
      view.links.window = nil
      view.owner?.rootViewLostItsWindow()
      open.append(contentsOf: view.links.subviews.all)
    }
  }
}
