/// The scenarios of a check, the shorter ones first.
///
/// They are the products of a few short lists: where the container is during a change, which change it is, which
/// event follows, which event interrupts it, and which actions children run inside their callbacks.
@MainActor struct ScenarioList<Container: UIViewController> {
  typealias Step = ContainerConformance.Step
  typealias Change = ContainerConformance.Change

  private let subject: ConformanceSubject<Container>
  /// The time after which an animation is interrupted, in milliseconds; `nil` if the container has no animations.
  private let halfWay: Int?

  init(for subject: ConformanceSubject<Container>, halfWay: Int?) {
    self.subject = subject
    self.halfWay = halfWay
  }

  var scenarios: [[Step]] {
    var seen: Set<[Step]> = []
    return (plain + followed + takenBack + reentrant + interrupted).filter { isOffered($0) && seen.insert($0).inserted }
      .sorted { $0.count < $1.count }
  }

  /// Whether the container has the closures that the steps need.
  private func isOffered(_ steps: [Step]) -> Bool {
    steps.allSatisfy { step in
      switch step {
      case .change(let change, let animated): isOffered(change) && (subject.animates || !animated)
      case .inside(let callback, _, let change): subject.callbacks.contains(callback) && isOffered(change)
      case .cancel: subject.cancel != nil
      case .wait, .load, .appear, .nest, .leave, .hideWindow, .showWindow, .resizeWindow, .cover, .uncover, .release:
        true
      }
    }
  }

  private func isOffered(_ change: Change) -> Bool {
    switch change {
    case .show: true
    case .replace: subject.replace != nil
    case .remove: subject.remove != nil
    }
  }

  // MARK: What is changed

  private static var changes: [[Change]] {
    [
      [.show(.a)],
      [.show(.a), .remove(.a)],
      [.show(.a), .replace(.a, with: .b)],
      [.show(.a), .show(.b)],
      [.show(.a), .show(.b), .remove(.b)],
      [.show(.a), .show(.b), .remove(.a)],
      [.show(.a), .show(.b), .show(.c)],
      [.show(.a), .show(.b), .replace(.b, with: .c)],
      [.show(.a), .remove(.a), .show(.a)],
      [.show(.a), .remove(.a), .show(.b)],
      [.show(.a), .replace(.a, with: .b), .replace(.b, with: .a)],
    ]
  }

  /// The changes as steps: all without animation, or all animated.
  private static var courses: [[Step]] {
    [false, true].flatMap { animated in changes.map { $0.map { .change($0, animated: animated) } } }
  }

  private static func plainly(_ changes: Change...) -> [Step] { changes.map { .change($0, animated: false) } }

  // MARK: Where the container is

  /// Off screen, on screen, and coming on screen between the changes.
  private var plain: [[Step]] {
    Self.courses.flatMap { course -> [[Step]] in
      let around: [[[Step]]] = [
        [[], []], [[.load], []], [[.appear], []], [[.nest], []], [[], [.load]], [[], [.appear]],
      ]
      let between: [[[Step]]] = [
        [[], [.appear], []], [[.appear], [.hideWindow], [.showWindow]], [[.appear], [.cover], [.uncover]],
        [[.appear], [.leave], [.appear]],
      ]
      let (first, rest) = (course.prefix(1), course.dropFirst())
      return around.map { $0[0] + course + $0[1] } + between.map { $0[0] + first + $0[1] + rest + $0[2] }
    }
  }

  /// A change on screen, followed by an event.
  private var followed: [[Step]] {
    let events: [[Step]] = [
      [.hideWindow], [.hideWindow, .showWindow], [.resizeWindow], [.cover], [.cover, .uncover], [.leave],
      [.leave, .appear], [.cover, .resizeWindow, .uncover],
    ]
    let courses = Self.courses.filter { $0.count <= 2 }
    return [Step.appear, .nest].flatMap { place in
      courses.flatMap { course in events.map { [place] + course + $0 } }
    }
  }

  private var takenBack: [[Step]] {
    let courses = [
      Self.plainly(.show(.a)) + [.cancel(.b)],
      Self.plainly(.show(.a), .show(.b)) + [.cancel(.c)],
    ]
    let events: [[Step]] = [[], [.hideWindow], Self.plainly(.show(.d))]
    return [Step.appear, .nest].flatMap { place in
      courses.flatMap { course in events.map { [place] + course + $0 } }
    }
  }

  // MARK: Children that act

  private var reentrant: [[Step]] {
    let onScreen = Self.arrivals + Self.removals
    return Self.arrivalsWithContainer + [Step.appear, .nest].flatMap { place in onScreen.map { [place] + $0 } }
  }

  private static var acts: [Change] { [.remove(.a), .replace(.a, with: .c), .show(.c)] }

  private static var arrivals: [[Step]] {
    let callbacks: [ContainerConformance.Callback] = [.viewWillAppear, .viewIsAppearing, .didMove, .viewDidAppear]
    return callbacks.flatMap { callback in
      acts.map { [.inside(callback, of: .a, $0), .change(.show(.a), animated: false)] }
    }
  }

  private static var arrivalsWithContainer: [[Step]] {
    let callbacks: [ContainerConformance.Callback] = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    return callbacks.flatMap { callback in
      acts.map { [.inside(callback, of: .a, $0), .change(.show(.a), animated: false), .appear] }
    }
  }

  /// The container disappears with its child, which then removes itself from inside a callback.
  private static var removals: [[Step]] {
    let callbacks: [ContainerConformance.Callback] = [.viewWillDisappear, .viewDidDisappear]
    return callbacks.flatMap { callback in
      [Step.hideWindow, .cover, .leave].map {
        [.change(.show(.a), animated: false), .inside(callback, of: .a, .remove(.a)), $0]
      }
    }
  }

  // MARK: Interruptions

  /// An animated change, and the change or event that interrupts it.
  private var interrupted: [[Step]] {
    guard let halfWay else { return [] }
    let interruptions = Self.interruptingChanges + Self.interruptingEvents
    return Self.begun.flatMap { begun in
      interruptions.flatMap { interruption in
        let steps = [.appear] + begun + [.wait(milliseconds: halfWay)] + interruption
        return [steps, steps + Self.plainly(.show(.d))]
      }
    }
  }

  /// The interrupted changes. Only the last one of each list is animated.
  private static var begun: [[Step]] {
    let changes: [[Change]] = [
      [.show(.a)], [.show(.a), .show(.b)], [.show(.a), .replace(.a, with: .b)], [.show(.a), .remove(.a)],
      [.show(.a), .show(.b), .remove(.b)],
    ]
    return changes.map { changes in
      changes.enumerated().map { .change($0.element, animated: $0.offset == changes.count - 1) }
    }
  }

  private static var interruptingChanges: [[Step]] {
    let changes: [Change] = [.show(.c), .replace(.b, with: .c), .remove(.b), .remove(.a)]
    return changes.flatMap { [[.change($0, animated: false)], [.change($0, animated: true)]] }
  }

  private static var interruptingEvents: [[Step]] {
    [
      [.hideWindow], [.hideWindow, .showWindow], [.leave], [.leave, .appear], [.cover], [.cover, .uncover],
      [.resizeWindow], [.release],
    ]
  }
}
