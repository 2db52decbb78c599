/// Sends the appearance callbacks: first to a controller, then to the children that follow it, parents before children,
/// when they appear and when they disappear (APP-07). ``AppearanceState`` decides which callback is due;
/// ``AppearanceState/Driver`` records what started the change.
///
/// Nothing here recurses: a chain of children may be deeper than the call stack allows.
@MainActor enum Appearance {
  /// What became of an event.
  private enum Outcome {
    /// The state did not allow it.
    case refused
    /// It changed the state, and no callback was due.
    case silent
    /// The callback that it made due was sent.
    case sent
  }

  // MARK: Beginning and ending

  /// Begins a transition of `controller` and of the children that follow it. Returns whether the state allowed it.
  @discardableResult
  static func begin(
    _ controller: UIViewController, appearing: Bool, animated: Bool, by driver: AppearanceState.Driver
  ) -> Bool {
    let outcome = step(controller, .begin(appearing: appearing, animated: animated, by: driver))
    guard outcome == .sent else { return outcome != .refused }
    if !controller.links.children.isEmpty {
      forward(from: controller) { tellToBegin($0, after: $1, appearing: appearing) }
    }
    if appearing { SystemPreferences.ask(.everything) }
    return true
  }

  /// Ends `driver`'s part in the transition of `controller`. Returns whether it had one.
  @discardableResult @inline(__always)
  static func end(_ controller: UIViewController, by driver: AppearanceState.Driver) -> Bool {
    let outcome = stepToEnd(controller, by: driver)
    if outcome == .refused { return false }
    if driver == .explicit, controller.links.parent == nil { UnendedTransitions.ended(controller, on: .current) }
    guard outcome == .sent else { return true }
    if !controller.links.children.isEmpty { forward(from: controller) { tellToEnd($0, after: $1) } }
    return true
  }

  /// The view of `controller`, which awaits its window, is being laid out: in a window on screen `viewIsAppearing` is due (APP-04).
  static func enterWindow(_ controller: UIViewController) {
    guard controller.isViewOnScreen, let (before, due) = controller.changeAppearance(on: .enterWindow), let due
    else { return }
    Delivery.deliver(due: due, to: controller, from: before, on: .enterWindow)
  }

  /// Ends an explicit transition. A controller that is appearing but not on screen is reversed first and disappears.
  static func finish(_ controller: UIViewController, isOnScreen: Bool) {
    switch controller.appearance {
    case .appearing(let open), .entering(let open):
      if !isOnScreen { begin(controller, appearing: false, animated: open.animated, by: .explicit) }
    case .disappeared, .appeared, .disappearing: break
    }
    end(controller, by: .explicit)
  }

  /// Reverses the explicit disappearances of `controllers`, then ends them: sends `viewWillAppear`, `viewIsAppearing`,
  /// `viewDidAppear`. A controller whose view has left the screen meanwhile gets `viewDidDisappear`.
  static func comeBack(_ controllers: [UIViewController], in window: UIWindow?, animated: Bool) {
    for controller in controllers where controller.isViewOnScreen {
      begin(controller, appearing: true, animated: animated, by: .explicit)
    }
    if let window { LayoutPass.run(in: window) }
    for controller in controllers { finish(controller, isOnScreen: window?.isOnScreen == true) }
  }

  private static func tellToEnd(_ child: UIViewController, after parent: UIViewController) -> Bool {
    // A callback may have reversed the parent's transition; the children got the reversal then.
    guard parent.appearance.transition == nil, let open = child.appearance.transition, open.followsParent else {
      return false
    }
    switch child.appearance {
    case .appearing, .entering:
      // A callback may have removed the child's view, or the parent's, which the parent's transition ignores (APP-11).
      if parent.appearance == .disappeared || !takesPart(child, in: parent) {
        begin(child, appearing: false, animated: open.animated, by: .parent)
      }
    case .disappeared, .appeared, .disappearing: break
    }
    return stepToEnd(child, by: .parent) == .sent
  }

  /// Whether the parent's appearance includes the child: the child's view is inside the parent's (APP-08).
  static func takesPart(_ child: UIViewController, in parent: UIViewController) -> Bool {
    guard let view = child.loadedView, let parentView = parent.loadedView else { return false }
    return view.links.superview === parentView || lies(child, deepIn: parent)
  }

