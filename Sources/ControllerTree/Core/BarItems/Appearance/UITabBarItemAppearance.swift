import Foundation

/// The look of tabs in one state. Values that are not set are those of the normal state. Rules: BAR-03.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  struct Values {
    var attributes: [NSAttributedString.Key: Any]?
    var titleOffset: UIOffset?
    var iconColor: UIColor?
    var badgeOffset: UIOffset?
    var badgeColor: UIColor?
    var badgeAttributes: [NSAttributedString.Key: Any]?
    var badgeTitleOffset: UIOffset?

    init() {}
    init(_ coder: NSCoder, _ key: String) {
      attributes = coder.attributes("\(key).attributes")
      titleOffset = coder.offset("\(key).titleOffset")
      iconColor = coder.color("\(key).iconColor")
      badgeOffset = coder.offset("\(key).badgeOffset")
      badgeColor = coder.color("\(key).badgeColor")
      badgeAttributes = coder.attributes("\(key).badgeAttributes")
      badgeTitleOffset = coder.offset("\(key).badgeTitleOffset")
    }
    func write(to coder: NSCoder, _ key: String) {
      coder.write(attributes, "\(key).attributes")
      coder.write(titleOffset, "\(key).titleOffset")
      coder.write(iconColor, "\(key).iconColor")
      coder.write(badgeOffset, "\(key).badgeOffset")
      coder.write(badgeColor, "\(key).badgeColor")
      coder.write(badgeAttributes, "\(key).badgeAttributes")
      coder.write(badgeTitleOffset, "\(key).badgeTitleOffset")
    }
  }

  final var values = Values()
  /// The state whose values count where this one has none.
  private final let normal: UITabBarItemStateAppearance?

  init(of normal: UITabBarItemStateAppearance?) { self.normal = normal }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.attributes ?? normal?.titleTextAttributes ?? [:] }
    set { values.attributes = newValue }
  }
  /// Where the title is moved to.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset ?? normal?.titlePositionAdjustment ?? .zero }
    set { values.titleOffset = newValue }
  }
  /// The colour of the icon; `nil` for the system's.
  open var iconColor: UIColor? {
    get { values.iconColor ?? normal?.iconColor }
    set { values.iconColor = newValue }
  }
  /// Where the badge is moved to.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgeOffset ?? normal?.badgePositionAdjustment ?? .zero }
    set { values.badgeOffset = newValue }
  }
  /// The colour of the badge; `nil` for the system's.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeColor ?? normal?.badgeBackgroundColor }
    set { values.badgeColor = newValue }
  }
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeAttributes ?? normal?.badgeTextAttributes ?? [:] }
    set { values.badgeAttributes = newValue }
  }
  /// Where the badge's text is moved to.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitleOffset ?? normal?.badgeTitlePositionAdjustment ?? .zero }
    set { values.badgeTitleOffset = newValue }
  }
}

/// The look of tabs in one layout. Rules: BAR-03.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  /// The layouts of tabs.
  public enum Style: Int, Hashable, Sendable {
    /// The title below the icon.
    case stacked = 0
    /// The title beside the icon.
    case inline
    /// The title beside a smaller icon.
    case compactInline
  }

  /// The look of usual tabs.
  public final let normal = UITabBarItemStateAppearance(of: nil)
  /// The look of the selected tab.
  public final let selected: UITabBarItemStateAppearance
  /// The look of tabs that can't be used.
  public final let disabled: UITabBarItemStateAppearance
  /// The look of tabs that the keyboard chooses.
  public final let focused: UITabBarItemStateAppearance

  /// Makes the usual look of a layout.
  public init(style: UITabBarItemAppearance.Style) {
    selected = UITabBarItemStateAppearance(of: normal)
    disabled = UITabBarItemStateAppearance(of: normal)
    focused = UITabBarItemStateAppearance(of: normal)
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes the usual look of stacked tabs.
  @preconcurrency @MainActor public convenience override init() { self.init(style: .stacked) }

  /// Removes what was set. Nothing is drawn, so the layouts do not differ.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    for state in states { state.values = .init() }
  }

  /// `true`: a secure unarchiver can read looks.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Reads a look that `encode(with:)` wrote; the usual one if there is none. Rules: CODE-08.
  public required init?(coder: NSCoder) {
    selected = UITabBarItemStateAppearance(of: normal)
    disabled = UITabBarItemStateAppearance(of: normal)
    focused = UITabBarItemStateAppearance(of: normal)
    super.init()
    for (index, state) in states.enumerated() { state.values = .init(coder, "ControllerTree.\(index)") }
  }

  /// Writes the values of all states under keys; does nothing if `coder` has no keys. Rules: CODE-08.
  open func encode(with coder: NSCoder) {
    for (index, state) in states.enumerated() { state.values.write(to: coder, "ControllerTree.\(index)") }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// A look with the same values. Rules: BAR-01.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied }
    return copy
  }

  final var copied: UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    for (new, old) in zip(made.states, states) { new.values = old.values }
    return made
  }
}
