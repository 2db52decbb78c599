/// Layout: superviews before their subviews, siblings in order, each marked view once (LAY-01 to LAY-07).
@MainActor enum LayoutPass {
  /// If a view is laid out more often than this in one pass, its layout is endless (LAY-06).
  static let limit = 100
  private static var number: UInt32 = 0

  /// Lays out the waiting views of `window`: insets first, then the marked views.
  static func run(in window: UIWindow) {
    // Changes that trait callbacks make wait for the next round: an update notifies each environment once (TRAIT-02).
    if !window.traitRoots.isEmpty { TraitPass.run(in: window) }
    var rounds = Rounds()
    while true {
      if window.needsInsetsPass { InsetsPass.run(in: window) }
      if window.rare?.layout?.engine != nil { LayoutEngine.prepare(around: window) }
      guard let view = window.nextForLayout() else { break }
      layOut(view, &rounds)
    }
    rounds.end()
  }

  /// Lays out `view` and its descendants now; superviews that are marked in an unbroken chain come first (LAY-02).
  static func run(in view: UIView) {
    updateTraits(around: view)
    defer { if !Stage.current.diagnostics.heldBack.isEmpty { LayoutEngine.reportConflicts(around: view) } }
    guard LayoutEngine.waits(around: view) || needsLayout(view) else { return }
    Stage.turn("layoutIfNeeded()", view) {
      var rounds = Rounds()
      defer { rounds.end() }
      if let window = view.links.window, window.needsInsetsPass { InsetsPass.run(in: window) }
      LayoutEngine.prepare(around: view)
      guard needsLayout(view) else { return }
      for marked in markedChain(above: view) { layOut(marked, &rounds) }
      while layOutSubtree(of: view, &rounds) { LayoutEngine.prepare(around: view) }
    }
  }

  /// Sends the waiting trait changes of the window of `view` (TRAIT-06).
  static func updateTraits(around view: UIView) {
    guard let window = view.links.window, !window.traitRoots.isEmpty else { return }
    window.stage.cycle.turn(PublicCall("updateTraitsIfNeeded()", view)) { TraitPass.run(in: window) }
  }

  private static func markedChain(above view: UIView) -> [UIView] {
    var chain: [UIView] = []
    var current = view.links.superview
    while let marked = current, marked.layoutState.needsLayout {
      chain.append(marked)
      current = marked.links.superview
    }
    return chain.reversed()
  }

  private static func needsLayout(_ root: UIView) -> Bool {
    if root.layoutState.awaitsVisit { return true }
    if let window = root.links.window, !window.waitsForLayout { return false }
    var open = [root]
    while let view = open.popLast() {
      if view.layoutState.awaitsVisit { return true }
      open.append(contentsOf: view.orderedSubviews)
    }
    return false
  }

  /// Whether anything was marked.
  private static func layOutSubtree(of root: UIView, _ rounds: inout Rounds) -> Bool {
    var found = false
    var open = [root]
    while let view = open.popLast() {
      if view.layoutState.awaitsVisit {
        found = true
        layOut(view, &rounds)
      }
      open.append(contentsOf: view.orderedSubviews.reversed())
    }
    return found
  }

  @inline(__always)
  private static func layOut(_ view: UIView, _ rounds: inout Rounds) {
    guard rounds.count(view) else {
      (view.layoutState.needsLayout, view.layoutState.waitsForProperties) = (false, false)
      return view.report(.layoutLoop(view, rounds: limit, last: rounds.lastEvents))
    }
    if view.layoutState.waitsForProperties {
      PropertyUpdates.update(view)
      guard view.layoutState.needsLayout else { return }
    }
    view.layoutState.needsLayout = false
    let outer = view.layoutState.isLayingOut
    view.layoutState.isLayingOut = true
    CurrentTraits.within(view) {
      if let owner = view.owner {
        owner.layOutRootView(view)
      } else {
        Stage.withCurrent { layOutSubviews(of: view, on: $0) }
      }
    }
    view.layoutState.isLayingOut = outer
  }

  /// Constraints place the subviews first (AL-17).
  @inline(__always)
  static func layOutSubviews(of view: UIView, on stage: Stage) {
    if view.layoutState.holdsConstraints { LayoutEngine.place(in: view) }
    ViewDelivery.deliver(.layoutSubviews, to: view, on: stage)
  }

  /// Counts how often each view is laid out in one pass.
  private struct Rounds {
    private let pass: UInt32
    private var repeated: Repeated?

    /// Of the views that were laid out more than once; made for the first.
    @MainActor private final class Repeated {
      var counts: [ObjectIdentifier: Int] = [:]
      var witness = LastEvents(includesViews: true)
    }

    @MainActor init() {
      LayoutPass.number &+= 1
      pass = LayoutPass.number
    }

    /// Counts one more layout of `view` in this pass. Returns `false` beyond the limit.
    @inline(__always)
    @MainActor mutating func count(_ view: UIView) -> Bool {
      if view.layoutState.lastPass == pass { return countAgain(view) }
      view.layoutState.lastPass = pass
      return true
    }

    @inline(never)
    @MainActor private mutating func countAgain(_ view: UIView) -> Bool {
      let repeated = repeated ?? Repeated()
      self.repeated = repeated
      let count = repeated.counts[ObjectIdentifier(view), default: 1] + 1
      repeated.counts[ObjectIdentifier(view)] = count
      if count == LayoutPass.limit { repeated.witness.start(on: .current) }
      return count <= LayoutPass.limit
    }

