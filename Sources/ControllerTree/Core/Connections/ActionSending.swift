import Foundation

/// Calls the methods that Interface Builder files connect to controls, bar buttons and recognizers (IB-21, IB-22).
@MainActor enum ActionSending {
  /// Calls an action of `target`. Reports an action that the target does not have, or that refuses the sender.
  static func send(_ action: String, to target: AnyObject, from sender: AnyObject, event: UIEvent? = nil) {
    guard let method = ConnectionLookup.connections(of: target).actions[action] else {
      return Stage.current.diagnostics.report(.unknownAction(action, target, sender))
    }
    if !method(target, sender, event) { Stage.current.diagnostics.report(.wrongSender(action, target, sender)) }
  }

  /// Calls the action of the first object that has it: from the first responder on, or from `start` if there is none. Nothing
  /// happens if no object has it.
  static func send(_ action: String, from sender: AnyObject, startingAt start: UIResponder?, event: UIEvent? = nil) {
    var next = (start?.responderWindow?.firstResponder) ?? start
    while let responder = next {
      if ConnectionLookup.hasAction(action, responder) {
        return send(action, to: responder, from: sender, event: event)
      }
      next = responder.next
    }
  }
}
