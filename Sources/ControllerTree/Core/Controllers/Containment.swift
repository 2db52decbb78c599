/// Parents and children. Rules CON-01 to CON-18, MIS-10 to MIS-12, MIS-15 to MIS-18.
@MainActor enum Containment {
  static func add(_ child: UIViewController, to parent: UIViewController) {
    Stage.withCurrent { add(child, to: parent, on: $0) }
  }

  private static func add(_ child: UIViewController, to parent: UIViewController, on stage: Stage) {
    let relation = OpenMoves.relation(ofCallAbout: child, in: parent, on: stage)
    stage.cycle.turn(PublicCall("addChild(_:)", parent, relation)) {
      if child.links.parent === parent { return parent.report(.alreadyChild(child, of: parent)) }
      if let refusal = refusal(of: child, in: parent) { return parent.report(refusal) }
      if let old = child.links.parent {
        leave(old, child, on: stage)
        // The callbacks may have added the child to another parent, or moved this parent below the child.
        guard child.links.parent == nil else { return }
        if let refusal = refusal(of: child, in: parent) { return parent.report(refusal) }
      }
      // The transition of another container ends here; the new parent may begin its own.
      if child.ownTransition != nil, child.takesPart(inTransitionOfOtherThan: parent) {
        Appearance.finish(child, isOnScreen: false)
        guard child.links.parent == nil else { return }
      }
      parent.link(child)
      child.changeMovement(on: .join)
      OpenMoves.begin(child, parent: parent, .adding, on: stage)
      Delivery.deliver(.willMoveToParent(parent), to: child, on: stage)
      if child.links.parent === parent { parent.rare?.shownChildren?.childWasAdded(child) }
    }
  }

  static func removeFromParent(_ child: UIViewController) {
    guard let parent = child.links.parent else { return }
    Stage.withCurrent { removeFromParent(child, of: parent, on: $0) }
  }

  private static func removeFromParent(_ child: UIViewController, of parent: UIViewController, on stage: Stage) {
    let relation = OpenMoves.relation(ofCallAbout: child, in: parent, on: stage)
    stage.cycle.turn(PublicCall("removeFromParent()", child, relation)) {
      switch child.movement {
      case .fromParent, .disappearingFromParent, .awaitingRemoval: break
      case .none, .toParent: child.report(.willMoveMissing(child, from: parent))
      }
      unlink(child, from: parent, on: stage)
      noteViewLeftBehind(of: child, in: parent, on: stage)
      OpenMoves.end(child, on: stage)
    }
  }

  /// Removes a child from another parent, with both callbacks (CON-07).
  private static func leave(_ old: UIViewController, _ child: UIViewController, on stage: Stage) {
    child.changeMovement(on: .leave(child.appearance))
    Delivery.deliver(.willMoveToParent(nil), to: child)
    if child.links.parent === old { Appearance.leaveUnseen(child) }
    guard child.links.parent === old else { return }
    unlink(child, from: old, on: stage)
    OpenMoves.end(child, on: stage)
  }

  private static func unlink(_ child: UIViewController, from parent: UIViewController, on stage: Stage) {
    parent.unlink(child)
    if child.rare != nil { ChildTraits.left(child) }
    UnendedTransitions.left(child, on: stage)
    if stage.observesRemovals { stage.noteRemoval(of: child, by: "removeFromParent()", on: child) }
    Appearance.lostParent(child)
    parent.rare?.shownChildren?.childWasRemoved(child)
    Delivery.deliver(.didMoveToParent(nil), to: child, on: stage)
    movementEnded(of: child)
  }

  // MARK: Calls by hand

  /// The container called `willMove(toParent:)`: it begins a removal, or repeats the call of `addChild(_:)` (CON-18).
  static func willMoveByHand(_ child: UIViewController, to parent: UIViewController?) {
    Stage.withCurrent { willMoveByHand(child, to: parent, on: $0) }
  }

  private static func willMoveByHand(_ child: UIViewController, to parent: UIViewController?, on stage: Stage) {
    let relation = OpenMoves.relation(ofCallAbout: child, in: parent, on: stage)
    stage.cycle.turn(PublicCall("willMove(toParent:)", child, relation)) {
      child.changeMovement(on: parent == nil ? .leave(child.appearance) : .join)
      Delivery.recordHandCall(.willMoveToParent(parent), of: child)
      if let parent { return child.report(.redundantWillMove(child, to: parent)) }
      child.links.parent.uncounted?.lend { OpenMoves.begin(child, parent: $0, .removing, on: stage) }
    }
  }

