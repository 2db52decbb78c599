import XCTest

@testable import ControllerTree

/// Logs the callbacks and notifications of text fields and the keyboard until it is released.
@MainActor final class KeyboardListener: NSObject, UITextFieldDelegate {
  private let trace: Trace
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    for (name, text) in [
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned trace] _ in
          MainActor.assumeIsolated { trace.note(text) }
        })
    }
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  func textFieldDidBeginEditing(_ textField: UITextField) { trace.note("\(textField.placeholder ?? "") begins") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    trace.note("\(textField.placeholder ?? "") ends")
  }
}
