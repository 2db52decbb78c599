import ControllerTree
import Foundation

/// Learns about the layout of a text. Rules: TEXT-54.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// The layout is not valid any more.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// The text has its place in a container; `layoutFinishedFlag` tells whether all of it has.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// A container has another size or padding.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
  /// Space below the line that ends with a glyph, in points, besides that of its paragraph style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// A line gets its place. The delegate may change the rectangles and the baseline, and returns `true` if it did. The next line lies below
  /// the rectangle. Rules: TEXT-98.
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - lineFragmentRect: The rectangle of the line, with the space above it, in points of the container.
  ///   - lineFragmentUsedRect: The part of it that text and padding use.
  ///   - baselineOffset: The distance of the baseline from the top of `lineFragmentRect`.
  ///   - textContainer: The container.
  ///   - glyphRange: The glyphs of the line.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {}
  /// Returns `false`.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// Returns 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
}
