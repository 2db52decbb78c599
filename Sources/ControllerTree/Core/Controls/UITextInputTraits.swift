import Foundation

/// The kind of a keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The cases are named for the text to type.
  case `default`, asciiCapable, numbersAndPunctuation
  /// For web addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// The cases are named for the text to type.
  case numberPad, phonePad, namePhonePad, emailAddress
  /// The cases are named for the text to type.
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The cases are named for the title.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The text to capitalise automatically.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// The cases are named for the text in capitals.
  case none, words, sentences, allCharacters
}

/// Whether typed text is corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The cases are named for the answer.
  case `default`, no, yes
}

/// Whether the spelling of typed text is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The cases are named for the answer.
  case `default`, no, yes
}

/// Whether typed quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The cases are named for the answer.
  case `default`, no, yes
}

/// Whether typed hyphens become dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The cases are named for the answer.
  case `default`, no, yes
}

/// Whether spaces follow text that is inserted or deleted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The cases are named for the answer.
  case `default`, no, yes
}

/// Whether the keyboard predicts text in its line.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// The cases are named for the answer.
  case `default`, no, yes
}

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The cases are named for the look.
  case `default`, dark, light
  /// The dark look.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// How text is typed. An object that does not implement a property has the system's value. The library never reads it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The kind of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The text to capitalise automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether typed text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether the return key can be used only if there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// The rules by which a password is suggested.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Whether the spelling of typed text is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether typed quotation marks become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether typed hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces follow text that is inserted or deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the keyboard predicts text in its line.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
}

extension UITextInputTraits {
  /// `.default`; setting it has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// `.default`; setting it has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// `.sentences`; setting it has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// `.default`; setting it has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// `false`; setting it has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// `false`; setting it has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// `nil`; setting it has no effect.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// `nil`; setting it has no effect.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// `.default`; setting it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// `.default`; setting it has no effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// `.default`; setting it has no effect.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// `.default`; setting it has no effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// `.default`; setting it has no effect.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// `.default`; setting it has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
}
