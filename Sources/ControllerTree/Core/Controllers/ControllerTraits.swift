/// A controller inherits the traits of its view's superview, and its view inherits the controller's.
extension UIViewController: TraitNode {
  final var traitState: TraitState? { rare?.traits }

  final var madeTraitState: TraitState {
    if let traits = rare?.traits { return traits }
    let made = TraitState()
    rareState.traits = made
    return made
  }

  final var traitView: UIView? { loadedView }

  final func deliverTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    Delivery.deliver(.traitCollectionDidChange(old, to: new), to: self)
  }

  final func traitSource(at moment: TraitMoment) -> TraitSource {
    if let place = loadedView?.placeTraits(at: moment) { return place }
    if let parent = links.parent { return .expected(parent.loadedView ?? parent) }
    if let presenter = ownPresentation?.presenter { return .expected(presenter) }
    if let window = rare?.windowAsRoot { return .node(window) }
    return .traits(UIScreen.main.traitCollection)
  }
}

extension UIViewController: UITraitChangeObservable {}
