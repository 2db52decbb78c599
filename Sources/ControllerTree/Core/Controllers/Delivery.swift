import Foundation

/// The only caller of the callbacks of controllers: record, call, check `super`.
///
/// The type that decides that a callback is due (``Appearance``, ``Containment``, ``RootViewLoading``, the layout pass)
/// changes the state before it requests the delivery, so the callback sees the tree as it is.
@MainActor enum Delivery {
  /// The running delivery that has not reached its base method. It distinguishes a delivery from a call by hand. It is
  /// the state of the call stack, not of a stage: deliveries are synchronous.
  private static var awaited: Base?

  private struct Base: Equatable {
    let controller: ObjectIdentifier
    let kind: ControllerCallback.Kind
  }

  /// Sends `callback` to `controller`.
  @inline(__always)
  static func deliver(_ callback: ControllerCallback, to controller: UIViewController) {
    Stage.withCurrent { deliver(callback, to: controller, on: $0) }
  }

  /// The same inside a call that has the stage already.
  @inline(__always)
  static func deliver(_ callback: ControllerCallback, to controller: UIViewController, on stage: Stage) {
    if stage.isObserved { record(callback, of: controller, from: nil) }
    send(callback, to: controller, on: stage)
  }

  @inline(__always)
  private static func send(_ callback: ControllerCallback, to controller: UIViewController, on stage: Stage) {
    let outer = awaited
    let kind = callback.kind
    awaited = Base(controller: ObjectIdentifier(controller), kind: kind)
    let wasInCallback = stage.cycle.isInCallback
    if controller.rare?.shownChildren == nil { stage.cycle.isInCallback = true }
    call(callback, on: controller)
    stage.cycle.isInCallback = wasInCallback
    let hasReachedBase = awaited == nil
    awaited = outer
    if !hasReachedBase, kind.requiresSuper { reportMissingSuper(kind, of: controller) }
  }

  /// Sends the callback that a change of the appearance state makes due.
  /// - Parameters:
  ///   - before: The appearance state that the callback comes from.
  ///   - event: The event that changed it.
  @inline(__always)
  static func deliver(
    due callback: AppearanceCallback, to controller: UIViewController, from before: AppearanceState,
    on event: AppearanceState.Event
  ) {
    if Stage.current.isObserved { record(callback.asCallback, of: controller, from: before, on: event) }
    send(callback, to: controller)
  }

  /// One function for all changes of appearance, so that each of them needs one call.
  private static func send(_ callback: AppearanceCallback, to controller: UIViewController) {
    Stage.withCurrent { stage in
      switch callback {
      case .viewWillAppear(let animated): send(.viewWillAppear(animated), to: controller, on: stage)
      case .viewIsAppearing(let animated): send(.viewIsAppearing(animated), to: controller, on: stage)
      case .viewDidAppear(let animated):
        send(.viewDidAppear(animated), to: controller, on: stage)
        FirstResponder.appeared(controller)
      case .viewWillDisappear(let animated): send(.viewWillDisappear(animated), to: controller, on: stage)
      case .viewDidDisappear(let animated): send(.viewDidDisappear(animated), to: controller, on: stage)
      }
    }
  }

  /// Sends a callback of a higher floor, which has no case of its own: `call` makes it. The base needs no call of `super`.
  static func deliver<Answer>(
    _ name: StaticString, _ argument: @autoclosure () -> EventArgument, to controller: UIViewController,
    _ call: () -> Answer
  ) -> Answer {
    if Stage.current.isObserved { record(name, argument(), of: controller, from: nil) }
    return deliverUnrecorded(call)
  }

  /// Sends a callback that every controller gets and few override: it would only fill recordings.
  static func deliverUnrecorded<Answer>(_ call: () -> Answer) -> Answer {
    let outer = awaited
    let wasInCallback = Stage.current.cycle.isInCallback
    awaited = nil
    // The work of a stock container counts here: on a device a whole segue is one event.
    Stage.current.cycle.isInCallback = true
    defer {
      awaited = outer
      Stage.current.cycle.isInCallback = wasInCallback
    }
    return call()
  }

