import Foundation

// What a finger on the text of an input means. Rules: TOUCH-45.

extension UITextInputTokenizer {
  /// The unit at a position, or the one that ends there; `nil` between two units.
  package func rangeAround(_ position: UITextPosition, _ granularity: UITextGranularity) -> UITextRange? {
    rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
      ?? rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
  }
}

extension UITextField {
  /// A finger was lifted on the field: on the clear button it clears the text; elsewhere editing begins, and the caret comes to the
  /// character; a second tap selects the word, a third one the text.
  final func tapped(by touch: UITouch) {
    let point = touch.location(in: self)
    let clearButton = clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: -12)
    if TextFieldPlaces(self).showsClearButton, clearButton.contains(point) {
      clear()
      return
    }
    guard becomeFirstResponder(), let position = closestPosition(to: point) else { return }
    switch touch.tapCount {
    case 1: select(NSRange(location: units.offset(of: position), length: 0))
    case 2: select(tokenizer.rangeAround(position, .word).map { units.units(of: $0) } ?? units.all)
    default: select(units.all)
    }
  }
}
