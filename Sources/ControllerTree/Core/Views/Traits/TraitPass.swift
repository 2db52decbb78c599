/// Sends trait changes to environments, before insets and layout (TRAIT-02 to TRAIT-04, TURN-07).
///
///     screen, scene → from each root of a change, superview before subviews, siblings in order:
///     controller of a root view → view
///     each one whose traits differ from those that it last received:
///     registered handlers, in order → traitCollectionDidChange(_:)
///
/// The pass does not descend below a view whose traits have not changed. Changes that callbacks make wait for the next round.
@MainActor final class TraitPass {
  private let window: UIWindow
  /// In reverse order: the next one is last.
  private var open: [Visit] = []
  private static var running: [TraitPass] = []

  /// A view that waits for its visit, with the former and the current traits from above.
  private struct Visit {
    let view: UIView
    let superview: UIView?
    var change: Change
    /// The former traits that the view gets through its controller; the controller has received the change already.
    var sentBelowOwner: UITraitCollection?
  }

  /// The traits that an environment last received, and the current ones.
  private struct Change {
    let sent: UITraitCollection
    let now: UITraitCollection
    let isNews: Bool

    init(from sent: UITraitCollection, to now: UITraitCollection) {
      self.sent = sent
      self.now = now
      isNews = !sent.isSame(as: now)
    }

    /// The change after the overlay of `node`, whose own overrides then count as received.
    @MainActor func passed(_ node: any TraitNode) -> Self {
      guard let state = node.traitState else { return self }
      let (sentOverlay, overlay) = (state.overlay(at: .sent), state.overlay(at: .now))
      state.sentOverlay = nil
      guard !sentOverlay.isEmpty || !overlay.isEmpty else { return self }
      return Self(from: sent.overlaid(with: sentOverlay), to: now.overlaid(with: overlay))
    }
  }

  /// Sends all waiting trait changes in `window`.
  static func run(in window: UIWindow) {
    guard !window.traitRoots.isEmpty, !running.contains(where: { $0.window === window }) else { return }
    TraitSources.announce(on: window.stage)
    let pass = TraitPass(window: window)
    running.append(pass)
    depth += 1
    pass.run()
    depth -= 1
    running.removeLast()
  }

  static var isRunning: Bool { depth > 0 }
  private static var depth = 0

  /// The former traits from above of a view that a running pass has still to visit.
  static func sentTraits(above view: UIView) -> UITraitCollection? {
    guard isRunning else { return nil }
    for pass in running {
      if let visit = pass.open.first(where: { $0.view === view }) { return visit.change.sent }
    }
    return nil
  }

  /// The former traits of a root view through its controller, while a running pass notifies that controller.
  static func sentTraits(of view: UIView) -> UITraitCollection? {
    for pass in running {
      if let visit = pass.open.first(where: { $0.view === view }) { return visit.sentBelowOwner }
    }
    return nil
  }

  private init(window: UIWindow) { self.window = window }

  private func run() {
    var roots = window.traitRoots
    var known: Set<ObjectIdentifier> = []
    window.traitRoots = []
    while !roots.isEmpty {
      visit(roots)
      guard !window.traitRoots.isEmpty else { return }
      known.formUnion(roots.map(ObjectIdentifier.init))
      // Views that a callback has moved are notified before they are laid out; other changes of callbacks wait.
      roots = window.traitRoots.filter { $0.sentFromAbove != nil && !known.contains(ObjectIdentifier($0)) }
      window.traitRoots.removeAll { waiting in roots.contains { $0 === waiting } }
    }
  }

  private func visit(_ candidates: [UIView]) {
    var roots = candidates.filter { $0.links.window === window }
    if roots.count > 1 { roots.sort { $0.comesBefore($1) } }
    for root in roots where root.links.window === window {
      let change = Change(
        from: TraitClimb.traits(above: root, at: .sent), to: TraitClimb.traits(above: root, at: .now))
      open.append(Visit(view: root, superview: root.links.superview, change: change))
      while let visit = open.last { look(visit) }
    }
  }

  private func look(_ visit: Visit) {
    let view = visit.view
    // A callback may have moved the view; it is then a root in its new place.
    guard isInPlace(visit) else { return open.removeAll { $0.view === view } }
    var change = visit.change
    if let sent = view.takeSentTraits() {
      change = Change(from: sent, to: change.now)
      open[open.count - 1].change = change
    }
    if let owner = view.owner {
      change = change.passed(owner)
      open[open.count - 1].sentBelowOwner = change.sent
      if change.isNews { Self.send(owner, from: change.sent, to: change.now) }
      // The view itself has received nothing yet.
      guard isInPlace(visit) else { return open.removeAll { $0.view === view } }
    }
    open.removeLast()
    change = change.passed(view)
    guard change.isNews else { return }
    for subview in view.orderedSubviews.reversed() {
      open.append(Visit(view: subview, superview: view, change: change))
    }
    view.markForLayout()
    PropertyUpdates.traitsChanged(of: view)
    Self.send(view, from: change.sent, to: change.now)
  }

  private func isInPlace(_ visit: Visit) -> Bool {
    visit.view.links.window === window && visit.view.links.superview === visit.superview
  }

  /// Handlers first, then the method (TRAIT-04).
  static func send(_ listener: any TraitListener, from sent: UITraitCollection, to now: UITraitCollection) {
    CurrentTraits.with(now) {
      if let state = listener.traitState, !state.registrations.isEmpty {
        let changed = now.changedTraits(from: sent)
        for registration in state.registrations where registration.concerns(changed) {
          // An earlier handler may have unregistered this one.
          guard state.registrations.contains(where: { $0 === registration }) else { continue }
          registration.handler(listener, sent)
        }
      }
      listener.deliverTraitChange(from: sent, to: now)
    }
  }
}

extension UIView {
  /// Returns and clears the recorded traits from above, if there are any.
  fileprivate final func takeSentTraits() -> UITraitCollection? {
    if let window = self as? UIWindow {
      defer { window.sentTraits = nil }
      return window.sentTraits
    }
    guard let sent = sentFromAbove else { return nil }
    sentFromAbove = nil
    return sent
  }
}
