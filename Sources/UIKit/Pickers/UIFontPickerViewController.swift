import ControllerTree
import Foundation

/// Lets a person choose a font. A person's acts are ``choose(_:)`` and ``cancel()``. Rules: ACT-20, ACT-25.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What the picker offers.
  open class Configuration: NSObject {
    /// Whether single faces are offered. The library never reads it.
    open var includeFaces = false
    /// Whether names have the look of their font. The library never reads it.
    open var displayUsingSystemFont = false
    /// Makes a configuration.
    public override init() { super.init() }
  }

  /// What the picker offers.
  public final let configuration: Configuration
  /// Is told of the choice. Not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Makes a picker.
  public init(configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker with the usual offers.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Makes a picker with the usual offers; the archive is not read.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// A person chooses a font, in one event: the delegate is told. The picker stays. Rules: ACT-25.
  /// - Returns: Whether a person could choose it.
  @discardableResult
  @_disfavoredOverload
  open func choose(_ descriptor: UIFontDescriptor) -> Bool {
    actOnPresented("choose(_:)") {
      selectedFontDescriptor = descriptor
      delegate?.fontPickerViewControllerDidPickFont(self)
    }
  }

  /// A person cancels, in one event: the picker is dismissed, then the delegate is told. Rules: ACT-25.
  /// - Returns: Whether a person could cancel.
  @discardableResult
  @_disfavoredOverload
  open func cancel() -> Bool {
    actOnPresented("cancel()") {
      dismiss(animated: true) { [self] in delegate?.fontPickerViewControllerDidCancel(self) }
    }
  }
}

/// Is told which font a person has chosen. Clients implement it. Rules: ACT-25.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The person has cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
