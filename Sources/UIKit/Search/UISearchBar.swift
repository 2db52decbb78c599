import ControllerTree
import Foundation

/// A bar with a text field for a search, and buttons for it.
///
/// Its delegate learns what a person does in it, in the order that ``UISearchBarDelegate`` shows. Nothing is drawn. Rules: SEARCH-01 to
/// SEARCH-05.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The heights of the bar and of its row of scopes, in points.
  static let heights = (field: CGFloat(56), scopes: CGFloat(44))

  /// The search controller that owns the bar.
  final var searchController: UISearchController? { owner?.controller as? UISearchController }
  final var owner: WeakController?

  /// Makes a search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a search bar with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak fieldDelegate] _ in fieldDelegate?.textChanged() }, for: .editingChanged)
    addSubview(searchTextField)
    setNeedsLayout()
  }

  private final lazy var fieldDelegate = SearchFieldDelegate(of: self)

  /// Decides on a person's use of the bar, and is told about it. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The field in which a person types; a subview.
  public final let searchTextField = UISearchTextField()

  /// The text. Setting it does not call the delegate; an active search controller updates its results. Rules: SEARCH-02, SEARCH-07.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      if searchController?.isActive == true { inTurn("text") { searchController?.updateResults() } }
    }
  }

  /// The text shown while there is no other.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// One line above the field. The library never reads it.
  open var prompt: String?

  /// Whether a person can use the bar.
  open var isEnabled = true { didSet { searchTextField.isEnabled = isEnabled } }

  // MARK: Buttons

  /// Whether there is a cancel button. A search controller turns it on and off.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { setNeedsLayout() } } }
  /// Sets ``showsCancelButton``; nothing is animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether there is a button for results.
  open var showsSearchResultsButton = false
  /// Whether the button for results is selected. The library never reads it.
  open var isSearchResultsButtonSelected = false

  // MARK: Scopes

  /// The titles of the scopes; `nil` or empty for none.
  open var scopeButtonTitles: [String]? { didSet { sizeChanged() } }
  /// The chosen scope. Setting it does not call the delegate; an active search controller updates its results. Rules: SEARCH-03, SEARCH-07.
  open var selectedScopeButtonIndex: Int {
    get { scope }
    set {
      guard newValue != scope else { return }
      scope = newValue
      if searchController?.isActive == true { inTurn("selectedScopeButtonIndex") { searchController?.updateResults() } }
    }
  }
  /// The chosen scope.
  final var scope = 0
  /// Whether the row of scopes is shown, which makes the bar higher. Rules: SEARCH-05.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { sizeChanged() } } }
  /// Sets ``showsScopeBar``; nothing is animated.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  final var hasScopeRow: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  // MARK: Size

  private func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.barSizeChanged()
  }

  /// The height of a bar, in points: 56, and 44 for the row of scopes. Rules: SEARCH-05.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.heights.field + (hasScopeRow ? Self.heights.scopes : 0))
  }

  /// The given width, and the height of ``intrinsicContentSize``. Rules: SEARCH-05.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places the field: 8 points from the edges, 10 points from the top, beside the cancel button. Rules: SEARCH-05.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = SearchBarPlaces(of: self)
    if searchTextField.frame != places.field { searchTextField.frame = places.field }
  }

  // MARK: First responder

  /// Whether the field may become first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Makes the field first responder. Rules: SEARCH-01.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends the editing of the field. Rules: SEARCH-01.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Traits of typing: those of the field

  /// The kind of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The text to capitalise automatically.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether typed text is corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether typed text is hidden.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// Whether the return key can be used only if there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// The rules by which a password is suggested.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
  /// Whether the spelling of typed text is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  // MARK: Looks: kept, never drawn

  /// The position of the bar, by its delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  /// The look of the bar. The library never reads it.
  open var barStyle = UIBarStyle.default
  /// The look of the field. The library never reads it.
  open var searchBarStyle = UISearchBar.Style.default
  /// The colour of the bar. The library never reads it.
  open var barTintColor: UIColor?
  /// Whether content shows through the bar. The library never reads it.
  open var isTranslucent = true
  /// The picture behind the bar. The library never reads it.
  open var backgroundImage: UIImage?
  /// The picture behind the scopes. The library never reads it.
  open var scopeBarBackgroundImage: UIImage?
  /// Where the background of the field is moved to. The library never reads it.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Where the text of the field is moved to. The library never reads it.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The view above the keyboard: that of the field.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  final var pictures: [SearchBarPicture: UIImage] = [:]
  final var scopeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  final var iconOffsets: [Icon: UIOffset] = [:]

  /// Sets a picture; nothing is drawn.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    pictures[.icon(icon, state)] = iconImage
  }
  /// The picture for an icon in a state, else in the normal state.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    pictures[.icon(icon, state)] ?? pictures[.icon(icon, .normal)]
  }
  /// Sets the picture behind the bar; nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    pictures[.background(barPosition, barMetrics)] = backgroundImage
  }
  /// The picture behind the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures[.background(barPosition, barMetrics)] ?? pictures[.background(.any, barMetrics)]
  }
  /// Sets the picture behind the field; nothing is drawn.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    pictures[.field(state)] = backgroundImage
  }
  /// The picture behind the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    pictures[.field(state)] ?? pictures[.field(.normal)]
  }
  /// Sets the picture behind the scopes in a state. Nothing is drawn.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopeBackgrounds[state] = backgroundImage
  }
  /// The picture behind the scopes in a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeBackgrounds.value(for: state) }
  private var scopeBackgrounds = StateValues<UIImage>()
  /// Sets the picture between two scopes in states. Nothing is drawn.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { scopeDividers[DividerKey(leftState, rightState)] = dividerImage }
  /// The picture between two scopes in states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopeDividers[DividerKey(leftState, rightState)] }
  private var scopeDividers: [DividerKey: UIImage] = [:]
  /// Sets the attributes of the scopes' titles; nothing is drawn.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state] = attributes
  }
  /// The attributes of the scopes' titles.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeAttributes.value(for: state)
  }
  /// Sets where an icon is moved to; nothing is drawn.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    iconOffsets[icon] = adjustment
  }
  /// Where an icon is moved to.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
}

/// The place of a picture in a search bar.
struct SearchBarPicture: Hashable {
  private let name: String
  private let (first, second): (Int, Int)

  static func icon(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> Self {
    Self(name: "icon", first: icon.rawValue, second: Int(state.rawValue))
  }
  static func background(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> Self {
    Self(name: "background", first: position.rawValue, second: metrics.rawValue)
  }
  static func field(_ state: UIControl.State) -> Self {
    Self(name: "field", first: Int(state.rawValue), second: 0)
  }
}
