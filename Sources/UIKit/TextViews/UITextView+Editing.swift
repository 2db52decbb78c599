import ControllerTree
import Foundation

// The actions of an edit menu that change attributes. Rules: TEXT-60.

extension UITextView {
  /// Gives the selection's fonts a trait, or takes it away if all have it; then tells the delegate.
  final func toggle(_ trait: UIFontDescriptor.SymbolicTraits, _ call: StaticString) {
    changeSelection(call) { storage, selection in
      var fonts: [(UIFont, NSRange)] = []
      storage.enumerateAttribute(.font, in: selection) { value, range, _ in
        fonts.append((value as? UIFont ?? textContainer.defaults.font, range))
      }
      let isSet = fonts.allSatisfy { $0.0.fontDescriptor.symbolicTraits.contains(trait) }
      for (font, range) in fonts {
        var traits = font.fontDescriptor.symbolicTraits
        if isSet { traits.remove(trait) } else { traits.insert(trait) }
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { continue }
        storage.addAttribute(.font, value: UIFont(descriptor: descriptor, size: font.pointSize), range: range)
      }
    }
  }

  /// Underlines the selection, or takes the line away if it is under all of it; then tells the delegate.
  final func toggleLine() {
    changeSelection("toggleUnderline(_:)") { storage, selection in
      var isSet = true
      storage.enumerateAttribute(.underlineStyle, in: selection) { value, _, _ in
        if (value as? NSNumber)?.intValue ?? (value as? Int) ?? 0 == 0 { isSet = false }
      }
      if isSet {
        storage.removeAttribute(.underlineStyle, range: selection)
      } else {
        storage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: selection)
      }
    }
  }

  private func changeSelection(_ call: StaticString, _ body: (NSTextStorage, NSRange) -> Void) {
    guard allowsEditingTextAttributes, isEditable, selectedRange.length > 0 else { return }
    inTurn(call) {
      let selection = selectedRange
      edit { storage in
        storage.beginEditing()
        body(storage, selection)
        storage.endEditing()
      }
      delegate?.textViewDidChange(self)
    }
  }
}
