import Foundation

// Geometry wrapped for Foundation's dictionaries, such as `notification.userInfo`.

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The wrapped rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }
  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }

  fileprivate func wraps(_ example: NSValue) -> Bool { strcmp(objCType, example.objCType) == 0 }
}

#if !canImport(ObjectiveC)
  // `as? NSValue` and `as? CGRect` convert each other's values in `Any`, as they do where Swift bridges to Objective-C.
  // Foundation has no such conformances without Objective-C, so no other module can clash with these.

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
      result = source.wraps(NSValue(cgRect: .zero)) ? source.cgRectValue : nil
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.cgRectValue ?? .zero
    }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
      _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
      result = source.wraps(NSValue(cgPoint: .zero)) ? source.cgPointValue : nil
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
      source?.cgPointValue ?? .zero
    }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
      _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
      result = source.wraps(NSValue(cgSize: .zero)) ? source.cgSizeValue : nil
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
      source?.cgSizeValue ?? .zero
    }
  }
#endif
