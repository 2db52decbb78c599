import Foundation

/// The look of bar buttons in one state. Values that are not set are those of the normal state. Rules: BAR-03.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  struct Values {
    var attributes: [NSAttributedString.Key: Any]?
    var titleOffset: UIOffset?
    var image: UIImage?
    var imageOffset: UIOffset?

    init() {}
    init(_ coder: NSCoder, _ key: String) {
      attributes = coder.attributes("\(key).attributes")
      titleOffset = coder.offset("\(key).titleOffset")
      image = coder.image("\(key).image")
      imageOffset = coder.offset("\(key).imageOffset")
    }
    func write(to coder: NSCoder, _ key: String) {
      coder.write(attributes, "\(key).attributes")
      coder.write(titleOffset, "\(key).titleOffset")
      coder.write(image, "\(key).image")
      coder.write(imageOffset, "\(key).imageOffset")
    }
  }

  final var values = Values()
  /// The state whose values count where this one has none.
  private final let normal: UIBarButtonItemStateAppearance?

  init(of normal: UIBarButtonItemStateAppearance?) { self.normal = normal }

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
  /// The picture behind the button.
  open var backgroundImage: UIImage? {
    get { values.image ?? normal?.backgroundImage }
    set { values.image = newValue }
  }
  /// Where the picture is moved to.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { values.imageOffset ?? normal?.backgroundImagePositionAdjustment ?? .zero }
    set { values.imageOffset = newValue }
  }
}

/// The look of bar buttons of one style. Rules: BAR-03.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  /// The look of usual buttons.
  public final let normal = UIBarButtonItemStateAppearance(of: nil)
  /// The look of buttons with a finger on them.
  public final let highlighted: UIBarButtonItemStateAppearance
  /// The look of buttons that can't be used.
  public final let disabled: UIBarButtonItemStateAppearance
  /// The look of buttons that the keyboard chooses.
  public final let focused: UIBarButtonItemStateAppearance

  /// Makes the usual look of a style.
  public init(style: UIBarButtonItem.Style) {
    highlighted = UIBarButtonItemStateAppearance(of: normal)
    disabled = UIBarButtonItemStateAppearance(of: normal)
    focused = UIBarButtonItemStateAppearance(of: normal)
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes the usual look of plain buttons.
  @preconcurrency @MainActor public convenience override init() { self.init(style: .plain) }

  /// Removes what was set. Nothing is drawn, so the styles do not differ.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.values = .init() }
  }

  /// `true`: a secure unarchiver can read looks.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Reads a look that `encode(with:)` wrote; the usual one if there is none. Rules: CODE-08.
  public required init?(coder: NSCoder) {
    highlighted = UIBarButtonItemStateAppearance(of: normal)
    disabled = UIBarButtonItemStateAppearance(of: normal)
    focused = UIBarButtonItemStateAppearance(of: normal)
    super.init()
    for (index, state) in states.enumerated() { state.values = .init(coder, "ControllerTree.\(index)") }
  }

  /// Writes the values of all states under keys; does nothing if `coder` has no keys. Rules: CODE-08.
  open func encode(with coder: NSCoder) {
    for (index, state) in states.enumerated() { state.values.write(to: coder, "ControllerTree.\(index)") }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// A look with the same values. Rules: BAR-01.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied }
    return copy
  }

  final var copied: UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance()
    for (new, old) in zip(made.states, states) { new.values = old.values }
    return made
  }
}
