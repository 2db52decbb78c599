import ControllerTree
import Foundation

// What stock views draw where a hierarchy is drawn. Only labels have a `draw(_:)`, which the display calls for some classes of them: each
// other view with such a method would be drawn at once.

extension UILabel: ContentDrawing {
  /// A label that the display has drawn has its text in its layer (DRAW-37).
  package func drawContent(in bounds: CGRect) { if layer.contents == nil { draw(bounds) } }
}

extension UITextView: ContentDrawing {
  package func drawContent(in bounds: CGRect) {
    let (manager, container) = (layoutManager, textContainer)
    let corner = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    let glyphs = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: glyphs, at: corner)
    manager.drawGlyphs(forGlyphRange: glyphs, at: corner)
  }
}

extension UITextField: ContentDrawing {
  package func drawContent(in bounds: CGRect) {
    if text?.isEmpty == false {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else if placeholder?.isEmpty == false {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }
}

extension UIImageView: ContentDrawing {
  package func drawContent(in bounds: CGRect) {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown else { return }
    shown.draw(in: place(of: shown.size, in: bounds))
  }

  /// The rectangle of the image for the view's content mode.
  private func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (left, right) = (bounds.minX, bounds.maxX - size.width)
    let (top, bottom) = (bounds.minY, bounds.maxY - size.height)
    let (middleX, middleY) = (bounds.midX - size.width / 2, bounds.midY - size.height / 2)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y), size: size) }
    func scaled(by factor: CGFloat) -> CGRect {
      let (width, height) = (size.width * factor, size.height * factor)
      return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(by: min(bounds.width / size.width, bounds.height / size.height))
    case .scaleAspectFill: return scaled(by: max(bounds.width / size.width, bounds.height / size.height))
    case .center: return at(middleX, middleY)
    case .top: return at(middleX, top)
    case .bottom: return at(middleX, bottom)
    case .left: return at(left, middleY)
    case .right: return at(right, middleY)
    case .topLeft: return at(left, top)
    case .topRight: return at(right, top)
    case .bottomLeft: return at(left, bottom)
    case .bottomRight: return at(right, bottom)
    }
  }
}
