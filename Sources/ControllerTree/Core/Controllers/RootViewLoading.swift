/// Loads, sets and replaces a controller's view. Rules LOAD-01 to LOAD-12, LOAD-19, MIS-08, MIS-26 to MIS-28.
@MainActor enum RootViewLoading {
  /// Loads the view, which is not loaded yet.
  static func load(_ controller: UIViewController) -> UIView {
    if controller.isLoadingView { return repair(controller, .viewReadInLoadView(controller)) }
    return Stage.turn("view", controller) {
      controller.isLoadingView = true
      Delivery.deliver(.loadView, to: controller)
      let view = controller.loadedView ?? repair(controller, .loadViewSetNoView(controller))
      controller.isLoadingView = false
      UpdatingControllers.noteView(view, of: controller)
      if controller.rare?.segues != nil { EmbedSegues.perform(in: controller) }
      Delivery.deliver(.viewDidLoad, to: controller)
      // viewDidLoad may have replaced the view.
      return controller.loadedView === view ? view : controller.loadedView ?? view
    }
  }

  /// The base of `loadView()`: the view of a storyboard or xib, else a plain view of the screen's size (LOAD-03, LOAD-11).
  static func loadDefaultView(of controller: UIViewController) {
    if !NibLoading.loadView(of: controller) {
      let view = controller.makeDefaultView()
      // Nothing can refuse a view that was made for the controller.
      if controller.loadedView == nil { own(view, by: controller) } else { setView(view, of: controller) }
    }
    // In a delivery the controller is still loading; in a call by hand it is not.
    if !controller.isLoadingView { controller.report(.directLoadCall(controller, .loadView), by: "loadView()") }
  }

  static func setView(_ view: UIView?, of controller: UIViewController) {
    guard view !== controller.loadedView else { return }
    if let view, let refusal = refusal(of: view, for: controller) {
      controller.report(refusal, by: "view")
      // `loadView()` has assigned a view: a plain one prevents a second issue about a missing view.
      guard controller.isLoadingView, controller.loadedView == nil else { return }
      return setView(controller.makeDefaultView(), of: controller)
    }
    guard let old = controller.loadedView else { return take(view, by: controller) }
    // The view is being moved, and the controller got the callbacks of the move (MIS-35).
    if old.isBeingMoved { return controller.report(.reentrantMove(old), by: "view") }
    old.owner = nil
    if controller.isLoadingView { return take(view, by: controller) }
    if let view {
      take(view, by: controller)
      replace(old, by: view)
    } else {
      // The controller still owns the old view while it is removed, so the controller disappears (LOAD-07).
      old.owner = controller
      old.removeFromSuperview()
      old.owner = nil
      controller.loadedView = nil
    }
  }

  private static func own(_ view: UIView?, by controller: UIViewController) {
    LinkChanges.noteController()
    view?.owner = controller
    if let view, controller.rare != nil { noteEffects(of: controller, on: view) }
    controller.loadedView = view
  }

  /// Gives the controller a view that it has not made itself.
  @inline(never)
  private static func take(_ view: UIView?, by controller: UIViewController) {
    own(view, by: controller)
    if let view { UpdatingControllers.noteView(view, of: controller) }
  }

  /// The controller may have insets and traits for the view, which may be in a window already.
  private static func noteEffects(of controller: UIViewController, on view: UIView) {
    if view.links.window != nil { TraitUse.noteOverrides(around: view) }
    if controller.rare?.additionalSafeAreaInsets != .zero {
      view.layoutState.affectsInsets = true
      if let window = view.links.window { InsetsUse.begin(in: window) }
    }
  }

  /// Refuses a window, which would become its own subview (LOAD-19), and the view of another controller (MIS-08).
  private static func refusal(of view: UIView, for controller: UIViewController) -> HierarchyIssue? {
    // A window is the root of its own tree.
    if let window = view.links.window, window === view { return .windowAsView(window, controller) }
    guard view.links.ownerIdentity != nil, let owner = view.owner, owner !== controller else { return nil }
    return .viewOwnedByOtherController(view, owner, controller)
  }

  /// Puts the new view into the old one's place, in one turn and without callbacks to the controller (LOAD-08).
  private static func replace(_ old: UIView, by view: UIView) {
    guard let superview = old.links.superview else { return }
    Stage.turn("view", superview) {
      view.frame = old.frame
      view.autoresizingMask = old.autoresizingMask
      superview.insertSubview(view, aboveSubview: old)
      old.removeFromSuperview()
    }
  }

  @inline(never)
  private static func repair(_ controller: UIViewController, _ issue: HierarchyIssue) -> UIView {
    controller.report(issue)
    let view = controller.makeDefaultView()
    setView(view, of: controller)
    return view
  }
}
