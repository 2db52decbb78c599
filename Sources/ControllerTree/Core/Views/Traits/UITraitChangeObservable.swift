/// An environment that calls handlers when certain traits change.
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

  #if !canImport(ObjectiveC)
    /// Calls a method of the environment when one of `traits` has changed. In all else it is like the form with a handler.
    /// - Parameters:
    ///   - traits: The traits of interest.
    ///   - action: The method: without arguments, with the environment, or with that and its traits before the change.
    /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
    /// - Rules: TRAIT-04.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
      register(traits) { (environment: any UITraitEnvironment, previous) in
        _ = action.perform(on: environment, [environment, previous])
      }
    }

    /// Calls a method of `target`, which is not retained, when one of `traits` has changed.
    /// - Parameters:
    ///   - traits: The traits of interest.
    ///   - target: The object with the method.
    ///   - action: The method: without arguments, with the environment, or with that and its traits before the change.
    /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
    /// - Rules: TRAIT-04.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
      let target = UnretainedTarget(target as AnyObject)
      return register(traits) { (environment: any UITraitEnvironment, previous) in
        if let object = target.object { _ = action.perform(on: object, [environment, previous]) }
      }
    }
  #endif

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
