import ControllerTree
import Foundation

/// The form of a layer's pixels.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The form's text.
  public let rawValue: String
  /// A form from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits for each of four numbers; sixteen bits for each; eight bits for a grey; as the system decides.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  public static let gray8Uint = Self(rawValue: "Gray8")
  public static let automatic = Self(rawValue: "Automatic")
}

extension CALayer {
  /// How colours that are brighter than white are shown.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The mode's text.
    public let rawValue: String
    /// A mode from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the system decides; never; where it can.
    public static let automatic = Self(rawValue: "automatic")
    public static let never = Self(rawValue: "never")
    public static let ifSupported = Self(rawValue: "ifSupported")
  }

  /// How much brighter than white colours may be.
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    /// The range's text.
    public let rawValue: String
    /// A range from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the system decides; not at all; a little; as much as the screen can.
    public static let automatic = Self(rawValue: "automatic")
    public static let standard = Self(rawValue: "standard")
    public static let constrainedHigh = Self(rawValue: "constrainedHigh")
    public static let high = Self(rawValue: "high")
  }
}

@MainActor private final class LayerLooks: KeptBeside {
  var format = CALayerContentsFormat.RGBA8Uint
  var bias: Float = 0
  var wantsExtended = false
  var toneMap = CALayer.ToneMapMode.automatic
  var range = CALayer.DynamicRange.automatic
  var headroom: CGFloat = 0
}

extension CALayer {
  /// The form of the layer's pixels. The library never reads it.
  public var contentsFormat: CALayerContentsFormat {
    get { LayerLooks.of(self)?.format ?? .RGBA8Uint }
    set { LayerLooks.made(for: self).format = newValue }
  }
  /// Which of several sizes is taken when contents are made smaller. The library never reads it.
  public var minificationFilterBias: Float {
    get { LayerLooks.of(self)?.bias ?? 0 }
    set { LayerLooks.made(for: self).bias = newValue }
  }
  /// Whether colours may be brighter than white. The library never reads it.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { LayerLooks.of(self)?.wantsExtended ?? false }
    set { LayerLooks.made(for: self).wantsExtended = newValue }
  }
  /// How colours that are brighter than white are shown. The library never reads it.
  public var toneMapMode: ToneMapMode {
    get { LayerLooks.of(self)?.toneMap ?? .automatic }
    set { LayerLooks.made(for: self).toneMap = newValue }
  }
  /// How much brighter than white colours may be. The library never reads it.
  public var preferredDynamicRange: DynamicRange {
    get { LayerLooks.of(self)?.range ?? .automatic }
    set { LayerLooks.made(for: self).range = newValue }
  }
  /// How much brighter than white the contents are. The library never reads it.
  public var contentsHeadroom: CGFloat {
    get { LayerLooks.of(self)?.headroom ?? 0 }
    set { LayerLooks.made(for: self).headroom = newValue }
  }
}
