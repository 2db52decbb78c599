import ControllerTree
import Foundation

/// Lays out the text of a text storage in containers, one after the other.
///
/// Glyphs are the text's UTF-16 units, so that an index of one is an index of the other; the units of a character after its first have
/// no width. Nothing is drawn. Points are those of the container. The layout is made when it is first read after an edit. A layout
/// manager may be used on any thread, by one at a time. Rules: TEXT-54 to TEXT-56.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// Makes a layout manager without a text.
  public override init() { super.init() }
  /// Makes a layout manager without a text; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The text; the storage retains the layout manager.
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { forgetLayout() } } }
  /// Learns about layout. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// Gives another text storage to the layout manager, and all others of its storage. Rules: TEXT-54.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    let others = textStorage?.layoutManagers ?? [self]
    for manager in others { newTextStorage.addLayoutManager(manager) }
  }

  // MARK: Containers

  /// The places of the text. The layout manager retains them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container. A place outside the containers is the nearest one.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard container.layoutManager !== self else { return }
    if let former = container.layoutManager, let place = former.textContainers.firstIndex(where: { $0 === container }) {
      former.removeTextContainer(at: place)
    }
    textContainers.insert(container, at: max(0, min(index, textContainers.count)))
    container.layoutManager = self
    forgetLayout()
  }

  /// Removes a container, if there is one at the place.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  /// A container has another size: the text is laid out anew.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  final func geometryChanged(of container: NSTextContainer, from old: CGSize) {
    textContainerChangedGeometry(container)
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: old)
  }

  // MARK: Layout

  /// Layouts by container, at the widths that they were made for.
  private var laid: [ContainerLayout] = []
  private var widths: [CGFloat] = []

  final func forgetLayout() {
    guard !laid.isEmpty else { return }
    (laid, widths) = ([], [])
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// The layouts of all containers.
  /// - Complexity: O(n) in the characters after a change, else O(containers).
  final var layouts: [ContainerLayout] {
    let now = textContainers.map(\.size.width)
    if laid.count == now.count, widths == now { return laid }
    makeLayouts(widths: now)
    return laid
  }

  private func makeLayouts(widths: [CGFloat]) {
    let text = textStorage ?? NSAttributedString(string: "")
    var (layouts, start) = ([ContainerLayout](), 0)
    for (container, width) in zip(textContainers, widths) {
      var room = ContainerLayout.Room(container, width: width)
      let height = container.size.height
      if height > 0 { room.height = height }
      let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
      let layout = ContainerLayout(
        rest, from: start, isFirst: layouts.isEmpty, in: room, defaults: container.defaults, spacing: spacing,
        setting: setting(in: container))
      layouts.append(layout)
      start = layout.units.upperBound
    }
    (laid, self.widths) = (layouts, widths)
    for (index, container) in textContainers.enumerated() {
      let isLast = index == textContainers.count - 1 || layouts[index].units.upperBound == text.length
      delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: isLast)
      if isLast { break }
    }
  }

  /// The space that the delegate wants below lines; `nil` without a delegate.
  final var spacing: ((Range<Int>, CGRect) -> CGFloat)? {
    delegate.map { delegate in
      { units, rectangle in
        delegate.layoutManager(
          self, lineSpacingAfterGlyphAt: max(units.lowerBound, units.upperBound - 1),
          withProposedLineFragmentRect: rectangle)
      }
    }
  }

  // MARK: Rectangles of lines

  /// The line that gets its place.
  private var line: LineSetting?

  /// Asks the delegate and ``setLineFragmentRect(_:forGlyphRange:usedRect:)`` about each line of a container. Rules: TEXT-98.
  final func setting(in container: NSTextContainer) -> LineSetting.Change {
    { [self] units, proposed in
      var changed = proposed
      let didChange =
        delegate?.layoutManager(
          self, shouldSetLineFragmentRect: &changed.rect, lineFragmentUsedRect: &changed.used,
          baselineOffset: &changed.baseline, in: container, forGlyphRange: NSRange(units)) ?? false
      let outer = line
      line = didChange ? changed : proposed
      defer { line = outer }
      if units.isEmpty {
        setExtraLineFragmentRect(changed.rect, usedRect: changed.used, textContainer: container)
      } else {
        setLineFragmentRect(
          (line ?? proposed).rect, forGlyphRange: NSRange(units), usedRect: (line ?? proposed).used)
      }
      return line ?? proposed
    }
  }

  /// A line gets its place; called for each line of a layout. An override passes other rectangles to `super`; the next line lies below
  /// them. Outside of a layout nothing happens. Rules: TEXT-98.
  /// - Parameters:
  ///   - fragmentRect: The rectangle of the line, in points of the container.
  ///   - glyphRange: The glyphs of the line.
  ///   - usedRect: The part of the rectangle that text and padding use.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
    set(fragmentRect, usedRect)
  }

  /// The empty line at the end of a text gets its place; see ``setLineFragmentRect(_:forGlyphRange:usedRect:)``. Rules: TEXT-98.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) { set(fragmentRect, usedRect) }

  private func set(_ fragmentRect: CGRect, _ usedRect: CGRect) {
    line?.rect = fragmentRect
    line?.used = usedRect
  }

  /// The layout in a container; `nil` for a container of another layout manager.
  final func layout(in container: NSTextContainer) -> ContainerLayout? {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
    return layouts[index]
  }

  /// The container of a unit, its layout and its line; the last one for what lies behind.
  final func place(of glyph: Int) -> (container: NSTextContainer, layout: ContainerLayout, line: ContainerLayout.Line)?
  {
    let layouts = layouts
    for (index, layout) in layouts.enumerated() {
      guard glyph < layout.units.upperBound || index == layouts.count - 1, let line = layout.line(at: glyph) else {
        continue
      }
      return (textContainers[index], layout, line)
    }
    return nil
  }

  /// The text storage was edited: the text is laid out anew when the layout is next read, and text views follow. Rules: TEXT-51.
  /// - Parameters:
  ///   - textStorage: The storage.
  ///   - editMask: What was edited.
  ///   - newCharRange: The part, in the text as it is now.
  ///   - delta: The difference between the lengths of the part now and before.
  ///   - invalidatedCharRange: The part to lay out anew.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    forgetLayout()
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      for container in textContainers {
        (container.owner?.view as? UITextView)?.storageEdited(
          range: newCharRange, by: delta, characters: editMask.contains(.editedCharacters))
      }
    }
  }

  /// The part is laid out anew when the layout is next read: all of the text is.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    forgetLayout()
  }
  /// The part gets new glyphs: like ``invalidateLayout(forCharacterRange:actualCharacterRange:)``.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
  }
  /// Does nothing: nothing is drawn.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: nothing is drawn.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Lays the text out.
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  /// Lays the text out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  /// Lays the text out.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
  /// Lays the text out.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layouts }
  /// Does nothing: glyphs are the units of the text.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing: glyphs are the units of the text.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  // MARK: Glyphs and characters

  /// The number of glyphs: that of the text's UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether a glyph exists.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  /// The character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs of characters: the same range, without what lies outside the text.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    let range = clamped(charRange)
    actualCharacterRange?.pointee = range
    return range
  }

  /// The characters of glyphs: the same range, without what lies outside the text.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    let range = clamped(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let length = numberOfGlyphs
    let start = max(0, min(range.location, length))
    return NSRange(location: start, length: max(0, min(range.length, length - start)))
  }

  /// The glyphs in a container. Rules: TEXT-55.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    layout(in: container).map { NSRange($0.units) } ?? NSRange()
  }

  /// The glyphs whose lines meet a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let layout = layout(in: container) else { return NSRange() }
    let lines = layout.lines.filter { $0.origin.y < bounds.maxY && $0.origin.y + $0.layout.height > bounds.minY }
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(first.units.lowerBound..<last.units.upperBound)
  }

  /// The container of a glyph; `nil` without containers.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let place = place(of: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = NSRange(place.layout.units)
    return place.container
  }

  /// The first character without a place in a container; the length of the text if there is none.
  open func firstUnlaidCharacterIndex() -> Int { layouts.last?.units.upperBound ?? 0 }
  /// The first glyph without a place in a container.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Lines

  /// The rectangle of a glyph's line, as wide as its container, with the space above it. Rules: TEXT-55.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let place = place(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(place.line.units)
    return place.line.rectangle(in: place.container)
  }

  /// The part of a line's rectangle that text and padding use. Rules: TEXT-55.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let place = place(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(place.line.units)
    return place.line.usedRectangle(in: place.container)
  }

  /// Calls a closure for each line that has some of the glyphs. Rules: TEXT-55.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let part = glyphRange.location..<(glyphRange.location + max(0, glyphRange.length))
    for (container, layout) in zip(textContainers, layouts) {
      for line in layout.lines where line.units.overlaps(part) {
        block(
          line.rectangle(in: container), line.usedRectangle(in: container), container, NSRange(line.units), &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Calls a closure with the rectangle of the glyphs in each of their lines. Rules: TEXT-55.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rectangle in layout(in: textContainer)?.rectangles(of: glyphRange) ?? [] {
      block(rectangle, &stop)
      if stop.boolValue { return }
    }
  }

  /// The glyphs that the end of a line would hide: none has a place.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let end = firstUnlaidGlyphIndex()
    guard end < numberOfGlyphs, let line = place(of: glyphIndex)?.line, line.units.upperBound == end else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(end..<numberOfGlyphs)
  }

  /// The empty line behind a line break at the end of the text, or of an empty text; nothing without one. Rules: TEXT-55.
  open var extraLineFragmentRect: CGRect { extraLine.map { $0.1.rectangle(in: $0.0) } ?? .zero }
  /// The used part of the empty line at the end of the text. Rules: TEXT-55.
  open var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.1.usedRectangle(in: $0.0) } ?? .zero }
  /// The container of the empty line at the end of the text.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.0 }

  private var extraLine: (NSTextContainer, ContainerLayout.Line)? {
    for (container, layout) in zip(textContainers, layouts) {
      if let line = layout.lines.last, line.units.isEmpty, line.units.upperBound == numberOfGlyphs {
        return (container, line)
      }
    }
    return nil
  }

  // MARK: Places

  /// The rectangle around all lines of a container, with their padding. Rules: TEXT-55.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    var rectangle: CGRect?
    for line in layout(in: container)?.lines ?? [] {
      let used = line.usedRectangle(in: container)
      rectangle = rectangle?.union(used) ?? used
    }
    return rectangle ?? .zero
  }

  /// The rectangle around glyphs; that of their lines from the first to the last glyph. Rules: TEXT-55.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let layout = layout(in: container) else { return .zero }
    var rectangle: CGRect?
    for part in layout.rectangles(of: glyphRange) { rectangle = rectangle?.union(part) ?? part }
    guard let rectangle else {
      var caret = layout.caret(at: glyphRange.location)
      caret.size.width = 0
      return caret
    }
    return rectangle
  }

  /// The place of a glyph on the baseline, from the corner of its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let place = place(of: glyphIndex) else { return .zero }
    return CGPoint(x: place.layout.x(glyphIndex, in: place.line), y: place.line.gap + place.line.layout.baseline)
  }

  /// The character at a point, or the nearest one; 0 in an empty text. Rules: TEXT-56.
  /// - Parameters:
  ///   - point: The point.
  ///   - container: The container.
  ///   - partialFraction: Gets how far the point lies in the character, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let hit = layout(in: container)?.hit(point)
    partialFraction?.pointee = hit?.fraction ?? 0
    return hit?.offset ?? 0
  }

  /// The glyph at a point, or the nearest one; 0 in an empty text. Rules: TEXT-56.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The glyph at a point, or the nearest one. Rules: TEXT-56.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// How far a point lies in the glyph at it, from 0 to 1. Rules: TEXT-56.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    layout(in: container)?.hit(point).fraction ?? 0
  }

  // MARK: Drawing

  /// Fills what is behind glyphs: calls ``fillBackgroundRectArray(_:count:forCharacterRange:color:)`` for each part with a background
  /// colour. Called where a text view is drawn. Rules: DRAW-36.
  /// - Parameter origin: The corner of the container, in points of the context.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    LayoutDrawing(self).fillBackgrounds(of: clamped(glyphsToShow), at: origin)
  }
  /// Draws glyphs in the current context: a command for the text of each line, and the images of attachments. Called where a text view is
  /// drawn. Rules: DRAW-36.
  /// - Parameter origin: The corner of the container, in points of the context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    LayoutDrawing(self).drawText(of: clamped(glyphsToShow), at: origin)
  }
  /// Fills rectangles behind text in the current context. Rules: DRAW-36.
  /// - Parameters:
  ///   - rectArray: The rectangles.
  ///   - rectCount: Their number.
  ///   - charRange: The text.
  ///   - color: The colour behind it.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    guard let context = CGContext.current else { return }
    context.setFillColor(color.cgColor)
    for index in 0..<rectCount { context.fill(rectArray[index]) }
  }
  /// Does nothing: nothing is drawn, and the library never calls it.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Does nothing: nothing is drawn, and the library never calls it.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}

  // MARK: Stored

  /// Whether characters without a picture would be drawn. The library never reads it.
  open var showsInvisibleCharacters = false
  /// Whether control characters would be drawn. The library never reads it.
  open var showsControlCharacters = false
  /// Whether the space between lines of a font counts. The library never reads it: there is none (TEXT-01).
  open var usesFontLeading = true
  /// Whether a part may be laid out without what is before it. The library never reads it.
  open var allowsNonContiguousLayout = false
  /// Whether a part is laid out without what is before it: it never is.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether files with untrusted texts are limited. The library never reads it.
  open var limitsLayoutForSuspiciousContents = false
}
