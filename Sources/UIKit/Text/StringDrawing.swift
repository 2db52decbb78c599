import Foundation

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has several lines, which break at the width.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Lines are as high as their fonts. The library always measures so.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Lines are as high as their letters. The library never reads it.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The last line that fits is cut.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// Options and results of measuring. The library never reads or writes it.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of the font.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the font: always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the text, if anything were drawn.
  open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  /// The font of text that has none.
  static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  /// The size of the text in points, in as many lines as it has paragraphs. Not rounded. Rules: TEXT-05.
  public func size() -> CGSize { TextLayout(self, font: Self.defaultFont, width: .infinity).size }

  /// The rectangle of the text in points. Not rounded. Rules: TEXT-05.
  /// - Parameters:
  ///   - size: The place. Its width breaks lines if the options have `usesLineFragmentOrigin`; its height limits them if the options
  ///     have `truncatesLastVisibleLine`.
  ///   - options: How to measure.
  ///   - context: The library never reads it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    // No width means that there is no limit.
    let width = isOneLine || size.width <= 0 ? CGFloat.infinity : size.width
    let layout = TextLayout(self, font: Self.defaultFont, width: width, limit: isOneLine ? 1 : 0)
    var bounds = layout.size
    if options.contains(.truncatesLastVisibleLine), size.height > 0, bounds.height > size.height {
      bounds.height = 0
      for line in layout.lines where bounds.height == 0 || bounds.height + line.gap + line.height <= size.height {
        bounds.height += line.gap + line.height
      }
    }
    return CGRect(origin: .zero, size: bounds)
  }

  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(at point: CGPoint) { CGContext.current?.draw(string, in: CGRect(origin: point, size: size())) }
  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(in rect: CGRect) { CGContext.current?.draw(string, in: rect) }
  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension String {
  /// The size of the text in points, with attributes. Not rounded. Rules: TEXT-05.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle of the text in points; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }
  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    CGContext.current?.draw(self, in: rect)
  }
  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    CGContext.current?.draw(self, in: rect)
  }
}

extension NSString {
  /// The size of the text in points, with attributes. Not rounded. Rules: TEXT-05.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The rectangle of the text in points; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }
  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
  /// Draws the text in the current context, as one command. Rules: DRAW-20.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}
