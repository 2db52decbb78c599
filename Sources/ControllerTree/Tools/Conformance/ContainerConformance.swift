/// Checks that a custom container does for its children what UIKit's containers do.
///
/// Pass closures that make your container and change it; the check runs some hundreds of scenarios: before,
/// during and after its appearance, animated and not, nested, covered, resized, interrupted half-way, with children
/// that leave from inside their own callbacks, and with a container that is released half-way. It returns a list of the broken
/// rules, each with the shortest scenario that shows it, as Swift:
///
/// ```swift
/// func testCardContainer() async {
///   let violations = await ContainerConformance.violations(
///     of: CardContainer.self,
///     make: { CardContainer() },
///     show: { container, child, animated in container.showCard(child, animated: animated) },
///     remove: { container, child, animated in container.removeCard(child, animated: animated) })
///   XCTAssertEqual(violations, [])
/// }
/// ```
///
/// For a container that leaves out `willMove(toParent: nil)` it reports:
///
///     MIS-16: Child "a" leaves CardContainer #1, but did not get willMove(toParent: nil). Call …
///         let container: CardContainer = make()
///         let a = UIViewController()
///         show(container, a, animated: false)
///         remove(container, a, animated: false)
///       → a.willMove(toParent: CardContainer #1)
///         …
///         ! MIS-16 willMoveMissing: a.removeFromParent()
///         a.didMove(toParent: nil)
///
/// Every scenario runs on a ``Stage`` of its own in manual pacing, so the windows, recordings, time and policies of the
/// surrounding test do not change. The same container gives the same result every time.
///
/// ``Violation/rule`` lists the rules. Two decisions are left to the container: whether a replaced child stays a child (as
/// on a navigation stack) or leaves, and whether a call during an animation is obeyed, delayed or refused. It must do
/// one of them completely.
@preconcurrency @MainActor
public enum ContainerConformance {
  /// Runs a container through all scenarios and returns the rules that it breaks, the shortest scenario first.
  ///
  /// - Parameters:
  ///   - type: The container's class; the code of the scenarios contains its name.
  ///   - animates: Whether the closures pass `animated` on. With `false` they are called without animation only, and the check
  ///     accepts any `animated` value in the children's callbacks.
  ///   - callbacks: The callbacks from which children leave, are replaced or show others. Usually without those that
  ///     run in the middle of the container's own calls, as `viewWillAppear(_:)` does in `addSubview(_:)`: the
  ///     recipes of UIKit's documentation do not cover a child that leaves there. For a container that does, pass
  ///     all.
  ///   - make: Makes a container that shows nothing. Each scenario calls it once; the check must get the only reference.
  ///   - show: Makes the container show `child`, instead of the current child or beside it. `child` is never a
  ///     child that the container already has.
  ///   - replace: Makes the container show `new` and remove `old`, which it shows.
  ///   - remove: Makes the container remove `child`, shown or not.
  ///   - cancel: Begins a change, to `child` or back to the child shown before, and cancels it half-way, as a
  ///     user does with an unfinished swipe. The tree must be as before.
  /// - Returns: One violation for each fault, without violations that only follow from another one; empty if the container
  ///   keeps all rules.
  /// - Complexity: A fraction of a second for a container of usual size: some hundreds of short runs.
  public static func violations<Container: UIViewController>(
    of type: Container.Type = Container.self,
    animates: Bool = true,
    callbacks: Set<Callback> = [.didMove, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
    make: @escaping @MainActor () -> Container,
    show: @escaping @MainActor (_ container: Container, _ child: UIViewController, _ animated: Bool) -> Void,
    replace: (
      @MainActor (_ container: Container, _ old: UIViewController, _ new: UIViewController, _ animated: Bool) -> Void
    )? = nil,
    remove: (@MainActor (_ container: Container, _ child: UIViewController, _ animated: Bool) -> Void)? = nil,
    cancel: (@MainActor (_ container: Container, _ child: UIViewController) -> Void)? = nil
  ) -> [Violation] {
    violations(
      of: ConformanceSubject(
        animates: animates, callbacks: callbacks, make: make, show: show, replace: replace, remove: remove,
        cancel: cancel))
  }

  static func violations<Container>(of subject: ConformanceSubject<Container>) -> [Violation] {
    var found: [(rule: ConformanceRule, violation: Violation)] = []
    var known: Set<ConformanceRule> = []
    for steps in ScenarioList(for: subject, halfWay: ScenarioRun.halfWay(subject)).scenarios {
      guard let outcome = ScenarioRun.outcome(of: steps, by: subject) else { continue }
      for rule in outcome.rules where known.insert(rule).inserted {
        let shortest = ScenarioShrinking.shortest(steps) {
          ScenarioRun.outcome(of: $0, by: subject)?.rules.contains(rule) ?? false
        }
        guard let violation = ScenarioRun.violation(of: rule, in: shortest, by: subject) else { continue }
        found.append((rule, violation))
      }
    }
    return
      found
      .filter { entry in !known.contains { $0.alwaysExplains(entry.rule) } }
      .map(\.violation)
      .sorted { $0.scenario.steps.count < $1.scenario.steps.count }
  }
}

/// A container class with the closures that make and change it.
@MainActor struct ConformanceSubject<Container: UIViewController> {
  let animates: Bool
  let callbacks: Set<ContainerConformance.Callback>
  let make: @MainActor () -> Container
  let show: @MainActor (Container, UIViewController, Bool) -> Void
  let replace: (@MainActor (Container, UIViewController, UIViewController, Bool) -> Void)?
  let remove: (@MainActor (Container, UIViewController, Bool) -> Void)?
  let cancel: (@MainActor (Container, UIViewController) -> Void)?
}
