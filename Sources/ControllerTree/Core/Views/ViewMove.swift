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
      if let refusal = Refusal(of: view, to: target) { return stage.diagnostics.report(refusal.issue(view, target)) }
      if view.links.superview === target { return SubviewOrder.reinsert(view, at: place, in: target) }
      add(view, to: target, at: place, on: stage)
    }
  }

  @inline(__always)
  private static func add(_ view: UIView, to target: UIView, at place: Place, on stage: Stage) {
    let changesWindow = view.links.window !== target.links.window
    var subtree = changesWindow ? view.subtree : Subtree()
    var change = ScreenChange(of: view, from: view.isInVisibleWindow, to: target.isInVisibleWindow)
    // Each read of an owner retains it: one serves all calls. Outside of windows none is needed.
    let owner = changesWindow || target.links.windowIdentity != nil ? view.owner : nil
    if let stray = stray(in: subtree, of: view, owner, to: target) {
      return refuse(view, stray, in: target, on: stage)
    }
    let changes = LinkChanges.count
    sendWill(of: view, owner, &subtree, to: target, changesWindow: changesWindow, &change, on: stage)
    if LinkChanges.count != changes, let stray = strayAfterCallbacks(in: subtree, of: view, to: target) {
      // Controllers that got `viewWillAppear` get the balancing callbacks at the end of the turn.
      change?.registerLeaders()
      return refuse(view, stray, in: target, on: stage)
    }
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
        if view.isBeingMoved { return stage.diagnostics.report(.reentrantMove(view)) }
        remove(view, on: stage)
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
          if member.layoutState.awaitsVisit { window.queueForLayout(member) }
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
