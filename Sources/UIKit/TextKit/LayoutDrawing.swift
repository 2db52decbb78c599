import ControllerTree
import Foundation

/// What a layout manager draws in the current context. Rules: DRAW-36.
struct LayoutDrawing {
  private let manager: NSLayoutManager

  init(_ manager: NSLayoutManager) { self.manager = manager }

  func fillBackgrounds(of glyphs: NSRange, at origin: CGPoint) {
    guard let text = manager.textStorage else { return }
    text.enumerateAttribute(.backgroundColor, in: glyphs) { value, range, _ in
      guard let color = value as? UIColor else { return }
      for (container, layout) in zip(manager.textContainers, manager.layouts) where container.layoutManager === manager
      {
        let rects = layout.rectangles(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        guard !rects.isEmpty else { continue }
        rects.withUnsafeBufferPointer { rects in
          guard let first = rects.baseAddress else { return }
          manager.fillBackgroundRectArray(first, count: rects.count, forCharacterRange: range, color: color)
        }
      }
    }
  }

  func drawText(of glyphs: NSRange, at origin: CGPoint) {
    guard let text = manager.textStorage, let context = CGContext.current else { return }
    for (container, layout) in zip(manager.textContainers, manager.layouts) {
      for line in layout.lines {
        let part = NSIntersectionRange(NSRange(line.units), glyphs)
        guard part.length > 0, let rect = layout.rectangles(of: part).first else { continue }
        let place = rect.offsetBy(dx: origin.x, dy: origin.y)
        let string = text.attributedSubstring(from: part).string.filter { !$0.isNewline && $0 != "\u{FFFC}" }
        if !string.isEmpty { context.draw(String(string), in: place) }
        drawAttachments(of: part, line, layout, container, at: origin)
      }
    }
  }

  private func drawAttachments(
    of part: NSRange, _ line: ContainerLayout.Line, _ layout: ContainerLayout, _ container: NSTextContainer,
    at origin: CGPoint
  ) {
    manager.textStorage?.enumerateAttribute(.attachment, in: part) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      let proposed = CGRect(x: 0, y: 0, width: container.size.width, height: line.layout.height)
      let bounds = attachment.attachmentBounds(
        for: container, proposedLineFragment: proposed, glyphPosition: .zero, characterIndex: range.location)
      let baseline = line.origin.y + line.layout.baseline
      let place = CGRect(
        x: origin.x + layout.x(range.location, in: line) + bounds.minX, y: origin.y + baseline - bounds.maxY,
        width: bounds.width, height: bounds.height)
      attachment.image(forBounds: place, textContainer: container, characterIndex: range.location)?.draw(in: place)
    }
  }
}
