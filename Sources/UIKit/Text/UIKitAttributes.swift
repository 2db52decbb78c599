import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of an `AttributedString`, and Foundation's. Rules: TEXT-82.
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The look of paragraphs.
      public let paragraphStyle: ParagraphStyleAttribute
      /// The colour of the text.
      public let foregroundColor: ForegroundColorAttribute
      /// The colour behind the text.
      public let backgroundColor: BackgroundColorAttribute
      /// Whether letters are joined: 0 for no, 1 for the usual pairs.
      public let ligature: LigatureAttribute
      /// The distance that is added between letters, in points.
      public let kern: KernAttribute
      /// The distance that is added between letters, in points; ligatures stay.
      public let tracking: TrackingAttribute
      /// The line through the text.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// The colour of the line through the text.
      public let strikethroughColor: StrikethroughColorAttribute
      /// The line below the text.
      public let underlineStyle: UnderlineStyleAttribute
      /// The colour of the line below the text.
      public let underlineColor: UnderlineColorAttribute
      /// The colour of the outline.
      public let strokeColor: StrokeColorAttribute
      /// The width of the outline, in hundredths of the font's size.
      public let strokeWidth: StrokeWidthAttribute
      /// The shadow.
      public let shadow: ShadowAttribute
      /// The object inside the text.
      public let attachment: AttachmentAttribute
      /// How far the text is above its baseline, in points.
      public let baselineOffset: BaselineOffsetAttribute
      /// The slant.
      public let obliqueness: ObliquenessAttribute
      /// The stretch.
      public let expansion: ExpansionAttribute
      /// Foundation's attributes.
      public let foundation: FoundationAttributes
    }
  }

  extension AttributeDynamicLookup {
    /// UIKit's attributes by their names: `text.font`.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  // The names of Foundation's keys (`NSAttributedString.Key`). One line each: the type of the value and the name are all there is.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
  }
#endif