  private static func lies(_ child: UIViewController, deepIn parent: UIViewController) -> Bool {
    parent.loadedView.map { child.loadedView?.isDescendant(of: $0) ?? false } ?? false
  }

  /// Ends `driver`'s part. The last part also ends the change of parents that the transition belongs to (CON-14,
  /// CON-15).
  @inline(__always)
  private static func stepToEnd(_ controller: UIViewController, by driver: AppearanceState.Driver) -> Outcome {
    let movement = controller.movement
    let outcome = step(controller, .end(by: driver))
    // The callback may have begun another change.
    if outcome == .sent, controller.appearance.transition == nil, controller.movement == movement {
      controller.changeMovement(
        on: .endOfAppearance(controller.appearance, hasParent: controller.links.parent != nil))
    }
    return outcome
  }

  /// Changes the state and sends the due callback.
  @inline(__always)
  private static func step(_ controller: UIViewController, _ event: AppearanceState.Event) -> Outcome {
    if case .begin(let appearing, _, _) = event {
      // Most controllers are prepared.
      let isPrepared = controller.rare?.shownChildren == nil && (!appearing || controller.isViewLoaded)
      if !isPrepared, controller.appearance.next(on: event)?.due != nil { prepare(controller, appearing: appearing) }
    }
    // viewDidLoad may have changed the state.
    guard let (before, due) = controller.changeAppearance(on: event) else { return .refused }
    guard let due else { return .silent }
    if case .viewWillDisappear = due { controller.changeMovement(on: .viewWillDisappear) }
    Delivery.deliver(due: due, to: controller, from: before, on: event)
    // A controller whose view is in its window already still gets viewIsAppearing and a layout pair (APP-04, APP-18).
    if case .viewWillAppear = due, let view = controller.loadedView.uncounted {
      view.lend { if $0.links.window != nil { $0.markForLayout() } }
    }
    return .sent
  }

  @inline(never)
  private static func prepare(_ controller: UIViewController, appearing: Bool) {
    if appearing, !controller.isViewLoaded { controller.loadViewIfNeeded() }
    guard let shown = controller.rare?.shownChildren else { return }
    if appearing { shown.prepareToAppear() } else { shown.prepareToDisappear() }
  }

  /// Calls `tell` for the controllers below `root`, in preorder; takes a snapshot of each controller's children
  /// (CON-28).
  /// - Parameter tell: Sends a child its parent's event. Returns whether to continue with the child's own children.
  private static func forward(from root: UIViewController, tell: (UIViewController, UIViewController) -> Bool) {
    guard let family = root.followers else { return }
    var open: [(family: Family, told: Int)] = [(family, 0)]
    while let (family, alreadyTold) = open.popLast() {
      var told = alreadyTold
      guard let next = family.tellOn(from: &told, tell) else { continue }
      open.append((family, told))
      open.append((next, 0))
    }
  }

  /// A snapshot of one parent's children; each gets the event once.
  @MainActor fileprivate struct Family {
    let parent: UIViewController
    let children: [UIViewController]

    /// Calls `tell` for the children up to one that has followers of its own, and returns these.
    @inline(__always)
    func tellOn(from told: inout Int, _ tell: (UIViewController, UIViewController) -> Bool) -> Family? {
      while told < children.count {
        let next: Family? = children.withUncounted(at: told) { child in
          // A callback may have removed the child.
          child.links.parent === parent && tell(child, parent) ? child.followers : nil
        }
        told += 1
        if let next { return next }
      }
      return nil
    }
  }

  private static func tellToBegin(_ child: UIViewController, after parent: UIViewController, appearing: Bool) -> Bool {
    guard takesPart(child, in: parent) else { return false }
    // A callback may have reversed the parent's transition; the children got the reversal then.
    switch (parent.appearance, appearing) {
    case (.appearing(let open), true), (.entering(let open), true), (.disappearing(let open), false):
      let event = AppearanceState.Event.begin(appearing: appearing, animated: open.animated, by: .parent)
      return step(child, event) == .sent
    default: return false
    }
  }

  // MARK: Explicit transitions

  static func beginExplicitly(_ controller: UIViewController, appearing: Bool, animated: Bool) {
    Stage.turn("beginAppearanceTransition(_:animated:)", controller, .other) {
      if begin(controller, appearing: appearing, animated: animated, by: .explicit) { return }
      controller.rareState.refusedBegins += 1
      controller.report(.unbalancedBegin(controller, appearing: appearing))
    }
  }

