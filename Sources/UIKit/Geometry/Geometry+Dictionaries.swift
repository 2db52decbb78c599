import ControllerTree
import Foundation

// What Core Graphics adds to Foundation's geometry.

extension CGPoint {
  /// Whether both have the same coordinates.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  /// The coordinates by the names `X` and `Y`.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }
  /// A point from its dictionary; `nil` if a coordinate is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// Whether both have the same lengths.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  /// The lengths by the names `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }
  /// A size from its dictionary; `nil` if a length is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// Whether both have the same edges; a negative size counts as the same rectangle with a positive one.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
  /// Origin and size by the names `X`, `Y`, `Width` and `Height`.
  public var dictionaryRepresentation: CFDictionary {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }
  /// A rectangle from its dictionary; `nil` if a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else {
      return nil
    }
    self.init(origin: origin, size: size)
  }
}

extension CFDictionary {
  fileprivate func number(_ name: String) -> CGFloat? {
    switch self[name] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }
}

/// The parts of a transform: applied in the order shear, scale, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors.
  public var scale: CGSize
  /// The horizontal shear: how far to the right a point moves for each point downwards.
  public var horizontalShear: CGFloat
  /// The angle, in radians.
  public var rotation: CGFloat
  /// The distance.
  public var translation: CGVector

  /// Parts from their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Parts that change nothing.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }
}

extension CGAffineTransform {
  /// The parts of the transform; ``init(_:)`` makes it of them again, if it can be inverted.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0, rotation: 0,
        translation: CGVector(dx: tx, dy: ty))
    }
    let determinant = a * d - b * c
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: determinant / width),
      horizontalShear: (a * c + b * d) / (width * width), rotation: atan2(b, a),
      translation: CGVector(dx: tx, dy: ty))
  }

  /// A transform of its parts.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (width, height) = (components.scale.width, components.scale.height)
    let sheared = components.horizontalShear * width
    self.init(
      a: cosine * width, b: sine * width, c: cosine * sheared - sine * height, d: sine * sheared + cosine * height,
      tx: components.translation.dx, ty: components.translation.dy)
  }
}
