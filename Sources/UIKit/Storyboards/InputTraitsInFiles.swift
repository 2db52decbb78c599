import ControllerTree
import Foundation
import StoryboardDocument

/// The traits of typing in a file, which text fields, text views and search bars have.
@MainActor enum InputTraitsInFiles {
  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
    "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  private static let capitals: [String: UITextAutocapitalizationType] = [
    "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  /// Gives an input the traits of a view. A file leaves out what the file format has as its default: no capitals.
  static func give(_ view: StoryboardDocument.View, to input: any UITextInputTraits) {
    guard case .element(let element) = view.property("textInputTraits") else { return }
    let traits = element.attributes
    input.autocapitalizationType = traits["autocapitalizationType"].flatMap { capitals[$0] } ?? .none
    if let value = traits["keyboardType"].flatMap({ keyboards[$0] }) { input.keyboardType = value }
    if let value = traits["returnKeyType"].flatMap({ returnKeys[$0] }) { input.returnKeyType = value }
    if let value = traits.bool("secureTextEntry") { input.isSecureTextEntry = value }
    if let value = traits.bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = value }
    if let value = traits["textContentType"] { input.textContentType = UITextContentType(rawValue: value) }
    switch traits["keyboardAppearance"] {
    case "alert", "dark": input.keyboardAppearance = .dark
    case "light": input.keyboardAppearance = .light
    default: break
    }
    switch traits["autocorrectionType"] {
    case "no": input.autocorrectionType = .no
    case "yes": input.autocorrectionType = .yes
    default: break
    }
    switch traits["spellCheckingType"] {
    case "no": input.spellCheckingType = .no
    case "yes": input.spellCheckingType = .yes
    default: break
    }
  }
}
