import Foundation

/// The rectangles of a text field's parts. Rules: TEXT-36.
@MainActor struct TextFieldPlaces {
  /// Between a border and the text, in points.
  private static let inset: CGFloat = 7
  /// The side of the clear button, and its distance from the edge.
  private static let clearButton = (side: CGFloat(19), margin: CGFloat(5))

  private let field: UITextField

  init(_ field: UITextField) { self.field = field }

  private func isVisible(_ mode: UITextField.ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Whether a view with this mode is visible now.
  func shows(_ mode: UITextField.ViewMode) -> Bool { isVisible(mode, isEditing: field.isEditing) }

  func text(in bounds: CGRect, isEditing: Bool) -> CGRect {
    let inset = field.borderStyle == .none ? 0 : Self.inset
    var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
    if field.leftView != nil, isVisible(field.leftViewMode, isEditing: isEditing) {
      left = field.leftViewRect(forBounds: bounds).maxX + inset
    }
    if field.rightView != nil, isVisible(field.rightViewMode, isEditing: isEditing) {
      right = field.rightViewRect(forBounds: bounds).minX - inset
    } else if isVisible(field.clearButtonMode, isEditing: isEditing), field.hasText {
      right = field.clearButtonRect(forBounds: bounds).minX - Self.clearButton.margin
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  /// Whether a person sees the clear button: it stands where no other view does.
  var showsClearButton: Bool {
    let isCovered = field.rightView != nil && isVisible(field.rightViewMode, isEditing: field.isEditing)
    return !isCovered && field.hasText && isVisible(field.clearButtonMode, isEditing: field.isEditing)
  }

  /// The size of text or placeholder, the visible side views and the border, in whole points.
  var contentSize: CGSize {
    guard let styled = field as? any StyledTextField else { return .zero }
    let length = field.units.length
    let text = length > 0 ? styled.sizeOfText(before: length) : styled.size(of: field.placeholder ?? "")
    var width = text.width + (field.borderStyle == .none ? 0 : 2 * Self.inset)
    var height = text.height.rounded(.up) + 1
    for (view, mode) in [(field.leftView, field.leftViewMode), (field.rightView, field.rightViewMode)] {
      guard let size = view?.bounds.size, isVisible(mode, isEditing: field.isEditing) else { continue }
      width += size.width
      height = max(height, size.height)
    }
    switch field.borderStyle {
    case .none: break
    case .line, .bezel: height += 4
    case .roundedRect: height = max(34, height + 12)
    }
    return CGSize(width: width.rounded(.up), height: height)
  }

  /// Those of the line of text, in the middle of the height unless `contentVerticalAlignment` has moved it.
  var baselines: TextBaselines {
    let font = field.font ?? .systemFont(ofSize: 17)
    return switch field.contentVerticalAlignment {
    case .top: TextBaselines(line: .below(top: font.ascender))
    case .bottom: TextBaselines(line: .above(bottom: -font.descender))
    case .center, .fill: TextBaselines(line: .below(center: (font.ascender + font.descender) / 2))
    }
  }

  func clearButton(in bounds: CGRect) -> CGRect {
    let (side, margin) = Self.clearButton
    return CGRect(x: bounds.maxX - margin - side, y: bounds.midY - side / 2, width: side, height: side)
  }

  func left(in bounds: CGRect) -> CGRect {
    guard let size = field.leftView?.bounds.size else { return .zero }
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  func right(in bounds: CGRect) -> CGRect {
    guard let size = field.rightView?.bounds.size else { return .zero }
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  private var place: CGRect {
    field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
  }

  private func size(before offset: Int) -> CGSize {
    (field as? any StyledTextField)?.sizeOfText(before: offset) ?? .zero
  }

  func part(_ units: NSRange) -> CGRect {
    let (place, end) = (place, size(before: units.location + units.length))
    let start = size(before: units.location).width
    return CGRect(
      x: place.minX + start, y: place.midY - end.height / 2, width: end.width - start, height: end.height)
  }

  func caret(before offset: Int) -> CGRect {
    var caret = part(NSRange(location: offset, length: 0))
    caret.size.width = 2
    return caret
  }

  /// The end of the character on whose side the point lies.
  func offset(at point: CGPoint) -> Int {
    let (units, x) = (field.units, point.x - place.minX)
    var (best, offset) = (0, 0)
    var left: CGFloat = 0
    for character in units.text {
      let right = size(before: offset + character.utf16.count).width
      if x < (left + right) / 2 { break }
      offset += character.utf16.count
      (best, left) = (offset, right)
    }
    return best
  }
}
