import ConstraintSolver
import Foundation

/// Auto Layout of one tree of views: a window's, or that of a view that is in none. Rules: AL-01 to AL-03, AL-15 to AL-20.
///
/// The topmost view retains the engine. A window has one as soon as a constraint is active in it, or a view in it asks for updates of
/// constraints; another tree gets one when it is laid out. Without an engine nothing here costs anything.
///
///     a change of a constraint, a frame, a content, a margin    is noted; the window is scheduled for layout
///     end of the turn, or layoutIfNeeded()                      updateConstraints, bottom up
///                                                               the system is solved; superviews of changed views are marked
///                                                               layout, top down: the places of subviews, then layoutSubviews()
@MainActor final class LayoutEngine {
  let system: LayoutSystem
  private let root: ViewReference
  /// Whether the tree is gone; nothing uses the engine any more.
  nonisolated(unsafe) private var isOver = false

  private var isWaiting = true
  private var waiting = WaitingChanges()

  /// The view whose subviews are being placed; a solution made meanwhile does not mark it.
  private var placing: UIView?
  /// The view that gets its place from the engine now.
  private var placed: UIView?
  private var isSolving = false
  /// The root views whose fitting sizes may have changed since they were asked.
  var changedFittings: [ViewReference] = []

  private init(of root: UIView) {
    self.root = root.reference
    system = LayoutSystem(root: root)
    waiting.entered = [root.reference]
  }

  /// Runs in the `deinit` of the topmost view.
  nonisolated func end() { isOver = true }

  // MARK: Finding

  /// The engine of the tree that `view` is in; `nil` if it has none.
  static func existing(for view: UIView) -> LayoutEngine? {
    guard let engine = topmost(above: view).rare?.layout?.engine, !engine.isOver else { return nil }
    return engine
  }

  /// The engine of the tree that `view` is in, made if constraints are active there.
  static func engine(for view: UIView) -> LayoutEngine? {
    let root = topmost(above: view)
    if let engine = root.rare?.layout?.engine { return engine }
    return root.layoutState.holdsConstraints ? make(for: root) : nil
  }

  /// The engine of a window, made if it has none.
  static func engine(of window: UIWindow) -> LayoutEngine { window.rare?.layout?.engine ?? make(for: window) }

  private static func make(for root: UIView) -> LayoutEngine {
    let engine = LayoutEngine(of: root)
    root.viewLayout.engine = engine
    ConstraintUpdates.began(in: root)
    engine.schedule()
    return engine
  }

  private static func topmost(above view: UIView) -> UIView {
    if let window = view.links.window { return window }
    var topmost = view
    while let superview = topmost.links.superview { topmost = superview }
    return topmost
  }

  // MARK: Changes

  static func added(_ constraint: NSLayoutConstraint, on view: UIView) {
    if let engine = existing(for: view) {
      engine.waiting.added.insert(constraint)
      engine.noteFitting(around: view)
      engine.schedule()
    } else if let window = view.links.window {
      _ = engine(of: window)
    }
  }

  static func removed(_ constraint: NSLayoutConstraint, from view: UIView) {
    guard let engine = existing(for: view) else { return }
    engine.system.remove(constraint)
    engine.noteFitting(around: view)
    engine.schedule()
  }

  static func changed(_ constraint: NSLayoutConstraint, by property: StaticString) {
    guard let view = constraint.holder?.view, let engine = existing(for: view) else { return }
    Stage.turn(property, constraint) {
      engine.waiting.changed.insert(constraint)
      engine.noteFitting(around: view)
      engine.schedule()
    }
  }

  /// Called when margins, the safe area, the keyboard, baselines or the origin of the bounds of a view have changed.
  static func inputsChanged(of view: UIView) { note(.inputs, of: view) }

  /// Called when the frame of a view has changed.
  static func frameChanged(of view: UIView) {
    guard let engine = existing(for: view) else { return }
    if hasKeyboardGuide(view) { engine.note(.inputs, view) }
    if view.layoutState.translatesMask || view.links.superview == nil, engine.placed !== view {
      engine.note(.frame, view)
    }
  }

  /// Called when leading and trailing may have changed sides in a view.
  static func directionChanged(in view: UIView) {
    guard let engine = existing(for: view) else { return }
    for constraint in view.constraints { engine.waiting.changed.insert(constraint) }
    engine.schedule()
  }

  /// The views in a window with a guide that follows the keyboard.
  static func keyboardFollowers(in window: UIWindow) -> [UIView] {
    guard window.rare?.layout?.engine != nil else { return [] }
    var followers: [UIView] = []
    forEachHolder(inside: window) { view in
      if hasKeyboardGuide(view) { followers.append(view) }
    }
    return followers
  }

