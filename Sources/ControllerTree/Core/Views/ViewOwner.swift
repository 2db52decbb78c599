/// The view tree's interface to the controller of a root view.
@MainActor protocol ViewOwner: UIResponder, TraitNode {
  /// The parent below whose view the root view must lie to enter a window; `nil` if it may lie anywhere (CON-13).
  var rootViewHome: ObjectIdentifier? { get }
  /// Whether the recipe that added the controller to its parent is still open although it may be over (TURN-03).
  func moveMayBeOver(on stage: Stage) -> Bool
  /// A finger has come down on the root view, or inside it: the controller's own recognizers have to be there (TOUCH-42).
  func rootViewWillBeTouched()
  /// The reason why the root view may not enter the tree below `host`'s view, which is not at its ``rootViewHome``.
  func refusalToEnter(below host: (any ViewOwner)?) -> HierarchyIssue?

  /// The root view is about to come on screen or to go off screen; nothing has moved yet (APP-28). A change counts once.
  func rootViewWill(_ change: inout ScreenChange)
  /// The root view has moved.
  func rootViewDidMove()
  /// The controller leads the change; the change ends with the turn, or with the animation whose block is running (APP-23).
  /// - Parameter change: Its number.
  func rootViewWillEnd(_ change: UInt32)
  /// The window of the root view was released; no callbacks are sent. Nonisolated: it runs in a `deinit`.
  nonisolated func rootViewLostItsWindow()

  /// Lays out the root view `view`, with the controller's callbacks before and after it (LAY-04).
  func layOutRootView(_ view: UIView)
  /// Sends the controller's callback if it waits for an update of properties (LAY-08).
  func updateRootViewProperties()
  /// The traits of the root view have changed, and so have the controller's (LAY-11).
  func rootViewTraitsDidChange()
  /// Sends the controller's callback, whose base updates the constraints of the root view (AL-19).
  func updateRootViewConstraints()
  /// The fitting size of the root view, which was asked for, has changed (TRAIT-17).
  func rootViewFittingSizeDidChange()
  func rootViewSafeAreaInsetsDidChange()
  func rootViewLayoutMarginsDidChange()
  /// The controller's addition to the safe area of its root view (SAFE-04).
  var rootViewAdditionalSafeAreaInsets: UIEdgeInsets { get }
  /// The minimum margins of the root view, or `nil` if it has none (MARG-03).
  var rootViewMinimumMargins: NSDirectionalEdgeInsets? { get }
}

/// One move that brings views on screen or takes them off screen.
///
/// It collects the controllers that lead the change (the others follow their parents), so that their `did…` can be
/// registered in one order: a controller without parent comes before the one whose view contains its view (APP-12).
@MainActor struct ScreenChange {
  enum Direction { case appearing, disappearing }

  let direction: Direction
  /// Whether a view moves; otherwise its window is shown or hidden.
  let isMove: Bool
  /// Identifies the change, so that a controller can see whether its parent is part of it.
  let number: UInt32
  private static var count: UInt32 = 0
  /// The view that moves, or the window; the caller of the move retains it.
  @Uncounted private var root: UIView?
  /// The view is `nil` for ``root``.
  private typealias Leader = (controller: any ViewOwner, view: UIView?)
  private var first: Leader?
  /// `nil` for a change with one leader, as most have.
  private var others: [Leader]?

  init(_ direction: Direction, of root: UIView, isMove: Bool) {
    _root = Uncounted(wrappedValue: root)
    self.direction = direction
    self.isMove = isMove
    Self.count &+= 1
    number = Self.count
  }

  /// Whether `view` is the view that moves, or the window.
  @inline(__always)
  func isRoot(_ view: UIView?) -> Bool { view === root }

  /// - Parameter view: The view of `controller`, `nil` for the view that moves.
  @inline(__always)
  mutating func lead(_ controller: any ViewOwner, view: UIView?) {
    let leader = (controller, view)
    if first == nil {
      first = leader
    } else if others?.append(leader) == nil {
      others = [leader]
    }
  }

  /// Registers the `did…` of the leaders for the end of the turn, or of the animation whose block is running (APP-23).
  @inline(__always)
  mutating func registerLeaders() {
    guard let first = first.take() else { return }
    if let others = others.take() {
      registerLeaders(first, others)
    } else {
      first.controller.rootViewWillEnd(number)
    }
  }

  @inline(never)
  private func registerLeaders(_ first: Leader, _ others: [Leader]) {
    var enclosing: [Leader] = [first]
    for leader in others {
      while let last = enclosing.last, !isInside(leader, last) {
        enclosing.removeLast().controller.rootViewWillEnd(number)
      }
      enclosing.append(leader)
    }
    while let last = enclosing.popLast() { last.controller.rootViewWillEnd(number) }
  }

  private func isInside(_ leader: Leader, _ other: Leader) -> Bool {
    guard let view = leader.view ?? root, let outer = other.view ?? root else { return false }
    return view.isDescendant(of: outer)
  }
}
