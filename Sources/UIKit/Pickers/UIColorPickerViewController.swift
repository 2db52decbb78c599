import ControllerTree
import Foundation

/// Lets a person choose a colour. A person's acts are ``choose(_:)`` and ``finish()``. Rules: ACT-20, ACT-24.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Is told of the choice. Not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.white
  /// Whether the person can choose an opacity: without it, colours are opaque.
  open var supportsAlpha = true

  /// A person chooses a colour, in one event: the delegate is told. The picker stays. Rules: ACT-24.
  /// - Returns: Whether a person could choose it.
  @discardableResult
  @_disfavoredOverload
  open func choose(_ color: UIColor) -> Bool {
    actOnPresented("choose(_:)") {
      selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
      delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
      delegate?.colorPickerViewControllerDidSelectColor(self)
    }
  }

  /// A person closes the picker, in one event: it is dismissed, then the delegate is told. Rules: ACT-24.
  /// - Returns: Whether a person could close it.
  @discardableResult
  @_disfavoredOverload
  open func finish() -> Bool {
    actOnPresented("finish()") {
      dismiss(animated: true) { [self] in delegate?.colorPickerViewControllerDidFinish(self) }
    }
  }
}

/// Is told which colour a person has chosen. Clients implement it. Rules: ACT-24.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A colour was chosen; the form of old.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The picker was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