  static func endExplicitly(_ controller: UIViewController) {
    Stage.turn("endAppearanceTransition()", controller, .other) {
      if case .appearing = controller.appearance, let view = controller.loadedView, view.links.window != nil {
        LayoutPass.run(in: view)
        turnRoundIfGone(controller)
      }
      if end(controller, by: .explicit) { return }
      if let rare = controller.rare, rare.refusedBegins > 0 {
        rare.refusedBegins -= 1
      } else {
        controller.report(.unbalancedEnd(controller))
      }
    }
  }

  /// The layout before the end, or `viewIsAppearing`, may have removed the view from its window. The controller then
  /// does not appear: its transition ends as a disappearance (APP-18).
  private static func turnRoundIfGone(_ controller: UIViewController) {
    guard case .entering(let open) = controller.appearance, open.explicit == 1,
      controller.loadedView?.links.window == nil
    else { return }
    begin(controller, appearing: false, animated: open.animated, by: .explicit)
  }

  // MARK: Changes of the screen

  /// The root view of `controller` is about to come on screen or to leave it (APP-10 to APP-12, APP-17).
  static func screenWillChange(_ controller: UIViewController, _ change: inout ScreenChange) {
    guard controller.lastScreenChange != change.number else { return }
    controller.lastScreenChange = change.number
    // Between an explicit begin and its end, changes of the screen send nothing.
    if let open = controller.appearance.transition, open.explicit > 0 { return }
    switch role(of: controller, in: change) {
    case .leads: lead(controller, &change)
    case .follows(let animated): begin(controller, appearing: true, animated: animated, by: .parent)
    case .none: break
    }
  }

  /// What a change of the screen means for a controller whose root view it concerns.
  private enum Role {
    /// The controller appears or disappears with the screen.
    case leads
    /// It appears with its parent.
    case follows(animated: Bool)
    /// Its parent's change includes it, or it neither appears nor disappears.
    case none
  }

