import ControllerTree
import Foundation

/// An effect that keeps content readable on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The use of the content.
  public enum Style: Int, Hashable, Sendable {
    /// The uses, the most visible first.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }

  private let blur: UIBlurEffect
  private let style: Style

  /// An effect on a blur, for labels.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// An effect on a blur, for a use.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffect.Style) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// Reads an effect that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-08.
  public required init?(coder: NSCoder) {
    guard let style = coder.whole("ControllerTree.style").flatMap({ Style(rawValue: $0) }),
      let blur = coder.object(UIBlurEffect.self, "ControllerTree.blur")
    else { return nil }
    (self.blur, self.style) = (blur, style)
    super.init(coder: coder)
  }
  /// Writes blur and use under keys; does nothing if `coder` has no keys. Rules: CODE-08.
  open override func encode(with coder: NSCoder) {
    coder.write(style.rawValue, "ControllerTree.style")
    coder.write(blur, "ControllerTree.blur")
  }

  /// Whether `object` is an effect for the same use on the same blur.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return blur == other.blur && style == other.style
  }
  /// A hash of blur and use.
  open override var hash: Int { blur.hash ^ style.hashValue }
}

/// A view with an effect. Add subviews to ``contentView``. Rules: TEXT-11.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none. Nothing is drawn. An animation that ends at its start restores it. Rules: LAYER-61.
  open var effect: UIVisualEffect? {
    willSet { if newValue != effect { noteAnimated("effect") { [self, effect] in self.effect = effect } } }
  }

  /// The view for subviews, as large as this view. In a view of a file it is the file's.
  open var contentView: UIView { content }
  private var content = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
  }

  /// Makes a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view without an effect; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    guard content.superview !== self else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}

extension UIVisualEffectView: FileContentOwner {
  package func takeContentView(_ view: UIView) {
    content = view
    addSubview(view)
  }
}
