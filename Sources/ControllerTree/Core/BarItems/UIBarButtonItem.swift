import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The emphasis of a button.
  public enum Style: Int, Hashable, Sendable {
    /// No emphasis.
    case plain = 0
    /// The button completes a task.
    case done = 2
    /// The button is the most likely choice.
    public static var prominent: Style { .done }
  }

  /// A button of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    /// The cases are named for their actions.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    /// The cases are named for their actions.
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// Closes the content.
    case close = 24
  }

  /// Only the library calls it.
  @available(*, unavailable)
  public required convenience init(madeBy system: SystemInitialization) { self.init() }

  override func read(_ coder: NSCoder) {
    super.read(coder)
    guard let style = coder.whole("ControllerTree.style").flatMap({ Style(rawValue: $0) }) else { return }
    self.style = style
    systemItem = coder.whole("ControllerTree.systemItem").flatMap { SystemItem(rawValue: $0) }
    action = coder.text("ControllerTree.action").map { Selector($0) }
    menu = coder.object(UIMenu.self, "ControllerTree.menu")
    tintColor = coder.color("ControllerTree.tint")
    width = CGFloat(coder.number("ControllerTree.width") ?? 0)
    (isSelected, isHidden) = (coder.flag("ControllerTree.selected"), coder.flag("ControllerTree.hidden"))
  }

  /// Writes the values, the method's name and the menu under keys, and neither target nor view; does nothing if `coder` has no keys.
  /// Rules: CODE-09.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.write(style.rawValue, "ControllerTree.style")
    coder.write(systemItem?.rawValue, "ControllerTree.systemItem")
    coder.write(action?.description, "ControllerTree.action")
    coder.write(menu, "ControllerTree.menu")
    coder.write(tintColor, "ControllerTree.tint")
    coder.write(Double(width), "ControllerTree.width")
    coder.write(isSelected, "ControllerTree.selected")
    coder.write(isHidden, "ControllerTree.hidden")
  }

  /// The emphasis of the button.
  open var style = Style.plain
  /// The view shown instead of the button: a subview of the bar. A person touches the view; the item has no part in that. Rules: TOUCH-43.
  open var customView: UIView? {
    get { givenView }
    set {
      givenView = newValue
      BarViews.areUsed = true
    }
  }
  private var givenView: UIView?
  /// The width of a fixed space or of the button, in points; 0 for the natural width.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var width: CGFloat {
    get { givenWidth }
    set { if accepts(newValue, for: "width") { givenWidth = newValue } }
  }
  private var givenWidth: CGFloat = 0
  /// The button's tint. The library never reads it.
  open var tintColor: UIColor?
  /// Titles that the button may get, so that its width can be chosen for them. The library never reads it.
  open var possibleTitles: Set<String>?
  /// Whether a change of the picture is animated. The library never reads it.
  open var isSymbolAnimationEnabled = false
  /// The values that few buttons have; `nil` until one is set.
  final var choices: BarButtonChoices?
  /// The name by which bars recognise the button in another item, to animate it; `nil` for none. The library never reads it.
  open var identifier: String? {
    get { choices?.identifier }
    set { madeChoices.identifier = newValue }
  }
  /// Whether the button has no background in common with others. The library never reads it.
  open var hidesSharedBackground: Bool {
    get { choices?.hidesSharedBackground ?? false }
    set { madeChoices.hidesSharedBackground = newValue }
  }
  /// Whether the button may have a background in common with others. The library never reads it.
  open var sharesBackground: Bool {
    get { choices?.sharesBackground ?? true }
    set { madeChoices.sharesBackground = newValue }
  }
  /// The group that has the button.
  final weak var group: UIBarButtonItemGroup?
  /// Whether the button looks selected.
  open var isSelected = false
  /// Whether the bar leaves the button out.
  open var isHidden = false
  /// The system button that the item is; `nil` for any other.
  public internal(set) final var systemItem: SystemItem?

  /// The object to send ``action`` to; `nil` for the responder chain. Not retained. Rules: IB-21, RESP-19.
  open weak var target: AnyObject?
  /// The method of the target, with the button as its argument if it has one: the selector carries it, or the target lists its
  /// name in its ``UIResponder/interfaceConnections``. A tap calls it if there is no ``primaryAction``. Rules: IB-21, RESP-19.
  open var action: Selector?

  /// The action that the button performs. The button takes its title and picture from the action, unless it
  /// is a system button.
  open var primaryAction: UIAction? {
    didSet { takeLooks() }
  }

  /// The menu that a tap opens if there is neither a ``primaryAction`` nor an ``action``, else a long press. Rules: ACT-57.
  open var menu: UIMenu?
  /// Whether a choice from the menu becomes the button's title and picture. The library never reads it.
  open var changesSelectionAsPrimaryAction = false
  final var open: OpenMenu?

  private func takeLooks() {
    guard let primaryAction, systemItem == nil else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  /// Makes a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button with a title. The target is not retained.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Makes a button with a picture. The target is not retained.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Makes a button with a picture, and another one for low bars. The target is not retained.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes one of the system's buttons. The target is not retained.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    take(style, target, action)
  }

  final func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button that performs an action, or opens a menu.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    takeLooks()
  }

  /// Makes one of the system's buttons.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button; `title` and `image` replace those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes a button that calls a method, or opens a menu. The target is not retained.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    take(.plain, target, action)
  }

  /// A space of a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// A space between two groups of buttons, without a width of its own.
  open class func fixedSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .fixedSpace) }

  /// A space that fills the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  // MARK: The user

  /// The user taps the button: its primary action is performed, or ``action`` sent if it has none, or ``menu`` opened without both.
  /// One turn.
  /// - Returns: Whether an action was performed or a menu opened: `false` without one, or if the button or action is disabled,
  ///   or the button hidden.
  /// - Rules: RESP-19, TURN-06, ACT-57.
  @discardableResult
  @_disfavoredOverload
  public final func performPrimaryAction() -> Bool {
    guard isEnabled, !isHidden else { return false }
    guard let primaryAction else { return sendAction() }
    guard !primaryAction.attributes.contains(.disabled) else { return false }
    Stage.turn("performPrimaryAction()", self, .event) {
      primaryAction.performWithSender(self, target: nil)
    }
    return true
  }

  private func sendAction() -> Bool {
    guard let action else { return showMenu() }
    Stage.turn("performPrimaryAction()", self, .event) { (stage: Stage) in
      if let target {
        ActionSending.send(action, to: target, from: self)
      } else {
        ActionSending.send(action, from: self, startingAt: KeyWindow.of(stage).ofApplication?.front)
      }
    }
    return true
  }

  // MARK: Looks by the former properties, for states, styles and heights of bars. Nothing is drawn. Rules: BAR-06.

  /// Sets the picture behind the button for a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ownLooks.former.images[.button("background", state, barMetrics)] = backgroundImage
  }
  /// The picture behind the button for a state; that for the normal state if there is none.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks?.former.image("background", state, barMetrics)
  }
  /// Sets the picture behind buttons of a style for a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    ownLooks.former.images[.button("background", state, barMetrics, style)] = backgroundImage
  }
  /// The picture behind buttons of a style for a state.
  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks?.former.images[.button("background", state, barMetrics, style)]
      ?? backgroundImage(for: state, barMetrics: barMetrics)
  }
  /// Sets the picture behind a back button for a state.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ownLooks.former.images[.button("back", state, barMetrics)] = backgroundImage
  }
  /// The picture behind a back button for a state; that for the normal state if there is none.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks?.former.image("back", state, barMetrics)
  }
  /// Sets where the title is moved to.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownLooks.former.offsets[.height("title", barMetrics)] = adjustment
  }
  /// Where the title is moved to.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks?.former.offsets[.height("title", barMetrics)] ?? .zero
  }
  /// Sets where the title of a back button is moved to.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownLooks.former.offsets[.height("back", barMetrics)] = adjustment
  }
  /// Where the title of a back button is moved to.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks?.former.offsets[.height("back", barMetrics)] ?? .zero
  }
  /// Sets how far the picture behind a back button is moved down, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ownLooks.former.offsets[.height("backPicture", barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// How far the picture behind a back button is moved down, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks?.former.offsets[.height("backPicture", barMetrics)]?.vertical ?? 0
  }
  /// Sets how far the picture behind the button is moved down, in points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ownLooks.former.offsets[.height("background", barMetrics)] =
      UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// How far the picture behind the button is moved down, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks?.former.offsets[.height("background", barMetrics)]?.vertical ?? 0
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of ``customView``, or of the button in its bar, in the coordinates of `referenceView`; `nil` if it is not shown in the
  /// window.
  /// - Complexity: O(n) in the views of the visible windows without a custom view.
  public func frame(in referenceView: UIView) -> CGRect? {
    if let customView { return customView.frame(in: referenceView) }
    guard let (bar, frame) = BarButtonPlace.find(self), bar.window === referenceView.window else { return nil }
    return bar.convert(frame, to: referenceView)
  }
}
