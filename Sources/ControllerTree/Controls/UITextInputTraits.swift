import Foundation

/// What a keyboard would look like.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// Named for what one types with it.
  case `default`, asciiCapable, numbersAndPunctuation
  /// For addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Named for what one types with it.
  case numberPad, phonePad, namePhonePad, emailAddress
  /// Named for what one types with it.
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key would be called.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Named for what it would say.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What would be written in capitals by itself.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Named for what begins with a capital.
  case none, words, sentences, allCharacters
}

/// Whether what is typed would be corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// Named for the answer.
  case `default`, no, yes
}

/// What a text means, for those who fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's text.
  public let rawValue: String
  /// A meaning from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name that somebody is known by.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A password that is made now.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A person's whole name.
  public static let name = Self(rawValue: "name")
}

/// How text is typed. All of it is kept and reported.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// What the keyboard would look like.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key would be called.
  var returnKeyType: UIReturnKeyType { get set }
  /// What would be written in capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether what is typed would be corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether what is typed would be hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether the return key can be used only if there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
}
