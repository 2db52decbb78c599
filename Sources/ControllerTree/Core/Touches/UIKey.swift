import Foundation

/// The place of a key on a keyboard, whatever is printed on it: the usages of USB keyboards.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// The cases are named for the keys.
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  /// The cases are named for the keys.
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  /// The cases are named for the keys.
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  /// The cases are named for the keys.
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  /// The cases are named for the keys.
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  /// The cases are named for the keys.
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  /// The cases are named for the keys.
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  /// The cases are named for the keys.
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  case keyboardNonUSPound = 50
  case keyboardSemicolon = 51
  /// The cases are named for the keys.
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  /// The cases are named for the keys.
  case keyboardSlash = 56
  case keyboardCapsLock = 57
  case keyboardF1 = 58
  case keyboardF2 = 59
  case keyboardF3 = 60
  case keyboardF4 = 61
  /// The cases are named for the keys.
  case keyboardF5 = 62
  case keyboardF6 = 63
  case keyboardF7 = 64
  case keyboardF8 = 65
  case keyboardF9 = 66
  case keyboardF10 = 67
  /// The cases are named for the keys.
  case keyboardF11 = 68
  case keyboardF12 = 69
  case keyboardPrintScreen = 70
  case keyboardScrollLock = 71
  case keyboardPause = 72
  /// The cases are named for the keys.
  case keyboardInsert = 73
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  /// The cases are named for the keys.
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  /// The cases are named for the keys.
  case keyboardUpArrow = 82
  case keypadNumLock = 83
  case keypadSlash = 84
  case keypadAsterisk = 85
  case keypadHyphen = 86
  /// The cases are named for the keys.
  case keypadPlus = 87
  case keypadEnter = 88
  case keypad1 = 89
  case keypad2 = 90
  case keypad3 = 91
  case keypad4 = 92
  case keypad5 = 93
  /// The cases are named for the keys.
  case keypad6 = 94
  case keypad7 = 95
  case keypad8 = 96
  case keypad9 = 97
  case keypad0 = 98
  case keypadPeriod = 99
  /// The cases are named for the keys.
  case keyboardLeftControl = 224
  case keyboardLeftShift = 225
  case keyboardLeftAlt = 226
  case keyboardLeftGUI = 227
  /// The cases are named for the keys.
  case keyboardRightControl = 228
  case keyboardRightShift = 229
  case keyboardRightAlt = 230
  case keyboardRightGUI = 231
}

/// A key of a keyboard that is pressed. Rules: TOUCH-17.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// What the key types with the keys that are held, or a constant of `UIKeyCommand`.
  open private(set) var characters: String
  /// What the key types without other keys, except Shift.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The place of the key.
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// Makes a key. Not in UIKit, where only the system makes keys.
  /// - Parameters:
  ///   - characters: What the key types: a character, or a constant of `UIKeyCommand`.
  ///   - modifierFlags: The modifier keys that are held.
  ///   - keyCode: The place of the key; `nil` for that on an American keyboard.
  public init(_ characters: String, modifierFlags: UIKeyModifierFlags = [], keyCode: UIKeyboardHIDUsage? = nil) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode ?? Self.places[characters.lowercased()] ?? Self.place(of: characters)
    super.init()
  }

  /// A key with the same values.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIKey(characters, modifierFlags: modifierFlags, keyCode: keyCode) }
  }

  private static let places: [String: UIKeyboardHIDUsage] = [
    UIKeyCommand.inputUpArrow.lowercased(): .keyboardUpArrow,
    UIKeyCommand.inputDownArrow.lowercased(): .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow.lowercased(): .keyboardLeftArrow,
    UIKeyCommand.inputRightArrow.lowercased(): .keyboardRightArrow,
    UIKeyCommand.inputEscape.lowercased(): .keyboardEscape, UIKeyCommand.inputPageUp.lowercased(): .keyboardPageUp,
    UIKeyCommand.inputPageDown.lowercased(): .keyboardPageDown, UIKeyCommand.inputHome.lowercased(): .keyboardHome,
    UIKeyCommand.inputEnd.lowercased(): .keyboardEnd, UIKeyCommand.inputDelete.lowercased(): .keyboardDeleteForward,
    "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{8}": .keyboardDeleteOrBackspace,
    "\u{7F}": .keyboardDeleteOrBackspace, "\t": .keyboardTab, " ": .keyboardSpacebar, "-": .keyboardHyphen,
    "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
    ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
    ".": .keyboardPeriod, "/": .keyboardSlash, "0": .keyboard0,
  ]

  private static func place(of characters: String) -> UIKeyboardHIDUsage {
    let letters = Array("abcdefghijklmnopqrstuvwxyz123456789")
    let index = characters.lowercased().first.flatMap { letters.firstIndex(of: $0) }
    return index.flatMap { UIKeyboardHIDUsage(rawValue: 4 + $0) } ?? .keyboardNonUSPound
  }

  /// The button of a remote control that the key stands for; `nil` for most keys.
  final var pressType: UIPress.PressType? {
    switch keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: nil
    }
  }
}
