/// Adds, inserts, moves and removes views. Every move is this one sequence:
///
///     refusals                                       nothing has happened yet
///     viewWillAppear / viewWillDisappear             controllers whose root views come on or go off screen (APP-28)
///     old superview  willRemoveSubview               the view is still there (VIEW-07)
///     view           willMove(toSuperview:)
///     subtree        willMove(toWindow:)             superview before subviews (VIEW-05); only if the window changes
///     ⟨the move⟩                                     links, windows, marks for layout
///     subtree        didMoveToWindow
///     view           didMoveToSuperview
///     new superview  didAddSubview
///
/// Rules VIEW-02 to VIEW-13, VIEW-26.
@MainActor enum ViewMove {
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// How often links have changed in the process; shows whether a snapshot of a subtree is still current.
  fileprivate static var count: UInt = 0

  /// Adds `view` to `target`.
  static func run(
    _ view: UIView, to target: UIView, at place: Place, call: StaticString, on stage: Stage = .current
  ) {
    stage.cycle.turn(PublicCall(call, target)) {
      guard isPossible(view, to: target, on: stage) else { return }
      if view.links.superview === target { return SubviewOrder.reinsert(view, at: place, in: target) }
      let changesWindow = view.links.window !== target.links.window
      let subtree = changesWindow ? view.subtree : Subtree()
      if let stray = stray(in: subtree, of: view, to: target) { return refuse(view, stray, in: target, on: stage) }

      var change: ScreenChange?
      let changed = sendWill(of: view, subtree, to: target, changesWindow: changesWindow, &change)
      // The callbacks may have put the target inside the view, or given a controller another parent.
      if let stray = isInside(target, view) ? target : stray(in: changed, of: view, to: target) {
        // Controllers that got `viewWillAppear` get the balancing callbacks at the end of the turn.
        change?.registerLeaders()
        return refuse(view, stray, in: target, on: stage)
      }
      let wasOnScreen = view.isInVisibleWindow
      let entered = link(view, to: target, at: place, on: stage)
      sendDid(of: view, in: target, entered: entered, &change, wasOnScreen: wasOnScreen)
    }
  }

  /// Removes `view` from its superview.
  static func run(view: UIView, call: StaticString, on stage: Stage = .current) {
    guard view.links.superview != nil else { return }
    // Removing a child's view is not part of the recipe that added the child.
    let endsMove = stage.cycle.isGateClosed && view.owner?.moveMayBeOver == true
    stage.cycle.turn(PublicCall(call, view, endsMove ? .other : .partOfMove)) {
      guard isPossible(view, to: nil, on: stage) else { return }
      let changesWindow = view.links.window != nil
      let subtree = changesWindow ? view.subtree : Subtree()
      var change: ScreenChange?
      _ = sendWill(of: view, subtree, to: nil, changesWindow: changesWindow, &change)
      let wasOnScreen = view.isInVisibleWindow
      let entered = unlink(view, on: stage)
      sendDid(of: view, in: nil, entered: entered, &change, wasOnScreen: wasOnScreen)
    }
  }

  // MARK: Before

  private static func isPossible(_ view: UIView, to target: UIView?, on stage: Stage) -> Bool {
    if view.isBeingMoved {
      stage.diagnostics.report(.reentrantMove(view))
      return false
    }
    guard let target else { return true }
    // A window is the root of its own tree.
    if view.links.window === view {
      stage.diagnostics.report(.windowAsSubview(view))
      return false
    }
    if isInside(target, view) {
      stage.diagnostics.report(.viewCycle(view, in: target))
      return false
    }
    return true
  }

  /// Whether `target` is the view or one of its descendants. A view without subviews has no descendants, so building a chain
  /// from the outside in costs no climb for each view.
  private static func isInside(_ target: UIView, _ view: UIView) -> Bool {
    view === target || !view.links.subviews.isEmpty && target.isDescendant(of: view)
  }

