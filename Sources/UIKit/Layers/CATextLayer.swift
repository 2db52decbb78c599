import ControllerTree
import Foundation

/// Where a text that is too long is shortened.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = Self(rawValue: "none")
  /// At the beginning.
  public static let start = Self(rawValue: "start")
  /// In the middle.
  public static let middle = Self(rawValue: "middle")
  /// At the end.
  public static let end = Self(rawValue: "end")
}

/// The horizontal place of a text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// That of the language.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// From edge to edge.
  public static let justified = Self(rawValue: "justified")
}

/// A layer with a text, which nothing draws. Rules: LAYER-15.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`. Rules: DRAW-33.
  open var string: Any?
  /// The font, or its name. The library never reads it.
  open var font: Any?
  /// The size of the font, in points. The library never reads it.
  open var fontSize: CGFloat = 36 {
    willSet { willChange("fontSize") }
    didSet { didChange("fontSize") }
  }
  /// The colour of the text; white by default. The library never reads it.
  open var foregroundColor: CGColor? = .white {
    willSet { willChange("foregroundColor") }
    didSet { didChange("foregroundColor") }
  }
  /// Whether the text has several lines. The library never reads it.
  open var isWrapped: Bool = false
  /// Where a text that is too long is shortened. The library never reads it.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// The horizontal place of the text. The library never reads it.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Whether glyphs lie between pixels. The library never reads it.
  open var allowsFontSubpixelQuantization: Bool = false

  /// Makes a layer with empty bounds.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layer; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of a layer's values for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    takeValues(of: layer, Self.keys)
  }
}

extension CATextLayer: StockLayer {
  package static let keys = [
    LayerKey("string", \CATextLayer.string, animates: false),
    LayerKey("font", \CATextLayer.font, animates: false),
    LayerKey("fontSize", \CATextLayer.fontSize),
    LayerKey("foregroundColor", \CATextLayer.foregroundColor),
    LayerKey("isWrapped", \CATextLayer.isWrapped, animates: false),
    LayerKey("truncationMode", \CATextLayer.truncationMode, animates: false),
    LayerKey("alignmentMode", \CATextLayer.alignmentMode, animates: false),
    LayerKey("allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization, animates: false),
  ]

  package static func stock() -> CALayer { CATextLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CATextLayer(layer: layer) }
}

extension CATextLayerTruncationMode: LayerArgument {}
extension CATextLayerAlignmentMode: LayerArgument {}