  private static func hasKeyboardGuide(_ view: UIView) -> Bool {
    for guide in view.rare?.layout?.systemGuides ?? [] where guide.source == .keyboard { return true }
    return false
  }

  /// Called when the size of a view's content may have changed. The layout at the end of the turn reads it. If this call is a turn of
  /// its own, code behind it may still change the size, such as the rest of an override: the next layout reads it once more (AL-16).
  static func contentSizeChanged(of view: UIView) {
    let isOwnTurn = view.layoutState.holdsConstraints && Stage.current.cycle.isIdle
    note(.contents, of: view)
    if isOwnTurn { existing(for: view)?.note(.contents, view) }
  }

  static func translationChanged(of view: UIView) { note(.translation, of: view) }

  private static func note(_ change: WaitingChanges.ViewChanges, of view: UIView) {
    guard view.layoutState.holdsConstraints, let engine = existing(for: view) else { return }
    Stage.turn("setNeedsLayout()", view) { engine.note(change, view) }
  }

  private func note(_ change: WaitingChanges.ViewChanges, _ view: UIView) {
    waiting.note(change, of: view)
    if change != .frame { noteFitting(around: view) }
    schedule()
  }

  private func schedule() {
    isWaiting = true
    (root.view as? UIWindow)?.scheduleLayout()
  }

  // MARK: Moves

  /// Called before `view`, in which constraints are active, is unlinked from its superview: constraints between its subtree and the
  /// rest of the tree are deactivated (AL-03).
  @inline(never)
  static func leaves(_ view: UIView) {
    let engine = existing(for: view)
    var inside: Set<ObjectIdentifier> = []
    var references: [LayoutItemReference] = []
    forEachHolder(inside: view) { member in
      inside.insert(ObjectIdentifier(member))
      guard let layout = member.rare?.layout else { return }
      references.append(.view(member.reference))
      for guide in layout.guides + layout.systemGuides { references.append(.guide(guide.reference)) }
    }
    for reference in references {
      for constraint in reference.involved {
        if let holder = constraint.holder?.view, inside.contains(ObjectIdentifier(holder)) {
          engine?.system.remove(constraint)
        } else {
          ConstraintInstallation.uninstall(constraint)
        }
      }
    }
    guard let engine else { return }
    engine.system.forget(references)
    engine.schedule()
  }

  /// Called after `view`, in which constraints are active, was linked to a superview.
  @inline(never)
  static func entered(_ view: UIView) {
    view.rare?.layout?.engine?.end()
    view.rare?.layout?.engine = nil
    view.links.superview?.noteConstraints()
    if let engine = existing(for: view) {
      engine.waiting.entered.append(view.reference)
      engine.noteFitting(around: view)
      if view.links.window == nil { engine.queueUpdates(inside: view) }
      engine.schedule()
    } else if let window = view.links.window {
      _ = engine(of: window)
    }
  }

  private static func forEachHolder(inside view: UIView, _ body: (UIView) -> Void) {
    var open = [view]
    while let member = open.popLast() {
      guard member.layoutState.holdsConstraints else { continue }
      body(member)
      open += member.orderedSubviews
    }
  }

  // MARK: Updates of constraints

  private var updates = ConstraintUpdateQueue()

  /// Whether views may wait for an update of their constraints.
  var hasUpdates: Bool { !updates.isEmpty }

  func queueUpdate(of view: UIView) {
    updates.insert(view)
    (root.view as? UIWindow)?.scheduleLayout()
  }

  func queueUpdates(inside view: UIView) { updates.insertAll(inside: view) }

  func nextUpdate(inside subtree: UIView?) -> UIView? {
    root.view.flatMap { updates.next(below: $0, inside: subtree) }
  }

  // MARK: Solving

  /// Sends the waiting updates of constraints of the tree of `view`, then solves its system, then sends the fitting sizes that have
  /// changed. Rules: AL-17, TRAIT-17.
  @inline(never)
  static func prepare(around view: UIView) {
    guard let engine = engine(for: view) else { return }
    // A container may answer a new fitting size of a child with other constraints.
    for _ in 0..<ConstraintUpdates.limit {
      ConstraintUpdates.run(engine)
      engine.solve()
      guard engine.announceFittings() else { return }
    }
  }

  /// Whether ``prepare(around:)`` has work to do.
  static func waits(around view: UIView) -> Bool {
    guard let engine = engine(for: view) else { return false }
    return engine.isWaiting || engine.hasUpdates
  }

  /// Reports the contradictions that direct calls have left in the tree of `view` (AL-96).
  @inline(never)
  static func reportConflicts(around view: UIView) {
    if let engine = existing(for: view) { Stage.current.diagnostics.reportHeldBack(of: engine.system) }
  }

