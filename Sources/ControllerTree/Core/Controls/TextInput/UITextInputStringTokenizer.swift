import Foundation

/// Finds units of an input's text by its characters: words are letters and digits, sentences end at `.`, `!` or `?`, paragraphs and
/// lines at line breaks. Rules: TEXT-35.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// A tokenizer for an input, which it does not retain.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Whether a unit ends at the position, seen in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    return TextPieces.units(granularity, of: place.text).contains {
      place.offset == (direction.isBackward ? $0.lowerBound : $0.upperBound)
    }
  }

  /// Whether the position lies in a unit, seen in the direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    unit(position, granularity, direction) != nil
  }

  /// The next end of a unit from the position on; `nil` at the end of the text.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(position), let input else { return nil }
    let units = TextPieces.units(granularity, of: place.text)
    let found =
      direction.isBackward
      ? units.last { $0.lowerBound < place.offset }?.lowerBound
      : units.first { $0.upperBound > place.offset }?.upperBound
    return found.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// The unit around the position; `nil` between two units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = unit(position, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func unit(
    _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    guard let place = place(position) else { return nil }
    return TextPieces.units(granularity, of: place.text).first {
      direction.isBackward
        ? $0.lowerBound < place.offset && place.offset <= $0.upperBound
        : $0.lowerBound <= place.offset && place.offset < $0.upperBound
    }
  }

  private func place(_ position: UITextPosition) -> (text: String, offset: Int)? {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return nil }
    return (text, input.offset(from: input.beginningOfDocument, to: position))
  }
}
