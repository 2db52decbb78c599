import ControllerTree
import Foundation

/// The lines of a text view's text and their places, in points of the content. Rules: TEXT-39, TEXT-40.
@MainActor struct TextViewLayout {
  private struct Line {
    let layout: TextLayout.Line
    /// The place of the line among the text's UTF-16 units.
    let units: Range<Int>
    let origin: CGPoint
  }

  private let lines: [Line]
  private let text: NSAttributedString
  private let units: TextUnits
  private let font: UIFont
  /// The size of the lines, without insets and padding.
  let size: CGSize
  /// The distances of the first baseline from the top and of the last one from the bottom of the lines.
  let baselines: (first: CGFloat, last: CGFloat)

  /// - Parameters:
  ///   - text: The text; one without characters has one line.
  ///   - font: The font of parts without one.
  ///   - width: Where lines break.
  ///   - room: The width in which lines are aligned; 0 for that of the longest.
  ///   - limit: The largest number of lines; 0 for any number.
  ///   - breaking: How lines break where no paragraph style decides it.
  ///   - alignment: The place of lines without a paragraph style.
  ///   - origin: The place of the first line.
  /// - Complexity: O(n) in the characters.
  init(
    _ text: NSAttributedString, font: UIFont, width: CGFloat, room: CGFloat, limit: Int, breaking: NSLineBreakMode,
    alignment: NSTextAlignment, origin: CGPoint
  ) {
    let measured = text.length > 0 ? text : NSAttributedString(string: "\n")
    let layout = TextLayout(measured, font: font, width: width, limit: limit, breaking: breaking)
    let found = text.length > 0 ? layout.lines : Array(layout.lines.prefix(1))
    self.text = text
    self.font = font
    units = TextUnits(text.string)
    var (lines, offsets) = ([Line](), UnitsOfCharacters(text.string))
    var size = CGSize.zero
    for line in found { size.width = max(size.width, line.width) }
    let room = room > 0 ? room : size.width
    for (index, line) in found.enumerated() {
      let start = offsets.units(before: line.start)
      let end = index + 1 < found.count ? offsets.units(before: found[index + 1].start) : units.length
      let left = line.left(in: room, alignment)
      size.height += line.gap
      let place = CGPoint(x: origin.x + left, y: origin.y + size.height)
      lines.append(Line(layout: line, units: start..<max(start, end), origin: place))
      size.height += line.height
    }
    self.lines = lines
    self.size = size
    baselines = (found.first?.baseline ?? 0, found.last?.descent ?? 0)
  }

  private func line(at offset: Int) -> Line? { lines.last { $0.units.lowerBound <= offset } ?? lines.first }

  private func x(_ offset: Int, in line: Line) -> CGFloat {
    let start = line.units.lowerBound
    let part = NSRange(location: start, length: max(0, min(offset, line.units.upperBound) - start))
    return line.origin.x + (part.length > 0 ? TextLayout.width(text.attributedSubstring(from: part), font: font) : 0)
  }

  /// The rectangle of the caret before a unit, 2 points wide.
  func caret(at offset: Int) -> CGRect {
    guard let line = line(at: offset) else { return .zero }
    return CGRect(x: x(offset, in: line), y: line.origin.y, width: 2, height: line.layout.height)
  }

  /// The rectangles of a part, one for each of its lines.
  func rectangles(of range: NSRange) -> [CGRect] {
    let part = range.location..<(range.location + range.length)
    var rectangles: [CGRect] = []
    for line in lines where line.units.overlaps(part) {
      let (start, end) = (max(part.lowerBound, line.units.lowerBound), min(part.upperBound, line.units.upperBound))
      let (left, right) = (x(start, in: line), x(end, in: line))
      rectangles.append(CGRect(x: left, y: line.origin.y, width: right - left, height: line.layout.height))
    }
    return rectangles
  }

  /// The place between two characters nearest to a point.
  func offset(at point: CGPoint) -> Int {
    guard let line = lines.last(where: { $0.origin.y <= point.y }) ?? lines.first else { return 0 }
    var (offset, left) = (line.units.lowerBound, line.origin.x)
    for character in units[NSRange(line.units)] where !character.isNewline {
      let right = x(offset + character.utf16.count, in: line)
      if point.x < (left + right) / 2 { break }
      offset += character.utf16.count
      left = right
    }
    return offset
  }
}

/// Counts the UTF-16 units before characters, whose places must not decrease from call to call.
private struct UnitsOfCharacters {
  private var rest: Substring
  private var (characters, units) = (0, 0)

  init(_ text: String) { rest = text[...] }

  mutating func units(before character: Int) -> Int {
    while characters < character, let next = rest.popFirst() {
      characters += 1
      units += next.utf16.count
    }
    return units
  }
}

extension TextLayout.Line {
  /// The distance of the line from the left of its room, with its indent.
  fileprivate func left(in room: CGFloat, _ alignment: NSTextAlignment) -> CGFloat {
    switch self.alignment ?? alignment {
    case .center: max(0, room - width) / 2 + indent
    case .right: max(0, room - width) + indent
    case .left, .justified, .natural: indent
    }
  }
}
