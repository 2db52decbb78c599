import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button stands out.
  public enum Style: Int, Hashable, Sendable {
    /// It doesn't.
    case plain = 0
    /// It ends what is being done.
    case done = 2
    /// It is what one would choose first.
    public static var prominent: Style { .done }
  }

  /// A button that the system knows.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Named for what they do.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    /// Named for what they do.
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// Ends what is shown.
    case close = 24
  }

  /// How the button stands out.
  open var style = Style.plain
  /// The view that stands in the button's place.
  open var customView: UIView?
  /// The width of a fixed space or of the button, in points; 0 for its own.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var width: CGFloat {
    get { givenWidth }
    set { if accepts(newValue, for: "width") { givenWidth = newValue } }
  }
  private var givenWidth: CGFloat = 0
  /// The titles that the button may get: it is made wide enough for each. Kept and reported.
  open var possibleTitles: Set<String>?
  /// The button's tint. Kept and reported.
  open var tintColor: UIColor?
  /// Whether the button looks chosen.
  open var isSelected = false
  /// Whether the button is left out of its bar.
  open var isHidden = false
  /// Which of the system's buttons it is.
  public private(set) final var systemItem: SystemItem?

  /// The object that ``action`` is meant for. Kept and reported, not retained.
  open weak var target: AnyObject?
  /// The name of a method of the target. Kept and reported: without a runtime nobody can call it, so a tap performs
  /// ``primaryAction`` alone.
  open var action: Selector?

  /// What the button does. Its title and its picture become the button's, unless that is one of the system's.
  open var primaryAction: UIAction? {
    didSet { takeLooks() }
  }

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

  /// Makes a button with a title. See ``action`` for what becomes of the method's name.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Makes a button with a picture. See ``action`` for what becomes of the method's name.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Makes one of the system's buttons. See ``action`` for what becomes of the method's name.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    take(style, target, action)
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a button from its action.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    takeLooks()
  }

  /// Makes one of the system's buttons.
  public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Makes a button; its own title and picture win over the action's.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// A space that takes what the others leave.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  // MARK: A person

  /// A person taps the button: its action is performed. One turn.
  /// - Returns: Whether there was something to do: `false` without an action, or if the button is disabled or hidden.
  /// - Rules: TURN-06.
  @discardableResult
  public final func performPrimaryAction() -> Bool {
    guard isEnabled, !isHidden, let primaryAction, !primaryAction.attributes.contains(.disabled) else { return false }
    Stage.current.cycle.turn(PublicCall("performPrimaryAction()", self, .event)) {
      primaryAction.performWithSender(self, target: nil)
    }
    return true
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the button's own view is, in the coordinates of `referenceView`; `nil` if it is nowhere.
  public func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }
}
