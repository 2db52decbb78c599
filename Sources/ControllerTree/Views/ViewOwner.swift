/// The controller of a root view, as far as the view tree needs to know it.
@MainActor protocol ViewOwner: UIResponder, TraitNode {
  /// Below whose view alone the root view may enter a window; `nil` if anywhere (CON-13).
  var rootViewHome: ObjectIdentifier? { get }
  /// Whether the recipe that added the controller to its parent is open although it may be over (TURN-03).
  var moveMayBeOver: Bool { get }
  /// Why the root view may not enter the tree below `host`'s view, which is not at its ``rootViewHome``.
  func refusalToEnter(below host: (any ViewOwner)?) -> HierarchyIssue?

  /// The root view is about to come on screen or to leave it; nothing has moved yet (APP-28). A change counts once.
  func rootViewWill(_ change: inout ScreenChange)
  /// The root view has moved.
  func rootViewDidMove()
  /// The controller leads the change; it ends with the turn, or with the animation whose block is running (APP-23).
  /// - Parameter change: Its number.
  func rootViewWillEnd(_ change: UInt32)
  /// The window of the root view died; there is nobody to send a callback to. Nonisolated: it runs in a `deinit`.
  nonisolated func rootViewLostItsWindow()

  /// Lays out the root view, with the controller's part before and after it (LAY-04).
  func layOutRootView(_ layout: () -> Void)
  func rootViewSafeAreaInsetsDidChange()
  func rootViewLayoutMarginsDidChange()
  /// Added to what the root view's geometry leaves of the safe area (SAFE-04).
  var rootViewAdditionalSafeAreaInsets: UIEdgeInsets { get }
  /// The least margins of the root view, or `nil` if it has none (MARG-03).
  var rootViewMinimumMargins: NSDirectionalEdgeInsets? { get }
}

/// One move that brings views on screen or takes them off, as their controllers see it.
///
/// The controllers that lead a change (the others follow their parents) are collected here, so that their `did…` can be
/// registered in one order: a controller that is nobody's child comes before the one whose view encloses it (APP-12).
@MainActor struct ScreenChange {
  enum Direction { case appearing, disappearing }

  let direction: Direction
  /// Whether a view moves; else its window is shown or hidden around it.
  let isMove: Bool
  /// Tells this change from all others, so that a controller can see whether its parent is part of it.
  let number: UInt32
  @exclusivity(unchecked) private static var count: UInt32 = 0
  private typealias Leader = (controller: any ViewOwner, view: UIView)
  /// Most changes have one leader.
  private var first: Leader?
  private var others: [Leader] = []

  init(_ direction: Direction, isMove: Bool) {
    self.direction = direction
    self.isMove = isMove
    Self.count &+= 1
    number = Self.count
  }

  mutating func lead(_ controller: any ViewOwner, view: UIView) {
    if first == nil { first = (controller, view) } else { others.append((controller, view)) }
  }

  /// Registers the leaders' `did…` for the end of the turn, or of the animation whose block is running (APP-23).
  mutating func registerLeaders() {
    guard let first = first.take() else { return }
    guard !others.isEmpty else { return first.controller.rootViewWillEnd(number) }
    var enclosing: [Leader] = [first]
    for leader in others {
      while let last = enclosing.last, !leader.view.isDescendant(of: last.view) {
        enclosing.removeLast().controller.rootViewWillEnd(number)
      }
      enclosing.append(leader)
    }
    while let last = enclosing.popLast() { last.controller.rootViewWillEnd(number) }
  }
}
