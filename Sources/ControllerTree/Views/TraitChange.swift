import Foundation

/// What changes traits leaves behind what was heard before, and the place where the next ``TraitPass`` begins.
///
/// The environments themselves keep nothing. What one has heard follows from the way up, as its traits do, with these in place
/// of what is true now:
///
///     an override that has changed    the old overlay, on the node
///     a view that has moved           what came from above in its old place, on the view
///     a window, screen or scene       what it gave before
@MainActor enum TraitChange {
  /// Changes what `node` overrides, or what is overridden for it (TRAIT-05, TRAIT-06).
  static func overlay(of node: any TraitNode, _ change: (TraitState) -> Void) {
    let state = node.madeTraitState
    let old = state.overlay
    change(state)
    TraitUse.overrides(state.overlay, on: node.traitView?.links.window?.stage ?? .current)
    guard state.overlay != old, let view = node.traitView else { return }
    // A view that was never in a window answers and is not told.
    guard view.links.window != nil || keepsHeardTraits(view) else { return }
    if state.heardOverlay == nil { state.heardOverlay = old }
    mark(view)
  }

  static func setOverrides(_ overrides: UITraitOverrides, of node: any TraitNode) {
    Stage.current.cycle.turn(PublicCall("traitOverrides", node.traitView)) {
      overlay(of: node) { $0.overrides = overrides.values }
    }
  }

  private static func keepsHeardTraits(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let member = current {
      if member.layoutState.wasInWindow || member.rare?.heardTraits != nil { return true }
      current = member.links.superview
    }
    return false
  }

  /// Begins the next pass of the view's window there, too.
  static func mark(_ view: UIView) {
    guard let window = view.links.window else { return }
    window.traitRoots.append(view)
    window.scheduleLayout()
  }

  // MARK: Moves

  /// What `view` has heard in its place; asked before it moves into `target`. `nil` if there is nothing to hear: off screen
  /// nobody is told, and a tree may be built in any order at no cost.
  @inline(__always)
  static func heard(above view: UIView, before target: UIView?) -> UITraitCollection? {
    guard TraitUse.isAnywhere, view.links.window != nil || target?.links.window != nil else { return nil }
    return TraitClimb.traits(above: view, at: .heard)
  }

  /// `view` has got another place.
  static func moved(_ view: UIView, having heard: UITraitCollection?, from old: UIWindow?) {
    guard let heard else {
      if old != nil, view.links.window == nil { view.layoutState.wasInWindow = true }
      return
    }
    guard view.links.window != nil, let superview = view.links.superview else { return view.keepHeardTraits(heard) }
    let known = heard.isSame(as: TraitClimb.traits(of: superview, at: .heard))
    view.keepHeardTraits(known ? nil : heard)
    if !known || !heard.isSame(as: TraitClimb.traits(of: superview)) { mark(view) }
  }

  /// `member` has come into a window inside a view that was moved.
  @inline(__always)
  static func entered(_ member: UIView) {
    guard TraitUse.isAnywhere else { return }
    if member.rare?.heardTraits != nil || member.traitState?.heardOverlay != nil
      || member.owner?.traitState?.heardOverlay != nil
    {
      mark(member)
    }
  }

  // MARK: What windows take over

  /// Does `change`, after which `windows` may get other traits from their screens and scenes.
  static func sources(of windows: [UIWindow], _ change: () -> Void) {
    let old = windows.map(\.inheritedTraits)
    change()
    TraitUse.sourceChanged()
    for (window, traits) in zip(windows, old) { changed(window, from: traits, to: window.inheritedTraits) }
  }

  static func window(_ window: UIWindow, willResizeTo size: CGSize) {
    guard TraitUse.isAnywhere else { return }
    changed(window, from: window.inheritedTraits, to: window.inheritedTraits(at: size))
  }

  private static func changed(_ window: UIWindow, from old: UITraitCollection, to new: UITraitCollection) {
    guard !old.isSame(as: new) else { return }
    if window.heardTraits == nil { window.heardTraits = old }
    mark(window)
  }
}

extension UIView {
  fileprivate final func keepHeardTraits(_ heard: UITraitCollection?) {
    guard heard != nil || rare?.heardTraits != nil else { return }
    rareState.heardTraits = heard
  }
}