  /// Called by every base method that `super` should reach.
  /// - Returns: Whether a delivery is running; `false` if the method was called by hand. A delivery reaches its base
  ///   once: a later call within the same callback is a call by hand.
  @discardableResult @inline(__always)
  static func reachesBase(_ kind: ControllerCallback.Kind, of controller: UIViewController) -> Bool {
    guard awaited == Base(controller: ObjectIdentifier(controller), kind: kind) else { return false }
    awaited = nil
    return true
  }

  /// Called by the base of an appearance callback. A call by hand changes nothing and is reported (MIS-20).
  /// - Returns: Whether a delivery is running.
  @discardableResult @inline(__always)
  static func reachesAppearanceBase(_ kind: ControllerCallback.Kind, of controller: UIViewController) -> Bool {
    if reachesBase(kind, of: controller) { return true }
    reportDirectCall(kind, of: controller)
    return false
  }

  @inline(never)
  private static func reportDirectCall(_ kind: ControllerCallback.Kind, of controller: UIViewController) {
    controller.report(.directAppearanceCall(controller, kind), by: kind.method)
  }

  /// Records a callback that the container called by hand, as the containment recipes require.
  static func recordHandCall(_ callback: ControllerCallback, of controller: UIViewController) {
    if Stage.current.isObserved { record(callback, of: controller, from: nil) }
  }

  @inline(__always)
  private static func call(_ callback: ControllerCallback, on controller: UIViewController) {
    switch callback {
    case .loadView: controller.loadView()
    case .viewDidLoad: controller.viewDidLoad()
    case .viewWillAppear(let animated): controller.viewWillAppear(animated)
    case .viewIsAppearing(let animated): controller.viewIsAppearing(animated)
    case .viewDidAppear(let animated): controller.viewDidAppear(animated)
    case .viewWillDisappear(let animated): controller.viewWillDisappear(animated)
    case .viewDidDisappear(let animated): controller.viewDidDisappear(animated)
    case .updateViewConstraints: controller.updateViewConstraints()
    case .viewWillLayoutSubviews: controller.viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: controller.viewDidLayoutSubviews()
    case .viewSafeAreaInsetsDidChange: controller.viewSafeAreaInsetsDidChange()
    case .viewLayoutMarginsDidChange: controller.viewLayoutMarginsDidChange()
    case .willMoveToParent(let parent): controller.willMove(toParent: parent)
    case .didMoveToParent(let parent): controller.didMove(toParent: parent)
    case .viewWillTransition(let size, let coordinator): controller.viewWillTransition(to: size, with: coordinator)
    case .willTransitionToTraits(let traits, _, let coordinator):
      controller.willTransition(to: traits, with: coordinator)
    case .traitCollectionDidChange(let previous, _): controller.traitCollectionDidChange(previous)
    case .preferredContentSizeDidChange(let child):
      controller.preferredContentSizeDidChange(forChildContentContainer: child)
    case .systemLayoutFittingSizeDidChange(let child):
      controller.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
    case .didReceiveMemoryWarning: controller.didReceiveMemoryWarning()
    }
  }

  @inline(never)
  private static func reportMissingSuper(_ kind: ControllerCallback.Kind, of controller: UIViewController) {
    // Without children, `super` has no controller to forward to (SUP-06).
    if kind == .viewWillTransition || kind == .willTransitionToTraits, controller.links.children.isEmpty { return }
    guard Stage.current.diagnostics.note(missingSuper(of: kind, controller)) else { return }
    controller.report(.superNotCalled(controller, kind))
  }

  /// Whether a delivery to the controller's class has shown that its override of the callback does not call `super`.
  static func isKnownToSkipSuper(
    _ kind: ControllerCallback.Kind, _ controller: UIViewController, on stage: Stage
  ) -> Bool {
    stage.diagnostics.hasSaid(missingSuper(of: kind, controller))
  }

