import ControllerTree
import Foundation

/// A kind of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// From a point outwards.
  public static let radial = Self(rawValue: "radial")
  /// Around a point.
  public static let conic = Self(rawValue: "conic")
}

/// A layer with a gradient of colours, which nothing draws. Rules: LAYER-15.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`. The library never reads it.
  open var colors: [Any]? {
    willSet { willChange("colors") }
    didSet { didChange("colors") }
  }
  /// The places of the colours, from 0 to 1; `nil` for equal distances. The library never reads it.
  open var locations: [NSNumber]? {
    willSet { willChange("locations") }
    didSet { didChange("locations") }
  }
  /// Where the gradient begins, in units of the bounds. The library never reads it.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0) {
    willSet { willChange("startPoint") }
    didSet { didChange("startPoint") }
  }
  /// Where the gradient ends, in units of the bounds. The library never reads it.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1) {
    willSet { willChange("endPoint") }
    didSet { didChange("endPoint") }
  }
  /// The kind of gradient. The library never reads it.
  open var type: CAGradientLayerType = .axial

  /// Makes a layer with empty bounds.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layer; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a layer's values for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  /// The value of a property, or one that was set under any other name. Rules: LAYER-26.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "colors": colors
    case "locations": locations
    case "startPoint": startPoint
    case "endPoint": endPoint
    default: super.value(forKey: key)
    }
  }

  /// Sets a property by its name; a value of another type changes nothing. Rules: LAYER-26.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "colors": if let value = value as? [Any] { colors = value }
    case "locations": if let value = value as? [NSNumber] { locations = value }
    case "startPoint": if let value = value as? CGPoint { startPoint = value }
    case "endPoint": if let value = value as? CGPoint { endPoint = value }
    default: super.setValue(value, forKey: key)
    }
  }
}

extension CAGradientLayer: StockLayer {
  package static func stock() -> CALayer { CAGradientLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CAGradientLayer(layer: layer) }
}

extension CAGradientLayer: AnimatableLayer {
  package var animatableKeys: Set<String> { ["colors", "locations", "startPoint", "endPoint"] }
}
