import Foundation

/// Calls the methods that Interface Builder files connect to controls, bar buttons and recognizers (IB-21, IB-22).
@MainActor enum ActionSending {
  /// Calls an action of `target`: the method that the selector carries, or the one of that name in the target's table. Reports an
  /// action that the target does not have, or that refuses the sender.
  static func send(_ action: Selector, to target: AnyObject, from sender: AnyObject, event: UIEvent? = nil) {
    switch action.call(on: target, [sender, event]) {
    case .called: break
    case .otherClass: Diagnostics.report(.unrecognizedSelector(action.description, target, from: sender))
    case .wrongArgument: Diagnostics.report(.wrongArgument(action.description, target, from: sender))
    }
  }

  /// Calls the action of the first object that has it: from the first responder on, or from `start` if there is none. Nothing
  /// happens if no object has it.
  static func send(_ action: Selector, from sender: AnyObject, startingAt start: UIResponder?, event: UIEvent? = nil) {
    var next = (start?.responderWindow?.home.firstResponder) ?? start
    while let responder = next {
      if action.isMethod(of: responder) {
        return send(action, to: responder, from: sender, event: event)
      }
      next = responder.next
    }
  }
}
