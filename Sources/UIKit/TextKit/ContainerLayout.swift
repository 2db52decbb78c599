import ControllerTree
import Foundation

/// The lines of a text in a container and their places, in points of the container. Rules: TEXT-39, TEXT-40, TEXT-54.
struct ContainerLayout {
  /// A line, without the padding at its ends.
  struct Line {
    let layout: TextLayout.Line
    /// The place of the line among the text's UTF-16 units.
    let units: Range<Int>
    let origin: CGPoint
    /// The space above the line.
    let gap: CGFloat
    /// The part of the row that the line has; `nil` for all of it.
    let place: LinePlace?
    /// The rectangles that the layout manager gave to the line; `nil` for those of the layout.
    var given: LineSetting?
    var maxX: CGFloat { origin.x + layout.width - layout.indent }
  }

  /// Where lines break and how they lie.
  struct Room {
    /// Where lines break.
    var width: CGFloat
    /// The width in which lines are aligned; 0 for that of the longest.
    var aligned: CGFloat
    /// The height for lines; the first one is there in any case.
    var height = CGFloat.infinity
    /// The largest number of lines; 0 for any number.
    var limit = 0
    /// How lines break where no paragraph style decides it.
    var breaking = NSLineBreakMode.byWordWrapping
    /// The space before each line.
    var padding: CGFloat
    /// The free parts of rows; `nil` for a rectangle.
    var rows: LineRows?
    let container: NSTextContainer

    /// The room in a container of a width, in points; 0 for no limit.
    init(_ container: NSTextContainer, width: CGFloat) {
      padding = container.lineFragmentPadding
      let inside = width < .greatestFiniteMagnitude ? width : 0
      let room = max(0, inside - 2 * padding)
      self.width = inside > 0 ? room : .infinity
      aligned = room.isFinite ? room : 0
      limit = container.maximumNumberOfLines
      breaking = container.lineBreakMode
      self.container = container
      if room.isFinite, !container.isSimpleRectangularTextContainer {
        rows = { [padding] in container.freeParts(top: $0, height: $1, width: inside, at: $2, padding: padding) }
      }
    }
  }

  let lines: [Line]
  /// The units in the container.
  let units: Range<Int>
  private let text: NSAttributedString
  private let start: Int
  private let ownUnits: TextUnits
  private let font: UIFont
  private let container: NSTextContainer
  /// The size of the lines, without padding.
  let size: CGSize
  /// The distances of the first baseline from the top and of the last one from the bottom of the lines.
  let baselines: (first: CGFloat, last: CGFloat)

  /// - Parameters:
  ///   - text: The text from `start` on; one without characters has one line.
  ///   - start: The place of the text in that of the storage, in UTF-16 units.
  ///   - isFirst: Whether the container is the first one, which has a line even without a text.
  ///   - room: Where lines break and how they lie.
  ///   - defaults: The look of parts without one.
  ///   - spacing: Further space below a line, by the places of its units and its rectangle; `nil` for none.
  ///   - setting: Changes the rectangles of a line; `nil` for none.
  /// - Complexity: O(n) in the characters.
  init(
    _ text: NSAttributedString, from start: Int = 0, isFirst: Bool = true, in room: Room, defaults: TextDefaults,
    spacing: ((Range<Int>, CGRect) -> CGFloat)? = nil, setting: LineSetting.Change? = nil
  ) {
    let measured = text.length > 0 ? text : NSAttributedString(string: "\n")
    let layout = TextLayout(
      measured, font: defaults.font, width: room.width, limit: room.limit, breaking: room.breaking,
      container: room.container, rows: room.rows)
    let found = text.length > 0 ? layout.lines : Array(layout.lines.prefix(isFirst ? 1 : 0))
    let ownUnits = TextUnits(text.string)
    (self.text, self.start, self.ownUnits, font) = (text, start, ownUnits, defaults.font)
    container = room.container
    var (lines, offsets) = ([Line](), UnitsOfCharacters(text.string))
    var (size, below) = (CGSize.zero, CGFloat(0))
    for line in found { size.width = max(size.width, line.width) }
    let aligned = room.aligned > 0 ? room.aligned : size.width
    for (index, line) in found.enumerated() {
      let first = offsets.units(before: line.start)
      let gap = line.gap + below
      let top = line.place?.top ?? size.height + gap
      if !lines.isEmpty, top + line.height > room.height { break }
      let last = index + 1 < found.count ? offsets.units(before: found[index + 1].start) : ownUnits.length
      let left = (line.place?.x ?? 0) + room.padding + line.left(in: line.place?.width ?? aligned, defaults.alignment)
      let units = (start + first)..<(start + max(first, last))
      var made = Line(
        layout: line, units: units, origin: CGPoint(x: left, y: top), gap: line.place == nil ? gap : 0,
        place: line.place)
      if let setting { made = made.set(in: room.container, setting) }
      lines.append(made)
      size.height = max(size.height, made.origin.y + made.layout.height)
      below = spacing?(units, CGRect(x: 0, y: top, width: room.width, height: line.height)) ?? 0
    }
    if room.rows != nil { size.width = max(0, (lines.map(\.maxX).max() ?? 0) - room.padding) }
    self.lines = lines
    self.size = size
    units = start..<(lines.last?.units.upperBound ?? start)
    baselines = (lines.first?.layout.baseline ?? 0, lines.last?.layout.descent ?? 0)
  }

