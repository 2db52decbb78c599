import Foundation

/// A line of text that a person can edit.
///
/// A field is edited while it is the first responder of its window. What a program assigns tells nobody; what a person types, with
/// ``enter(_:)``, asks the delegate and sends `editingChanged`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text is what the person wanted.
    case committed
    /// The person gave up.
    case cancelled
  }

  /// What is around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Named for its look.
    case none, line, bezel, roundedRect
  }

  /// When something beside the text would show.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Named for the time.
    case never, whileEditing, unlessEditing, always
  }

  // MARK: Text

  /// The text; never `nil` when it is read.
  open var text: String? {
    get { storedText }
    set { storedText = newValue ?? "" }
  }
  private var storedText = ""

  /// What stands there while there is no text.
  open var placeholder: String?
  /// Whether the field holds any text.
  open var hasText: Bool { !storedText.isEmpty }
  /// Decides on editing, and hears of it. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Looks and typing: kept and reported

  /// The colour of the text.
  open var textColor: UIColor?
  /// What is around the text.
  open var borderStyle = BorderStyle.none
  /// When the button that clears the text would show.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is cleared when editing begins. It is.
  open var clearsOnBeginEditing = false
  /// What lies before the text.
  open var leftView: UIView?
  /// When ``leftView`` would show.
  open var leftViewMode = ViewMode.never
  /// What lies behind the text.
  open var rightView: UIView?
  /// When ``rightView`` would show.
  open var rightViewMode = ViewMode.never
  /// What the keyboard would look like.
  open var keyboardType = UIKeyboardType.default
  /// What the return key would be called.
  open var returnKeyType = UIReturnKeyType.default
  /// What would be written in capitals by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether what is typed would be corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether what is typed would be hidden.
  open var isSecureTextEntry = false
  /// Whether the return key can be used only if there is text.
  open var enablesReturnKeyAutomatically = false
  /// What the text means.
  open var textContentType: UITextContentType!

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { hasBegun && isFirstResponder }
  private var hasBegun = false

  /// A field that is enabled may be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var bringsUpKeyboard: Bool { true }

  /// Begins editing: asks `textFieldShouldBeginEditing`, becomes first responder, tells `textFieldDidBeginEditing`, sends
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

  /// Ends editing: asks `textFieldShouldEndEditing`, tells `textFieldDidEndEditing`, sends `editingDidEnd`. Then the keyboard goes,
  /// unless the next first responder wants it, and its notifications are posted.
  ///
  /// Where editing has to end, as with `endEditing(true)` or when the field leaves the screen, the delegate is asked as well,
  /// and editing ends whatever it answers. Rules: RESP-17, RESP-18.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editingEnded()
    return true
  }

  /// The field was made to resign against its answer (RESP-17).
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

  // MARK: A person

  /// A person taps the field and types `text` behind what is there. One turn.
  ///
  /// Editing begins if it has not; the delegate is asked about the change; `editingChanged` is sent.
  /// - Returns: Whether the text was typed: `false` if the field is in no window, can't be used, or the delegate is against it.
  /// - Rules: TURN-06.
  @discardableResult
  public final func enter(_ text: String) -> Bool {
    edit("enter(_:)") { replace(NSRange(location: storedText.utf16.count, length: 0), by: text) }
  }

  /// A person taps the button that clears the text. One turn.
  /// - Returns: Whether the text was cleared: `false` for the reasons of ``enter(_:)``.
  /// - Rules: TURN-06.
  @discardableResult
  public final func clear() -> Bool {
    edit("clear()") {
      guard delegate?.textFieldShouldClear(self) ?? true else { return false }
      return replace(NSRange(location: 0, length: storedText.utf16.count), by: "")
    }
  }

  /// A person presses the return key. One turn: `textFieldShouldReturn`, then `editingDidEndOnExit` and
  /// `primaryActionTriggered`.
  /// - Returns: Whether the key did anything: `false` if the field is not being edited, or the delegate is against it.
  /// - Rules: TURN-06.
  @discardableResult
  public final func pressReturn() -> Bool {
    Stage.current.cycle.turn(PublicCall("pressReturn()", self, .event)) {
      guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return false }
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      return true
    }
  }

  /// A person does something to the text, which begins with a tap on the field.
  private func edit(_ call: StaticString, _ body: () -> Bool) -> Bool {
    Stage.current.cycle.turn(PublicCall(call, self, .event)) {
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

  /// A person has changed the text; the object is the field.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