  /// Returns the first root view that CON-13 does not allow below `target`: its controller's parent is not the controller there.
  private static func stray(in subtree: Subtree, of view: UIView, to target: UIView) -> UIView? {
    guard target.links.window != nil else { return nil }
    return subtree.firstView(below: view) { member in
      guard let home = member.owner?.rootViewHome else { return false }
      return host(of: member, once: view, isIn: target).map(ObjectIdentifier.init) != home
    }
  }

  /// The issue with which a window would refuse the subtree of `view`, wherever the view is added: a controller whose root
  /// view lies there is no child of the controller around it (MIS-09). The library calls it before it begins to show a
  /// controller.
  /// - Complexity: O(n) in the views inside.
  static func refusal(inside view: UIView) -> HierarchyIssue? {
    let stray = view.subtree.firstView(below: view) { member in
      guard member !== view, let home = member.owner?.rootViewHome else { return false }
      return member.links.superview?.enclosingOwner.map(ObjectIdentifier.init) != home
    }
    return stray.flatMap { $0.owner?.refusalToEnter(below: $0.links.superview?.enclosingOwner) }
  }

  /// - Parameter stray: The reason of the refusal: a root view that is not allowed below the target, or the target itself if
  ///   it is inside the view.
  private static func refuse(_ view: UIView, _ stray: UIView, in target: UIView, on stage: Stage) {
    if isInside(target, view) { return stage.diagnostics.report(.viewCycle(view, in: target)) }
    let refusal = stray.owner?.refusalToEnter(below: host(of: stray, once: view, isIn: target))
    if let refusal { stage.diagnostics.report(refusal) }
  }

  /// The controller in whose view `member` will lie once `view` is inside `target`.
  private static func host(of member: UIView, once view: UIView, isIn target: UIView) -> (any ViewOwner)? {
    member === view ? target.enclosingOwner : member.links.superview?.enclosingOwner(orAbove: view, target)
  }

  /// Sends the `will…` callbacks of the move to controllers and views. Returns the subtree after these callbacks.
  /// - Parameter change: Set to the appearance change that the move causes, if it causes one.
  private static func sendWill(
    of view: UIView, _ subtree: Subtree, to target: UIView?, changesWindow: Bool, _ change: inout ScreenChange?
  ) -> Subtree {
    view.isBeingMoved = true
    defer { view.isBeingMoved = false }
    change = ScreenChange(from: view.isInVisibleWindow, to: target?.isInVisibleWindow ?? false)
    let changed = change?.announce(in: subtree, below: view) ?? subtree
    if changesWindow { FirstResponder.resign(inside: view) }

    if let source = view.links.superview { ViewDelivery.deliver(.willRemoveSubview(view), to: source) }
    ViewDelivery.deliver(.willMoveToSuperview(target), to: view)
    // The window is read here: a hook may have moved the superview, old or new.
    let window = target?.links.window
    if view.links.window !== window { announce(window, to: view) }
    return changed
  }

  /// Sends `willMove(toWindow:)`. A callback may change the subtree, so subviews are read after their superview's callback.
  private static func announce(_ window: UIWindow?, to view: UIView) {
    ViewDelivery.deliver(.willMoveToWindow(window), to: view)
    guard !view.links.subviews.isEmpty else { return }
    var open = view.orderedSubviews.reversed().map { (member: $0, superview: view) }
    while let (member, superview) = open.popLast() {
      guard member.links.superview === superview else { continue }
      ViewDelivery.deliver(.willMoveToWindow(window), to: member)
      guard !member.links.subviews.isEmpty else { continue }
      for subview in member.orderedSubviews.reversed() { open.append((subview, member)) }
    }
  }

  // MARK: The move

  /// Changes the links. Returns the subtree of the view if its window has changed.
  private static func link(_ view: UIView, to target: UIView, at place: Place, on stage: Stage) -> Subtree? {
    count &+= 1
    let heardTraits = TraitChange.heard(above: view, before: target)
    if let source = view.links.superview {
      if view.layoutState.holdsConstraints { LayoutEngine.leaves(view) }
      source.unlink(view)
      source.subviewChanged(view, .left)
      source.markForSubviewChange()
    }
    target.link(view, at: index(of: view, at: place, in: target, on: stage))
    target.markForSubviewChange()
    defer { if view.layoutState.holdsConstraints { LayoutEngine.entered(view) } }
    return enter(target.links.window, view, having: heardTraits)
  }

