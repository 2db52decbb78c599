import ControllerTree
import Foundation

/// Glass, which shows what lies behind it. Nothing is drawn. Rules: VAL-40.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How clear glass is.
  public enum Style: Int, Hashable, Sendable {
    /// The usual glass; clear glass.
    case regular, clear
  }

  private let style: Style
  /// Whether the glass answers to touches. The library never reads it.
  open var isInteractive = false
  /// The colour of the glass; `nil` for none.
  open var tintColor: UIColor?

  /// Makes the usual glass.
  public override convenience init() { self.init(style: .regular) }
  /// Makes glass of a style.
  public init(style: UIGlassEffect.Style) {
    self.style = style
    super.init()
  }

  /// Reads glass that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-08.
  public required init?(coder: NSCoder) {
    guard let style = coder.whole("ControllerTree.style").flatMap({ Style(rawValue: $0) }) else { return nil }
    self.style = style
    super.init(coder: coder)
    isInteractive = coder.flag("ControllerTree.interactive")
    tintColor = coder.color("ControllerTree.tint")
  }
  /// Writes style and colour under keys; does nothing if `coder` has no keys. Rules: CODE-08.
  open override func encode(with coder: NSCoder) {
    coder.write(style.rawValue, "ControllerTree.style")
    coder.write(isInteractive, "ControllerTree.interactive")
    coder.write(tintColor, "ControllerTree.tint")
  }

  /// A copy with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }
  /// Whether `object` is glass with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return style == other.style && isInteractive == other.isInteractive && tintColor == other.tintColor
  }
  /// A hash of the style.
  open override var hash: Int { style.hashValue }
}

/// The effect of a view whose glass subviews melt together when they are near. Nothing is drawn. Rules: VAL-40.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance in points at which glass begins to melt together.
  open var spacing: CGFloat = 0

  /// Makes an effect without distance.
  public override init() { super.init() }

  /// Reads an effect that `encode(with:)` wrote; one without distance if there is none. Rules: CODE-08.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    spacing = CGFloat(coder.number("ControllerTree.spacing") ?? 0)
  }
  /// Writes the distance under a key; does nothing if `coder` has no keys. Rules: CODE-08.
  open override func encode(with coder: NSCoder) { coder.write(Double(spacing), "ControllerTree.spacing") }

  /// A copy with the same distance.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }
  /// Whether `object` is such an effect with the same distance.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIGlassContainerEffect)?.spacing == spacing }
  /// A hash of the distance.
  open override var hash: Int { spacing.hashValue }
}

/// A colour above what lies behind a view. Nothing is drawn. Rules: VAL-40.
open class UIColorEffect: UIVisualEffect, @unchecked Sendable {
  private let color: UIColor

  /// Makes the effect of a colour.
  public init(color: UIColor) {
    self.color = color
    super.init()
  }
  /// Reads an effect that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-08.
  public required init?(coder: NSCoder) {
    guard let color = coder.color("ControllerTree.color") else { return nil }
    self.color = color
    super.init(coder: coder)
  }
  /// Writes the colour under a key; does nothing if `coder` has no keys. Rules: CODE-08.
  open override func encode(with coder: NSCoder) { coder.write(color, "ControllerTree.color") }
  /// Whether `object` is the effect of the same colour.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColorEffect)?.color == color }
  /// A hash of the colour.
  open override var hash: Int { color.hash }
}

extension UIViewController.Transition.ZoomOptions {
  /// The effect above what lies below. The library never reads it.
  public var dimmingVisualEffect: UIBlurEffect? {
    get { dimmingEffect as? UIBlurEffect }
    set { dimmingEffect = newValue }
  }
}
