import Foundation

/// How glyphs are drawn.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
  /// Their inside, their outline, both, nothing; the same, and what follows is limited to them.
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// What ``CGContext/saveGState()`` saves of the state of texts.
struct CGTextState {
  var matrix = CGAffineTransform.identity
  var spacing: CGFloat = 0
  var mode = CGTextDrawingMode.fill
  var font: CGFont?
  var size: CGFloat = 0
}

// The state of texts. A context draws texts of UIKit's strings only, which have fonts of their own.

extension CGContext {
  /// The transform of texts. The library never reads it.
  public var textMatrix: CGAffineTransform {
    get { state.text.matrix }
    set { state.text.matrix = newValue }
  }
  /// Where the next text begins: the last two numbers of ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.text.matrix.tx, y: state.text.matrix.ty) }
    set { (state.text.matrix.tx, state.text.matrix.ty) = (newValue.x, newValue.y) }
  }
  /// Does nothing: no glyphs are drawn.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.spacing = spacing }
  /// Does nothing: no glyphs are drawn.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }
  /// Does nothing: no glyphs are drawn.
  public func setFont(_ font: CGFont) { state.text.font = font }
  /// Does nothing: no glyphs are drawn.
  public func setFontSize(_ size: CGFloat) { state.text.size = size }
  /// Does nothing: no glyphs are drawn.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing: no glyphs are drawn.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Does nothing: no glyphs are drawn.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Does nothing: no glyphs are drawn.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Does nothing: no glyphs are drawn.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Does nothing: no glyphs are drawn.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Does nothing: no glyphs are drawn.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {}

  // MARK: Colours by spaces and patterns

  /// Sets the space of the next ``setFillColor(_:)-([CGFloat])``, and black in it as the colour of fills. Rules: VAL-04.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    setFillColor(.black(in: space))
  }
  /// Sets the space of the next ``setStrokeColor(_:)-([CGFloat])``, and black in it as the colour of lines. Rules: VAL-04.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    setStrokeColor(.black(in: space))
  }
  /// Sets the colour of fills by its numbers in the space that was set, alpha last. Does nothing with too few. Rules: VAL-04.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor.of(components, in: state.fillSpace) { setFillColor(color) }
  }
  /// Sets the colour of lines by its numbers in the space that was set, alpha last. Does nothing with too few. Rules: VAL-04.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor.of(components, in: state.strokeSpace) { setStrokeColor(color) }
  }
  /// Sets the colour of fills by four inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor.inks(cyan, magenta, yellow, black, alpha))
  }
  /// Sets the colour of lines by four inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor.inks(cyan, magenta, yellow, black, alpha))
  }
  /// Does nothing: no colour is out of range.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  // MARK: Pages

  /// Does nothing: a context has one page.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  /// Does nothing: a context has one page.
  public func endPage() {}
  /// Does nothing: a context has one page.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Does nothing: a context has one page.
  public func endPDFPage() {}
  /// Does nothing: no file is written.
  public func closePDF() {}
}

extension CGColor {
  fileprivate static func inks(
    _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat, _ alpha: CGFloat
  ) -> CGColor {
    of([cyan, magenta, yellow, black, alpha], in: CGColorSpaceCreateDeviceCMYK()) ?? .black
  }

  fileprivate static func of(_ components: [CGFloat], in space: CGColorSpace) -> CGColor? {
    components.count > space.numberOfComponents ? CGColor(colorSpace: space, components: components) : nil
  }

  fileprivate static func black(in space: CGColorSpace) -> CGColor {
    let numbers: [CGFloat] = space.model == .cmyk ? [0, 0, 0, 1, 1] : Array(repeating: 0, count: 3) + [1, 1]
    return (space.model == .monochrome ? CGColor(gray: 0, alpha: 1) : of(numbers, in: space)) ?? .black
  }
}
