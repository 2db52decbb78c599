import ControllerTree

/// One of the six calls that add and remove a child, and its maker.
struct ContainmentCall {
  let text: String
  let receiver: String
  /// The call as the cause of events.
  private let reference: String

  /// The maker of a call: the container's code, or the library as a part of another call.
  enum Maker {
    case manual(cause: String)
    case auto(cause: String)
    case nobody

    var name: String {
      switch self {
      case .manual: "MANUAL"
      case .auto: "AUTO"
      case .nobody: "–"
      }
    }

    var cause: String {
      switch self {
      case .manual(let cause), .auto(let cause): cause
      case .nobody: ""
      }
    }
  }

  /// The calls for two controllers with these titles.
  static func inOrder(parent up: String, child down: String) -> [ContainmentCall] {
    [
      ContainmentCall(text: "willMove(toParent: \(up))", receiver: down, reference: "\(down).willMove(toParent:)"),
      ContainmentCall(text: "addChild(\(down))", receiver: up, reference: "\(up).addChild(_:)"),
      ContainmentCall(text: "didMove(toParent: \(up))", receiver: down, reference: "\(down).didMove(toParent:)"),
      ContainmentCall(text: "willMove(toParent: nil)", receiver: down, reference: "\(down).willMove(toParent:)"),
      ContainmentCall(text: "removeFromParent()", receiver: down, reference: "\(down).removeFromParent()"),
      ContainmentCall(text: "didMove(toParent: nil)", receiver: down, reference: "\(down).didMove(toParent:)"),
    ]
  }

  /// A call that is its own cause was made by the container; one with another cause was made by the library.
  ///
  /// `addChild(_:)` and `removeFromParent()` are no callbacks, so they appear only as the cause of the callbacks they send.
  func maker(in events: [HierarchyEvent]) -> Maker {
    if let event = events.first(where: { $0.subject.short == receiver && $0.text == text }), let cause = event.cause {
      return cause == reference ? .manual(cause: cause) : .auto(cause: cause)
    }
    return events.contains { $0.cause == reference } ? .manual(cause: reference) : .nobody
  }
}
