import ControllerTree
import Foundation

// Attributed text of text fields. It belongs to a higher floor, so the values are associated with the field. Nothing here calls a property
// that a subclass can override: an override may use these ones (TEXT-29).

extension UITextField: StyledTextField {
  fileprivate struct Looks {
    var attributes: [NSAttributedString.Key: Any] = [:]
    /// The text, if its parts have attributes of their own.
    var styled: StyledText?
    /// The attributes of the text that is typed next at a selection, if they were set.
    var typing: (selection: NSRange, attributes: [NSAttributedString.Key: Any])?
    var attributedPlaceholder: NSAttributedString?
  }

  nonisolated(unsafe) private static var key = 0

  fileprivate var looks: Looks {
    get { objc_getAssociatedObject(self, &Self.key) as? Looks ?? Looks() }
    set { objc_setAssociatedObject(self, &Self.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  private var usedFont: UIFont { givenFont ?? .systemFont(ofSize: 17) }

  package var styledText: NSAttributedString? {
    get {
      let defaults = usualAttributes
      guard let styled = looks.styled else { return NSAttributedString(string: units.text, attributes: defaults) }
      return styled.merging(defaults).attributed
    }
    set {
      setText(newValue?.string)
      guard let newValue, newValue.length > 0 else { return }
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { givenFont = font }
      if let color = first[.foregroundColor] as? UIColor { givenColor = color }
      looks.styled = StyledText(newValue)
      hasStyledText = true
      invalidateIntrinsicContentSize()
    }
  }

  package var usualAttributes: [NSAttributedString.Key: Any] {
    get {
      let own: [NSAttributedString.Key: Any] = [.font: usedFont, .foregroundColor: givenColor ?? .label]
      return looks.attributes.merging(own) { $1 }
    }
    set {
      looks.attributes = newValue
      if let font = newValue[.font] as? UIFont { givenFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { givenColor = color }
      looks.styled = nil
      hasStyledText = false
      invalidateIntrinsicContentSize()
    }
  }

  package var attributesOfTyping: [NSAttributedString.Key: Any] {
    get {
      let (looks, selection) = (looks, inputState.selection)
      if let typing = looks.typing, typing.selection == selection { return typing.attributes }
      let before = max(0, selection.location - 1)
      return usualAttributes.merging(looks.styled?.attributes(at: before) ?? [:]) { $1 }
    }
    set { looks.typing = (inputState.selection, newValue) }
  }

  package var styledPlaceholder: NSAttributedString? {
    get {
      // A placeholder that was set later has replaced the attributes.
      if let styled = looks.attributedPlaceholder, styled.string == givenPlaceholder { return styled }
      return givenPlaceholder.map { NSAttributedString(string: $0) }
    }
    set {
      looks.attributedPlaceholder = newValue
      givenPlaceholder = newValue?.string
    }
  }

  package func sizeOfText(before offset: Int) -> CGSize {
    let length = units.offset(units.index(offset))
    guard let styled = looks.styled else { return size(of: String(units.text[..<units.index(offset)])) }
    return size(of: styled.attributed.attributedSubstring(from: NSRange(location: 0, length: length)))
  }

  package func size(of text: String) -> CGSize { size(of: NSAttributedString(string: text)) }

  private func size(of text: NSAttributedString) -> CGSize {
    let font = usedFont
    return CGSize(width: text.length > 0 ? TextLayout.width(text, font: font) : 0, height: font.lineHeight)
  }

  package func draw(_ text: String, in rect: CGRect) { CGContext.current?.draw(text, in: rect) }

  package func fontWasSet() { looks.styled?.set(.font, givenFont) }

  package func textWasSet() {
    looks.styled = nil
    hasStyledText = false
  }

  package func textWillChange(in range: NSRange, to text: String) {
    let attributes = attributesOfTyping
    looks.styled?.replace(range, by: text, attributes)
  }
}
