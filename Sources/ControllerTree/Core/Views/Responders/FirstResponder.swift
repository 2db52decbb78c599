/// Changes which object of a window is its first responder (RESP-10 to RESP-14, RESP-17).
///
///     become(B), A is first:   A.canResignFirstResponder → A.resignFirstResponder() → B.canBecomeFirstResponder → ⟨B⟩
///     A leaves, or is hidden:  A.resignFirstResponder() → ⟨none⟩, whatever A returns
///
/// Each step calls overridable code, which may change anything; the state is read anew after each.
@MainActor enum FirstResponder {
  static func isFirst(_ responder: UIResponder) -> Bool {
    guard let window = responder.responderWindow?.home else { return false }
    return window.firstResponder === responder
  }

  /// What a call of `becomeFirstResponder()` meets first, before it changes anything.
  enum Prospect {
    case isFirst(UIWindow)
    case notInWindow
    /// The first responder of the window does not resign.
    case heldBy(UIResponder, UIWindow)
    /// The responder may become first, if the present one, which is asked to resign first, agrees.
    case isFree(after: UIResponder?, UIWindow)
  }

  static func prospect(of responder: UIResponder) -> Prospect {
    guard let window = responder.responderWindow?.home else { return .notInWindow }
    guard let current = window.firstResponder else { return .isFree(after: nil, window) }
    if current === responder { return .isFirst(window) }
    return current.canResignFirstResponder ? .isFree(after: current, window) : .heldBy(current, window)
  }

  /// Implements `becomeFirstResponder()`. Returns whether `responder` is first now.
  static func become(_ responder: UIResponder) -> Bool {
    let window: UIWindow
    switch prospect(of: responder) {
    case .isFirst: return true
    case .heldBy: return false
    case .notInWindow:
      responder.report(.notInWindow(responder), by: "becomeFirstResponder()")
      return false
    case .isFree(nil, let place): window = place
    case .isFree(let current?, let place):
      window = place
      guard Keyboard.whileHandingOver(on: window.stage, { current.resignFirstResponder() }) else { return false }
      settle(current, in: window, agreed: true)
    }
    defer { Keyboard.lower(on: window.stage) }
    guard responder.canBecomeFirstResponder, responder.responderWindow?.home === window else { return false }
    // If a resigning responder made another object first, that object stays first.
    guard window.firstResponder == nil else { return window.firstResponder === responder }
    set(responder, in: window)
    if !responder.raisesKeyboard { Keyboard.raise(for: window) }
    return true
  }

  /// Writes the first responder, here alone.
  private static func set(_ responder: UIResponder?, in window: UIWindow) {
    window.firstResponder = responder
    window.inputViews?.firstResponderChanged(to: responder)
  }

  /// Implements `resignFirstResponder()`.
  static func resign(_ responder: UIResponder) -> Bool {
    guard let window = responder.responderWindow?.home, window.firstResponder === responder else { return true }
    set(nil, in: window)
    if !responder.raisesKeyboard { Keyboard.lower(on: window.stage) }
    return true
  }

  /// Makes the first responder inside `view` resign, whatever it returns (RESP-13, RESP-14).
  @inline(__always)
  static func resign(inside view: UIView) {
    if let window = view.links.window, let first = window.firstResponder { resign(first, ifInside: view, in: window) }
  }

  @inline(never)
  private static func resign(_ first: UIResponder, ifInside view: UIView, in window: UIWindow) {
    guard isInside(first, view) else { return }
    Keyboard.whileHandingOver(on: window.stage) {
      settle(first, in: window.home, agreed: first.resignFirstResponder())
    }
    if let inputViews = window.inputViews, inputViews.supplier.map({ isInside($0, view) }) ?? true {
      inputViews.supplierLeaves()
    }
    Keyboard.lower(on: window.stage)
  }

  /// Implements `endEditing(_:)`. Returns whether no first responder is left inside `view`.
  static func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let window = view.links.window?.home, let first = window.firstResponder, isInside(first, view) else {
      return true
    }
    if force {
      settle(first, in: window, agreed: first.resignFirstResponder())
      Keyboard.lower(on: window.stage)
    } else if first.canResignFirstResponder, first.resignFirstResponder() {
      settle(first, in: window, agreed: true)
      Keyboard.lower(on: window.stage)
    }
    guard let left = window.firstResponder, left !== window.inputViews?.supplier else { return true }
    return !isInside(left, view)
  }

  /// Clears a first responder that resigned or was forced to, even if its override did not call `super`. An override that
  /// agrees to resign must call `super` (SUP-08); one that refuses need not.
  private static func settle(_ responder: UIResponder, in window: UIWindow, agreed: Bool) {
    guard window.firstResponder === responder else { return }
    set(nil, in: window)
    responder.lostFirstResponder()
    guard agreed else { return }
    let type = ObjectIdentifier(Swift.type(of: responder))
    let diagnostics = window.stage.diagnostics
    guard diagnostics.note(.init(kind: .superNotCalled, type: type, method: "resignFirstResponder()")) else { return }
    diagnostics.report(.superNotCalled(responder, "resignFirstResponder()"))
  }

  /// Whether `responder` is `view`, the controller whose root view it is, one of its descendants, or in the input views of such an object.
  private static func isInside(_ responder: UIResponder, _ view: UIView) -> Bool {
    if let owner = view.owner, owner === responder { return true }
    // The next responder of a controller is the superview of its view.
    let place = responder as? UIView ?? responder.next as? UIView
    guard let place, !place.isDescendant(of: view) else { return place != nil }
    guard let supplier = (place.links.window as? InputViewsWindow)?.supplier, supplier !== responder else {
      return false
    }
    return isInside(supplier, view)
  }
}