  private static func unlink(_ view: UIView, on stage: Stage) -> Subtree? {
    count &+= 1
    let heardTraits = TraitChange.heard(above: view, before: nil)
    if let source = view.links.superview {
      if view.layoutState.holdsConstraints { LayoutEngine.leaves(view) }
      source.unlink(view)
      source.subviewChanged(view, .left)
      if stage.observesViewRemovals { stage.noteRemoval(of: view, by: "removeFromSuperview()", on: view) }
      source.markForSubviewChange()
    }
    return enter(nil, view, having: heardTraits)
  }

  private static func enter(
    _ window: UIWindow?, _ view: UIView, having heardTraits: UITraitCollection?
  ) -> Subtree? {
    let old = view.links.window
    let changesWindow = old !== window
    guard changesWindow || window != nil else { return nil }
    let subtree = view.subtree
    subtree.forEachView(below: view) { member in
      member.enter(window)
      if changesWindow, member.layoutState.needsLayout { window?.queueForLayout(member) }
      if changesWindow, let window {
        InsetsUse.entered(member, window)
        TraitChange.entered(member, isMoved: member === view)
        ConstraintUpdates.entered(member, window)
      }
    }
    TraitChange.moved(view, having: heardTraits, from: old)
    if window != nil { SafeArea.entered(view) }
    return changesWindow ? subtree : nil
  }

  private static func index(of view: UIView, at place: Place, in target: UIView, on stage: Stage) -> Int? {
    switch place {
    case .front: return nil
    case .index(let index):
      let count = target.links.subviews.count
      guard (0...count).contains(index) else {
        let used = index < 0 ? 0 : count
        stage.diagnostics.report(.indexOutOfRange(target, "insertSubview(at: \(index))", count: count, used: used))
        return used
      }
      return index
    case .below(let sibling), .above(let sibling):
      guard sibling.links.superview === target else {
        stage.diagnostics.report(.notASubview(sibling, of: target, appended: view))
        return nil
      }
      // Reading the whole list closes its holes, so that the sibling's index is its position.
      _ = target.orderedSubviews
      if case .above = place { return Int(sibling.siblingIndex) + 1 }
      return Int(sibling.siblingIndex)
    }
  }

  // MARK: After

  private static func sendDid(
    of view: UIView, in target: UIView?, entered: Subtree?, _ change: inout ScreenChange?, wasOnScreen: Bool
  ) {
    let window = view.links.window
    if let entered {
      tellDid(of: view, entered, &change, wasOnScreen: wasOnScreen, isOnScreen: window?.isOnScreen ?? false)
      entered.forEachView(below: view) { member in
        if member.links.window === window { ViewDelivery.deliver(.didMoveToWindow, to: member) }
      }
    } else {
      change?.registerLeaders()
    }
    // A hook may have moved the view again; that move has sent its own hooks.
    guard view.links.superview === target else { return }
    ViewDelivery.deliver(.didMoveToSuperview, to: view)
    guard let target, view.links.superview === target else { return }
    ViewDelivery.deliver(.didAddSubview(view), to: target)
  }

  private static func tellDid(
    of view: UIView, _ entered: Subtree, _ change: inout ScreenChange?, wasOnScreen: Bool, isOnScreen: Bool
  ) {
    if let direction = ScreenChange.direction(from: wasOnScreen, to: isOnScreen), change?.direction != direction {
      // A hook has moved the old or new superview on or off screen.
      var actual = ScreenChange(direction, isMove: true)
      actual.announce(in: entered, below: view)
      change = actual
    }
    guard change != nil else { return }
    entered.tellDid(below: view)
    change?.registerLeaders()
  }
}

