import ControllerTree
import Foundation

/// A control with a title and an image. A person's tap is ``performPrimaryAction()``. Rules: TEXT-30 to TEXT-33.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The look of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// No look of its own.
    case custom = 0
    /// The system's.
    case system = 1
    /// An arrow in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A plain button of a television.
    case plain = 6
    /// A button that closes.
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: Self { .system }
  }

  /// The meaning of a button.
  public enum Role: Int, Hashable, Sendable {
    /// None.
    case normal
    /// The button that a person is likely to choose.
    case primary
    /// It cancels.
    case cancel
    /// It destroys something.
    case destructive
  }

  /// Changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Makes a button without a look.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button with an empty frame; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a type that performs an action. Its title and image are the action's.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button that performs an action. Its title and image are the action's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button with a configuration that performs an action. Title and image are the action's where the configuration has none.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    take(primaryAction)
    begin(with: configuration)
    bounds.size = intrinsicContentSize
  }

  /// A method, since a property's observer does not run in an initialiser.
  private func begin(with configuration: UIButton.Configuration) {
    self.configuration = configuration
    update()
  }

  /// Makes a button of the system with an image.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = self.init(frame: .zero)
    button.buttonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  /// The type with which the button was made.
  open private(set) var buttonType = ButtonType.custom

  /// Sets the type that a file has.
  final func setType(_ type: ButtonType) {
    buttonType = type
    contentsChanged()
  }

  /// The meaning of the button. The library never reads it.
  open var role = Role.normal

  // MARK: Contents for states

  final var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  final var titleColors = StateValues<UIColor>()
  final var titleShadowColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  /// Sets the title in a state; states without a title have that of the normal one. Rules: TEXT-23.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentsChanged()
  }
  /// The title in a state. Rules: TEXT-23.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }
  /// Sets the title with attributes in a state; it counts instead of the title without. Rules: TEXT-23.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    contentsChanged()
  }
  /// The title with attributes in a state. Rules: TEXT-23.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }
  /// Sets the colour of the title in a state. Rules: TEXT-23.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    contentsChanged()
  }
  /// The colour of the title in a state. Rules: TEXT-23.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) ?? usualTitleColor }
  /// Sets the colour of the title's shadow in a state. Rules: TEXT-23.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { titleShadowColors[state] = color }
  /// The colour of the title's shadow in a state. Rules: TEXT-23.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }
  /// Sets the image in a state. Rules: TEXT-23.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentsChanged()
  }
  /// The image in a state. Rules: TEXT-23.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }
  /// Sets the background in a state. Rules: TEXT-23.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgroundImages[state] = image }
  /// The background in a state. Rules: TEXT-23.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
  /// Sets the look of a symbol in a state. Rules: TEXT-23.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { symbolConfigurations[state] = configuration }
  /// The look of a symbol in a state. Rules: TEXT-23.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The title in the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes in the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image in the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The look of a symbol in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  private var usualTitleColor: UIColor? { buttonType == .custom ? .white : tintColor }

  // MARK: State

  /// Whether a person can use the button.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  /// Whether the button is selected.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether a finger is on the button.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether the pointer is above the button: never.
  public var isHovered: Bool { false }
  /// Whether the button opens a menu at present: never.
  public var isHeld: Bool { false }

  private func stateChanged() {
    contentsChanged()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Whether a tap selects the button and deselects it again. Rules: TEXT-31.
  open var changesSelectionAsPrimaryAction = false {
    didSet { takeSelection() }
  }
  /// The menu that a long press opens. Rules: ACT-57.
  open var menu: UIMenu? {
    didSet {
      takeSelection()
      if menu != nil { offerMenuPress() }
    }
  }
  /// Whether a tap opens the menu. Rules: ACT-57.
  open var showsMenuAsPrimaryAction = false {
    didSet { takeSelection() }
  }
  final var openedMenu: OpenMenu?
  final var menuPress: InteractionPress?
  /// The order of the elements of the menu. The library never reads it.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the pointer changes above the button. The library never reads it.
  open var isPointerInteractionEnabled = false
  /// Whether the image is lighter while a finger is on the button. The library never reads it.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is darker while the button is disabled. The library never reads it.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger. The library never reads it.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow turns under a finger. The library never reads it.
  open var reversesTitleShadowWhenHighlighted = false

  /// A person taps the button. One event; `primaryActionTriggered` and `touchUpInside` are sent, unless the tap opens the menu. Does
  /// nothing if the button is disabled. Rules: TEXT-31, ACT-57.
  open override func performPrimaryAction() {
    guard isEnabled else { return }
    guard !opensMenu else {
      showMenu()
      return
    }
    asEvent("performPrimaryAction()") {
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      super.performPrimaryAction()
    }
  }

  /// A tap selects the button, if it changes its selection. Rules: TEXT-31, TOUCH-40.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if opensMenu { showMenu() } else if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  // MARK: Views

  private let contents = ButtonContents()

  /// The label with the title; made when it is read, or when there is a title. A configuration replaces its text and its font.
  open var titleLabel: UILabel? { contents.titleLabel(of: self) }
  /// The label below the title; `nil` without a configuration that has a subtitle.
  open var subtitleLabel: UILabel? { contents.subtitle }
  /// The view with the image; made when it is read, or when there is an image.
  open var imageView: UIImageView? { contents.imageView(of: self) }

  /// The font of a title: 15 points for a button of the system, else 18.
  var usualFont: UIFont { .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }

  /// The contents that the button shows.
  var shown: ButtonContents.Shown { contents.shown(of: self) }

  private func contentsChanged() {
    asOneTurn("setNeedsLayout()") {
      contents.update(self)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The label's font counts for the size of the button, also if the app sets it there (TEXT-30).
  final func titleLabelChanged() {
    guard contents.takesNewFont() else { return }
    asOneTurn("setNeedsLayout()") {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Colours that follow the tint are read anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsChanged()
  }

  // MARK: Configuration

  /// The look of the button in one value; `nil` for the contents for states. Rules: TEXT-32.
  open var configuration: UIButton.Configuration? {
    didSet {
      followTextSize()
      contentsChanged()
      if configuration != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// Changes the configuration whenever the button's state has changed. Rules: TEXT-32.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state updates the configuration. Rules: TEXT-32.
  open var automaticallyUpdatesConfiguration = true

  private var configurationUpdate = ConfigurationUpdate.none
  private var textSizeRegistration: (any UITraitChangeRegistration)?

  /// The fonts of a configuration follow the text size of the button's traits (TEXT-83).
  private func followTextSize() {
    guard configuration != nil, textSizeRegistration == nil else { return }
    textSizeRegistration = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (button: UIButton, _) in button.contentsChanged()
    }
  }

  /// Lets the next layout call ``updateConfiguration()``. Rules: TEXT-32.
  open func setNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil, configurationUpdate.request() else { return }
    asOneTurn("setNeedsUpdateConfiguration()") { setNeedsLayout() }
  }

  /// Updates the configuration for the present state: calls ``configurationUpdateHandler``. Override it instead. Rules: TEXT-32.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func update() {
    guard configurationUpdate.begin() else { return }
    updateConfiguration()
    configurationUpdate.end()
  }

  // MARK: Layout

  /// Whether the image grows with the largest text sizes. The library never reads it.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The space around the contents, in points, without a configuration. Rules: TEXT-30.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentsChanged() } }
  }
  /// How the title is moved, in points. It does not change the size of the button. Rules: TEXT-30.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// How the image is moved, in points. It does not change the size of the button. Rules: TEXT-30.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The size of the contents and the space around them. Rules: TEXT-30.
  open override var intrinsicContentSize: CGSize { contents.layout(of: self).size }
  /// The size of the contents and the space around them. Rules: TEXT-30.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contents.layout(of: self).size }

  /// The rectangle of the background: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the contents, in points. Rules: TEXT-30.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { contents.layout(of: self).contentRect(in: bounds) }
  /// The rectangle of the title, in points. Rules: TEXT-30.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contents.layout(of: self).rects(in: contentRect).title
  }
  /// The rectangle of the image, in points. Rules: TEXT-30.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contents.layout(of: self).rects(in: contentRect).image
  }

  /// Updates the configuration, and gives title and image their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
    contents.place(self)
  }

  /// The title's label.
  open override var forLastBaselineLayout: UIView { contents.title ?? self }
}

extension UIButton: TappedControl {}
