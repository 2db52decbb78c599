import Foundation

/// A 3 × 3 matrix that scales, rotates, skews and moves points of the plane.
///
///     ┌ a   b   0 ┐
///     │ c   d   0 │        x' = a·x + c·y + tx
///     └ tx  ty  1 ┘        y' = b·x + d·y + ty
///
/// Points are row vectors: in `first.concatenating(second)` the first transform acts first. `translatedBy`, `scaledBy` and
/// `rotated` put the new step *before* those already in the transform, as Core Graphics does.
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor of a point's x in the new x.
  public var a: CGFloat
  /// The factor of a point's x in the new y.
  public var b: CGFloat
  /// The factor of a point's y in the new x.
  public var c: CGFloat
  /// The factor of a point's y in the new y.
  public var d: CGFloat
  /// The distance moved along x, after everything else.
  public var tx: CGFloat
  /// The distance moved along y, after everything else.
  public var ty: CGFloat

  /// The transform that changes no point.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform with six zeros, as Core Graphics' empty initialiser gives. It is not the identity.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform from its six numbers, without labels.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A rotation about the origin; with y pointing down, positive angles turn clockwise.
  ///
  /// - Parameter angle: The angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether this transform is exactly `identity`.
  public var isIdentity: Bool { self == .identity }

  /// The transform that applies this one first and `t2` second.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The inverse of this transform, or the transform itself if there is none.
  ///
  /// A transform that flattens the plane (a scale of 0), or whose intermediate results exceed the range of `CGFloat`, has no
  /// inverse.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// The transform that rotates first, then applies this one.
  ///
  /// - Parameter angle: The angle in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that scales first, then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that translates first, then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }
}

extension CGAffineTransform: Codable {
  /// Reads the six numbers in the order a, b, c, d, tx, ty, from an unkeyed list, as Core Graphics writes it.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    a = try numbers.decode(CGFloat.self)
    b = try numbers.decode(CGFloat.self)
    c = try numbers.decode(CGFloat.self)
    d = try numbers.decode(CGFloat.self)
    tx = try numbers.decode(CGFloat.self)
    ty = try numbers.decode(CGFloat.self)
  }

  /// Writes the six numbers in the order a, b, c, d, tx, ty, as an unkeyed list.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] {
      try numbers.encode(number)
    }
  }
}

extension CGPoint {
  /// The point to which `t` moves this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// This size transformed by `t` as a vector, that is without the translation. The result may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that contains the four transformed corners (GEO-08). `null` and `infinite` do not change.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let first = CGPoint(x: minX, y: minY).applying(t)
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for corner in [CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)] {
      let moved = corner.applying(t)
      left = min(left, moved.x)
      right = max(right, moved.x)
      top = min(top, moved.y)
      bottom = max(bottom, moved.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
