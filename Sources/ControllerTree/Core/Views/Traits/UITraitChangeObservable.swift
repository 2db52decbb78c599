/// An environment that calls handlers when certain traits change.
///
/// UIKit's forms with a target and a selector are absent: no Objective-C runtime could call the selector.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Gets the environment and its traits before the change.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void

  /// Unregisters a handler that `registerForTraitChanges(_:handler:)` registered. Rules: TRAIT-04.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls `handler` when one of `traits` has changed.
  ///
  /// The call comes at the end of the turn, before layout, and before the environment's `traitCollectionDidChange(_:)`; several
  /// handlers are called in the order of their registration. The registration lasts until it is unregistered or the environment
  /// is released.
  /// - Parameters:
  ///   - traits: The traits of interest.
  ///   - handler: Gets the environment and its traits before the change.
  /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
  /// - Rules: TRAIT-04.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// Calls `handler` when one of `traits` has changed; for handlers that name the environment's type as `Self`, as a class
  /// that is not final does. In all else it is like the method above.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  private func register<TraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
    (self as? any TraitRegistry)?.madeTraitState.registrations.append(registration)
    return registration
  }

  /// Ends a registration; does nothing if it is not one of this environment's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistry)?.traitState?.registrations.removeAll { $0 === registration }
  }
}

/// An environment that stores registrations.
@MainActor protocol TraitRegistry: TraitListener {
  var madeTraitState: TraitState { get }
}

extension UIView: UITraitChangeObservable {}
