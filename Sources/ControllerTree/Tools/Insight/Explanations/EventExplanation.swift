extension Recording {
  /// Explains why an event happened: the chain of causes from it to the public call of its turn, with the rules.
  ///
  ///     viewDidAppear(false) of Left: sent in turn 2
  ///       Left  follows its parent Pair (APP-07)
  ///       Pair  got viewDidAppear(false) before: its view came on screen (APP-06)
  ///             the turn began with UIWindow #1.makeKeyAndVisible()
  ///
  /// The recorder notes what sent each callback when it is sent, so the explanation repeats the decision and makes none. The
  /// recording has to contain the events of the parents; without them the chain is shorter.
  /// - Parameter index: The place of the event in ``events``; an answer of verdict ``Explanation/Verdict/nothing`` if there is none.
  /// - Complexity: O(n) in the events before it.
  /// - Rules: WHY-06.
  public func explanation(ofEventAt index: Int) -> Explanation {
    guard events.indices.contains(index) else {
      return Explanation(
        question: "event \(index)", subject: nil, verdict: .nothing, answer: "the recording has \(events.count) events",
        objects: [], steps: [], issue: nil)
    }
    let event = events[index]
    var steps: [Explanation.Step] = []
    var current = index
    while true {
      let earlier = parentEvent(of: current)
      steps.append(events[current].step(isFirst: current == index))
      guard let earlier else { break }
      current = earlier
    }
    let call = event.cause.map { "the turn began with \($0)" } ?? "no public call was running"
    steps.append(.init(object: nil, reason: .publicCall, text: call, others: [], rule: nil))
    return Explanation(
      question: "\(event.text) of \(event.subject.short)", subject: event.subject, verdict: .sent,
      answer: "sent in turn \(event.turn)" + (event.nanoseconds == 0 ? "" : " at \(event.secondsText) s"),
      objects: [event.subject], steps: steps, issue: nil)
  }

  /// The parent's event that the event at `index` follows: the last one of the same name in the same turn.
  private func parentEvent(of index: Int) -> Int? {
    let event = events[index]
    guard let parent = event.origin?.parent else { return nil }
    var candidate = index - 1
    while candidate >= 0, events[candidate].turn == event.turn {
      let other = events[candidate]
      if other.subject == parent, other.kind == .callback, other.name == event.name { return candidate }
      candidate -= 1
    }
    return nil
  }
}

extension HierarchyEvent {
  /// The text without its argument.
  fileprivate var name: Substring { text.prefix { $0 != "(" } }

  fileprivate func step(isFirst: Bool) -> Explanation.Step {
    let before = isFirst ? "" : "got \(text) before: "
    let reason: Explanation.Reason = isFirst ? .startsSearch : .earlierEvent
    guard let origin else {
      return .init(
        object: subject, reason: reason, text: "\(before)\(isFirst ? "got \(text)" : "")", others: [], rule: rule)
    }
    return switch origin.kind {
    case .parent:
      .init(
        object: subject, reason: .leadsItsChildren,
        text: "\(before)follows its parent\(origin.parent.map { " \($0.short)" } ?? "")",
        others: origin.parent.map { [$0] } ?? [], rule: "APP-07")
    case .screen:
      .init(object: subject, reason: reason, text: "\(before)its view \(movement)", others: [], rule: rule)
    case .explicit:
      .init(
        object: subject, reason: reason, text: "\(before)its appearance was \(edge) explicitly", others: [],
        rule: "APP-13")
    case .layout:
      .init(
        object: subject, reason: reason, text: "\(before)its view was laid out on screen", others: [], rule: "APP-02")
    }
  }

  private var movement: String { text.contains("Disappear") ? "left the screen" : "came on screen" }

  private var edge: String { text.hasPrefix("viewDid") ? "ended" : "begun" }

  /// The rule that sends an event without an origin, or one that follows the screen.
  private var rule: String? {
    switch name {
    case "viewDidLoad", "loadView": "LOAD-01"
    case "viewWillAppear": "CON-04"
    case "viewWillDisappear": "CON-05"
    case "viewDidAppear", "viewDidDisappear": "APP-06"
    case "willMove", "didMove": "CON-01"
    case "viewWillLayoutSubviews", "viewDidLayoutSubviews": "APP-04"
    case "updateProperties": "LAY-08"
    default: nil
    }
  }
}
