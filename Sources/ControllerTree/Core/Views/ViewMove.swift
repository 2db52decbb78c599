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

  /// Adds `view` to `target`.
  static func run(_ view: UIView, to target: UIView, at place: Place, call: StaticString) {
    Stage.turn(call, target) { stage in
      guard isPossible(view, to: target, on: stage) else { return }
      if view.links.superview === target { return SubviewOrder.reinsert(view, at: place, in: target) }
      add(view, to: target, at: place, on: stage)
    }
  }

  @inline(__always)
  private static func add(_ view: UIView, to target: UIView, at place: Place, on stage: Stage) {
    let changesWindow = view.links.window !== target.links.window
    var subtree = changesWindow ? view.subtree : Subtree()
    var change = ScreenChange(of: view, from: view.isInVisibleWindow, to: target.isInVisibleWindow)
    // Each read of an owner retains it: one serves all calls.
    let owner = view.owner
    if let stray = stray(in: subtree, of: view, owner, to: target) {
      return refuse(view, stray, in: target, on: stage)
    }
    let changes = LinkChanges.count
    sendWill(of: view, owner, &subtree, to: target, changesWindow: changesWindow, &change, on: stage)
    if LinkChanges.count != changes, refuseAfterCallbacks(view, subtree, in: target, &change, on: stage) { return }
    let wasOnScreen = view.isInVisibleWindow
    let hasOtherWindow = link(view, &subtree, to: target, at: place, on: stage)
    sendDid(
      of: view, owner, subtree, in: target, hasOtherWindow: hasOtherWindow, &change, wasOnScreen: wasOnScreen, on: stage
    )
  }

  /// Removes `view` from its superview.
  static func run(view: UIView, call: StaticString) {
    guard view.links.superview != nil else { return }
    Stage.withCurrent { stage in
      // Removing a child's view is not part of the recipe that added the child.
      let endsMove = stage.cycle.isGateClosed && view.owner?.moveMayBeOver(on: stage) == true
      stage.cycle.turn(PublicCall(call, view, endsMove ? .other : .keepsWaiting)) {
        if isFree(view, on: stage) { remove(view, on: stage) }
      }
    }
  }

  private static func remove(_ view: UIView, on stage: Stage) {
    let owner = view.owner
    let changesWindow = view.links.window != nil
    var subtree = changesWindow ? view.subtree : Subtree()
    var change = ScreenChange(of: view, from: view.isInVisibleWindow, to: false)
    sendWill(of: view, owner, &subtree, to: nil, changesWindow: changesWindow, &change, on: stage)
    let wasOnScreen = view.isInVisibleWindow
    let hasOtherWindow = unlink(view, &subtree, on: stage)
    sendDid(
      of: view, owner, subtree, in: nil, hasOtherWindow: hasOtherWindow, &change, wasOnScreen: wasOnScreen, on: stage)
  }

  // MARK: Before

  /// Whether the view can be moved now.
  private static func isFree(_ view: UIView, on stage: Stage) -> Bool {
    if view.isBeingMoved { stage.diagnostics.report(.reentrantMove(view)) }
    return !view.isBeingMoved
  }

  @inline(__always)
  private static func isPossible(_ view: UIView, to target: UIView, on stage: Stage) -> Bool {
    guard isFree(view, on: stage) else { return false }
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
  @inline(__always)
  private static func isInside(_ target: UIView, _ view: UIView) -> Bool {
    view === target || !view.links.subviews.isEmpty && target.isDescendant(of: view)
  }

  /// Returns the first root view that CON-13 does not allow below `target`: its controller's parent is not the controller there.
  @inline(__always)
  private static func stray(
    in subtree: Subtree, of view: UIView, _ owner: (any ViewOwner)?, to target: UIView
  ) -> UIView? {
    guard target.links.window != nil else { return nil }
    if let home = owner?.rootViewHome, home != target.links.ownerIdentity, home != target.enclosingOwnerIdentity {
      return view
    }
    return subtree.firstViewInside { member in
      guard let home = member.owner?.rootViewHome else { return false }
      return host(of: member, once: view, isIn: target).map(ObjectIdentifier.init) != home
    }
  }

  /// The issue with which a window would refuse the subtree of `view`, wherever the view is added: a controller whose root
  /// view lies there is no child of the controller around it (MIS-09). The library calls it before it begins to show a
  /// controller.
  /// - Complexity: O(n) in the views inside.
  static func refusal(inside view: UIView) -> HierarchyIssue? {
    let stray = view.subtree.firstViewInside { member in
      guard let home = member.owner?.rootViewHome else { return false }
      return member.links.superview?.enclosingOwner.map(ObjectIdentifier.init) != home
    }
    return stray.flatMap { $0.owner?.refusalToEnter(below: $0.links.superview?.enclosingOwner) }
  }

  /// Refuses the move if the callbacks have put the target inside the view, or have given a controller another parent. Returns
  /// whether it does.
  @inline(never)
  private static func refuseAfterCallbacks(
    _ view: UIView, _ subtree: Subtree, in target: UIView, _ change: inout ScreenChange?, on stage: Stage
  ) -> Bool {
    let inner = isInside(target, view) ? target : stray(in: subtree, of: view, view.owner, to: target)
    guard let inner else { return false }
    // Controllers that got `viewWillAppear` get the balancing callbacks at the end of the turn.
    change?.registerLeaders()
    refuse(view, inner, in: target, on: stage)
    return true
  }

  /// - Parameter stray: The reason of the refusal: a root view that is not allowed below the target, or the target itself if
  ///   it is inside the view.
  @inline(never)
  private static func refuse(_ view: UIView, _ stray: UIView, in target: UIView, on stage: Stage) {
    if isInside(target, view) { return stage.diagnostics.report(.viewCycle(view, in: target)) }
    let refusal = stray.owner?.refusalToEnter(below: host(of: stray, once: view, isIn: target))
    if let refusal { stage.diagnostics.report(refusal) }
  }

  /// The controller in whose view `member` will lie once `view` is inside `target`.
  private static func host(of member: UIView, once view: UIView, isIn target: UIView) -> (any ViewOwner)? {
    member === view ? target.enclosingOwner : member.links.superview?.enclosingOwner(orAbove: view, target)
  }

  /// Sends the `will…` callbacks of the move to controllers and views.
  /// - Parameters:
  ///   - subtree: Set to the subtree after these callbacks.
  ///   - change: The appearance change that the move causes, if it causes one.
  private static func sendWill(
    of view: UIView, _ owner: (any ViewOwner)?, _ subtree: inout Subtree, to target: UIView?, changesWindow: Bool,
    _ change: inout ScreenChange?, on stage: Stage
  ) {
    view.isBeingMoved = true
    change?.announce(in: &subtree, below: view, owner)
    if changesWindow { FirstResponder.resign(inside: view) }

    if let source = view.links.superview { ViewDelivery.deliver(.willRemoveSubview(view), to: source, on: stage) }
    ViewDelivery.deliver(.willMoveToSuperview(target), to: view, on: stage)
    // The window is read here: a hook may have moved the superview, old or new.
    if view.links.window !== target?.links.window { announce(target?.links.window, to: view, on: stage) }
    view.isBeingMoved = false
  }

  /// Sends `willMove(toWindow:)`. A callback may change the subtree, so subviews are read after their superview's callback.
  @inline(__always)
  private static func announce(_ window: UIWindow?, to view: UIView, on stage: Stage) {
    ViewDelivery.deliver(.willMoveToWindow(window), to: view, on: stage)
    if !view.links.subviews.isEmpty { announce(window, inside: view, on: stage) }
  }

  @inline(never)
  private static func announce(_ window: UIWindow?, inside view: UIView, on stage: Stage) {
    var open = view.orderedSubviews.reversed().map { (member: $0, superview: view) }
    while let (member, superview) = open.popLast() {
      guard member.links.superview === superview else { continue }
      ViewDelivery.deliver(.willMoveToWindow(window), to: member, on: stage)
      guard !member.links.subviews.isEmpty else { continue }
      for subview in member.orderedSubviews.reversed() { open.append((subview, member)) }
    }
  }

  // MARK: The move

  /// Changes the links. Returns whether the window of the view has changed.
  /// - Parameter subtree: Set to the subtree that has moved.
  @inline(__always)
  private static func link(
    _ view: UIView, _ subtree: inout Subtree, to target: UIView, at place: Place, on stage: Stage
  ) -> Bool {
    LinkChanges.noteView()
    let sentTraits = TraitChange.sent(above: view, before: target)
    if let source = view.links.superview {
      if view.layoutState.holdsConstraints { LayoutEngine.leaves(view) }
      source.unlink(view)
      source.subviewChanged(view, .left)
      source.markForSubviewChange()
    }
    target.link(view, at: index(of: view, at: place, in: target, on: stage))
    target.markForSubviewChange()
    let hasOtherWindow = enter(target.links.window, view, &subtree, having: sentTraits)
    if view.layoutState.holdsConstraints { LayoutEngine.entered(view) }
    return hasOtherWindow
  }

  @inline(__always)
  private static func unlink(_ view: UIView, _ subtree: inout Subtree, on stage: Stage) -> Bool {
    LinkChanges.noteView()
    let sentTraits = TraitChange.sent(above: view, before: nil)
    view.links.superview.uncounted?.lend { source in
      if view.layoutState.holdsConstraints { LayoutEngine.leaves(view) }
      source.unlink(view)
      source.subviewChanged(view, .left)
      if stage.observesViewRemovals { stage.noteRemoval(of: view, by: "removeFromSuperview()", on: view) }
      source.markForSubviewChange()
    }
    return enter(nil, view, &subtree, having: sentTraits)
  }

  @inline(__always)
  private static func enter(
    _ window: UIWindow?, _ view: UIView, _ subtree: inout Subtree, having sentTraits: UITraitCollection?
  ) -> Bool {
    let old = view.links.window
    let changesWindow = old !== window
    guard changesWindow || window != nil else { return false }
    subtree = view.subtree
    subtree.forEachView(below: view) { member in
      member.enter(window)
      if changesWindow {
        window.uncounted?.lend { window in
          if member.layoutState.needsLayout { window.queueForLayout(member) }
          if member.layoutState.needsDisplay { DisplayPass.entered(member) }
          InsetsUse.entered(member, window)
          TraitChange.entered(member, isMoved: member === view)
          ConstraintUpdates.entered(member, window)
        }
      }
    }
    if changesWindow, LayerAnimations.isAnyRunning { LayerAnimations.leftWindow() }
    TraitChange.moved(view, having: sentTraits, wasInWindow: old != nil)
    if window != nil { SafeArea.entered(view) }
    return changesWindow
  }

  @inline(__always)
  private static func index(of view: UIView, at place: Place, in target: UIView, on stage: Stage) -> Int? {
    if case .front = place { nil } else { indexBehindFront(of: view, at: place, in: target, on: stage) }
  }

  @inline(never)
  private static func indexBehindFront(
    of view: UIView, at place: Place, in target: UIView, on stage: Stage
  ) -> Int? {
    switch place {
    case .front:
      return nil
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

  @inline(__always)
  private static func sendDid(
    of view: UIView, _ owner: (any ViewOwner)?, _ subtree: Subtree, in target: UIView?, hasOtherWindow: Bool,
    _ change: inout ScreenChange?, wasOnScreen: Bool, on stage: Stage
  ) {
    if hasOtherWindow {
      let window = view.links.windowIdentity
      tellDid(of: view, owner, subtree, &change, wasOnScreen: wasOnScreen, isOnScreen: view.isInVisibleWindow)
      if window != nil { AppearanceDoor.entered(view) }
      subtree.forEachView(below: view) { member in
        if member.links.windowIdentity == window { ViewDelivery.deliver(.didMoveToWindow, to: member, on: stage) }
      }
    } else {
      change?.registerLeaders()
    }
    // A hook may have moved the view again; that move has sent its own hooks.
    guard view.links.superview === target else { return }
    ViewDelivery.deliver(.didMoveToSuperview, to: view, on: stage)
    guard view.links.superview === target else { return }
    target.uncounted?.lend { ViewDelivery.deliver(.didAddSubview(view), to: $0, on: stage) }
  }

  @inline(__always)
  private static func tellDid(
    of view: UIView, _ owner: (any ViewOwner)?, _ subtree: Subtree, _ change: inout ScreenChange?, wasOnScreen: Bool,
    isOnScreen: Bool
  ) {
    if let direction = ScreenChange.direction(from: wasOnScreen, to: isOnScreen), change?.direction != direction {
      // A hook has moved the old or new superview on or off screen.
      change = announceLate(direction, of: view, subtree)
    }
    guard change != nil else { return }
    // A callback may have given the view another controller.
    if view.links.isOwned(by: owner) {
      owner?.rootViewDidMove()
    } else {
      view.owner?.rootViewDidMove()
    }
    subtree.forEachViewInside { $0.owner?.rootViewDidMove() }
    change?.registerLeaders()
  }

  @inline(never)
  private static func announceLate(
    _ direction: ScreenChange.Direction, of view: UIView, _ subtree: Subtree
  ) -> ScreenChange {
    var change = ScreenChange(direction, of: view, isMove: true)
    var subtree = subtree
    change.announce(in: &subtree, below: view, view.owner)
    return change
  }
}

/// A snapshot of a view's descendants, superviews before subviews. The caller retains the view itself.
@MainActor struct Subtree {
  /// `nil` for a view without subviews, as most have none: an empty array would be retained and released all the same.
  private let inside: [UIView]?

  /// An empty snapshot.
  init() { inside = nil }

  fileprivate init(_ inside: [UIView]) { self.inside = inside }

  /// Calls `body` with `root` itself, then with its descendants.
  @inline(__always)
  func forEachView(below root: UIView, _ body: (UIView) -> Void) {
    body(root)
    forEachViewInside(body)
  }

  /// Calls `body` with the descendants.
  @inline(__always)
  func forEachViewInside(_ body: (UIView) -> Void) {
    if let inside { inside.forEachUncounted(body) }
  }

  /// The first descendant that `isMeant` accepts.
  @inline(__always)
  func firstViewInside(where isMeant: (UIView) -> Bool) -> UIView? {
    guard let inside else { return nil }
    for index in inside.indices where inside.withUncounted(at: index, isMeant) { return inside[index] }
    return nil
  }
}

extension ScreenChange {
  /// The change of a view that goes on or off screen, or `nil` if it does neither.
  init?(of view: UIView, from wasOnScreen: Bool, to isOnScreen: Bool) {
    guard let direction = Self.direction(from: wasOnScreen, to: isOnScreen) else { return nil }
    self.init(direction, of: view, isMove: true)
  }

  fileprivate static func direction(from wasOnScreen: Bool, to isOnScreen: Bool) -> Direction? {
    wasOnScreen == isOnScreen ? nil : isOnScreen ? .appearing : .disappearing
  }

  /// Notifies the controllers in and below `view`, superviews before subviews.
  ///
  /// Their callbacks may move views: removed views are skipped, added views are notified after the others (CON-28).
  /// - Parameters:
  ///   - subtree: Set to the subtree as the callbacks have left it.
  ///   - owner: The controller of `view`.
  @inline(__always)
  mutating func announce(in subtree: inout Subtree, below view: UIView, _ owner: (any ViewOwner)?) {
    let changes = LinkChanges.ofViews
    owner?.rootViewWill(&self)
    announce(in: subtree, below: view, since: changes)
    if LinkChanges.ofViews != changes { announceAgain(in: &subtree, below: view) }
  }

  @inline(never)
  private mutating func announceAgain(in subtree: inout Subtree, below view: UIView) {
    var changes: UInt
    repeat {
      subtree = view.subtree
      changes = LinkChanges.ofViews
      view.owner?.rootViewWill(&self)
      announce(in: subtree, below: view, since: changes)
    } while LinkChanges.ofViews != changes
  }

  @inline(__always)
  private mutating func announce(in subtree: Subtree, below view: UIView, since changes: UInt) {
    subtree.forEachViewInside { member in
      guard LinkChanges.ofViews == changes || member.isDescendant(of: view) || concerns(member) else { return }
      member.owner?.rootViewWill(&self)
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
    while let siblings = open.popLast() {
      // Most views have no subviews: the row of these, and the view that ends it, are appended at once.
      let end = siblings.endOfLeaves
      guard end < siblings.endIndex else {
        inside += siblings
        continue
      }
      inside += siblings[...end]
      open.append(siblings[(end + 1)...])
      open.append(siblings[end].orderedSubviews[...])
    }
    return inside
  }

  /// Whether the view is in a window that is on screen.
  @inline(__always)
  final var isInVisibleWindow: Bool { links.window.uncounted?.lend { $0.isOnScreen } ?? false }

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

  /// The identity of ``enclosingOwner``.
  fileprivate final var enclosingOwnerIdentity: ObjectIdentifier? {
    var current: UIView? = self
    while let view = current {
      if let identity = view.links.ownerIdentity { return identity }
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

extension ArraySlice<UIView> {
  /// The index of the first view with subviews, or the end.
  @MainActor fileprivate var endOfLeaves: Int {
    var index = startIndex
    while index < endIndex, self[index].links.subviews.isEmpty { index += 1 }
    return index
  }
}