  private static func missingSuper(
    of kind: ControllerCallback.Kind, _ controller: UIViewController
  ) -> Diagnostics.Remark {
    Diagnostics.Remark(
      kind: .superNotCalled, type: ObjectIdentifier(type(of: controller)), method: "\(kind.method)")
  }
}

// MARK: - Records

extension Delivery {
  @inline(never)
  private static func record(
    _ callback: ControllerCallback, of controller: UIViewController, from before: AppearanceState?,
    on event: AppearanceState.Event? = nil
  ) {
    // The record of viewDidLoad() stands for the loading; most loadView() calls are the default.
    if case .loadView = callback { return }
    record(
      callback.name, callback.argument(in: Stage.current.names), of: controller, from: before,
      origin: origin(of: event, of: controller))
  }

  private static func origin(of event: AppearanceState.Event?, of controller: UIViewController) -> EventOrigin {
    switch event {
    case .begin(_, _, .explicit), .end(.explicit): .explicit
    case .begin(_, _, .screen), .end(.screen): .screen
    case .begin(_, _, .parent), .end(.parent):
      controller.links.parent.map { .parent(Stage.current.names.reference(to: $0)) } ?? .none
    case .enterWindow: .layout
    case .loseParent, .loseWindow, nil: .none
    }
  }

  /// `argument` is made after the controller has its number.
  private static func record(
    _ name: StaticString, _ argument: @autoclosure () -> EventArgument, of controller: UIViewController,
    from before: AppearanceState?, origin: EventOrigin = .none
  ) {
    let after = controller.appearance
    Stage.current.record(
      .callback, of: controller, name: name, argument: argument(), before: (before ?? after).name, after: after.name,
      circumstances: controller.circumstances, origin: origin)
  }
}

extension UIViewController {
  fileprivate var circumstances: HierarchyEvent.Circumstances {
    var now: HierarchyEvent.Circumstances = []
    switch movement {
    case .none, .awaitingRemoval: break
    case .toParent: now.insert(.movingToParent)
    case .fromParent, .disappearingFromParent: now.insert(.movingFromParent)
    }
    if isBeingPresented { now.insert(.beingPresented) }
    if isBeingDismissed { now.insert(.beingDismissed) }
    if loadedView?.links.window != nil { now.insert(.inWindow) }
    return now
  }
}

extension ControllerCallback {
  fileprivate var name: StaticString {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .updateViewConstraints: "updateViewConstraints"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange"
    case .viewLayoutMarginsDidChange: "viewLayoutMarginsDidChange"
    case .willMoveToParent: "willMove"
    case .didMoveToParent: "didMove"
    case .viewWillTransition: "viewWillTransition"
    case .willTransitionToTraits: "willTransition"
    case .traitCollectionDidChange: "traitCollectionDidChange"
    case .preferredContentSizeDidChange: "preferredContentSizeDidChange"
    case .systemLayoutFittingSizeDidChange: "systemLayoutFittingSizeDidChange"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
    }
  }

  @MainActor fileprivate func argument(in names: NameRegistry) -> EventArgument {
    switch self {
    case .viewWillAppear(let animated), .viewIsAppearing(let animated), .viewDidAppear(let animated),
      .viewWillDisappear(let animated), .viewDidDisappear(let animated):
      .flag(animated)
    case .willMoveToParent(let parent), .didMoveToParent(let parent):
      .object(label: "toParent", parent.map { names.reference(to: $0) })
    case .viewWillTransition(let size, _): .size(size)
    case .willTransitionToTraits(let new, let old, _), .traitCollectionDidChange(let old, let new):
      .traits(from: old, to: new)
    case .preferredContentSizeDidChange(let child), .systemLayoutFittingSizeDidChange(let child):
      .object(label: "forChildContentContainer", (child as? any Nameable).map { names.reference(to: $0) })
    case .loadView, .viewDidLoad, .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewSafeAreaInsetsDidChange,
      .viewLayoutMarginsDidChange, .didReceiveMemoryWarning:
      .none
    }
  }
}
