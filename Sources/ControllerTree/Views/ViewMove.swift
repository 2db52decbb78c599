/// Adding, inserting, moving and removing a view: always this one sequence.
///
///     refusals                                       nothing has happened yet
///     viewWillAppear / viewWillDisappear             controllers whose root views change sides (APP-28)
///     old superview  willRemoveSubview               the view is still there (VIEW-07)
///     view           willMove(toSuperview:)
///     subtree        willMove(toWindow:)             superview before subviews (VIEW-05); only if the window changes
///     ⟨one move⟩                                     links, windows, marks for layout
///     subtree        didMoveToWindow
///     view           didMoveToSuperview
///     new superview  didAddSubview
///
/// Rules VIEW-02 to VIEW-13, VIEW-26.
@MainActor struct ViewMove {
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  private let view: UIView
  private let target: UIView?
  private let place: Place
  private let stage: Stage
  /// How often links have changed in the process, so that a snapshot can be known to be fresh.
  @exclusivity(unchecked) fileprivate static var count: UInt = 0

  /// Moves `view` into `target`.
  static func run(_ view: UIView, to target: UIView, at place: Place, call: StaticString) {
    let stage = Stage.current
    stage.cycle.turn(PublicCall(call, target)) {
      Self(view: view, target: target, place: place, stage: stage).run()
    }
  }

  /// Takes `view` out of its superview.
  static func run(view: UIView, call: StaticString) {
    guard view.links.superview != nil else { return }
    let stage = Stage.current
    stage.cycle.turn(PublicCall(call, view)) {
      Self(view: view, target: nil, place: .front, stage: stage).run()
    }
  }

  private func run() {
    guard isPossible() else { return }
    let source = view.links.superview
    if let target, source === target { return SubviewOrder.reinsert(view, at: place, in: target) }

    let announced = target?.links.window
    let window = view.links.window
    var subtree = window === announced ? nil : Subtree(of: view)
    if let target, let refusal = refusalOfHierarchy(subtree, in: target) {
      return stage.diagnostics.report(refusal)
    }

    view.isBeingMoved = true
    var change = ScreenChange(from: window, to: announced)
    if let change, let before = subtree { subtree = change.announce(in: before, below: view) }
    if subtree != nil, window?.firstResponder != nil { FirstResponder.resign(inside: view) }
    sendWillHooks(source: source)
    view.isBeingMoved = false
    if let refusal = refusalAfterCallbacks(subtree) {
      // Who has heard of the move already hears the contrary at the end of the turn.
      change?.registerLeaders()
      return stage.diagnostics.report(refusal)
    }

    let left = view.links.window
    let entered = link()
    let reached = view.links.window
    if let entered, change?.direction != ScreenChange.direction(from: left, to: reached) {
      // A hook moved the superview, old or new, to another side of the screen than it was on.
      let actual = ScreenChange(from: left, to: reached)
      actual?.announce(in: entered, below: view)
      change = actual ?? change
    }
    if let change {
      entered?.tellDid(change)
      change.registerLeaders()
    }
    sendDidHooks(entered: entered, window: reached)
  }

  // MARK: Before

  private func isPossible() -> Bool {
    if view.isBeingMoved {
      stage.diagnostics.report(.reentrantMove(view))
      return false
    }
    guard let target else { return true }
    if view is UIWindow {
      stage.diagnostics.report(.windowAsSubview(view))
      return false
    }
    if isInside(target) {
      stage.diagnostics.report(.viewCycle(view, in: target))
      return false
    }
    return true
  }

  /// Whether `target` is the view or inside it. A view without subviews contains nobody but itself, so that a chain is
  /// built from the outside in without a climb for each of its views.
  private func isInside(_ target: UIView) -> Bool {
    view === target || !view.links.subviews.isEmpty && target.isDescendant(of: view)
  }

  /// CON-13: each controller must be at home where its view goes.
  private func refusalOfHierarchy(_ subtree: Subtree?, in target: UIView) -> HierarchyIssue? {
    guard target.links.window != nil else { return nil }
    var stranger: UIView?
    if let subtree {
      subtree.forEachView { if stranger == nil, !isAtHome($0, in: target) { stranger = $0 } }
    } else if !isAtHome(view, in: target) {
      stranger = view
    }
    guard let stranger else { return nil }
    return stranger.owner?.refusalToEnter(below: host(of: stranger, in: target))
  }

  private func isAtHome(_ member: UIView, in target: UIView) -> Bool {
    guard let home = member.owner?.rootViewHome else { return true }
    return host(of: member, in: target) === home
  }

  /// Whose view `member` will lie in, once the view is inside `target`.
  private func host(of member: UIView, in target: UIView) -> (any ViewOwner)? {
    member === view ? target.enclosingOwner : member.links.superview?.enclosingOwner(orAbove: view, target)
  }

  /// The callbacks may have put the target inside the view, or given a controller another parent.
  private func refusalAfterCallbacks(_ subtree: Subtree?) -> HierarchyIssue? {
    guard let target else { return nil }
    return isInside(target) ? .viewCycle(view, in: target) : refusalOfHierarchy(subtree, in: target)
  }