  /// The container called `didMove(toParent:)`: the adding of a child ends (CON-02).
  static func didMoveByHand(_ child: UIViewController, to parent: UIViewController?) {
    Stage.withCurrent { didMoveByHand(child, to: parent, on: $0) }
  }

  private static func didMoveByHand(_ child: UIViewController, to parent: UIViewController?, on stage: Stage) {
    let relation = OpenMoves.relation(ofCallAbout: child, in: parent, isDidMove: true, on: stage)
    stage.cycle.turn(PublicCall("didMove(toParent:)", child, relation)) {
      Delivery.recordHandCall(.didMoveToParent(parent), of: child)
      movementEnded(of: child)
      if parent != nil { OpenMoves.end(child, on: stage) }
    }
  }

  /// Clears the moving flags, unless an appearance transition belongs to the change: they last until it ends (CON-14,
  /// CON-15).
  static func movementEnded(of child: UIViewController) {
    child.changeMovement(on: .endOfMove(child.appearance))
  }

  // MARK: Refusals

  /// The issue that keeps `child` from becoming a child of `parent`; `nil` if there is none.
  @inline(__always)
  static func refusal(of child: UIViewController, in parent: UIViewController) -> HierarchyIssue? {
    child === parent || child.hasTies ? refusal(ofTied: child, in: parent) : child.refusalToBecomeChild(of: parent)
  }

  @inline(never)
  private static func refusal(ofTied child: UIViewController, in parent: UIViewController) -> HierarchyIssue? {
    // Without children and without a presented controller, only the controller itself can be within it.
    if child === parent || child.leadsFurther && parent.isWithin(child) {
      return .containmentCycle(child, in: parent)
    }
    if let window = child.rare?.windowAsRoot, !window.layoutState.isHidden {
      return .rootAsChild(child, of: window, in: parent)
    }
    if let presentation = child.ownPresentation, !presentation.mayBeWrapped, let presenter = presentation.presenter {
      return .childIsPresented(child, by: presenter)
    }
    if let refusal = child.refusalToBecomeChild(of: parent) { return refusal }
    if let view = child.loadedView, view.links.window != nil,
      let host = view.links.superview?.enclosingOwner, host !== parent
    {
      return .requestedParent(child, host: host, parent: parent)
    }
    return nil
  }

  @inline(__always)
  private static func noteViewLeftBehind(of child: UIViewController, in parent: UIViewController, on stage: Stage) {
    if child.loadedView?.links.superview != nil { noteIfLeftBehind(child, in: parent, on: stage) }
  }

  @inline(never)
  private static func noteIfLeftBehind(_ child: UIViewController, in parent: UIViewController, on stage: Stage) {
    guard leavesViewBehind(child, in: parent) else { return }
    stage.cycle.enqueue(
      ClosureWork { if leavesViewBehind(child, in: parent) { child.report(.viewLeftBehind(child, in: parent)) } },
      in: .completions)
  }

  private static func leavesViewBehind(_ child: UIViewController, in parent: UIViewController) -> Bool {
    guard child.links.parent == nil, let view = child.loadedView, let host = parent.loadedView else { return false }
    return view.isDescendant(of: host)
  }
}

extension UIViewController {
  /// Sends `didMove(toParent:)` to a child that the controller has added. A child that is leaving again continues to leave.
  final func endAdding(_ child: UIViewController) {
    let isLeaving = child.movement.isFromParent
    child.didMove(toParent: self)
    if isLeaving, child.links.parent === self { child.changeMovement(on: .leave(child.appearance)) }
  }

  /// Whether the controller takes part in a change of a container that it has left, and that is not `container`.
  fileprivate final func takesPart(inTransitionOfOtherThan container: UIViewController) -> Bool {
    guard let transition = ownTransition, transition.isInProgress else { return false }
    let other = (transition.script as? ContainerTransition)?.container
    return other.map { $0 !== container && $0 !== self } ?? false
  }

  /// Whether the controller has children, rare state or a view in a window. Most new children have none of these.
  @inline(__always)
  fileprivate final var hasTies: Bool {
    !links.children.isEmpty || rare != nil || loadedView.uncounted?.lend { $0.links.windowIdentity != nil } == true
  }

  /// Whether the controller has children or presents a controller.
  fileprivate final var leadsFurther: Bool { !links.children.isEmpty || ownPresented != nil }
}
