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
  /// The text: a `String` or an `NSAttributedString`. The library never reads it.
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
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  /// The value of a property, or one that was set under any other name. Rules: LAYER-26.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "fontSize": fontSize
    case "foregroundColor": foregroundColor
    default: super.value(forKey: key)
    }
  }

  /// Sets a property by its name; a value of another type changes nothing. Rules: LAYER-26.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "fontSize": if let number = LayerArgument.number(value) { fontSize = CGFloat(number) }
    case "foregroundColor": if let color = LayerArgument.color(value) { foregroundColor = color }
    default: super.setValue(value, forKey: key)
    }
  }
}

extension CATextLayer: StockLayer {
  package static func stock() -> CALayer { CATextLayer() }
  package static func copy(of layer: CALayer) -> CALayer { CATextLayer(layer: layer) }
}

extension CATextLayer: AnimatableLayer {
  package var animatableKeys: Set<String> { ["fontSize", "foregroundColor"] }
}