  private func sendWillHooks(source: UIView?) {
    if let source { ViewDelivery.deliver(.willRemoveSubview(view), to: source) }
    ViewDelivery.deliver(.willMoveToSuperview(target), to: view)
    // The window is read here: a hook may have moved the superview, old or new.
    let announced = target?.links.window
    if view.links.window !== announced { announce(announced) }
  }

  /// A callback may set up or take away what is inside the view, so subviews are read after their superview was told.
  private func announce(_ window: UIWindow?) {
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

  /// Changes the links. Returns the subtree if it has got another window.
  private func link() -> Subtree? {
    Self.count &+= 1
    let window = view.links.window
    let heardTraits = TraitChange.heard(above: view, before: target)
    if let source = view.links.superview {
      source.unlink(view)
      if target == nil, stage.observesViewDepartures {
        stage.noteDeparture(of: view, by: "removeFromSuperview()", on: view)
      }
      source.markForSubviewChange()
    }
    if let target {
      target.link(view, at: index(in: target))
      target.markForSubviewChange()
    }
    let reached = target?.links.window
    if window == nil, reached == nil { return nil }
    let subtree = Subtree(of: view)
    subtree.forEachView { member in
      member.enter(reached)
      if let reached, reached !== window, member.layoutState.needsLayout { reached.queueForLayout(member) }
      if reached != nil, reached !== window { TraitChange.entered(member) }
    }
    TraitChange.moved(view, having: heardTraits, from: window)
    if reached != nil { SafeArea.entered(view) }
    return reached === window ? nil : subtree
  }

  private func index(in target: UIView) -> Int? {
    let count = target.links.subviews.count
    switch place {
    case .front: return nil
    case .index(let index):
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
      // Reading the list whole closes its holes, which makes the sibling's index its place.
      _ = target.orderedSubviews
      if case .above = place { return Int(sibling.siblingIndex) + 1 }
      return Int(sibling.siblingIndex)
    }
  }

  // MARK: After

  private func sendDidHooks(entered: Subtree?, window: UIWindow?) {
    if let entered {
      entered.forEachView { member in
        if member.links.window === window { ViewDelivery.deliver(.didMoveToWindow, to: member) }
      }
    }
    // A hook may have moved the view on; that move has sent its own hooks.
    guard view.links.superview === target else { return }
    ViewDelivery.deliver(.didMoveToSuperview, to: view)
    guard let target, view.links.superview === target else { return }
    ViewDelivery.deliver(.didAddSubview(view), to: target)
  }
}

/// A view and everything inside it, superviews before subviews, as it is at one moment.
@MainActor struct Subtree {
  private let root: UIView
  private let inside: [UIView]

  init(of root: UIView) {
    self.root = root
    guard !root.links.subviews.isEmpty else {
      inside = []
      return
    }
    var inside: [UIView] = []
    var open: [UIView] = root.orderedSubviews.reversed()
    while let view = open.popLast() {
      inside.append(view)
      if !view.links.subviews.isEmpty { open.append(contentsOf: view.orderedSubviews.reversed()) }
    }
    self.inside = inside
  }

  @inline(__always)
  func forEachView(_ body: (UIView) -> Void) {
    body(root)
    for view in inside { body(view) }
  }

  /// The controllers of the root views in the subtree hear of a change that was made.
  func tellDid(_ change: ScreenChange) { forEachView { $0.owner?.rootViewDid(change) } }
}

extension ScreenChange {
  /// The change that going from one window to another is, or `nil` if views stay on the same side of the screen.
  convenience init?(from old: UIWindow?, to new: UIWindow?) {
    guard let direction = Self.direction(from: old, to: new) else { return nil }
    self.init(direction)
  }

  fileprivate static func direction(from old: UIWindow?, to new: UIWindow?) -> Direction? {
    switch (old?.isOnScreen ?? false, new?.isOnScreen ?? false) {
    case (false, true): .appearing
    case (true, false): .disappearing
    case (true, true), (false, false): nil
    }
  }

  /// Tells the controllers in and below `view`, superviews before subviews.
  ///
  /// Their callbacks may move views: what has left is passed over, what has come is told after the others (CON-28).
  /// - Returns: The subtree as the callbacks have left it.
  @discardableResult
  func announce(in subtree: Subtree, below view: UIView) -> Subtree {
    var subtree = subtree
    while true {
      let moves = ViewMove.count
      subtree.forEachView { member in
        guard let owner = member.owner, ViewMove.count == moves || member.isDescendant(of: view) else { return }
        owner.rootViewWill(self)
      }
      guard ViewMove.count != moves else { return subtree }
      subtree = Subtree(of: view)
    }
  }
}

extension UIView {
  /// The controller of the nearest root view among this view and those around it.
  final var enclosingOwner: (any ViewOwner)? {
    var current: UIView? = self
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
