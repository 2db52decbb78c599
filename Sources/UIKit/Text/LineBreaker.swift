import ControllerTree
import Foundation

/// The parts of a row of text that are free, from left to right, without the padding at their ends.
/// - Parameters: The top of the row, its height, and the place of its first character in UTF-16 units.
typealias LineRows = (_ top: CGFloat, _ height: CGFloat, _ character: Int) -> [LinePlace]

/// A free part of a row, in points of the container.
struct LinePlace {
  var x: CGFloat
  var width: CGFloat
  var top: CGFloat = 0
}

/// Takes characters one by one and makes lines.
struct LineBreaker {
  private let width: CGFloat
  private let limit: Int
  private let breaking: NSLineBreakMode?
  private var rows: RowsOfLines?

  private var lines: [TextLayout.Line] = []
  private var line: TextLayout.Line
  /// The width with the spaces at the end, which don't count if the line breaks there.
  private var fullWidth: CGFloat = 0
  /// What follows the last place where the line may break.
  private var word: (start: Int, width: CGFloat, lineWidthBefore: CGFloat)?
  private var count = 0
  private var paragraph: NSParagraphStyle?
  private var isFirstOfParagraph = true
  private var endsWithNewline = false

  init(width: CGFloat, limit: Int, breaking: NSLineBreakMode?, rows: LineRows?) {
    self.width = width
    self.limit = limit
    self.breaking = breaking
    self.rows = rows.map { RowsOfLines($0, width: width) }
    line = TextLayout.Line(start: 0)
  }

  /// The widest line that fits, less the indents of the paragraph.
  private var available: CGFloat {
    let width = line.place?.width ?? width
    guard let paragraph else { return width }
    let end = paragraph.tailIndent > 0 ? min(paragraph.tailIndent, width) : width + paragraph.tailIndent
    return end - indent
  }

  private var indent: CGFloat {
    guard let paragraph else { return 0 }
    return isFirstOfParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent
  }

  /// A line of another mode than these two goes on in the next only at a word.
  private var mode: NSLineBreakMode { paragraph?.lineBreakMode ?? breaking ?? .byWordWrapping }

  /// Whether one line holds everything, because it is cut at its edge.
  private var staysInLine: Bool { limit == 1 || mode == .byClipping && limit != 0 }

  mutating func add(_ character: TextCharacter, _ part: TextPart) {
    paragraph = part.paragraph ?? paragraph
    if rows != nil, line.place == nil { placeLine(for: part, width: 0) }
    rows?.units += character.units
    if character.isNewline {
      grow(for: part)
      endLine(beginsParagraph: true)
      endsWithNewline = true
      count += 1
      line.start = count
      lastPart = part
      return
    }
    endsWithNewline = false
    lastPart = part
    let advance = part.width(of: character, at: indent + fullWidth)
    if character.isCode(TextCharacter.space) || character.isCode(TextCharacter.tab) {
      grow(for: part)
      fullWidth += advance
      word = nil
    } else {
      if fullWidth + advance > available + 0.0001, !staysInLine { makeRoom(for: advance, part) }
      grow(for: part)
      if word == nil { word = (count, 0, line.width) }
      fullWidth += advance
      line.width = fullWidth
      word?.width += advance
      if character.isCode(UInt8(ascii: "-")) || mode.breaksCharacters { word = nil }
    }
    count += 1
  }

  private var lastPart: TextPart?

  /// The lines, not more than their limit.
  consuming func finished() -> [TextLayout.Line] {
    if endsWithNewline, let lastPart {
      if rows != nil { placeLine(for: lastPart, width: 0) }
      grow(for: lastPart)
    }
    endLine(beginsParagraph: true)
    if limit > 0, lines.count > limit { lines.removeLast(lines.count - limit) }
    return lines
  }

  /// The next character does not fit in the line.
  private mutating func makeRoom(for advance: CGFloat, _ part: TextPart) {
    let isOneWord = line.width <= (word?.width ?? 0) + 0.0001
    if isOneWord, let place = line.place, place.width < width, let wider = widerPlace(for: part, fullWidth + advance) {
      // A narrow part of a row is left out.
      line.place = wider
      return
    }
    if fullWidth > 0 { breakLine(part, advance) }
  }