  /// Solves the system, and marks the superviews of the views whose places have changed.
  func solve() {
    guard isWaiting, !isSolving, root.view != nil else { return }
    isSolving = true
    defer { isSolving = false }
    // Reading the sizes of contents runs code of the app, which may note more.
    for _ in 0..<ConstraintUpdates.limit {
      isWaiting = false
      carryOutChanges()
      for item in system.carryOut() { mark(item) }
      guard isWaiting else { return }
    }
    isWaiting = false
    if let view = root.view { view.report(.constraintLoop(view, rounds: ConstraintUpdates.limit, last: [])) }
  }

  private func carryOutChanges() {
    var work = WaitingChanges()
    swap(&work, &waiting)
    for constraint in work.changed.all where constraint.isActive { system.update(constraint) }
    for (reference, changes) in work.views {
      if let view = reference.view { carryOut(changes, of: view, reference) }
    }
    system.setWaitingConstants()
    var new = work.added.all
    // A new engine begins with its whole tree.
    let entered = work.entered.first === root ? [root] : work.entered
    for reference in entered {
      if let view = reference.view { new += LayoutSystem.installed(inside: view) }
    }
    for constraint in ActivationOrder.sorted(new) where isInTree(constraint) {
      system.add(constraint)
      markKeptPlaces(of: constraint)
    }
  }

  /// Marks the items of a new constraint that have kept their places until now: the solution may already have the values that they get.
  private func markKeptPlaces(of constraint: NSLayoutConstraint) {
    for reference in constraint.items {
      guard let item = system.items[reference.identity], item.hasKeptPlace else { continue }
      item.hasKeptPlace = false
      mark(item)
    }
  }

  private func carryOut(_ changes: WaitingChanges.ViewChanges, of view: UIView, _ reference: ViewReference) {
    if let item = system.items[ObjectIdentifier(reference)] {
      if changes.contains(.translation) {
        system.replace(item)
      } else if changes.contains(.contents) {
        system.updateContents(of: item, view)
        system.inputsChanged(of: view)
        if system.updateAlignment(of: item, view) { mark(item) }
      }
    }
    if changes.contains(.frame) { system.frameChanged(of: view) }
    if changes.contains(.inputs) { system.inputsChanged(of: view) }
  }

  /// Whether the constraint is active, and all its items are still below the view on which it is installed. A view that was
  /// released may have left some behind; these are deactivated.
  private func isInTree(_ constraint: NSLayoutConstraint) -> Bool {
    guard let holder = constraint.holder?.view else { return false }
    guard Self.topmost(above: holder) === root.view else { return false }
    for item in constraint.items where item.view?.isDescendant(of: holder) != true {
      ConstraintInstallation.uninstall(constraint)
      return false
    }
    return true
  }

  /// Marks the superview of a view, or the view of a guide, for layout.
  func mark(_ item: LayoutItem) {
    switch item.reference {
    case .view(let reference):
      guard let view = reference.view else { return }
      let container = view.links.superview ?? view
      if container !== placing { container.markForLayout() }
    case .guide(let reference):
      guard let guide = reference.guide, let view = guide.owningView else { return }
      guide.solvedFrame = LayoutPlacement.rectangle(of: item, in: system)
      if view !== placing { view.markForLayout() }
    }
  }

  // MARK: Places

  /// Gives the subviews of `view` their places, just before its `layoutSubviews()`. Rules: AL-17.
  @inline(never)
  static func place(in view: UIView) {
    guard let engine = existing(for: view) else { return }
    let outer = engine.placing
    engine.placing = view
    engine.solve()
    if view.links.superview == nil, view.links.window == nil { engine.placeRoot(view) }
    for subview in view.orderedSubviews where subview.links.superview === view {
      engine.place(subview)
    }
    engine.placing = outer
  }

  private func place(_ view: UIView) {
    guard let reference = view.rare?.reference, let item = system.items[ObjectIdentifier(reference)],
      let place = LayoutPlacement.place(of: item, view, in: system)
    else { return }
    move(view, to: place)
  }

  /// A topmost view outside of windows gets its size from constraints unless it translates its mask.
  private func placeRoot(_ view: UIView) {
    guard !view.layoutState.translatesMask, let reference = view.rare?.reference,
      let item = system.items[ObjectIdentifier(reference)]
    else { return }
    let size = LayoutPlacement.size(of: item, view, in: system)
    move(view, to: ViewGeometry(frame: CGRect(origin: view.frame.origin, size: size)))
  }

  private func move(_ view: UIView, to place: ViewGeometry) {
    let outer = placed
    placed = view
    if view.geometry.bounds.size != place.bounds.size {
      view.bounds = CGRect(origin: view.geometry.bounds.origin, size: place.bounds.size)
    }
    let center = GeometryChange.center(of: view, forMiddle: place.center, size: place.bounds.size)
    if view.geometry.center != center { view.center = center }
    placed = outer
  }
}