    /// The last events of an endless layout, as lines of a trace.
    @MainActor var lastEvents: [String] { repeated?.witness.lines ?? [] }

    @inline(__always)
    @MainActor func end() { if let repeated { repeated.witness.stop() } }
  }
}

/// The views of one window that are marked for layout, or for an insets pass, in the order superview first, siblings in order.
@MainActor struct LayoutQueue {
  /// The view that arrived when none waited. Usually it comes before the others, if there are any, and needs no array.
  private var first: UIView?
  /// In reverse order: the next one is last.
  private var ordered: [UIView] = []
  private var incoming: [UIView] = []
  /// Up to this many arrivals are inserted one by one.
  private static let fewArrivals = 8

  var isEmpty: Bool { first == nil && ordered.isEmpty && incoming.isEmpty }

  @inline(__always)
  mutating func insert(_ view: UIView) {
    if isEmpty { first = view } else { incoming.append(view) }
  }

  /// The next view that is still marked and still in `window`.
  @inline(__always)
  mutating func next(in window: UIWindow, where isMarked: (UIView) -> Bool) -> UIView? {
    if first != nil, isFirstNext, let view = first.take(), isMarked(view), view.links.window === window { return view }
    admit(in: window)
    return nextAdmitted(in: window, where: isMarked)
  }

  /// Whether the first arrival comes before the few others.
  @inline(__always)
  private var isFirstNext: Bool { incoming.isEmpty || firstPrecedesOthers }

  private var firstPrecedesOthers: Bool {
    guard let first, incoming.count <= Self.fewArrivals else { return false }
    for index in incoming.indices {
      if incoming.withUncounted(at: index, { !first.comesBefore($0) }) { return false }
    }
    return true
  }

  /// Inserts the views that arrived since into the order.
  @inline(__always)
  mutating func admit(in window: UIWindow) {
    if first != nil { admitFirst() }
    if !incoming.isEmpty { merge(window) }
  }

  @inline(never)
  private mutating func admitFirst() {
    guard let first = first.take() else { return }
    // A single view needs no merging.
    if incoming.isEmpty, ordered.isEmpty { ordered.append(first) } else { incoming.insert(first, at: 0) }
  }

  /// Like ``next(in:where:)``, without the views that arrived since.
  @inline(__always)
  mutating func nextAdmitted(in window: UIWindow, where isMarked: (UIView) -> Bool) -> UIView? {
    while let view = ordered.popLast() {
      if isMarked(view), view.links.window === window { return view }
    }
    return nil
  }

  private mutating func merge(_ window: UIWindow) {
    // One view needs no sorting.
    if ordered.isEmpty, incoming.count == 1 { return swap(&ordered, &incoming) }
    if ordered.isEmpty || incoming.count > Self.fewArrivals, !isIncomingInOrder(window) { sortIncoming(window) }
    if ordered.isEmpty {
      swap(&ordered, &incoming)
      return reverse()
    }
    // Newly marked views mostly lie in or next to the view laid out last, so their place is near the end.
    while let view = incoming.popLast() {
      if view.links.window === window { insert(view, of: window) }
    }
  }

  /// As `ordered.reverse()`, which copies and retains.
  @inline(__always)
  private mutating func reverse() {
    var (first, last) = (0, ordered.count - 1)
    while first < last {
      ordered.swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  /// A tree that appears on screen is usually marked in order already.
  @inline(__always)
  private func isIncomingInOrder(_ window: UIWindow) -> Bool {
    for index in incoming.indices {
      guard incoming[index].links.window === window else { return false }
      if index > 0, !incoming[index - 1].comesBefore(incoming[index]) { return false }
    }
    return true
  }

  @inline(never)
  private mutating func sortIncoming(_ window: UIWindow) {
    incoming.removeAll { $0.links.window !== window }
    incoming.sort { $0.comesBefore($1) }
  }

  private mutating func insert(_ view: UIView, of window: UIWindow) {
    var place = ordered.endIndex
    while place > 0 {
      let neighbour = ordered[place - 1]
      if neighbour.links.window !== window {
        ordered.remove(at: place - 1)
      } else if !neighbour.comesBefore(view) {
        break
      }
      place -= 1
    }
    if place == ordered.endIndex { ordered.append(view) } else { ordered.insert(view, at: place) }
  }
}

extension UIView {
  /// Marks the view for layout at the end of the turn (LAY-01).
  final func markForLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    links.window.uncounted?.lend { $0.queueForLayout(self) }
  }

  /// Marks the view because a subview was added, removed or resized, unless the view is laying out its subviews itself.
  final func markForSubviewChange() {
    if !layoutState.isLayingOut { markForLayout() }
  }

  /// Whether the view precedes `other` when the tree is read superview first. Both must be in one window.
  /// - Complexity: O(distance) between the two.
  final func comesBefore(_ other: UIView) -> Bool {
    if other.links.superview === self { return true }
    if links.superview === other.links.superview { return siblingIndex < other.siblingIndex }
    return comesBeforeDistant(other)
  }

  private final func comesBeforeDistant(_ other: UIView) -> Bool {
    var left = self
    var right = other
    while left.links.depth > right.links.depth, let superview = left.links.superview {
      left = superview
      if left === right { return false }
    }
    while right.links.depth > left.links.depth, let superview = right.links.superview {
      right = superview
      if left === right { return true }
    }
    while let leftSuperview = left.links.superview, let rightSuperview = right.links.superview,
      leftSuperview !== rightSuperview
    {
      left = leftSuperview
      right = rightSuperview
    }
    return left.siblingIndex < right.siblingIndex
  }
}