  /// Ends the line at the last place where it may break; a word that is longer than the line breaks anywhere.
  private mutating func breakLine(_ part: TextPart, _ advance: CGFloat) {
    guard let moved = word, moved.start > line.start, moved.lineWidthBefore > 0 else {
      endLine(beginsParagraph: false)
      line.start = count
      if rows != nil { placeLine(for: part, width: advance) }
      return
    }
    line.width = moved.lineWidthBefore
    let (baseline, descent) = (line.baseline, line.descent)
    endLine(beginsParagraph: false)
    line.start = moved.start
    if rows != nil { placeLine(for: part, width: moved.width + advance) }
    (line.baseline, line.descent) = (baseline, descent)
    fullWidth = moved.width
    line.width = moved.width
    word = (moved.start, moved.width, 0)
  }

  /// Finds the next free part of a row for the line.
  private mutating func placeLine(for part: TextPart, width: CGFloat) {
    let (height, width, gap) = needs(part, width)
    line.place = rows?.next(height: height, width: width, gap: gap)
  }

  /// A free part further on in which a word fits; `nil` for none.
  private mutating func widerPlace(for part: TextPart, _ width: CGFloat) -> LinePlace? {
    let (height, width, gap) = needs(part, width)
    return rows?.wide(height: height, width: width, gap: gap)
  }

  /// The height of a row, the width of its text, and the space above it.
  private func needs(_ part: TextPart, _ width: CGFloat) -> (height: CGFloat, width: CGFloat, gap: CGFloat) {
    let heights = part.heights
    return (heights.above + heights.below, width + indent, lines.isEmpty ? 0 : gap)
  }

  /// Makes the line as high as the part needs. What a paragraph style adds or takes away is above the letters.
  private mutating func grow(for part: TextPart) {
    var (baseline, descent) = part.heights
    if let paragraph {
      var height = baseline + descent
      if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
      height = max(height, paragraph.minimumLineHeight)
      if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
      descent = min(descent, height)
      baseline = height - descent
    }
    line.baseline = max(line.baseline, baseline)
    line.descent = max(line.descent, descent)
  }

  private mutating func endLine(beginsParagraph: Bool) {
    if line.height == 0 { return }
    if line.width > 0 { line.width += indent }
    line.indent = indent
    line.alignment = paragraph?.alignment
    if !lines.isEmpty { line.gap = gap }
    lines.append(line)
    rows?.used(height: line.height)
    if beginsParagraph { rows?.endRow() }
    line = TextLayout.Line(start: count)
    fullWidth = 0
    word = nil
    isFirstOfParagraph = beginsParagraph
  }

  private var gap: CGFloat {
    guard let paragraph else { return 0 }
    guard isFirstOfParagraph else { return paragraph.lineSpacing }
    return paragraph.lineSpacing + paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
  }
}

/// The rows of a container that has no simple form, from the top, and what is free in the last one. Rules: TEXT-91.
private struct RowsOfLines {
  private let rows: LineRows
  private let width: CGFloat
  /// The text before the next character, in UTF-16 units.
  var units = 0
  private var top: CGFloat = 0
  private var height: CGFloat = 0
  private var free: [LinePlace] = []
  private var isFirst = true
  /// A row without a free part is as high as a line. The search for any part ends after the first number of rows, that for a part in which
  /// a word fits after the second.
  private static let (mostRows, mostRowsOfWord) = (1000, 50)

  init(_ rows: @escaping LineRows, width: CGFloat) {
    self.rows = rows
    self.width = width
  }

  /// The next free part in which a word fits; if there is none, the next free part.
  mutating func next(height: CGFloat, width: CGFloat, gap: CGFloat) -> LinePlace {
    if let place = wide(height: height, width: width, gap: gap) { return place }
    return part(height, 0, gap, Self.mostRows) ?? LinePlace(x: 0, width: self.width, top: top)
  }

  /// The next free part in which a word fits, or one of the full width; without one nothing changes.
  mutating func wide(height: CGFloat, width: CGFloat, gap: CGFloat) -> LinePlace? {
    let before = self
    let place = part(height, width, gap, Self.mostRowsOfWord)
    if place == nil { self = before }
    return place
  }

  private mutating func part(_ height: CGFloat, _ width: CGFloat, _ gap: CGFloat, _ rowCount: Int) -> LinePlace? {
    var gap = gap
    for _ in 0..<rowCount {
      while !free.isEmpty {
        let place = free.removeFirst()
        if place.width >= width || place.width >= self.width { return place }
      }
      top += self.height
      if !isFirst { top += gap }
      (isFirst, gap, self.height) = (false, 0, height)
      free = rows(top, height, units).map { LinePlace(x: $0.x, width: $0.width, top: top) }
    }
    return nil
  }

  /// A line of the row has a height.
  mutating func used(height: CGFloat) { self.height = max(self.height, height) }

  /// The next line begins below the row.
  mutating func endRow() { free = [] }
}
