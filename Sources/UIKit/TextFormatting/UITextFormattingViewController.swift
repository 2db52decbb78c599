import ControllerTree
import Foundation

/// Lets a person choose the look of text. A person's acts are ``change(_:)`` and ``finish()``; nothing is shown. Rules: ACT-72.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
  /// The protocol of the delegate.
  public typealias Delegate = UITextFormattingViewControllerDelegate

  /// A change that a person has chosen.
  public enum ChangeValue {
    /// No known change.
    case undefined
    /// Bold, italic, underlined or struck text, or no longer.
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    /// Another font.
    case font(UIFont)
    /// Another size, in points.
    case fontSize(Double)
    /// A larger or a smaller size.
    case increaseFontSize, decreaseFontSize
    /// Another colour.
    case textColor(UIColor)
    /// Another height of lines, in points.
    case lineHeight(Double)
    /// More or less indentation.
    case increaseIndentation, decreaseIndentation
    /// One of the styles of the configuration, by its key.
    case formattingStyle(String)
    /// A list, or none.
    case textList(TextList?)
    /// Another alignment.
    case textAlignment(TextAlignment)
    /// A colour behind the text, or none.
    case highlight(Highlight?)
  }

  /// An alignment of text.
  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    /// The name of the alignment.
    public let rawValue: String
    /// An alignment from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the left edge.
    public static let left = Self(rawValue: "left")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// At the right edge.
    public static let right = Self(rawValue: "right")
    /// At both edges.
    public static let justified = Self(rawValue: "justified")
    /// By the language.
    public static let natural = Self(rawValue: "natural")
  }

  /// A kind of lists.
  public struct TextList: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With full circles.
    public static let disc = Self(rawValue: "disc")
    /// With hyphens.
    public static let hyphen = Self(rawValue: "hyphen")
    /// With numbers.
    public static let decimal = Self(rawValue: "decimal")
    /// Of another kind.
    public static let other = Self(rawValue: "other")
  }

  /// A colour behind text.
  public struct Highlight: RawRepresentable, Hashable, Sendable {
    /// The name of the colour.
    public let rawValue: String
    /// A colour from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual colour.
    public static let `default` = Self(rawValue: "default")
    /// A colour.
    public static let purple = Self(rawValue: "purple")
    /// A colour.
    public static let pink = Self(rawValue: "pink")
    /// A colour.
    public static let orange = Self(rawValue: "orange")
    /// A colour.
    public static let mint = Self(rawValue: "mint")
    /// A colour.
    public static let blue = Self(rawValue: "blue")
  }

  /// The choices that the controller offers.
  public final let configuration: Configuration
  /// The look of the text that is formatted. The library never reads it.
  open var formattingDescriptor: FormattingDescriptor?
  /// Is told of changes. Not retained.
  open weak var delegate: (any UITextFormattingViewController.Delegate)?

  /// Makes a controller.
  public init(configuration: Configuration) {
    self.configuration = configuration.copied
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller with the usual offers.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Makes a controller with the usual offers; the archive is not read.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// A person chooses a change, in one event: the delegate is told. The controller stays. Not in UIKit. Rules: ACT-72.
  /// - Returns: Whether a person could choose it.
  @discardableResult
  @_disfavoredOverload
  public final func change(_ value: ChangeValue) -> Bool {
    actOnPresented("change(_:)") { delegate?.textFormattingViewController(self, didChangeValue: value) }
  }

  /// A person asks for all fonts, in one event: the delegate may keep the picker from being presented. Not in UIKit. Rules: ACT-72.
  /// - Returns: Whether a person could ask.
  @discardableResult
  @_disfavoredOverload
  public final func showFonts() -> Bool {
    actOnPresented("showFonts()") {
      let picker = UIFontPickerViewController(configuration: configuration.fontPickerConfiguration ?? .init())
      if delegate?.textFormattingViewController(self, shouldPresentFontPicker: picker) ?? true {
        present(picker, animated: true)
      }
    }
  }

  /// A person asks for all colours, in one event: the delegate may keep the picker from being presented. Not in UIKit. Rules: ACT-72.
  /// - Returns: Whether a person could ask.
  @discardableResult
  @_disfavoredOverload
  public final func showColors() -> Bool {
    actOnPresented("showColors()") {
      let picker = UIColorPickerViewController()
      if delegate?.textFormattingViewController(self, shouldPresentColorPicker: picker) ?? true {
        present(picker, animated: true)
      }
    }
  }

  /// A person has finished, in one event: the controller is dismissed, then the delegate is told. Not in UIKit. Rules: ACT-72.
  /// - Returns: Whether a person could finish.
  @discardableResult
  @_disfavoredOverload
  public final func finish() -> Bool {
    actOnPresented("finish()") {
      dismiss(animated: true) { [self] in delegate?.textFormattingDidFinish(self) }
    }
  }
}

/// Is told of the look that a person chooses. Clients implement it. Rules: ACT-72.
@preconcurrency @MainActor
public protocol UITextFormattingViewControllerDelegate: NSObjectProtocol {
  /// A change was chosen.
  func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    didChangeValue changeValue: UITextFormattingViewController.ChangeValue)
  /// Whether the picker of fonts is presented. `true` by default.
  func textFormattingViewController(
    _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool
  /// Whether the picker of colours is presented. `true` by default.
  func textFormattingViewController(
    _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool
  /// The person has finished.
  func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITextFormattingViewControllerDelegate {
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool { true }
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool { true }
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}