  /// The line of a unit; the last one behind the text.
  func line(at offset: Int) -> Line? { lines.last { $0.units.lowerBound <= offset } ?? lines.first }

  /// The place of a unit in its line.
  func x(_ offset: Int, in line: Line) -> CGFloat {
    let first = line.units.lowerBound
    let part = NSRange(location: first - start, length: max(0, min(offset, line.units.upperBound) - first))
    return line.origin.x + (part.length > 0 ? width(of: part, in: line) : 0)
  }

  private func width(of part: NSRange, in line: Line) -> CGFloat {
    TextLayout.width(
      text.attributedSubstring(from: part), font: font, indent: line.layout.indent, container: container)
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
      let (first, last) = (max(part.lowerBound, line.units.lowerBound), min(part.upperBound, line.units.upperBound))
      let (left, right) = (x(first, in: line), x(last, in: line))
      rectangles.append(CGRect(x: left, y: line.origin.y, width: right - left, height: line.layout.height))
    }
    return rectangles
  }

  /// A character near a point, and how far the point lies in it.
  struct Hit {
    /// The first unit of the character.
    let offset: Int
    /// The length of the character in units; 0 at the end of the text.
    let length: Int
    /// From 0, at its beginning, to 1.
    let fraction: CGFloat
  }

  /// The character at a point, or the nearest one of the nearest line.
  func hit(_ point: CGPoint) -> Hit {
    guard let line = line(nearest: point) else {
      return Hit(offset: start, length: 0, fraction: 0)
    }
    var (offset, left) = (line.units.lowerBound, line.origin.x)
    var found = Hit(offset: offset, length: 0, fraction: 0)
    let place = NSRange(location: line.units.lowerBound - start, length: line.units.count)
    for character in ownUnits[place] where !character.isNewline {
      let length = character.utf16.count
      let right = x(offset + length, in: line)
      let fraction = right > left ? (point.x - left) / (right - left) : 0
      found = Hit(offset: offset, length: length, fraction: max(0, min(1, fraction)))
      if point.x < right { break }
      (offset, left) = (offset + length, right)
    }
    return found
  }

  /// The line of the row of a point; the nearest one of a row with several.
  private func line(nearest point: CGPoint) -> Line? {
    guard let last = lines.last(where: { $0.origin.y - $0.gap <= point.y }) ?? lines.first else { return nil }
    guard last.place != nil else { return last }
    func distance(_ line: Line) -> CGFloat { max(line.origin.x - point.x, point.x - line.maxX, 0) }
    return lines.filter { $0.origin.y == last.origin.y }.min { distance($0) < distance($1) }
  }

  /// The place between two characters nearest to a point.
  func offset(at point: CGPoint) -> Int {
    let hit = hit(point)
    return hit.fraction < 0.5 ? hit.offset : hit.offset + hit.length
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
