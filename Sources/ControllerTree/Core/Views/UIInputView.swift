import Foundation

/// A view in place of the keyboard, or above it. Nothing is shown (RESP-16).
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of an input view.
  public enum Style: Int, Hashable, Sendable {
    /// That of its content; that of a keyboard.
    case `default`, keyboard
  }

  /// The look.
  public final let inputViewStyle: UIInputView.Style
  /// Whether constraints decide on the height. The library never reads it.
  open var allowsSelfSizing = false

  /// Makes a view with a look.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view with the usual look; the archive is read as any view's.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view whose keys click. Clients implement it; the library never asks, as there is no sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys click.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Returns `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A language of the keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, NSSecureCoding {
  /// The language, as a code of BCP 47; `nil` for none.
  open var primaryLanguage: String? { language }
  private nonisolated let language: String?

  /// Makes a mode without a language.
  public override init() { language = nil }
  /// Makes a mode for a language.
  public init(primaryLanguage: String?) { language = primaryLanguage }
  /// Makes a mode of an archive.
  nonisolated public required init?(coder: NSCoder) {
    language = coder.decodeObject(of: NSString.self, forKey: "language").map { String($0) }
  }
  /// Writes the language.
  nonisolated open func encode(with coder: NSCoder) {
    coder.encode(language.map { NSString(string: $0) }, forKey: "language")
  }
  /// `true`.
  nonisolated public static var supportsSecureCoding: Bool { true }

  /// The keyboard's languages: the system's first one.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(primaryLanguage: Locale.preferredLanguages.first ?? "en-US")]
  }
  /// The keyboard has another language. The library never posts it.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// Which shortcuts for editing a responder has: gestures of three fingers.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
  /// None; the usual ones.
  case none = 0
  case `default` = 1
}
