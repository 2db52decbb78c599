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

/// The meaning of a text, for automatic filling.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's text.
  public let rawValue: String
  /// A meaning from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A user's whole name.
  public static let name = Self(rawValue: "name")
}

/// How text is typed. The library never reads it.
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
}