  @inline(__always)
  private static func role(of controller: UIViewController, in change: ScreenChange) -> Role {
    guard let parent = controller.links.parent else { return .leads }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return .none }
    switch (change.direction, parent.appearance) {
    case (.appearing, _):
      switch arrival(of: controller, in: parent, isMove: change.isMove) {
      case .withScreen: return .leads
      case .withParent(let animated):
        // The parent has usually told its children already.
        let isTold = controller.appearance.isOnTheWayIn && controller.appearance.transition?.followsParent == true
        return isTold ? .none : .follows(animated: animated)
      case .byHand, .notYet: return .none
      }
    case (.disappearing, .appeared), (.disappearing, .appearing), (.disappearing, .entering):
      // A parent that takes part in the same change forwards to the children in its view.
      return parent.lastScreenChange != change.number || !takesPart(controller, in: parent) ? .leads : .none
    case (.disappearing, .disappeared), (.disappearing, .disappearing):
      switch controller.appearance {
      // The parent's transition has not reached the controller, or does not include it.
      case .appearing, .entering, .appeared: return .leads
      case .disappeared, .disappearing: return .none
      }
    }
  }

  /// How the appearance of a controller begins whose root view is on screen, or comes there.
  enum Arrival: Equatable {
    /// With its view: it has no parent, its parent has appeared, or its view is outside its parent's.
    case withScreen
    /// With the parent, which is appearing.
    case withParent(animated: Bool)
    /// Only with `beginAppearanceTransition`: its parent forwards appearance itself (APP-09).
    case byHand
    /// Not before the parent begins to appear (APP-10).
    case notYet
  }

  /// The decision for a controller on screen (APP-08 to APP-10, APP-12).
  static func arrival(of controller: UIViewController) -> Arrival {
    guard let parent = controller.links.parent else { return .withScreen }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return .byHand }
    return arrival(of: controller, in: parent, isMove: false)
  }

  /// The same for the child of a parent that does not forward appearance itself.
  @inline(__always)
  private static func arrival(of child: UIViewController, in parent: UIViewController, isMove: Bool) -> Arrival {
    // A view outside its parent's view appears with the window alone (APP-08). A view that moves will be inside its
    // parent's view (CON-13).
    if !isMove, !takesPart(child, in: parent) { return .withScreen }
    return switch parent.appearance {
    case .appeared: .withScreen
    case .appearing(let open), .entering(let open): .withParent(animated: open.animated)
    case .disappeared, .disappearing: .notYet
    }
  }

  @inline(__always)
  private static func lead(_ controller: UIViewController, _ change: inout ScreenChange) {
    guard controller.loadedView != nil else { return }
    let view = change.isRoot(controller.loadedView) ? nil : controller.loadedView
    let appearing = change.direction == .appearing
    if appearing, isStray(controller) { noteIfUnparented(controller, on: .current) }
    if begin(controller, appearing: appearing, animated: false, by: .screen) { change.lead(controller, view: view) }
  }

  /// Ends, at the end of the turn, the change of the screen that `controller` leads.
  @inline(__always)
  static func turnEnded(for controller: UIViewController) {
    guard let open = controller.appearance.transition, open.followsScreen else { return }
    let isOnScreen = controller.isViewOnScreen
    switch controller.appearance {
    case .appearing, .entering:
      // A callback may have removed the view again, without effect on the move that added it.
      if !isOnScreen { begin(controller, appearing: false, animated: false, by: .screen) }
    case .disappearing:
      // A callback may have added the view again, without effect on the move that removed it. Layout precedes the end.
      if isOnScreen, mayAppear(controller) {
        begin(controller, appearing: true, animated: false, by: .screen)
        return AppearanceEnd.register(controller, on: .current)
      }
    case .disappeared, .appeared: break
    }
    end(controller, by: .screen)
  }

  /// Whether `controller`, whose view is on screen, may appear: not below a parent that forwards appearance itself, and
  /// not inside the view of a parent that has disappeared or is disappearing (APP-09, APP-10).
  private static func mayAppear(_ controller: UIViewController) -> Bool {
    switch arrival(of: controller) {
    case .withScreen, .withParent: true
    case .byHand, .notYet: false
    }
  }

  /// Makes `child`, which moves to another parent, disappear at once if its view is off screen and the old parent did
  /// not send the callbacks. The new parent may make it appear (CON-07).
  static func leaveUnseen(_ child: UIViewController) {
    guard child.appearance == .appeared, !child.isViewOnScreen else { return }
    begin(child, appearing: false, animated: false, by: .explicit)
    end(child, by: .explicit)
  }

  /// Called when a child that follows its parent's transition loses the parent: the child's transition now ends at the
  /// end of the turn, or with the explicit end that it waits for (APP-20).
  @inline(__always)
  static func lostParent(_ controller: UIViewController) {
    if controller.appearance.transition?.followsParent == true { endWithScreen(controller) }
  }

  @inline(never)
  private static func endWithScreen(_ controller: UIViewController) {
    controller.changeAppearance(on: .loseParent)
    AppearanceEnd.register(controller, on: .current)
  }

  /// Reports, once per controller, that the view of a controller without a parent comes on screen: nothing retains the
  /// controller (MIS-19).
  @inline(never)
  static func noteIfUnparented(_ controller: UIViewController, on stage: Stage) {
    guard isStray(controller), stage.diagnostics.note(strayRemark(on: controller)) else { return }
    controller.report(.unparentedControllerView(controller))
  }

  /// Whether ``noteIfUnparented(_:on:)`` would report the controller.
  static func isUnremarkedStray(_ controller: UIViewController, on stage: Stage) -> Bool {
    isStray(controller) && !stage.diagnostics.hasSaid(strayRemark(on: controller))
  }

  /// Whether nothing in the tree retains the controller.
  private static func isStray(_ controller: UIViewController) -> Bool {
    controller.links.parent == nil && controller.rare?.windowAsRoot == nil && controller.ownPresentation == nil
  }

  private static func strayRemark(on controller: UIViewController) -> Diagnostics.Remark {
    Diagnostics.Remark(kind: .unparentedControllerView, object: controller.hierarchyName)
  }
}

extension UIViewController {
  /// Whether the controller's view is in a window that is on screen.
  @inline(__always)
  final var isViewOnScreen: Bool { loadedView.uncounted?.lend { $0.isInVisibleWindow } ?? false }

  /// The children that follow the controller; `nil` if there are none, or if it forwards appearance itself (APP-09).
  fileprivate final var followers: Appearance.Family? {
    guard !links.children.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return nil }
    return Appearance.Family(parent: self, children: orderedChildren)
  }
}
