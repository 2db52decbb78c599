import Foundation

/// The events of a recorder. An entry is plain data, so that writing one retains and allocates nothing. Larger values, and
/// values shared by many entries, are stored once in a list; entries hold their index.
struct EventLog {
  /// An index in one of the lists.
  private typealias Place = Int32

  /// An event as it is stored. ``HierarchyEvent`` is the form that is shown.
  private enum Entry {
    case call(Call)
    case issue(Place, moment: Place)
  }

  private struct Call {
    let type: AnyObject.Type
    let name: StaticString
    let number: Int32
    let title: Place?
    let moment: Place
    let argument: Argument
    let kind: HierarchyEvent.Kind
    let before: EventState
    let after: EventState
    let circumstances: HierarchyEvent.Circumstances
    let origin: Origin
  }

  private enum Origin {
    case none, screen, explicit, layout
    case parent(Place)
  }

  private enum Argument {
    case none
    case flag(Bool)
    case other(Place)
  }

  /// The turn, the time and the cause of events.
  private struct Moment {
    let turn: Int
    let time: Duration
    let cause: CallReference?
  }

  private var entries: [Entry] = []
  private var moments: [Moment] = []
  private var titles: [String] = []
  private var arguments: [EventArgument] = []
  private var issues: [HierarchyIssue] = []
  private var parents: [ObjectReference] = []

  @MainActor mutating func append(
    _ kind: HierarchyEvent.Kind, of subject: ObjectReference, name: StaticString, argument: EventArgument,
    before: EventState, after: EventState, circumstances: HierarchyEvent.Circumstances, origin: EventOrigin,
    at cycle: UpdateCycle
  ) {
    let stored: Argument =
      switch argument {
      case .none: .none
      case .flag(let flag): .flag(flag)
      case .absent, .object, .size, .traits, .number, .text, .words: .other(arguments.place(of: argument))
      }
    let title: Place? = if let title = subject.title { titles.place(of: title) } else { nil }
    entries.append(
      .call(
        Call(
          type: subject.type, name: name, number: subject.number, title: title, moment: moment(of: cycle),
          argument: stored, kind: kind, before: before, after: after, circumstances: circumstances,
          origin: place(of: origin))))
  }

  private mutating func place(of origin: EventOrigin) -> Origin {
    switch origin {
    case .none: .none
    case .screen: .screen
    case .explicit: .explicit
    case .layout: .layout
    case .parent(let parent): .parent(parents.place(of: parent))
    }
  }

  private func origin(_ stored: Origin) -> EventOrigin {
    switch stored {
    case .none: .none
    case .screen: .screen
    case .explicit: .explicit
    case .layout: .layout
    case .parent(let place): .parent(parents[Int(place)])
    }
  }

  /// - Parameter call: The call that caused the issue, if that was in an earlier turn.
  @MainActor mutating func append(_ issue: HierarchyIssue, ofEarlier call: CallReference?, at cycle: UpdateCycle) {
    let moment =
      call.map { moments.place(of: Moment(turn: cycle.turn, time: cycle.now, cause: $0)) } ?? moment(of: cycle)
    entries.append(.issue(issues.place(of: issue), moment: moment))
  }

  var count: Int { entries.count }

  mutating func removeLast() { _ = entries.popLast() }

  @MainActor private mutating func moment(of cycle: UpdateCycle) -> Place {
    let last = moments.count - 1
    if last >= 0, moments[last].turn == cycle.turn, moments[last].time == cycle.now,
      cycle.isCaused(by: moments[last].cause)
    {
      return Place(truncatingIfNeeded: last)
    }
    return moments.place(of: Moment(turn: cycle.turn, time: cycle.now, cause: cycle.causeReference))
  }

  /// The entries, converted to text.
  var events: [HierarchyEvent] { entries.map(event) }

  private func event(_ entry: Entry) -> HierarchyEvent {
    switch entry {
    case .call(let call):
      let moment = moments[Int(call.moment)]
      let title = call.title.map { titles[Int($0)] }
      let subject = ObjectReference(type: call.type, title: title, number: call.number)
      return HierarchyEvent(
        kind: call.kind, turn: moment.turn, nanoseconds: moment.time.wholeNanoseconds, subject: subject.name,
        text: "\(call.name)\(text(of: call.argument))", stateBefore: call.before.rawValue,
        stateAfter: call.after.rawValue, circumstances: call.circumstances, cause: moment.cause?.text,
        origin: origin(call.origin).text)
    case .issue(let place, let moment):
      let (issue, moment) = (issues[Int(place)], moments[Int(moment)])
      return HierarchyEvent(
        kind: .issue, turn: moment.turn, nanoseconds: moment.time.wholeNanoseconds,
        subject: issue.objects.first ?? ObjectName(type: "ControllerTree", title: nil, number: 0),
        text: "\(issue.rule) \(issue.kind.rawValue): \(moment.cause?.text ?? issue.message)",
        stateBefore: "", stateAfter: "", circumstances: [], cause: moment.cause?.text, origin: nil)
    }
  }

  private func text(of argument: Argument) -> String {
    switch argument {
    case .none: EventArgument.none.text
    case .flag(let flag): EventArgument.flag(flag).text
    case .other(let place): arguments[Int(place)].text
    }
  }
}

extension Array {
  /// Appends `element` and returns its index.
  fileprivate mutating func place(of element: Element) -> Int32 {
    append(element)
    return Int32(truncatingIfNeeded: count - 1)
  }
}

extension Duration {
  /// Rounded towards zero, and limited to the largest `Int64`: about 292 years.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooMuch) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflows || isTooMuch ? .max : sum
  }
}
