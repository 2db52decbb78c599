import ControllerTree
import Foundation

/// A round button with a colour. A person's act is ``choose(_:)``. Rules: ACT-26.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the picker. The library never reads it.
  open var title: String?
  /// Whether the person can choose an opacity: without it, colours are opaque.
  open var supportsAlpha = true
  /// The colour; `nil` for none. Setting it sends no event. Rules: ACT-26.
  open var selectedColor: UIColor?

  /// Makes a button without a colour.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a button without a colour; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 28 points on each side. Rules: ACT-26.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  /// 28 points on each side. Rules: ACT-26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A person chooses a colour in the button's picker, in one event, which sends `valueChanged`. Rules: ACT-26.
  /// - Returns: Whether a person could choose it.
  @discardableResult
  open func choose(_ color: UIColor?) -> Bool {
    act("choose(_:)") {
      selectedColor = supportsAlpha ? color : color?.withAlphaComponent(1)
      sendActions(for: .valueChanged)
      return true
    }
  }
}
