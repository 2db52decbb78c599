import ControllerTree
import Foundation

// Fonts and attributed text of text fields. Fonts belong to a higher floor, so the values are associated with the field.

extension UITextField {
  private struct Looks {
    var font: UIFont?
    var alignment = NSTextAlignment.natural
    var attributes: [NSAttributedString.Key: Any] = [:]
    var attributedPlaceholder: NSAttributedString?
    var adjustsFontSizeToFitWidth = false
    var minimumFontSize: CGFloat = 0
  }

  nonisolated(unsafe) private static var key = 0

  private var looks: Looks {
    get { objc_getAssociatedObject(self, &Self.key) as? Looks ?? Looks() }
    set { objc_setAssociatedObject(self, &Self.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The font; the system font of 17 points by default. It has no part in a size.
  public var font: UIFont? {
    get { looks.font ?? .systemFont(ofSize: 17) }
    set { looks.font = newValue }
  }

  /// The place of the text.
  public var textAlignment: NSTextAlignment {
    get { looks.alignment }
    set { looks.alignment = newValue }
  }

  /// The text with the attributes of ``defaultTextAttributes``. Setting it keeps the string and the first character's attributes.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      if let newValue, newValue.length > 0 { defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil) }
    }
  }

  /// The attributes of the text: at least font and colour.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let own: [NSAttributedString.Key: Any] = [
        .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
      ]
      return looks.attributes.merging(own) { $1 }
    }
    set {
      looks.attributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The placeholder with attributes; that of `placeholder` if none was set.
  public var attributedPlaceholder: NSAttributedString? {
    get { looks.attributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      looks.attributedPlaceholder = newValue
      placeholder = newValue?.string
    }
  }

  /// Whether a long text would get a smaller font. The library never reads it.
  public var adjustsFontSizeToFitWidth: Bool {
    get { looks.adjustsFontSizeToFitWidth }
    set { looks.adjustsFontSizeToFitWidth = newValue }
  }

  /// The smallest font size. The library never reads it.
  public var minimumFontSize: CGFloat {
    get { looks.minimumFontSize }
    set { looks.minimumFontSize = newValue }
  }
}

extension UITextField: MeasuredTextField {
  package func sizeOfText(before offset: Int) -> CGSize {
    let units = TextUnits(text ?? "")
    let font = font ?? .systemFont(ofSize: 17)
    let part = NSAttributedString(string: String(units.text[..<units.index(offset)]))
    let width = part.length > 0 ? TextLayout.width(part, font: font) : 0
    return CGSize(width: width, height: font.lineHeight)
  }
}