/// A snapshot of a view's descendants, superviews before subviews. The caller retains the view itself.
@MainActor struct Subtree {
  private let inside: [UIView]

  /// An empty snapshot.
  init() { inside = [] }

  fileprivate init(_ inside: [UIView]) { self.inside = inside }

  /// Calls `body` with `root` itself, then with its descendants.
  @inline(__always)
  func forEachView(below root: UIView, _ body: (UIView) -> Void) {
    body(root)
    inside.forEachUncounted(body)
  }

  /// The first view that `isMeant` accepts, from `root` itself on.
  @inline(__always)
  func firstView(below root: UIView, where isMeant: (UIView) -> Bool) -> UIView? {
    if isMeant(root) { return root }
    for index in inside.indices where inside.withUncounted(at: index, isMeant) { return inside[index] }
    return nil
  }

  /// Notifies the controllers of the root views in the subtree that the move was made.
  func tellDid(below root: UIView) { forEachView(below: root) { $0.owner?.rootViewDidMove() } }
}

extension ScreenChange {
  /// The change of a view that goes on or off screen, or `nil` if it does neither.
  init?(from wasOnScreen: Bool, to isOnScreen: Bool) {
    guard let direction = Self.direction(from: wasOnScreen, to: isOnScreen) else { return nil }
    self.init(direction, isMove: true)
  }

  fileprivate static func direction(from wasOnScreen: Bool, to isOnScreen: Bool) -> Direction? {
    wasOnScreen == isOnScreen ? nil : isOnScreen ? .appearing : .disappearing
  }

  /// Notifies the controllers in and below `view`, superviews before subviews.
  ///
  /// Their callbacks may move views: removed views are skipped, added views are notified after the others (CON-28).
  /// - Returns: The subtree as the callbacks have left it.
  @discardableResult
  mutating func announce(in subtree: Subtree, below view: UIView) -> Subtree {
    var subtree = subtree
    while true {
      let moves = ViewMove.count
      subtree.forEachView(below: view) { member in
        guard ViewMove.count == moves || member.isDescendant(of: view) || concerns(member) else { return }
        member.owner?.rootViewWill(&self)
      }
      guard ViewMove.count != moves else { return subtree }
      subtree = view.subtree
    }
  }
}

extension ScreenChange {
  /// Whether the change counts for `member`, which a callback has moved elsewhere. A window that is being shown is on screen
  /// already: a move from there to another visible window changes no appearance, so this change counts.
  private func concerns(_ member: UIView) -> Bool {
    switch direction {
    case .appearing: !isMove && member.links.window?.isOnScreen == true
    case .disappearing: false
    }
  }
}

extension UIView {
  /// A snapshot of the view's present descendants.
  @inline(__always)
  final var subtree: Subtree { links.subviews.isEmpty ? Subtree() : Subtree(everyViewInside) }

  /// Superviews before their subviews.
  private final var everyViewInside: [UIView] {
    var inside: [UIView] = []
    var open = [orderedSubviews[...]]
    while var siblings = open.popLast() {
      while let view = siblings.popFirst() {
        inside.append(view)
        guard !view.links.subviews.isEmpty else { continue }
        if !siblings.isEmpty { open.append(siblings) }
        siblings = view.orderedSubviews[...]
      }
    }
    return inside
  }

  /// Whether the view is in a window that is on screen.
  final var isInVisibleWindow: Bool { links.window?.isOnScreen ?? false }

  /// The controller of the nearest root view, from this view upwards.
  final var enclosingOwner: (any ViewOwner)? {
    if let owner { return owner }
    var current = links.superview
    while let view = current {
      if let owner = view.owner { return owner }
      current = view.links.superview
    }
    return nil
  }

  /// ``enclosingOwner``, as it will be once `moving` is inside `target`.
  fileprivate final func enclosingOwner(orAbove moving: UIView, _ target: UIView) -> (any ViewOwner)? {
    var current: UIView? = self
    while let view = current {
      if let owner = view.owner { return owner }
      current = view === moving ? target : view.links.superview
    }
    return nil
  }
}
