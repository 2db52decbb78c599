import Foundation

/// A line of text that the user can edit.
///
/// A field is edited while it is the first responder of its window. Assigning the text causes no callback. Typing, with
/// ``enter(_:)``, asks the delegate and sends `editingChanged`. Rules: TEXT-34, TEXT-35.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
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
    set { setText(newValue) }
  }
  private var storedText = ""
  /// Sets the text; an override of ``text`` isn't called (TEXT-29).
  package final func setText(_ text: String?) {
    let old = storedText
    storedText = text ?? ""
    inputState.selection = units.end
    inputState.marked = nil
    TypingUndo.forget(self)
    if hasStyledText { (self as? any StyledTextField)?.textWasSet() }
    invalidateIntrinsicContentSize()
    if layoutState.isObserved { PropertyChanges.tell(self, "text", from: old) }
  }
  package final var inputState = InputState()
  package final var units: TextUnits { TextUnits(storedText) }
  /// Whether parts of the text have attributes of their own.
  package final var hasStyledText = false

  /// The text shown while the field is empty, which then has the size of it.
  open var placeholder: String? {
    get { givenPlaceholder }
    set { givenPlaceholder = newValue }
  }
  /// The placeholder as it was set; an override of ``placeholder`` isn't called (TEXT-29).
  package final var givenPlaceholder: String? {
    didSet {
      if givenPlaceholder != oldValue { invalidateIntrinsicContentSize() }
      if layoutState.isObserved { PropertyChanges.tell(self, "placeholder", from: oldValue) }
    }
  }

  /// The font; the system font of 17 points by default. Setting it changes all text. Rules: TEXT-28.
  open var font: UIFont? {
    get { givenFont ?? .systemFont(ofSize: 17) }
    set {
      let old = layoutState.isObserved ? font : nil
      defer { if layoutState.isObserved { PropertyChanges.tell(self, "font", from: old) } }
      givenFont = newValue
      if hasStyledText { (self as? any StyledTextField)?.fontWasSet() }
      invalidateIntrinsicContentSize()
    }
  }
  package final var givenFont: UIFont?
  /// Whether a font of a text style follows the user's text size. Rules: TEXT-09.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { (self as? any StyledTextField)?.followsTextSizeChanged() }
    }
  }
  package final var textSizeRegistration: (any UITraitChangeRegistration)?

  /// The text with its attributes; where a part has none, those of ``defaultTextAttributes``. Setting it takes font and colour of the
  /// field from its first character. Rules: TEXT-28.
  open var attributedText: NSAttributedString? {
    get { (self as? any StyledTextField)?.styledText }
    set { (self as? any StyledTextField)?.styledText = newValue }
  }
  /// The attributes of text without others: at least font and colour. Setting them gives them to all text. Rules: TEXT-28.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { (self as? any StyledTextField)?.usualAttributes ?? [:] }
    set { (self as? any StyledTextField)?.usualAttributes = newValue }
  }
  /// The attributes of the text that is typed next: those that were set, else those of the character before the caret. `nil` while the
  /// field is not edited; setting them has no effect then. A change of the selection forgets what was set. Rules: TEXT-28.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? (self as? any StyledTextField)?.attributesOfTyping : nil }
    set { if isEditing, let newValue { (self as? any StyledTextField)?.attributesOfTyping = newValue } }
  }
  /// The placeholder with attributes; that of ``placeholder`` if none was set.
  open var attributedPlaceholder: NSAttributedString? {
    get { (self as? any StyledTextField)?.styledPlaceholder }
    set { (self as? any StyledTextField)?.styledPlaceholder = newValue }
  }
  /// The place of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if layoutState.isObserved { PropertyChanges.tell(self, "textAlignment", from: oldValue) } }
  }
  /// Whether a long text would get a smaller font. The library never reads it.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size. The library never reads it.
  open var minimumFontSize: CGFloat = 0
  /// Whether the field holds any text.
  open var hasText: Bool { !storedText.isEmpty }
  /// Decides on editing, and is told about it. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Looks and typing: kept and reported

  /// The colour of the text.
  open var textColor: UIColor? {
    get { givenColor }
    set { givenColor = newValue }
  }
  /// The colour as it was set; an override of ``textColor`` isn't called (TEXT-29).
  package final var givenColor: UIColor? {
    didSet { if layoutState.isObserved { PropertyChanges.tell(self, "textColor", from: oldValue) } }
  }
  /// The border of the text, which takes room from it. Rules: TEXT-36, TEXT-84.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } } }
  /// Determines when the clear button is visible. The library never reads it.
  open var clearButtonMode = ViewMode.never
  /// The picture behind the text. The library never reads it.
  open var background: UIImage?
  /// The picture behind the text of a field that can't be used. The library never reads it.
  open var disabledBackground: UIImage?
  /// Whether a person can change attributes. The library never reads it.
  open var allowsEditingTextAttributes = false
  /// Whether the text is cleared when editing begins. The field does clear it.
  open var clearsOnBeginEditing = false
  /// The view before the text: a subview while it is visible. Rules: TEXT-36, TOUCH-56.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue) } }
  /// Determines when ``leftView`` is visible. Rules: TOUCH-56.
  open var leftViewMode = ViewMode.never { didSet { placeSideViews() } }
  /// The view after the text: a subview while it is visible. Rules: TEXT-36, TOUCH-56.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue) } }
  /// Determines when ``rightView`` is visible. Rules: TOUCH-56.
  open var rightViewMode = ViewMode.never { didSet { placeSideViews() } }
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
  /// The rules by which a password is suggested. The library never reads it.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether the spelling of typed text is checked. The library never reads it.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether typed quotation marks become typographic ones. The library never reads it.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether typed hyphens become dashes. The library never reads it.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces follow text that is inserted or deleted. The library never reads it.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the keyboard predicts text in its line. The library never reads it.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The look of the keyboard. The library never reads it.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// The view in place of the keyboard. Rules: RESP-76.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  private var givenInputView: UIView?
  /// The view above the keyboard. Rules: RESP-76.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }
  private var givenAccessoryView: UIView?

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { hasBegun && isFirstResponder }
  private var hasBegun = false

  /// Returns ``UIControl/isEnabled``.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var bringsUpKeyboard: Bool { true }

  /// When the finger that is on the field came down.
  private var touchTime = Duration.zero

  /// Follows the finger. An override calls `super`.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchTime = touch.patientTime
    return super.beginTracking(touch, with: event)
  }

  /// A tap begins editing and moves the caret, or clears the text. Rules: TOUCH-40, TOUCH-45, TOUCH-57.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    tapped(by: touch, isLong: TapFollowing.isLong(touch.patientTime - touchTime))
  }

  /// Begins editing: calls `textFieldShouldBeginEditing`, becomes first responder, calls `textFieldDidBeginEditing`, sends
  /// `editingDidBegin`. Then the keyboard comes up, and its notifications are posted. Rules: RESP-18.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    hasBegun = true
    placeSideViews()
    if clearsOnBeginEditing { text = "" }
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
    InputEditMenu.close(for: self)
    hasBegun = false
    placeSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    Keyboard.lower(on: .current)
  }

  // MARK: The edit menu

  /// The edit menu of a part: asks the delegate. `nil` for the suggested actions. Rules: TEXT-61.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: units.units(of: textRange), suggestedActions: suggestedActions)
  }
  /// The edit menu is about to open: tells the delegate. Rules: ACT-78.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// The edit menu is about to close: tells the delegate. Rules: ACT-78.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Typing

  /// Types a text in place of the selection. The delegate is not asked; `editingChanged` is sent. Rules: TEXT-34.
  open func insertText(_ text: String) {
    Stage.turn("insertText(_:)", self, .other) { replace(inputState.typingPlace, by: text) }
  }

  /// Deletes the selection, or the character before it. The delegate is not asked; `editingChanged` is sent if there was one. A
  /// person's press of the delete key calls it also in an empty field. Rules: TEXT-34.
  open func deleteBackward() {
    Stage.turn("deleteBackward()", self, .other) {
      if let range = units.deletion(at: inputState.selection) { replace(range, by: "") }
    }
  }

  /// Replaces a part of the text; the caret comes behind it. The delegate is not asked; `editingChanged` is sent. Rules: TEXT-34.
  open func replace(_ range: UITextRange, withText text: String) {
    Stage.turn("replace(_:withText:)", self, .other) { replace(units.units(of: range), by: text) }
  }

  /// Replaces a part of the text and sends what typing sends. What is replaced can be undone (TEXT-58).
  package final func replace(_ range: NSRange, by text: String) {
    guard let place = Range(range, in: storedText) else { return }
    let old = storedText
    TypingUndo.record(self, range, text)
    if hasStyledText { (self as? any StyledTextField)?.textWillChange(in: range, to: text) }
    storedText.replaceSubrange(place, with: text)
    inputState.selection = units.clamped(NSRange(location: range.location + text.utf16.count, length: 0))
    inputState.marked = nil
    invalidateIntrinsicContentSize()
    if layoutState.isObserved { PropertyChanges.tell(self, "text", from: old) }
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Selection

  /// Whether an edit is possible now: cut, copy and delete need a selection, paste a text that was copied. Rules: TEXT-57.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditMenuActions(self).canPerform(action.description) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Copies the selection and deletes it; the delegate is asked. Rules: TEXT-57.
  open override func cut(_ sender: Any?) { EditMenuActions(self).cut() }
  /// Copies the selection. Rules: TEXT-57.
  open override func copy(_ sender: Any?) { EditMenuActions(self).copy() }
  /// Replaces the selection by the text that was copied; the delegate is asked. Line breaks become spaces. Rules: TEXT-57.
  open override func paste(_ sender: Any?) { EditMenuActions(self).paste() }
  /// Selects the word at the caret. Rules: TEXT-57.
  open override func select(_ sender: Any?) { EditMenuActions(self).selectWord() }
  /// Selects all text. Rules: TEXT-35.
  open override func selectAll(_ sender: Any?) { select(units.all) }
  /// Deletes the selection; the delegate is asked. Rules: TEXT-57.
  open override func delete(_ sender: Any?) { EditMenuActions(self).delete() }

  /// The selection; empty where text would be typed. A change while the field is edited calls `textFieldDidChangeSelection`.
  /// Rules: TEXT-35.
  open var selectedTextRange: UITextRange? {
    get { positions.selected }
    set { positions.select(newValue) }
  }

  /// Text that is not confirmed yet; `nil` for none.
  open var markedTextRange: UITextRange? { positions.marked }
  /// Replaces the marked text, or the selection; `selectedRange` is inside the new text. `editingChanged` is sent. Rules: TEXT-35.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    positions.mark(markedText, selecting: selectedRange)
  }
  /// Confirms the marked text.
  open func unmarkText() { inputState.marked = nil }

  // MARK: Positions

  private var positions: InputPositions { InputPositions(self) }
  /// The beginning of the text.
  open var beginningOfDocument: UITextPosition { positions.beginning }
  /// The end of the text.
  open var endOfDocument: UITextPosition { positions.end }
  /// The text of a part.
  open func text(in range: UITextRange) -> String? { positions.text(in: range) }
  /// The part between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    positions.range(fromPosition, toPosition)
  }
  /// The position at a distance; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    positions.position(position, offset)
  }
  /// The position at a distance in a direction; `nil` outside the text. A line has nothing above and below.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { positions.position(position, direction, offset) }
  /// The order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    positions.compare(position, other)
  }
  /// The distance of two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { positions.offset(from, toPosition) }
  /// The end of a part in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    positions.end(of: range, direction)
  }
  /// The character beside a position.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { positions.character(beside: position, direction) }
  /// The position of a part nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    positions.closest(to: point, within: range)
  }
  /// The character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? { positions.character(at: point) }
  /// The direction of the text: from left to right.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  /// Does nothing: the direction has no effect on what is measured.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Whether the keyboard may replace a part of the text: the delegate's answer. Rules: TEXT-44.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    allows(text, in: units.units(of: range))
  }
  /// The font and the colours of the text beside a position. Rules: TEXT-45.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { positions.styling(position, direction) }
  /// Moves the caret to a point. Rules: TEXT-45.
  open func beginFloatingCursor(at point: CGPoint) { positions.moveCaret(to: point) }
  /// Moves the caret to a point. Rules: TEXT-45.
  open func updateFloatingCursor(at point: CGPoint) { positions.moveCaret(to: point) }
  /// Does nothing: the caret stays where it was moved.
  open func endFloatingCursor() {}
  /// Inserts the phrases one after the other.
  open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Does nothing.
  open func dictationRecordingDidEnd() {}
  /// Does nothing.
  open func dictationRecognitionFailed() {}

  /// Learns about changes that no keyboard made. Not retained. The library never reads it.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds units of the text.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// The attributes of marked text. The library never reads it.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Whether inserted text replaces all text. The library never reads it.
  open var clearsOnInsertion = false

  // MARK: Places

  /// Where the line of text stands in the height, and with it the baselines. Rules: TEXT-08.
  open override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    didSet { if contentVerticalAlignment != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var textBaselines: TextBaselines { TextFieldPlaces(self).baselines }

  /// The size of the text, or of the placeholder of an empty field, with the visible side views and the border. Rules: TEXT-84.
  open override var intrinsicContentSize: CGSize { TextFieldPlaces(self).contentSize }
  /// Returns ``intrinsicContentSize``. Rules: TEXT-84.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { TextFieldPlaces(self).contentSize }
  /// The rectangle of the border in a rectangle: all of it.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text in a rectangle: between the side views that are visible, 7 points from a border. Rules: TEXT-36.
  open func textRect(forBounds bounds: CGRect) -> CGRect { TextFieldPlaces(self).text(in: bounds, isEditing: false) }
  /// The rectangle of the text while it is edited. Rules: TEXT-36.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { TextFieldPlaces(self).text(in: bounds, isEditing: true) }
  /// The rectangle of the placeholder: that of the text. Rules: TEXT-36.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the clear button at the trailing edge. Rules: TEXT-36.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { TextFieldPlaces(self).clearButton(in: bounds) }
  /// The rectangle of ``leftView``: at the left, in the middle of the height. Rules: TEXT-36.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { TextFieldPlaces(self).left(in: bounds) }
  /// The rectangle of ``rightView``: at the right, in the middle of the height. Rules: TEXT-36.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { TextFieldPlaces(self).right(in: bounds) }
  /// Draws the text in the current context; that of a field for passwords as dots. It is called where the field is drawn with its
  /// superviews. Rules: DRAW-36.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty else { return }
    (self as? any StyledTextField)?.draw(isSecureTextEntry ? text.map { _ in "•" }.joined() : text, in: rect)
  }
  /// Draws the placeholder in the current context. It is called where an empty field is drawn with its superviews. Rules: DRAW-36.
  open func drawPlaceholder(in rect: CGRect) {
    if let placeholder { (self as? any StyledTextField)?.draw(placeholder, in: rect) }
  }

  /// Places ``leftView`` and ``rightView``. An override calls `super`. Rules: TOUCH-56.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// The rectangle of the caret, 2 points wide. Rules: TEXT-35.
  open func caretRect(for position: UITextPosition) -> CGRect {
    TextFieldPlaces(self).caret(before: units.offset(of: position))
  }

  /// The rectangle of a part of the text. Rules: TEXT-35.
  open func firstRect(for range: UITextRange) -> CGRect { TextFieldPlaces(self).part(units.units(of: range)) }

  /// The rectangle of a part of the text; none for an empty one. Rules: TEXT-35.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [.make(firstRect(for: range), isFirst: true, isLast: true)]
  }

  /// The position nearest to a point. Rules: TEXT-35.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    units.position(TextFieldPlaces(self).offset(at: point))
  }
}

extension UITextField {
  /// The user has changed the text; the object is the field.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
