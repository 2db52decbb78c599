import ControllerTree
import Foundation

// Fonts and attributed text of text fields. Fonts belong to a higher floor, so the values are associated with the field.

extension UITextField: StyledTextField {
  fileprivate struct Looks {
    var font: UIFont?
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

  /// The font; the system font of 17 points by default. Setting it changes all text. It has no part in a size. Rules: TEXT-28.
  public var font: UIFont? {
    get { looks.font ?? .systemFont(ofSize: 17) }
    set {
      looks.font = newValue
      looks.styled?.set(.font, newValue)
    }
  }

  package var styledText: NSAttributedString? {
    get {
      let defaults = defaultTextAttributes
      guard let styled = looks.styled else { return text.map { NSAttributedString(string: $0, attributes: defaults) } }
      return styled.merging(defaults).attributed
    }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { looks.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
      looks.styled = StyledText(newValue)
      hasStyledText = true
    }
  }

  package var usualAttributes: [NSAttributedString.Key: Any] {
    get {
      let own: [NSAttributedString.Key: Any] = [
        .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
      ]
      return looks.attributes.merging(own) { $1 }
    }
    set {
      looks.attributes = newValue
      if let font = newValue[.font] as? UIFont { looks.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      looks.styled = nil
      hasStyledText = false
    }
  }

  /// The attributes of the text that is typed next: those that were set, else those of the character before the caret. `nil` while the
  /// field is not edited; setting them has no effect then. A change of the selection forgets what was set. Rules: TEXT-28.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesOfTyping : nil }
    set { if isEditing { looks.typing = newValue.map { (selectedUnits, $0) } } }
  }

  private var attributesOfTyping: [NSAttributedString.Key: Any] {
    let looks = looks
    if let typing = looks.typing, typing.selection == selectedUnits { return typing.attributes }
    let before = max(0, selectedUnits.location - 1)
    return defaultTextAttributes.merging(looks.styled?.attributes(at: before) ?? [:]) { $1 }
  }

  package var styledPlaceholder: NSAttributedString? {
    get { looks.attributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      looks.attributedPlaceholder = newValue
      placeholder = newValue?.string
    }
  }
}

extension UITextField: MeasuredTextField {
  package func sizeOfText(before offset: Int) -> CGSize {
    let units = TextUnits(text ?? "")
    let font = font ?? .systemFont(ofSize: 17)
    let length = units.offset(units.index(offset))
    let part =
      looks.styled?.attributed.attributedSubstring(from: NSRange(location: 0, length: length))
      ?? NSAttributedString(string: String(units.text[..<units.index(offset)]))
    let width = part.length > 0 ? TextLayout.width(part, font: font) : 0
    return CGSize(width: width, height: font.lineHeight)
  }

  package func textWasSet() {
    looks.styled = nil
    hasStyledText = false
  }

  package func textWillChange(in range: NSRange, to text: String) {
    let attributes = attributesOfTyping
    looks.styled?.replace(range, by: text, attributes)
  }
}
