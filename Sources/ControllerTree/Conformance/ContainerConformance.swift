/// Checks that a container of your own does for its children what UIKit's containers do.
///
/// Say how your container is made and what it can do; the check puts it through some hundreds of scenarios: before,
/// during and after its appearance, animated and not, nested, covered, resized, interrupted half-way, with children
/// that leave from inside their own callbacks, and let go of in the middle. What it returns is a list of the rules that
/// were broken, each with the shortest scenario that shows it, as Swift:
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
/// A container that leaves out `willMove(toParent: nil)` gets this answer:
///
///     MIS-16: Child "a" leaves CardContainer #1 without having heard willMove(toParent: nil). Call …
///         let container: CardContainer = make()
///         let a = UIViewController()
///         show(container, a, animated: false)
///         remove(container, a, animated: false)
///       → a.willMove(toParent: CardContainer #1)
///         …
///         ! MIS-16 willMoveMissing: a.removeFromParent()
///         a.didMove(toParent: nil)
///
/// Every scenario runs on a ``Stage`` of its own in manual pacing, so nothing of a test around it is touched: its
/// windows, recordings, time and policies. The same container gives the same answer every time.
///
/// What is asked of a container, and what is not, says ``Violation/rule``. Two things are left to its author: whether a
/// child that gives way stays a child (as on a navigation stack) or leaves, and whether a call during an animation is
/// obeyed, put off or refused; it must be one of them wholly.
@preconcurrency @MainActor
public enum ContainerConformance {
  /// Puts a container through all scenarios and gives the rules that it breaks, the shortest scenario first.
  ///
  /// - Parameters:
  ///   - type: The container's class; its name stands in the code of the scenarios.
  ///   - animates: Whether the closures pass `animated` on. With `false` they are called unanimated alone, and what children
  ///     hear of it is the container's business.
  ///   - callbacks: From inside which callbacks children leave, give way or show others. Usually not from those that
  ///     run in the middle of the container's own calls, as `viewWillAppear(_:)` does in `addSubview(_:)`: the
  ///     recipes of UIKit's documentation have no answer to a child that leaves there. A container that has one asks
  ///     for all.
  ///   - make: Makes a container that shows nothing. Each scenario gets one of its own, and nobody else may keep it.
  ///   - show: Makes the container show `child`, in the place of what it shows or beside that. It is never given a
  ///     child that the container has already.
  ///   - replace: Makes the container show `new`, and give up `old`, which it shows.
  ///   - remove: Makes the container give up `child`, shown or not.
  ///   - cancel: Begins a change, to `child` or back to what was shown before, and takes it back half-way, as a
  ///     person does who swipes and changes their mind. The tree is to be what it was.
  /// - Returns: One violation for each thing that is wrong, without what only follows from it; empty for a container
  ///   that keeps all rules.
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

/// A container, and what can be done with it.
@MainActor struct ConformanceSubject<Container: UIViewController> {
  let animates: Bool
  let callbacks: Set<ContainerConformance.Callback>
  let make: @MainActor () -> Container
  let show: @MainActor (Container, UIViewController, Bool) -> Void
  let replace: (@MainActor (Container, UIViewController, UIViewController, Bool) -> Void)?
  let remove: (@MainActor (Container, UIViewController, Bool) -> Void)?
  let cancel: (@MainActor (Container, UIViewController) -> Void)?
}
