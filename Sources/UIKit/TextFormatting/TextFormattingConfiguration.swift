import ControllerTree
import Foundation

extension UITextFormattingViewController {
  /// The key of a component.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    /// The name of the component.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The styles of text.
    public static let formattingStyles = Self(rawValue: "formattingStyles")
    /// Bold, italic, underlined, struck.
    public static let fontAttributes = Self(rawValue: "fontAttributes")
    /// All fonts.
    public static let fontPicker = Self(rawValue: "fontPicker")
    /// The size.
    public static let fontSize = Self(rawValue: "fontSize")
    /// The size, in points.
    public static let fontPointSize = Self(rawValue: "fontPointSize")
    /// The alignment.
    public static let textAlignment = Self(rawValue: "textAlignment")
    /// Alignment and justification.
    public static let textAlignmentAndJustification = Self(rawValue: "textAlignmentAndJustification")
    /// The indentation.
    public static let textIndentation = Self(rawValue: "textIndentation")
    /// The height of lines.
    public static let lineHeight = Self(rawValue: "lineHeight")
    /// Kinds of lists.
    public static let listStyles = Self(rawValue: "listStyles")
    /// The colour.
    public static let textColor = Self(rawValue: "textColor")
    /// The colour behind text.
    public static let highlight = Self(rawValue: "highlight")
    /// The colours behind text.
    public static let highlightPicker = Self(rawValue: "highlightPicker")
  }

  /// How large a component is.
  public enum ComponentSize: Int, Hashable, Sendable {
    /// As the controller decides.
    case automatic
    /// From the smallest to the largest.
    case mini, small, regular, large, extraLarge
  }

  /// A part of what a formatting controller offers.
  @preconcurrency @MainActor
  open class Component: NSObject, @preconcurrency NSCopying {
    /// The key.
    public final let componentKey: ComponentKey
    /// The size.
    public final let preferredSize: ComponentSize

    /// Makes a component.
    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
      super.init()
    }
    /// Makes a component.
    public static func component(_ componentKey: ComponentKey, _ preferredSize: ComponentSize) -> Component {
      Component(componentKey: componentKey, preferredSize: preferredSize)
    }
    /// The component itself, as it can't change. Rules: CODE-05.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Components side by side.
  @preconcurrency @MainActor
  open class ComponentGroup: NSObject, @preconcurrency NSCopying {
    /// The components.
    public final let components: [Component]
    /// Makes a group.
    public init(components: [Component]) {
      self.components = components
      super.init()
    }
    /// The group itself, as it can't change. Rules: CODE-05.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// A style of text that a person can choose as a whole.
  public struct FormattingStyle {
    /// The key, by which the delegate knows it.
    public let styleKey: String
    /// The title.
    public let title: String
    /// The attributes of text in the style.
    public let attributes: [NSAttributedString.Key: Any]
    /// Makes a style.
    public init(styleKey: String, title: String, attributes: [NSAttributedString.Key: Any]) {
      (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
    }
  }

  /// The choices that a formatting controller offers. Rules: ACT-72.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// The groups of components.
    public final let groups: [ComponentGroup]
    /// The styles of text. The library never reads it.
    open var formattingStyles: [FormattingStyle] = []
    /// The configuration of the picker of fonts.
    open var fontPickerConfiguration: UIFontPickerViewController.Configuration?

    /// Makes the usual offers.
    @preconcurrency @MainActor public override convenience init() {
      let rows: [[ComponentKey]] = [
        [.fontAttributes], [.fontPicker, .fontSize, .textColor], [.textAlignment, .textIndentation], [.listStyles],
      ]
      self.init(
        groups: rows.map { row in
          ComponentGroup(components: row.map { Component(componentKey: $0, preferredSize: .automatic) })
        })
    }
    /// Makes offers.
    public init(groups: [ComponentGroup]) {
      self.groups = groups
      super.init()
    }

    /// A configuration with the same values. Rules: CODE-05.
    open func copy(with zone: NSZone? = nil) -> Any { copied }

    final var copied: Configuration {
      let copy = Configuration(groups: groups)
      (copy.formattingStyles, copy.fontPickerConfiguration) = (formattingStyles, fontPickerConfiguration)
      return copy
    }
  }

  /// The look of the text that is formatted: a value for each look in it. Rules: ACT-72.
  public struct FormattingDescriptor {
    /// The fonts.
    public var fonts: [UIFont] = []
    /// The colours.
    public var textColors: [UIColor] = []
    /// The height of lines, in points; `nil` for none or several.
    public var lineHeight: Double?
    /// Whether there is a line below some text.
    public var underlinePresent = false
    /// Whether some text is struck.
    public var strikethroughPresent = false
    /// The alignments.
    public var textAlignments: Set<TextAlignment> = []
    /// The kinds of lists.
    public var textLists: Set<TextList> = []
    /// The colours behind text: texts have none. The library never reads it.
    public var highlights: Set<Highlight> = []
    /// The style; `nil` for none or several. The library never reads it.
    public var formattingStyleKey: String?

    /// No look.
    public init() {}

    /// The look of a part of a text. What lies outside the text is left out.
    public init(string: NSAttributedString, range: NSRange) {
      let start = max(0, min(range.location, string.length))
      let part = NSRange(location: start, length: max(0, min(range.length, string.length - start)))
      var heights: Set<CGFloat> = []
      string.enumerateAttributes(in: part) { attributes, _, _ in add(attributes, &heights) }
      lineHeight = heights.count == 1 ? heights.first.map { Double($0) } : nil
    }

    /// The look of attributes.
    public init(attributes: [NSAttributedString.Key: Any]) {
      var heights: Set<CGFloat> = []
      add(attributes, &heights)
      lineHeight = heights.first.map { Double($0) }
    }

    private mutating func add(_ attributes: [NSAttributedString.Key: Any], _ heights: inout Set<CGFloat>) {
      if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
      if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) { textColors.append(color) }
      underlinePresent = underlinePresent || Self.isLine(attributes[.underlineStyle])
      strikethroughPresent = strikethroughPresent || Self.isLine(attributes[.strikethroughStyle])
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      textAlignments.insert(TextAlignment(style.alignment))
      if style.minimumLineHeight > 0 { heights.insert(style.minimumLineHeight) }
      for list in style.textLists { textLists.insert(TextList(list.markerFormat)) }
    }

    private static func isLine(_ value: Any?) -> Bool { value.flatMap { CGFloat(boxed: $0) } ?? 0 != 0 }
  }
}

extension UITextFormattingViewController.TextAlignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension UITextFormattingViewController.TextList {
  fileprivate init(_ format: NSTextList.MarkerFormat) {
    switch format {
    case .disc: self = .disc
    case .hyphen: self = .hyphen
    case .decimal: self = .decimal
    default: self = .other
    }
  }
}
