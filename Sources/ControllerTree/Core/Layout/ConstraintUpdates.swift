/// Sends `updateConstraints()` and `updateViewConstraints()` to the marked views, bottom up, before the constraints are solved.
/// Rules: AL-17 to AL-20.
@MainActor enum ConstraintUpdates {
  /// If a view is updated more often than this before one layout, its updates are endless (AL-24).
  static let limit = 100

  /// Marks a view. A window then sends updates, even if no constraint is active there.
  static func mark(_ view: UIView) {
    view.layoutState.needsConstraintUpdate = true
    guard let window = view.links.window else {
      LayoutEngine.existing(for: view)?.queueUpdate(of: view)
      return
    }
    Stage.turn("setNeedsUpdateConstraints()", view) {
      LayoutEngine.engine(of: window).queueUpdate(of: view)
    }
  }

  /// Called when an engine was made for a tree: the new views in it are marked.
  static func began(in root: UIView) {
    guard let engine = root.rare?.layout?.engine else { return }
    engine.queueUpdates(inside: root)
  }

  /// Called when a view has entered a window.
  @inline(__always)
  static func entered(_ view: UIView, _ window: UIWindow) {
    if let engine = window.rare?.layout?.engine {
      if view.layoutState.needsConstraintUpdate { engine.queueUpdate(of: view) }
    } else if type(of: view).requiresConstraintBasedLayout {
      _ = LayoutEngine.engine(of: window)
    }
  }

  /// Sends the waiting updates in the subtree of a view, now (AL-18).
  static func run(in view: UIView) {
    guard let engine = LayoutEngine.engine(for: view), engine.hasUpdates else { return }
    Stage.turn("updateConstraintsIfNeeded()", view) { run(engine, inside: view) }
  }

  /// Sends all waiting updates of a tree.
  static func run(_ engine: LayoutEngine) {
    if engine.hasUpdates { run(engine, inside: nil) }
  }

  private static func run(_ engine: LayoutEngine, inside subtree: UIView?) {
    var counts: [ObjectIdentifier: Int] = [:]
    var witness = LastEvents(includesViews: true)
    defer { witness.stop() }
    while let view = engine.nextUpdate(inside: subtree) {
      view.layoutState.needsConstraintUpdate = false
      let count = counts[ObjectIdentifier(view), default: 0] + 1
      counts[ObjectIdentifier(view)] = count
      if count == limit { witness.start(on: .current) }
      guard count <= limit else {
        view.report(.constraintLoop(view, rounds: limit, last: witness.lines))
        continue
      }
      send(to: view)
    }
  }

  private static func send(to view: UIView) {
    if let owner = view.owner {
      owner.updateRootViewConstraints()
    } else {
      ViewDelivery.deliver(.updateConstraints, to: view)
    }
  }

  // MARK: Calls of super

  /// The view whose running `updateConstraints()` has not reached the base.
  private static var awaited: ObjectIdentifier?

  /// Calls `updateConstraints()`, for the delivery point, and checks that it reaches the base (SUP-10).
  static func call(_ view: UIView) {
    let outer = awaited
    awaited = ObjectIdentifier(view)
    view.updateConstraints()
    let hasReachedBase = awaited == nil
    awaited = outer
    if !hasReachedBase { reportMissingSuper(of: view) }
  }

  static func reachesBase(of view: UIView) {
    if awaited == ObjectIdentifier(view) { awaited = nil }
  }

  private static func reportMissingSuper(of view: UIView) {
    let remark = Diagnostics.Remark(
      kind: .superNotCalled, type: ObjectIdentifier(type(of: view)), method: "updateConstraints()")
    if Stage.current.diagnostics.note(remark) { view.report(.superNotCalled(view, "updateConstraints()")) }
  }
}

/// The views of a tree that wait for updates of their constraints: subviews before their superviews, siblings in order.
@MainActor struct ConstraintUpdateQueue {
  /// In reverse order: the next one is last.
  private var ordered: [UIView] = []
  private var incoming: [UIView] = []

  var isEmpty: Bool { ordered.isEmpty && incoming.isEmpty }

  mutating func insert(_ view: UIView) { incoming.append(view) }

  /// Inserts the marked views of a tree.
  mutating func insertAll(inside root: UIView) {
    // In the reverse of the order in which superviews come first, and siblings last to first, subviews come first.
    var open = [root]
    var found: [UIView] = []
    while let view = open.popLast() {
      if view.layoutState.needsConstraintUpdate { found.append(view) }
      open += view.orderedSubviews
    }
    incoming += found.reversed()
  }

  /// The next marked view of the tree, or of a subtree.
  mutating func next(below root: UIView, inside subtree: UIView?) -> UIView? {
    if !incoming.isEmpty { merge(below: root) }
    guard let subtree else {
      while let view = ordered.popLast() {
        if view.layoutState.needsConstraintUpdate, view.isDescendant(of: root) { return view }
      }
      return nil
    }
    let place = ordered.lastIndex { $0.layoutState.needsConstraintUpdate && $0.isDescendant(of: subtree) }
    return place.map { ordered.remove(at: $0) }
  }

  private mutating func merge(below root: UIView) {
    var waiting = ordered + incoming.reversed()
    incoming = []
    ordered = []
    var seen: Set<ObjectIdentifier> = []
    waiting.removeAll { view in
      !view.layoutState.needsConstraintUpdate || !view.isDescendant(of: root)
        || !seen.insert(ObjectIdentifier(view)).inserted
    }
    // The path of places from the topmost view says where a view stands; a longer path comes first.
    let paths = waiting.map { view in (view: view, path: Self.path(of: view, below: root)) }
    ordered = paths.sorted { Self.isUpdated($1.path, before: $0.path) }.map(\.view)
  }

  private static func path(of view: UIView, below root: UIView) -> [Int32] {
    var path: [Int32] = []
    var current: UIView? = view
    while let member = current, member !== root {
      path.append(member.siblingIndex)
      current = member.links.superview
    }
    return path.reversed()
  }

  private static func isUpdated(_ one: [Int32], before other: [Int32]) -> Bool {
    for (left, right) in zip(one, other) where left != right { return left < right }
    return one.count > other.count
  }
}
