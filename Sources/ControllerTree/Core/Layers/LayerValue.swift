import Foundation

/// Arithmetic with the values of layer properties, which are only known as `Any`: numbers, points, sizes, rectangles, transforms, colours,
/// paths, and lists of these. Rules: LAYER-25.
enum LayerValue {
  /// A value as numbers, with the way back.
  private struct Form {
    let numbers: [Double]
    let make: ([Double]) -> Any
  }

  /// The value at `progress` of the way; beyond it for a progress below 0 or above 1. A value that can't be counted with changes at once.
  static func between(_ from: Any, _ to: Any, at progress: Double) -> Any? {
    if let from = transform(from), let to = transform(to) {
      return TransformParts.between(from, to, at: CGFloat(progress))
    }
    if let from = from as? [Any], let to = to as? [Any], from.count == to.count {
      return zip(from, to).map { between($0, $1, at: progress) ?? $1 }
    }
    guard let first = form(of: from), let last = form(of: to), first.numbers.count == last.numbers.count else {
      return to
    }
    return last.make(zip(first.numbers, last.numbers).map { $0 + ($1 - $0) * progress })
  }

  /// One value plus another, `factor` times; transforms are concatenated. `nil` for values that can't be added.
  static func sum(_ one: Any, _ other: Any, _ factor: Double = 1) -> Any? {
    if let one = transform(one), let other = transform(other) {
      return CATransform3DConcat(factor < 0 ? CATransform3DInvert(other) : other, one)
    }
    guard let first = form(of: one), let second = form(of: other), first.numbers.count == second.numbers.count else {
      return nil
    }
    return first.make(zip(first.numbers, second.numbers).map { $0 + $1 * factor })
  }

  /// The distance between two values; `nil` for values without one.
  static func distance(_ one: Any, _ other: Any) -> Double? {
    guard let first = form(of: one), let second = form(of: other), first.numbers.count == second.numbers.count else {
      return nil
    }
    var sum = 0.0
    for (one, other) in zip(first.numbers, second.numbers) { sum += (other - one) * (other - one) }
    return sum.squareRoot()
  }

  static func transform(_ value: Any) -> CATransform3D? {
    switch value {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    case let value as NSValue:
      value.box as? CATransform3D ?? (value.box as? CGAffineTransform).map { CATransform3DMakeAffineTransform($0) }
    default: nil
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  static func point(_ value: Any?) -> CGPoint? { value as? CGPoint }
  static func size(_ value: Any?) -> CGSize? { value as? CGSize }
  static func rect(_ value: Any?) -> CGRect? { value as? CGRect }

  /// A colour, also of a `UIColor`.
  static func color(_ value: Any?) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.cgColor }

  private static func form(of value: Any) -> Form? {
    if let point = point(value) {
      return Form(numbers: [Double(point.x), Double(point.y)]) { CGPoint(x: $0[0], y: $0[1]) }
    }
    if let size = size(value) {
      return Form(numbers: [Double(size.width), Double(size.height)]) { CGSize(width: $0[0], height: $0[1]) }
    }
    if let rect = rect(value) {
      return Form(
        numbers: [Double(rect.minX), Double(rect.minY), Double(rect.size.width), Double(rect.size.height)]
      ) { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
    if let path = value as? CGPath { return points(of: path) }
    if let color = color(value) { return Form(numbers: color.parts) { CGColor(parts: $0) } }
    return number(value).map { Form(numbers: [$0]) { $0[0] } }
  }

  /// The numbers of a path's points. Two paths fit together if their kinds of steps do; else the number is no count of points.
  private static func points(of path: CGPath) -> Form {
    var numbers: [Double] = []
    for step in path.steps {
      for point in step.points { numbers += [Double(point.x), Double(point.y)] }
    }
    return Form(numbers: numbers) { numbers in
      var rest = numbers[...]
      return CGPath(
        steps: path.steps.map { step in
          step.with(
            step.points.map { _ in
              defer { rest = rest.dropFirst(2) }
              return CGPoint(x: rest[rest.startIndex], y: rest[rest.startIndex + 1])
            })
        })
    }
  }
}

extension CGColor {
  /// Red, green, blue and alpha in sRGB.
  fileprivate var parts: [Double] {
    let rgb = value.rgb
    return [Double(rgb.red), Double(rgb.green), Double(rgb.blue), Double(alpha)]
  }

  fileprivate convenience init(parts: [Double]) {
    self.init(red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: CGFloat(parts[3]))
  }
}
