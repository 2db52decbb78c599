import Foundation

/// Records, when traits change, the traits that environments last received, and the root of the next ``TraitPass``.
///
/// The environments themselves store nothing. The traits that one last received are computed by climbing, like its current
/// traits, with these records in place of the current values:
///
///     an override that has changed      the old overlay, on the node
///     a view that has moved             the traits from above in its old place, on the view
///     a window, screen or scene         the traits that it gave before
@MainActor enum TraitChange {
  /// Changes the overrides of `node`, or those that its container sets for it (TRAIT-05, TRAIT-06).
  static func overlay(of node: any TraitNode, _ change: (TraitState) -> Void) {
    let state = node.madeTraitState
    let old = state.overlay
    change(state)
    TraitUse.overrides(state.overlay, in: node.traitView?.links.window)
    guard state.overlay != old, let view = node.traitView else { return }
    // A view that was never in a window returns the new traits and gets no callback.
    guard view.links.window != nil || keepsSentTraits(view) else { return }
    if state.sentOverlay == nil { state.sentOverlay = old }
    mark(view)
  }

  static func setOverrides(_ overrides: UITraitOverrides, of node: any TraitNode) {
    Stage.turn("traitOverrides", node.traitView) {
      overlay(of: node) { $0.overrides = overrides.values }
    }
  }

  private static func keepsSentTraits(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let member = current {
      if member.sentFromAbove != nil { return true }
      current = member.links.superview
    }
    return false
  }

  /// Makes `view` a root of the next pass of its window.
  static func mark(_ view: UIView) {
    guard let window = view.links.window else { return }
    window.traitRoots.append(view)
    window.scheduleLayout()
  }

  // MARK: Moves

  /// The traits that `view` last received in its place; read before it moves into `target`. `nil` if there are none to record:
  /// off screen no callbacks are sent, so building a tree there costs nothing, in any order.
  @inline(__always)
  static func sent(above view: UIView, before target: UIView?) -> UITraitCollection? {
    guard TraitUse.isAnywhere, view.links.window != nil || target?.links.window != nil else { return nil }
    return staysPlain(view, in: target) ? nil : TraitClimb.traits(above: view, at: .sent)
  }

  /// Whether `view` has the default traits around it before and after it moves into `target`, as far as that can be told without
  /// a climb. Processes that use traits elsewhere then pay nothing here.
  @inline(never)
  private static func staysPlain(_ view: UIView, in target: UIView?) -> Bool {
    guard target.uncounted?.lend({ isPlain($0.links.window.uncounted) }) ?? true, isPlain(view.links.window.uncounted)
    else { return false }
    if view.links.window != nil { return true }
    guard view.links.superview == nil, view.rare?.sentTraits == nil else { return false }
    if view.layoutState.sentDefaultTraits { return true }
    // A view that was never in a window has the main screen's traits, or is expected where its controller's parent is.
    guard let owner = view.owner else { return UIScreen.main.traitCollection === UITraitCollection.standard }
    guard let home = owner.rootViewHome else { return false }
    return home == target?.links.ownerIdentity
  }

  @inline(__always)
  private static func isPlain(_ window: Unmanaged<UIWindow>?) -> Bool {
    window?.lend { TraitClimb.isUniform($0, at: .sent) && $0.hasDefaultTraits } ?? true
  }

  /// Called when `view` has moved to another place.
  @inline(__always)
  static func moved(_ view: UIView, having sent: UITraitCollection?, wasInWindow: Bool) {
    if let sent { return moved(view, having: sent) }
    if wasInWindow || view.links.window != nil { view.layoutState.sentDefaultTraits = view.links.window == nil }
  }

  @inline(never)
  private static func moved(_ view: UIView, having sent: UITraitCollection) {
    guard let window = view.links.window, let superview = view.links.superview else {
      view.sentFromAbove = sent
      return
    }
    if TraitClimb.isUniform(window, at: .sent), sent.isSame(as: window.inheritedTraits) {
      view.sentFromAbove = nil
      return
    }
    let known = sent.isSame(as: TraitClimb.traits(of: superview, at: .sent))
    view.sentFromAbove = known ? nil : sent
    if !known || !sent.isSame(as: TraitClimb.traits(of: superview)) { mark(view) }
  }

  /// Called when `member` has entered a window: the view that was moved, or a view inside it.
  @inline(__always)
  static func entered(_ member: UIView, isMoved: Bool) {
    if TraitUse.isAnywhere { noteTraits(of: member, isMoved: isMoved) }
  }

  private static func noteTraits(of member: UIView, isMoved: Bool) {
    let (own, owners) = (member.traitState, member.owner?.traitState)
    if own != nil || owners != nil { TraitUse.noteOverrides(around: member) }
    // The traits of the moved view are compared when all have entered.
    if !isMoved && member.sentFromAbove != nil || own?.sentOverlay != nil || owners?.sentOverlay != nil {
      mark(member)
    }
  }

  // MARK: Traits of windows

  /// Runs `change`, after which `windows` may get other traits from their screens and scenes.
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
    if window.sentTraits == nil { window.sentTraits = old }
    mark(window)
  }
}

extension UIView {
  /// The traits from above that the view last received, if its present place has others or it has no place.
  final var sentFromAbove: UITraitCollection? {
    get { rare?.sentTraits ?? (layoutState.sentDefaultTraits ? .standard : nil) }
    set {
      layoutState.sentDefaultTraits = newValue === UITraitCollection.standard
      if let newValue, !layoutState.sentDefaultTraits {
        rareState.sentTraits = newValue
      } else {
        rare?.sentTraits = nil
      }
    }
  }
}
