import Foundation

/// A 4 × 4 matrix that scales, rotates, moves and projects points of space.
///
/// Points are row vectors, as in ``CGAffineTransform``: in `CATransform3DConcat(a, b)` the transform `a` acts first. The functions whose
/// first parameter is a transform put the new step *before* those already in it.
public struct CATransform3D: Hashable, Sendable {
  /// The numbers of the first row.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The numbers of the second row.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The numbers of the third row; `m34` gives perspective.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The numbers of the fourth row: the distances along x, y and z, and 1.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// A transform with 16 zeros. It is not the identity.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 0)
  }

  /// A transform from its 16 numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The numbers, row by row.
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// A transform from 16 numbers, row by row; the identity for any other count.
  init(numbers n: [CGFloat]) {
    guard n.count == 16 else {
      self = CATransform3DIdentity
      return
    }
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
      m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}

// Core Animation's names.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes no point.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
  m43: 0, m44: 1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the 16 numbers of two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rotation by `angle` radians about the axis from the origin to (x, y, z). An axis of length 0 gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let d = 1 - c
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (x * x * d + c, y * x * d + z * s, x * z * d - y * s)
  (t.m21, t.m22, t.m23) = (x * y * d - z * s, y * y * d + c, y * z * d + x * s)
  (t.m31, t.m32, t.m33) = (x * z * d + y * s, y * z * d - x * s, z * z * d + c)
  return t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `t` after a translation.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `t` after a scaling.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `t` after a rotation by `angle` radians.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that applies `a` first and `b` second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.numbers, b.numbers)
  var product: [CGFloat] = []
  product.reserveCapacity(16)
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for step in 0..<4 { sum += first[row * 4 + step] * second[step * 4 + column] }
      product.append(sum)
    }
  }
  return CATransform3D(numbers: product)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The inverse of `t`, or `t` itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan's elimination, with the largest pivot of each column.
  var rows = t.numbers
  var inverse = CATransform3DIdentity.numbers
  for column in 0..<4 {
    var pivot = column
    for row in column..<4 where abs(rows[row * 4 + column]) > abs(rows[pivot * 4 + column]) { pivot = row }
    let value = rows[pivot * 4 + column]
    guard value != 0, value.isFinite else { return t }
    for step in 0..<4 {
      rows.swapAt(column * 4 + step, pivot * 4 + step)
      inverse.swapAt(column * 4 + step, pivot * 4 + step)
    }
    for step in 0..<4 {
      rows[column * 4 + step] /= value
      inverse[column * 4 + step] /= value
    }
    for row in 0..<4 where row != column {
      let factor = rows[row * 4 + column]
      guard factor != 0 else { continue }
      for step in 0..<4 {
        rows[row * 4 + step] -= factor * rows[column * 4 + step]
        inverse[row * 4 + step] -= factor * inverse[column * 4 + step]
      }
    }
  }
  return CATransform3D(numbers: inverse)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of space that acts as `m` on the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `t` is the transform of a plane: it neither leaves the plane nor projects.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The part of `t` that acts in the plane. It is all of `t` if `CATransform3DIsAffine(t)`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D: FiniteGeometry {
  /// Whether none of the 16 numbers is NaN or infinite.
  var isFinite: Bool {
    for number in numbers where !number.isFinite { return false }
    return true
  }
}
