import Foundation

/// A line of text that the user can edit.
///
/// A field is edited while it is the first responder of its window. Assigning the text causes no callback. Typing, with
/// ``enter(_:)``, asks the delegate and sends `editingChanged`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The user has confirmed the text.
    case committed
    /// The user has cancelled.
    case cancelled
  }

  /// The border of the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// The cases are named for the look.
    case none, line, bezel, roundedRect
  }

  /// Determines when a view beside the text is visible.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The cases are named for the time.
    case never, whileEditing, unlessEditing, always
  }

  // MARK: Text

  /// The text; never `nil` when it is read.
  open var text: String? {
    get { storedText }
    set {
      let old = storedText
      storedText = newValue ?? ""
      if layoutState.isObserved { PropertyChanges.tell(self, "text", from: old) }
    }
  }
  private var storedText = ""

  /// The text shown while the field is empty. The library never reads it.
  open var placeholder: String?
  /// Whether the field holds any text.
  open var hasText: Bool { !storedText.isEmpty }
  /// Decides on editing, and is told about it. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Looks and typing: kept and reported

  /// The colour of the text. The library never reads it.
  open var textColor: UIColor?
  /// The border of the text. The library never reads it.
  open var borderStyle = BorderStyle.none
  /// Determines when the clear button is visible. The library never reads it.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is cleared when editing begins. The field does clear it.
  open var clearsOnBeginEditing = false
  /// The view before the text. The library never reads it.
  open var leftView: UIView?
  /// Determines when ``leftView`` is visible. The library never reads it.
  open var leftViewMode = ViewMode.never
  /// The view after the text. The library never reads it.
  open var rightView: UIView?
  /// Determines when ``rightView`` is visible. The library never reads it.
  open var rightViewMode = ViewMode.never
  /// The kind of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The text to capitalise automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether typed text is hidden.
  open var isSecureTextEntry = false
  /// Whether the return key can be used only if there is text.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text.
  open var textContentType: UITextContentType!

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { hasBegun && isFirstResponder }
  private var hasBegun = false

  /// Returns ``UIControl/isEnabled``.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var bringsUpKeyboard: Bool { true }

  /// Begins editing: calls `textFieldShouldBeginEditing`, becomes first responder, calls `textFieldDidBeginEditing`, sends
  /// `editingDidBegin`. Then the keyboard comes up, and its notifications are posted. Rules: RESP-18.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    hasBegun = true
    if clearsOnBeginEditing { storedText = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    Keyboard.raise(for: window)
    return true
  }

  /// Ends editing: calls `textFieldShouldEndEditing`, resigns, calls `textFieldDidEndEditing`, sends `editingDidEnd`. Then
  /// the keyboard disappears, unless the next first responder needs it, and its notifications are posted.
  ///
  /// If editing must end, as with `endEditing(true)` or when the field leaves the screen, the delegate is asked as well, and
  /// editing ends whatever it answers. Rules: RESP-17, RESP-18.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editingEnded()
    return true
  }

  /// The field had to resign although it refused (RESP-17).
  override func lostFirstResponder() {
    super.lostFirstResponder()
    if hasBegun { editingEnded() }
  }

  private func editingEnded() {
    hasBegun = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    Keyboard.lower(on: .current)
  }

  // MARK: The user

  /// The user taps the field and types `text` at the end. One turn.
  ///
  /// Editing begins if it has not; the delegate is asked about the change; `editingChanged` is sent.
  /// - Returns: Whether the text was typed: `false` if the field is in no window or can't be used, or
  ///   if the delegate refuses.
  /// - Rules: TURN-06.
  @discardableResult
  public final func enter(_ text: String) -> Bool {
    edit("enter(_:)") { replace(NSRange(location: storedText.utf16.count, length: 0), by: text) }
  }

  /// The user taps the clear button. One turn.
  /// - Returns: Whether the text was cleared: `false` for the reasons of ``enter(_:)``.
  /// - Rules: TURN-06.
  @discardableResult
  public final func clear() -> Bool {
    edit("clear()") {
      guard delegate?.textFieldShouldClear(self) ?? true else { return false }
      return replace(NSRange(location: 0, length: storedText.utf16.count), by: "")
    }
  }

  /// The user presses the return key. One turn: `textFieldShouldReturn`, then
  /// `editingDidEndOnExit` and `primaryActionTriggered`.
  /// - Returns: Whether the events were sent: `false` if the field is not being edited, or if the delegate refuses.
  /// - Rules: TURN-06.
  @discardableResult
  public final func pressReturn() -> Bool {
    Stage.turn("pressReturn()", self, .event) {
      guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return false }
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      return true
    }
  }

  /// Runs an edit by the user, which begins with a tap on the field.
  private func edit(_ call: StaticString, _ body: () -> Bool) -> Bool {
    Stage.turn(call, self, .event) {
      guard isEnabled, isUserInteractionEnabled, window != nil, becomeFirstResponder() else { return false }
      return body()
    }
  }

  private func replace(_ range: NSRange, by string: String) -> Bool {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true,
      let place = Range(range, in: storedText)
    else { return false }
    storedText.replaceSubrange(place, with: string)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    return true
  }

  /// The user has changed the text; the object is the field.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
