import Foundation

/// A transform as the steps scaling, skewing, rotation and translation, in this order: the form in which transforms are interpolated and
/// in which key paths such as `transform.rotation.z` change them.
struct TransformParts {
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
  /// How much of x is added to y's direction.
  var skew: CGFloat = 0
  /// In radians, about x, y and z, which act in this order.
  var rotation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
  var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)

  init() {}

  /// `nil` for a transform with perspective, or one that flattens space, or skews it other than in the plane.
  init?(_ t: CATransform3D) {
    guard t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
    translation = (t.m41, t.m42, t.m43)
    var first = Vector(t.m11, t.m12, t.m13)
    var second = Vector(t.m21, t.m22, t.m23)
    var third = Vector(t.m31, t.m32, t.m33)
    scale.x = first.length
    guard scale.x > 0 else { return nil }
    first = first / scale.x
    skew = first.dot(second)
    second = second - first * skew
    scale.y = second.length
    guard scale.y > 0 else { return nil }
    second = second / scale.y
    skew /= scale.y
    scale.z = third.length
    guard scale.z > 0 else { return nil }
    third = third / scale.z
    guard abs(first.dot(third)) < 1e-9, abs(second.dot(third)) < 1e-9 else { return nil }
    // A mirrored transform: mirror y, as a scale of -1 along y is the more usual one.
    if first.cross(second).dot(third) < 0 {
      scale.y = -scale.y
      second = second * -1
      skew = -skew
    }
    // The rows are the images of the axes under the rotation x, then y, then z.
    rotation.y = CGFloat(asin(Double(min(max(-first.z, -1), 1))))
    if abs(first.z) < 1 - 1e-12 {
      rotation.x = CGFloat(atan2(Double(second.z), Double(third.z)))
      rotation.z = CGFloat(atan2(Double(first.y), Double(first.x)))
    } else {
      rotation.z = CGFloat(atan2(Double(-second.x), Double(second.y)))
    }
  }

  var transform: CATransform3D {
    var result = CATransform3DIdentity
    // The skew is measured in units of y's scale.
    (result.m11, result.m21, result.m22, result.m33) = (scale.x, skew * scale.y, scale.y, scale.z)
    if rotation.x != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation.x, 1, 0, 0)) }
    if rotation.y != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation.y, 0, 1, 0)) }
    if rotation.z != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation.z, 0, 0, 1)) }
    (result.m41, result.m42, result.m43) = translation
    return result
  }

  /// The transform between two others, at `fraction` of the way. Rotations turn the shorter way round.
  static func between(_ from: CATransform3D, _ to: CATransform3D, at fraction: CGFloat) -> CATransform3D {
    guard let first = TransformParts(from), let last = TransformParts(to) else {
      return CATransform3D(numbers: zip(from.numbers, to.numbers).map { $0 + ($1 - $0) * fraction })
    }
    func way(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * fraction }
    func turn(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      let angle = (other - one).remainder(dividingBy: 2 * .pi)
      return one + angle * fraction
    }
    var parts = TransformParts()
    parts.scale = (way(first.scale.x, last.scale.x), way(first.scale.y, last.scale.y), way(first.scale.z, last.scale.z))
    parts.skew = way(first.skew, last.skew)
    parts.rotation = (
      turn(first.rotation.x, last.rotation.x), turn(first.rotation.y, last.rotation.y),
      turn(first.rotation.z, last.rotation.z)
    )
    parts.translation = (
      way(first.translation.x, last.translation.x), way(first.translation.y, last.translation.y),
      way(first.translation.z, last.translation.z)
    )
    return parts.transform
  }
}

private struct Vector {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }

  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ other: Vector) -> CGFloat { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector) -> Vector {
    Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  static func * (vector: Vector, factor: CGFloat) -> Vector {
    Vector(vector.x * factor, vector.y * factor, vector.z * factor)
  }

  static func / (vector: Vector, divisor: CGFloat) -> Vector { vector * (1 / divisor) }

  static func - (one: Vector, other: Vector) -> Vector { Vector(one.x - other.x, one.y - other.y, one.z - other.z) }
}
