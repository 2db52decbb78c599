/// Screens and scenes that have other traits than they last told their environments of. They hear before any window does.
@MainActor final class TraitSources: TurnWork {
  private var waiting: [(source: any TraitSourceEnvironment, heard: UITraitCollection)] = []

  /// `source` is about to change; it hears of it before the next layout.
  static func willChange(_ source: any TraitSourceEnvironment) {
    let stage = Stage.current
    let sources = stage.part(TraitSources.self) { TraitSources() }
    guard !sources.waiting.contains(where: { $0.source === source }) else { return }
    if sources.waiting.isEmpty { stage.cycle.enqueue(sources, in: .layout) }
    sources.waiting.append((source, source.traitCollection))
  }

  static func announce(on stage: Stage) {
    stage.part(TraitSources.self) { TraitSources() }.announce()
  }

  private func announce() {
    let told = waiting
    waiting = []
    for (source, heard) in told {
      let now = source.traitCollection
      if !heard.isSame(as: now) { TraitPass.tell(source, from: heard, to: now) }
    }
  }

  func perform(_ phase: TurnPhase) { announce() }

  func drop(_ phase: TurnPhase) { waiting = [] }
}

/// Whoever hears of changes of traits.
@MainActor protocol TraitListener: AnyObject {
  var traitState: TraitState? { get }
  /// Sends `traitCollectionDidChange(_:)`.
  func deliverTraitChange(from old: UITraitCollection, to new: UITraitCollection)
}

/// A screen or a scene: traits begin there.
@MainActor protocol TraitSourceEnvironment: TraitListener, UITraitEnvironment {}

extension TraitSourceEnvironment {
  func deliverTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    ViewDelivery.deliverTraitChange(from: old, to: self)
  }
}

extension UIScreen: TraitSourceEnvironment {
  var traitState: TraitState? { nil }
}
