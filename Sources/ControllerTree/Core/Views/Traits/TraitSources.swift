/// Screens and scenes whose traits have changed since their last callback. They get their callbacks before any window does.
@MainActor final class TraitSources: StagePart, TurnWork {
  private var waiting: [(source: any TraitSourceEnvironment, sent: UITraitCollection)] = []

  /// Records the traits of `source`, which is about to change; its callback comes before the next layout.
  static func willChange(_ source: any TraitSourceEnvironment) {
    let stage = Stage.current
    let sources = TraitSources.of(stage)
    guard !sources.waiting.contains(where: { $0.source === source }) else { return }
    if sources.waiting.isEmpty { stage.cycle.enqueue(sources, in: .layout) }
    sources.waiting.append((source, source.traitCollection))
  }

  static func announce(on stage: Stage) {
    TraitSources.of(stage).announce()
  }

  private func announce() {
    let told = waiting
    waiting = []
    for (source, sent) in told {
      let now = source.traitCollection
      if !sent.isSame(as: now) { TraitPass.send(source, from: sent, to: now) }
    }
  }

  func perform(_ phase: TurnPhase) { announce() }

  func drop(_ phase: TurnPhase) { waiting = [] }
}

/// An object that gets callbacks when its traits change.
@MainActor protocol TraitListener: AnyObject {
  var traitState: TraitState? { get }
  /// Sends `traitCollectionDidChange(_:)`.
  func deliverTraitChange(from old: UITraitCollection, to new: UITraitCollection)
}

/// A screen or a scene, from which traits come.
@MainActor protocol TraitSourceEnvironment: TraitListener, UITraitEnvironment {}

extension TraitSourceEnvironment {
  func deliverTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    ViewDelivery.deliverTraitChange(from: old, to: self)
  }
}

extension UIScreen: TraitSourceEnvironment {
  var traitState: TraitState? { nil }
}
