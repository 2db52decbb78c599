import ControllerTree
import Foundation

/// A text of many lines that a person can edit, select and scroll.
///
/// The size of the content follows the text. The text is edited while the view is first responder; typing, with ``enter(_:)``, asks the
/// delegate and tells it, in the order that ``UITextViewDelegate`` shows. With `isScrollEnabled` off, the view is as high as its text.
/// Rules: TEXT-34, TEXT-35, TEXT-37 to TEXT-42, TEXT-52.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Making

  /// Makes a text view with a place for its lines.
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - textContainer: The place of the lines; `nil` for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    if textContainer?.layoutManager != nil { fragments = .none }
    (self.textContainer, ownStorage) = Self.parts(textContainer)
    super.init(frame: frame)
    setUp()
  }

  /// Makes a text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view with a ``textLayoutManager``, or without one. Rules: FRAG-08.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if !usingTextLayoutManager { fragments = .none }
  }

  /// Makes a text view with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) {
    (textContainer, ownStorage) = Self.parts(nil)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    textContainer.owner = WeakView(self)
    alwaysBounceVertical = false
  }

  /// Decides on edits, and learns about them and about scrolling. Not retained.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  final let ownStorage: NSTextStorage
  /// The text: each edit of it changes what the view shows, and is none of a person's. The view retains it. Rules: TEXT-52.
  public final var textStorage: NSTextStorage { textContainer.layoutManager?.textStorage ?? ownStorage }
  /// Lays out the text in the container. To read it leaves the view without a ``textLayoutManager``. Rules: FRAG-08.
  public final var layoutManager: NSLayoutManager {
    fragments = .none
    return usedLayoutManager
  }
  /// Lays out the text in fragments; `nil` for a view that was made without, or whose ``layoutManager`` was read. Rules: FRAG-08.
  public final var textLayoutManager: NSTextLayoutManager? { madeTextLayoutManager() }
  final var fragments = FragmentsOfView.possible

  final var usedLayoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    // The client has taken the container away.
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    ownStorage.addLayoutManager(manager)
    return manager
  }
  package final var units: TextUnits { TextUnits(textStorage.string) }
  package final var inputState = InputState()

  /// The text; never `nil` when it is read. Setting it gives all of it the font, colour and alignment of the view, and brings the caret to
  /// its end. It does not call `textViewDidChange`. Rules: TEXT-38.
  open var text: String! {
    get { textStorage.string }
    set { tellingTexts { take(NSAttributedString(string: newValue ?? "", attributes: looks.attributes)) } }
  }

  /// The text with its attributes; never `nil` when it is read. Setting it takes font, colour and alignment of the view from its first
  /// character. Rules: TEXT-38, TEXT-42.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      let new = newValue ?? NSAttributedString(string: "")
      tellingTexts {
        if new.length > 0 { looks.take(new.attributes(at: 0, effectiveRange: nil)) }
        take(new)
      }
    }
  }

  private func tellingTexts(_ change: () -> Void) {
    guard PropertyChanges.isObserved(self) else { return change() }
    let (oldText, old) = (text, attributedText)
    change()
    PropertyChanges.tell(self, "text", from: oldText)
    PropertyChanges.tell(self, "attributedText", from: old)
  }

  /// The edits of the storage that the view makes itself, and after which it moves the selection itself.
  final var ownEdits = 0

  // MARK: Looks

  final var looks = TextLooks() {
    didSet { textContainer.defaults = TextDefaults(font: looks.usedFont, alignment: looks.alignment) }
  }

  /// The font; `nil` if none was set. Text without a font is measured in the system's font of 12 points. Setting it changes all text.
  open var font: UIFont? {
    get { looks.font }
    set {
      let old = looks.font
      looks.font = newValue
      change(.font)
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "font", from: old) }
    }
  }

  /// The colour of the text. Setting it changes all text.
  open var textColor: UIColor? {
    get { looks.color }
    set {
      let old = looks.color
      looks.color = newValue
      change(.foregroundColor)
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "textColor", from: old) }
    }
  }

  /// The place of the lines. Setting it changes all text.
  open var textAlignment: NSTextAlignment {
    get { looks.alignment }
    set {
      let old = looks.alignment
      looks.alignment = newValue
      change(.paragraphStyle)
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "textAlignment", from: old) }
    }
  }

  final var givenTypingAttributes: StyledText.Attributes?

  /// The attributes of the text that is typed next: those that were set, else those of the character before the caret. A change of the
  /// selection forgets what was set. Rules: TEXT-42.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let givenTypingAttributes { return givenTypingAttributes }
      let (storage, place) = (textStorage, max(0, inputState.selection.location - 1))
      return place < storage.length ? storage.attributes(at: place, effectiveRange: nil) : looks.attributes
    }
    set { givenTypingAttributes = newValue }
  }

  /// Whether a font of a text style follows the user's text size. Rules: TEXT-09.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { followTextSize() } }
  }
  final var textSizeRegistration: (any UITraitChangeRegistration)?

  /// The attributes of links. The library never reads it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.systemBlue]
  /// The data that is found in the text, as links: web and mail addresses and telephone numbers in simple form. Street addresses and
  /// dates are not found. Rules: TEXT-41.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether a person can make text bold, italic or underlined. Rules: TEXT-60.
  open var allowsEditingTextAttributes = false
  /// The border. The library never reads it.
  open var borderStyle = BorderStyle.none
  /// Whether the sizes of a storyboard's texts are adapted. The library never reads it.
  open var usesStandardTextScaling = false
  /// Whether text can be found in the view. Rules: FIND-01.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if let findInteraction { removeInteraction(findInteraction) }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: self) : nil
      if let findInteraction { addInteraction(findInteraction) }
    }
  }
  /// Finds text in the view; `nil` unless ``isFindInteractionEnabled`` is set. Rules: FIND-01.
  open private(set) var findInteraction: UIFindInteraction?

  // MARK: Selection

  /// Whether an edit is possible now: cut, copy and delete need a selection, paste a text that was copied. Bold, italic and underlined
  /// text need a selection and ``allowsEditingTextAttributes``. Rules: TEXT-57, TEXT-60.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if ["toggleBoldface:", "toggleItalics:", "toggleUnderline:"].contains(action.description) {
      return allowsEditingTextAttributes && isEditable && inputState.selection.length > 0
    }
    return EditMenuActions(self).canPerform(action.description) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Copies the selection and deletes it; the delegate is asked. Rules: TEXT-57.
  open override func cut(_ sender: Any?) { EditMenuActions(self).cut() }
  /// Copies the selection. Rules: TEXT-57.
  open override func copy(_ sender: Any?) { EditMenuActions(self).copy() }
  /// Replaces the selection by the text that was copied; the delegate is asked. Rules: TEXT-57.
  open override func paste(_ sender: Any?) { EditMenuActions(self).paste() }
  /// Selects the word at the caret. Rules: TEXT-57.
  open override func select(_ sender: Any?) { EditMenuActions(self).selectWord() }
  /// Selects all text. Rules: TEXT-38.
  open override func selectAll(_ sender: Any?) { selectedRange = units.all }
  /// Deletes the selection; the delegate is asked. Rules: TEXT-57.
  open override func delete(_ sender: Any?) { EditMenuActions(self).delete() }
  /// The edit menu of a part: asks the delegate. `nil` for the suggested actions. Rules: TEXT-61.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: units.units(of: textRange), suggestedActions: suggestedActions)
  }
  /// The edit menu is about to open: tells the delegate. Rules: ACT-78.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// The edit menu is about to close: tells the delegate. Rules: ACT-78.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }
  /// Makes the selection bold, or regular if all of it is bold. Rules: TEXT-60.
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold, "toggleBoldface(_:)") }
  /// Makes the selection italic, or upright if all of it is italic. Rules: TEXT-60.
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic, "toggleItalics(_:)") }
  /// Underlines the selection, or takes the line away if it is under all of it. Rules: TEXT-60.
  open override func toggleUnderline(_ sender: Any?) { toggleLine() }

  /// The selected text, in UTF-16 units; empty where text would be typed. Setting it leaves out what lies outside the text, and calls
  /// `textViewDidChangeSelection` if it changes. Rules: TEXT-38.
  open var selectedRange: NSRange {
    get { inputState.selection }
    set { inTurn("selectedRange") { select(newValue) } }
  }

  /// The selection; empty where text would be typed.
  open var selectedTextRange: UITextRange? {
    get { positions.selected }
    set { selectedRange = newValue.map { units.units(of: $0) } ?? units.end }
  }

  /// Whether typed text replaces all text after the next beginning of editing. Rules: TEXT-38.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isBeingEdited { selectedRange = units.all } }
  }

  // MARK: Editing

  /// Whether a person can edit the text. Setting `false` ends editing.
  open var isEditable = true {
    didSet { if !isEditable, isBeingEdited { resignFirstResponder() } }
  }
  /// Whether a person can select text and tap links.
  open var isSelectable = true

  final var isBeingEdited = false

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the text is editable: calls `textViewShouldBeginEditing`, becomes first responder, calls
  /// `textViewDidBeginEditing`. Then the keyboard comes up. Rules: RESP-18, TEXT-37.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    isBeingEdited = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    raiseKeyboard()
    if clearsOnInsertion { selectedRange = units.all }
    return true
  }

  /// Ends editing: calls `textViewShouldEndEditing`, resigns, calls `textViewDidEndEditing`. Then the keyboard disappears. If editing must
  /// end, it does so whatever the delegate answers. Rules: RESP-17, RESP-18, TEXT-37.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isBeingEdited, isFirstResponder else {
      InputEditMenu.close(for: self)
      return super.resignFirstResponder()
    }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editingEnded()
    return true
  }

  // MARK: Typing

  /// Whether there is any text.
  open var hasText: Bool { textStorage.length > 0 }

  /// Types a text in place of the selection. The delegate is not asked, and told afterwards. Rules: TEXT-37.
  open func insertText(_ text: String) {
    inTurn("insertText(_:)") { replace(inputState.typingPlace, by: text) }
  }

  /// Deletes the selection, or the character before it. The delegate is not asked, and told afterwards. Rules: TEXT-37.
  open func deleteBackward() {
    inTurn("deleteBackward()") {
      if let range = units.deletion(at: inputState.selection) { replace(range, by: "") }
    }
  }

  /// Replaces a part of the text; the caret comes behind it. The delegate is not asked, and told afterwards. Rules: TEXT-37.
  open func replace(_ range: UITextRange, withText text: String) {
    inTurn("replace(_:withText:)") { replace(units.units(of: range), by: text) }
  }

  // MARK: Marked text and positions

  private var positions: InputPositions { InputPositions(self) }
  /// Text that is not confirmed yet; `nil` for none.
  open var markedTextRange: UITextRange? { positions.marked }
  /// Replaces the marked text, or the selection; `selectedRange` is inside the new text. The delegate is told. Rules: TEXT-37.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    positions.mark(markedText, selecting: selectedRange)
  }
  /// Confirms the marked text.
  open func unmarkText() { inputState.marked = nil }
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
  /// The position at a distance in a direction; `nil` outside the text. Above and below is the nearest position of another line.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard direction == .up || direction == .down else { return positions.position(position, direction, offset) }
    return TextViewPlaces(self).point(offset, lines: direction, from: caretRect(for: position)).flatMap(closestPosition)
  }
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

  /// The attributes of marked text. The library never reads it.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Learns about changes that no keyboard made. Not retained. The library never reads it.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds units of the text.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  // MARK: Keyboard: kept and reported

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
  private final var givenInputView: UIView?
  /// The view above the keyboard. Rules: RESP-76.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }
  private final var givenAccessoryView: UIView?

  // MARK: Places

  /// The place of the lines. Rules: TEXT-39.
  public final let textContainer: NSTextContainer

  /// The distances of ``textContainer`` from the edges of the content, in points. Rules: TEXT-39.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if textContainerInset != oldValue { textChanged() }
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "textContainerInset", from: oldValue) }
    }
  }

  /// The size of the text: as wide as the view, as high as the lines with their insets. Setting it has no lasting effect. Rules: TEXT-39.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: TextViewPlaces(self).height) }
    set { super.contentSize = newValue }
  }

  /// Gives the content the size of the text. An override calls `super`.
  open override func layoutSubviews() {
    attachmentViews.update(in: self)
    super.contentSize = contentSize
    super.layoutSubviews()
    super.contentSize = contentSize
    attachmentViews.place(in: self)
  }
  final var attachmentViews = AttachmentViews()

  /// Whether the text scrolls. If it does not, the view is as large as its text. Rules: TEXT-39.
  open override var isScrollEnabled: Bool {
    didSet {
      if isScrollEnabled != oldValue { scrollingChanged() }
    }
  }

  /// The size of the text in as many lines as it has paragraphs; none while the text scrolls. Rules: TEXT-39.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return TextViewPlaces(self).size(at: .infinity)
  }

  /// The size of the text, whose lines break at the width of `size`, unless that is 0. Rules: TEXT-39.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextViewPlaces(self).size(at: size.width > 0 ? size.width : .infinity)
  }

  /// The rectangle of the caret, 2 points wide. Rules: TEXT-40.
  open func caretRect(for position: UITextPosition) -> CGRect {
    TextViewPlaces(self).caret(at: units.offset(of: position))
  }

  /// The rectangle of a part in its first line; the caret's for an empty part. Rules: TEXT-40.
  open func firstRect(for range: UITextRange) -> CGRect {
    TextViewPlaces(self).rectangles(of: units.units(of: range)).first ?? caretRect(for: range.start)
  }

  /// The rectangles of a part, one for each line; none for an empty part. Rules: TEXT-40.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rectangles = TextViewPlaces(self).rectangles(of: units.units(of: range))
    return rectangles.enumerated().map { index, rect in
      UITextSelectionRect.make(rect, isFirst: index == 0, isLast: index == rectangles.count - 1)
    }
  }

  /// The position nearest to a point. Rules: TEXT-40.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    units.position(TextViewPlaces(self).offset(at: point))
  }

  /// Moves the content so that a part of the text is visible, or the caret for an empty part. Rules: TEXT-40.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled, bounds.width > 0 else { return }
    super.contentSize = contentSize
    let (range, places) = (units.clamped(range), TextViewPlaces(self))
    scrollRectToVisible(places.rectangles(of: range).first ?? places.caret(at: range.location), animated: false)
  }
}

extension UITextView {
  /// Typing has changed the text; the object is the text view.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Editing has begun; the object is the text view.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing has ended; the object is the text view.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
