import Foundation

// Values that Foundation on Linux can't store in an `NSValue` lie beside it. Its own content is a hash, so that equal values are equal.

extension NSValue {
  private convenience init(boxing value: some Hashable & Sendable) {
    let hash = UInt64(bitPattern: Int64(value.hashValue))
    self.init(rect: CGRect(x: Double(hash & 0xFFFF_FFFF), y: Double(hash >> 32), width: 0, height: 0))
    withUnsafePointer(to: &Self.boxKey) { AssociatedObjects.set(.init(retained: value), for: $0, of: self) }
  }

  /// The value that lies beside the object, if there is one.
  var box: Any? { withUnsafePointer(to: &Self.boxKey) { AssociatedObjects.value(for: $0, of: self) } }

  nonisolated(unsafe) private static var boxKey: UInt8 = 0

  /// Wraps a transform of space.
  public convenience init(caTransform3D t: CATransform3D) { self.init(boxing: t) }
  /// Wraps a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
  /// Wraps a vector.
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
  /// Wraps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
  /// Wraps insets with leading and trailing edges.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }

  /// The wrapped transform; 16 zeros if there is none.
  public var caTransform3DValue: CATransform3D { box as? CATransform3D ?? CATransform3D() }
  /// The wrapped transform; six zeros if there is none.
  public var cgAffineTransformValue: CGAffineTransform { box as? CGAffineTransform ?? CGAffineTransform() }
  /// The wrapped vector; zero if there is none.
  public var cgVectorValue: CGVector { box as? CGVector ?? .zero }
  /// The wrapped insets; zero if there are none.
  public var uiEdgeInsetsValue: UIEdgeInsets { box as? UIEdgeInsets ?? .zero }
  /// The wrapped insets; zero if there are none.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { box as? NSDirectionalEdgeInsets ?? .zero }
}
