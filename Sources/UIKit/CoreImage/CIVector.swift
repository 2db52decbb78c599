import ControllerTree
import Foundation

/// Numbers that a filter takes. Two are equal if the numbers are.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let numbers: [CGFloat]

  /// Numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    numbers = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    super.init()
  }
  /// One to four numbers.
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// A point, a rectangle or a transform.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  private init(_ numbers: [CGFloat]) { self.numbers = numbers }

  /// A number by its place; 0 behind the last one.
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  /// The number of numbers.
  open var count: Int { numbers.count }
  /// The first numbers; 0 behind the last one.
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  /// The first two numbers, the first four, or the first six.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers as a text: `[1 2]`.
  open var stringRepresentation: String {
    "[" + numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }

  /// Whether `object` has the same numbers.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
  /// A hash of the numbers.
  open override var hash: Int { numbers.hashValue }
  /// The object itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
