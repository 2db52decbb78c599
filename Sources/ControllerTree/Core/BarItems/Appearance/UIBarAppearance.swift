import Foundation

/// The look of a bar: its background and its shadow. A bar and an item copy what is set. Nothing is drawn. Rules: BAR-01, BAR-02.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  struct Background {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?
  }

  final var background = Background()

  /// The kind of device that the look is for.
  public final let idiom: UIUserInterfaceIdiom

  /// Makes the usual look for the current kind of device.
  @preconcurrency @MainActor public override convenience init() { self.init(idiom: .unspecified) }

  /// Makes the usual look for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes a look with the background and the shadow of another one.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    background = barAppearance.background
    take(barAppearance)
  }

  /// Takes what subclasses add, from an object of the same class. Runs in the initialiser.
  func take(_ other: UIBarAppearance) {}

  /// `true`: a secure unarchiver can read looks.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Reads a look that `encode(with:)` wrote; the usual one if there is none. Rules: CODE-08.
  public required init?(coder: NSCoder) {
    idiom = coder.whole("ControllerTree.idiom").flatMap { UIUserInterfaceIdiom(rawValue: $0) } ?? .unspecified
    super.init()
    guard coder.whole("ControllerTree.idiom") != nil else {
      configureWithDefaultBackground()
      return
    }
    background = Background(
      effect: coder.object(UIBlurEffect.self, "ControllerTree.effect"), color: coder.color("ControllerTree.color"),
      image: coder.image("ControllerTree.image"), shadowColor: coder.color("ControllerTree.shadowColor"),
      shadowImage: coder.image("ControllerTree.shadowImage"))
    let mode = coder.whole("ControllerTree.mode").flatMap { UIView.ContentMode(rawValue: $0) }
    background.imageContentMode = mode ?? .scaleToFill
    read(coder)
  }

  /// Writes the values under keys; does nothing if `coder` has no keys. Rules: CODE-08.
  open func encode(with coder: NSCoder) {
    coder.write(idiom.rawValue, "ControllerTree.idiom")
    coder.write(background.effect, "ControllerTree.effect")
    coder.write(background.color, "ControllerTree.color")
    coder.write(background.image, "ControllerTree.image")
    coder.write(background.imageContentMode.rawValue, "ControllerTree.mode")
    coder.write(background.shadowColor, "ControllerTree.shadowColor")
    coder.write(background.shadowImage, "ControllerTree.shadowImage")
    write(to: coder)
  }

  /// Reads and writes what subclasses add.
  func read(_ coder: NSCoder) {}
  func write(to coder: NSCoder) {}

  /// A look of the same class with the same values, which later changes of this one do not reach. Rules: BAR-01.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied }
    return copy
  }

  // MARK: Backgrounds

  /// A blur, no colour, and a shadow: the usual background. Rules: BAR-02.
  open func configureWithDefaultBackground() {
    background = Background(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .separator)
  }

  /// The colour of the system's background, no blur, and a shadow. Rules: BAR-02.
  open func configureWithOpaqueBackground() {
    background = Background(color: .systemBackground, shadowColor: .separator)
  }

  /// No background and no shadow. Rules: BAR-02.
  open func configureWithTransparentBackground() { background = Background() }

  /// The blur, behind everything else; `nil` for none.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }
  /// The colour before the blur; `nil` for none.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }
  /// The picture before the colour; `nil` for none.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }
  /// How the picture fills the bar.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }
  /// The colour of the shadow, or of its picture if that is a template; `nil` for none.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }
  /// The picture of the shadow; `nil` for the system's.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }
}

extension UIBarAppearance {
  /// A copy of the same class.
  final var copied: Self { type(of: self).init(barAppearance: self) }

  /// A copy without background and shadow, which a bar has above content that is at its edge. Rules: BAR-05.
  final var atScrollEdge: Self {
    let made = copied
    made.configureWithTransparentBackground()
    return made
  }
}
