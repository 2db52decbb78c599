import Foundation

/// A node on the path of traits from a window down: a view, or the controller of a root view.
@MainActor protocol TraitNode: TraitRegistry {
  /// The source of the traits from above.
  func traitSource(at moment: TraitMoment) -> TraitSource
  /// The view itself, or the controller's view if it is loaded.
  var traitView: UIView? { get }
}

enum TraitSource {
  /// The next node up.
  case node(any TraitNode)
  /// A controller whose view does not contain this one (yet): the place where it is expected.
  case expected(any TraitNode)
  /// The end of the climb.
  case traits(UITraitCollection)
}

/// Computes the traits of an environment: those of its window, overlaid on the way down (TRAIT-01).
///
///     screen → scene → window → … → superview → controller of a root view → root view → subviews
///
/// Nothing is stored: an environment without overrides costs nothing. Each read climbs to the window.
@MainActor enum TraitClimb {
  /// - Complexity: O(depth) once an object on the stage overrides a trait, O(1) before.
  static func traits(of node: any TraitNode, at moment: TraitMoment = .now) -> UITraitCollection {
    guard TraitUse.isAnywhere else { return .standard }
    if let window = node.traitView?.links.window, isUniform(window, at: moment) { return window.inheritedTraits }
    var overlay = TraitValues()
    var circle = CircleGuard()
    var current = node
    while true {
      if let state = current.traitState {
        let own = state.overlay(at: moment)
        if !own.isEmpty { overlay = own.overlaid(with: overlay) }
      }
      switch current.traitSource(at: moment) {
      case .node(let next): current = next
      case .expected(let next):
        guard circle.allows(next) else { return UIScreen.main.traitCollection.overlaid(with: overlay) }
        current = next
      case .traits(let traits): return traits.overlaid(with: overlay)
      }
    }
  }

  /// The traits that `view`, or its controller, inherits from above.
  static func traits(above view: UIView, at moment: TraitMoment) -> UITraitCollection {
    if view.links.superview != nil, let window = view.links.window, isUniform(window, at: moment) {
      return window.inheritedTraits
    }
    let top: any TraitNode = view.owner ?? view
    switch top.traitSource(at: moment) {
    case .node(let next), .expected(let next): return traits(of: next, at: moment)
    case .traits(let traits): return traits
    }
  }

  /// Detects a cycle in the climb: off screen a parent's view may lie inside its child's. Uses Brent's cycle detection.
  private struct CircleGuard {
    private var remembered: (any TraitNode)?
    private var steps = 0
    private var limit = 1

    mutating func allows(_ node: any TraitNode) -> Bool {
      if node === remembered { return false }
      steps += 1
      if steps == limit {
        remembered = node
        (steps, limit) = (0, limit * 2)
      }
      return true
    }
  }

  /// Whether everything in `window` has the window's traits.
  static func isUniform(_ window: UIWindow, at moment: TraitMoment) -> Bool {
    guard !window.hasTraitOverrides else { return false }
    return switch moment {
    case .now: true
    case .sent: window.traitRoots.isEmpty && !TraitPass.isRunning
    }
  }
}

extension UIView: TraitNode {
  final var traitState: TraitState? { rare?.traits }

  final var madeTraitState: TraitState {
    if let traits = rare?.traits { return traits }
    let made = TraitState()
    rareState.traits = made
    return made
  }

  final var traitView: UIView? { self }

  final func deliverTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    if layoutState.holdsConstraints { LayoutEngine.directionChanged(in: self) }
    ViewDelivery.deliver(.traitCollectionDidChange(old, to: new), to: self)
  }

  final func traitSource(at moment: TraitMoment) -> TraitSource {
    if let owner {
      if moment == .sent, let sent = TraitPass.sentTraits(of: self) { return .traits(sent) }
      return .node(owner)
    }
    return placeTraits(at: moment) ?? .traits(UIScreen.main.traitCollection)
  }

  /// The traits that the view gets in its place, without its controller; `nil` if it is in no place and never was in a window.
  final func placeTraits(at moment: TraitMoment) -> TraitSource? {
    if let window = self as? UIWindow { return .traits(window.inheritedTraits(at: moment)) }
    let superview = links.superview
    if moment == .sent || superview == nil {
      // A view that was removed keeps the traits that it had.
      if let sent = sentFromAbove { return .traits(sent) }
      if moment == .sent, let sent = TraitPass.sentTraits(above: self) { return .traits(sent) }
    }
    return superview.map { .node($0) }
  }
}

// MARK: - Windows

extension UIWindow {
  /// The traits from the screen and the scene, and from the window's own size.
  final var inheritedTraits: UITraitCollection {
    guard TraitUse.isAnywhere else { return .standard }
    let size = bounds.size
    if let known = knownTraits, known.epoch == TraitUse.epoch, known.size == size { return known.traits }
    let traits = inheritedTraits(at: size)
    knownTraits = (TraitUse.epoch, size, traits)
    return traits
  }

  /// Whether ``inheritedTraits`` are the default screen's.
  final var hasDefaultTraits: Bool {
    if knownTraits?.epoch == TraitUse.epoch, knownTraits?.size == geometry.bounds.size {
      return knownTraits?.traits === UITraitCollection.standard
    }
    return inheritedTraits === UITraitCollection.standard
  }

  final func inheritedTraits(at moment: TraitMoment) -> UITraitCollection {
    switch moment {
    case .now: inheritedTraits
    case .sent: sentTraits ?? inheritedTraits
    }
  }

  /// ``inheritedTraits`` for another size.
  final func inheritedTraits(at size: CGSize) -> UITraitCollection { inheritedTraits(for: sizeClasses(at: size)) }

  /// An empty window uses its screen's size.
  private func sizeClasses(at size: CGSize) -> SizeClasses {
    SizeClasses(of: size.width > 0 && size.height > 0 ? size : screen.bounds.size)
  }

  private func inheritedTraits(for classes: SizeClasses) -> UITraitCollection {
    let screenTraits = screen.traitCollection
    var values = screenTraits.values
    values.overlay(TraitValues(classes))
    if let scene = membership.scene?.traitState?.overrides { values.overlay(scene) }
    let traits = UITraitCollection(values)
    return traits.isSame(as: screenTraits) ? screenTraits : traits
  }

  /// Turns on trait look-ups if the window's size classes differ from the default screen's.
  final func noteTraits(at size: CGSize) {
    if size.width > 0, size.height > 0, SizeClasses(of: size) != .standard { TraitUse.begin() }
  }
}
