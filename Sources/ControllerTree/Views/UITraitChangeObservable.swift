/// Environments that tell of changes of the traits that somebody is interested in.
///
/// UIKit's forms with a target and a selector are absent: there are no selectors here.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Gets the environment and its traits before the change.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
  ) -> Void

  /// Ends what `registerForTraitChanges(_:handler:)` began. Rules: TRAIT-04.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Has `handler` called when one of `traits` has changed.
  ///
  /// It is called at the end of the turn, before layout, and before the environment's `traitCollectionDidChange(_:)`; several
  /// handlers in the order of their registration. It stays until it is taken back or the environment dies.
  /// - Parameters:
  ///   - traits: The traits of interest.
  ///   - handler: Gets the environment and its traits before the change.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  /// - Rules: TRAIT-04.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// Has `handler` called when one of `traits` has changed; for handlers that name the environment's type as `Self`, as a class
  /// that is not final does. All else is as above.
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

  /// Ends a registration; nothing happens if it is not one of this environment's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistry)?.traitState?.registrations.removeAll { $0 === registration }
  }
}

/// Where registrations are kept.
@MainActor protocol TraitRegistry: TraitListener {
  var madeTraitState: TraitState { get }
}

extension UIView: UITraitChangeObservable {}
