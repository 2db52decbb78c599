import ControllerTree
import Foundation

/// Lays out the elements of a document one below the other in a container, with the lines that layout managers of the other kind make.
/// Rules: FRAG-03, FRAG-04.
struct FragmentLayout {
  private(set) var fragments: [NSTextLayoutFragment] = []
  private let container: NSTextContainer
  private let width: CGFloat
  private var y: CGFloat = 0
  private var lineCount = 0
  private var isFull = false

  init(_ container: NSTextContainer) {
    self.container = container
    width = container.size.width
  }

  /// Adds the fragment of an element below the others.
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - text: The text of the element; `nil` for one without a text.
  ///   - isLast: Whether the document ends here: a line break at the end then has an empty line behind it.
  /// - Complexity: O(n) in the characters.
  mutating func add(_ fragment: NSTextLayoutFragment, _ text: NSAttributedString?, isLast: Bool) {
    guard !isFull else { return }
    let (before, after) = (fragment.leadingPadding, fragment.trailingPadding)
    let gap = fragments.isEmpty ? 0 : Self.gap(above: text)
    let top = y + gap + fragment.topMargin
    guard let text, text.length > 0 else {
      place(
        fragment, [], CGRect(x: container.lineFragmentPadding, y: y, width: 0, height: top - y + fragment.bottomMargin))
      return
    }
    var room = ContainerLayout.Room(container, width: width)
    room.width -= before + after
    room.aligned = max(0, room.aligned - before - after)
    room.rows = room.rows.map { rows in { rows(top + $0, $1, $2) } }
    if room.limit > 0 { room.limit -= lineCount }
    let height = container.size.height
    if height > 0, height < .greatestFiniteMagnitude { room.height = height - top }
    var lines = ContainerLayout(text, in: room, defaults: container.defaults).lines
    if !isLast, let last = lines.last, last.units.isEmpty { lines.removeLast() }
    if !fragments.isEmpty, lines.isEmpty || top + lines[0].layout.height > height, room.height.isFinite {
      isFull = true
      return
    }
    lineCount += lines.count
    isFull = container.maximumNumberOfLines > 0 && lineCount >= container.maximumNumberOfLines
    let left = container.lineFragmentPadding
    var (made, right, bottom) = ([NSTextLineFragment](), CGFloat(0), CGFloat(0))
    for line in lines {
      let place = CGPoint(x: line.origin.x - left + before, y: line.origin.y + top - y)
      made.append(NSTextLineFragment(text, line, at: place, in: container))
      right = max(right, place.x + line.layout.width - line.layout.indent)
      bottom = max(bottom, place.y + line.layout.height)
    }
    place(fragment, made, CGRect(x: left, y: y, width: right + after, height: bottom + fragment.bottomMargin))
  }

  private mutating func place(_ fragment: NSTextLayoutFragment, _ lines: [NSTextLineFragment], _ frame: CGRect) {
    fragment.take(lines, frame)
    fragments.append(fragment)
    y = frame.maxY
  }

  /// The space above a paragraph behind another one.
  private static func gap(above text: NSAttributedString?) -> CGFloat {
    guard let text, text.length > 0 else { return 0 }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style.map { $0.lineSpacing + $0.paragraphSpacing + $0.paragraphSpacingBefore } ?? 0
  }
}
