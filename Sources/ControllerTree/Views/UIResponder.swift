import Foundation

/// An object in the chain along which events travel: a view, a controller, a window, the application.
///
/// The chain is computed on each call of ``next``, never stored. Focus is kept by the window: it has at most one *first
/// responder*; `FirstResponder` has the order in which it changes.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The number that issues and events know the object by; 0 until somebody asks.
  @exclusivity(unchecked) final var nameNumber: Int32 = 0
  /// Whether somebody has given the object something to keep.
  nonisolated(unsafe) final var hasAssociations = false

  /// Makes a responder that is in no chain. Rules: RESP-01.
  @preconcurrency @MainActor public override init() { super.init() }

  deinit { if hasAssociations { AssociatedObjects.forget(self) } }

  /// The object's name in the hierarchy, as issues and traces have it: the class and a controller's title, or the class and a number.
  /// So assertions that fail say which object they mean. Off the main thread, the class and the address.
  nonisolated open override var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { hierarchyName.description }
  }

  // MARK: What floors above know better

  /// What the object is called besides its class; controllers have a title.
  var nameTitle: String? { nil }

  /// Whether the keyboard is up while the object is first responder.
  var bringsUpKeyboard: Bool { false }

  /// The window whose first responder the object can be.
  var responderWindow: UIWindow? { nil }

  // MARK: Responder chain

  /// The responder that gets what this one does not handle. Rules: RESP-01.
  open var next: UIResponder? { nil }

  // MARK: Actions

  /// Whether the object would perform `action`. The base performs none.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first object of the chain, from this one on, that would perform `action`; `nil` if none would.
  /// - Complexity: O(n) in the chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var current: UIResponder? = self
    while let responder = current {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      current = responder.next
    }
    return nil
  }

  // MARK: First responder

  /// Whether the object is the first responder of its window. Rules: RESP-10, RESP-12.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// Whether the object may become first responder: no, unless a subclass knows better. Rules: RESP-10.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the object the first responder of its window.
  ///
  /// The present first responder is asked first, within this call: `canResignFirstResponder`, then
  /// `resignFirstResponder()`. An override must call `super`.
  /// - Returns: Whether the object is the first responder now.
  /// - Issues: `notInWindow`; `superNotCalled`, if the present first responder's override keeps the call to itself.
  /// - Rules: RESP-11, RESP-12, SUP-08.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Whether the object may stop being first responder: yes, unless a subclass knows better. Rules: RESP-10.
  open var canResignFirstResponder: Bool { true }

  /// Stops the object from being first responder. An override must call `super`.
  ///
  /// It is also called when the object's view leaves its window or is hidden; the answer does not matter then.
  /// - Returns: Whether the object agrees.
  /// - Rules: RESP-10, RESP-13, RESP-14, SUP-08.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// The object is no longer first responder, and ``resignFirstResponder()`` of the base has not run: the object refused to
  /// resign and had to, or its override did not call `super`. The base does nothing. Rules: RESP-17.
  func lostFirstResponder() {}

  // MARK: Input; nothing is shown (RESP-16)

  /// What would stand in the keyboard's place while the object is first responder.
  open var inputView: UIView? { nil }
  /// What would stand above the keyboard while the object is first responder.
  open var inputAccessoryView: UIView? { nil }
  /// Would replace the keyboard by what ``inputView`` and ``inputAccessoryView`` answer now.
  open func reloadInputViews() {}

  // MARK: Touches; each goes on to `next` by itself (RESP-15)

  /// Touches have begun in the object, or in what is inside it and let them pass.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches that began here have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches that began here have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches that began here no longer count.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Better values have come for touches that were delivered with estimated ones.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses; each goes on to `next` by itself (RESP-15)

  /// Buttons have been pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// How hard buttons are pressed has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Buttons have been released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Presses no longer count.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion; each goes on to `next` by itself

  /// The device has begun to be moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// The motion is over.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// The motion was not one after all.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: What assistive technologies would ask for: whoever stands for a person calls them

  /// A person activates the element. Returns whether something came of it; the base does nothing.
  open func accessibilityActivate() -> Bool { false }
  /// A person wants to get out of here. Returns whether something came of it; the base does nothing.
  open func accessibilityPerformEscape() -> Bool { false }
  /// A person wants the most important thing done. Returns whether something came of it; the base does nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

extension UIResponder: Nameable, AssociationOwner {}

extension UIResponder {
  /// What issues and events call the object.
  final var hierarchyName: ObjectName { Stage.current.names.reference(to: self).name }

  /// Reports an issue to the current stage.
  /// - Parameter call: The object's method or property that found it, where that opens no turn.
  final func report(_ issue: HierarchyIssue, by call: StaticString? = nil) {
    let diagnostics = Stage.current.diagnostics
    guard let call else { return diagnostics.report(issue) }
    diagnostics.report(issue, by: PublicCall(call, self))
  }
}
