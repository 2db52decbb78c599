import ControllerTree
import Foundation

// Geometry as text, as in `{{0, 0}, {20, 10}}`. Rules: GEO-60.

extension NSCoder {
  /// The text of a point.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// The text of a vector.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// The text of a size.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// The text of a rectangle.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// The text of a transform.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + text(numbers).dropFirst().dropLast() + "]"
  }
  /// The text of insets.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The text of insets.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// The text of an offset.
  public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

  /// The point of a text; zero for any other text.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(of: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The vector of a text; zero for any other text.
  public class func cgVector(for string: String) -> CGVector {
    numbers(of: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// The size of a text; zero for any other text.
  public class func cgSize(for string: String) -> CGSize {
    numbers(of: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle of a text; zero for any other text.
  public class func cgRect(for string: String) -> CGRect {
    numbers(of: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The transform of a text; the identity for any other text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(of: string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }
  /// The insets of a text; none for any other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(of: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// The insets of a text; none for any other text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(of: string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
      ?? .zero
  }
  /// The offset of a text; none for any other text.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(of: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  /// The numbers of a text, if there are as many as wanted.
  private class func numbers(of string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
