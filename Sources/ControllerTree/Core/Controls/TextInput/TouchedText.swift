import Foundation

// What a finger on the text of an input means. Rules: TOUCH-45.

extension UITextInputTokenizer {
  /// The unit at a position, or the one that ends there; `nil` between two units.
  package func rangeAround(_ position: UITextPosition, _ granularity: UITextGranularity) -> UITextRange? {
    rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
      ?? rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
  }
}

/// The caret of an input before a tap. A tap on it, and a long press, open the edit menu; any other tap closes it. Rules: TOUCH-57.
@MainActor package struct InputCaret {
  /// `nil` if the input was not edited, or text was selected.
  private let place: NSRange?
  private let hadMenu: Bool

  package init(of input: any EditedInput) {
    let selection = input.inputState.selection
    place = input.isFirstResponder && selection.length == 0 ? selection : nil
    hadMenu = InputEditMenu.shown(by: input) != nil
  }

  /// The caret is at the place of the tap now.
  package func tapped(at place: NSRange, in input: any EditedInput, isLong: Bool) {
    if isLong || !hadMenu && place == self.place {
      InputEditMenu.open(for: input)
    } else {
      InputEditMenu.close(for: input)
    }
  }
}

extension UITextField {
  /// A finger was lifted on the field: on the clear button it clears the text; elsewhere editing begins, and the caret comes to the
  /// character; a second tap selects the word, a third one the text. A long press, a tap on the caret and several taps open the edit menu.
  /// - Parameter isLong: Whether the finger was down for half a second or longer.
  final func tapped(by touch: UITouch, isLong: Bool) {
    let point = touch.location(in: self)
    let clearButton = clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: -12)
    if TextFieldPlaces(self).showsClearButton, clearButton.contains(point) {
      clear()
      return
    }
    let caret = InputCaret(of: self)
    guard becomeFirstResponder(), let position = closestPosition(to: point) else { return }
    switch touch.tapCount {
    case 1:
      let place = NSRange(location: units.offset(of: position), length: 0)
      select(place)
      caret.tapped(at: place, in: self, isLong: isLong)
      return
    case 2: select(tokenizer.rangeAround(position, .word).map { units.units(of: $0) } ?? units.all)
    default: select(units.all)
    }
    InputEditMenu.open(for: self)
  }
}
