import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  /// One attribute in both kinds of attributed strings (TEXT-82).
  private struct ConvertedAttribute: Sendable {
    let key: NSAttributedString.Key
    /// The value as Foundation's dictionaries have it; `nil` without one.
    let read: @Sendable (AttributeContainer) -> Any?
    /// Takes over the value of a dictionary if it has the right type.
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    private init<Key: AttributedStringKey>(
      _ key: Key.Type, read: @escaping @Sendable (Key.Value) -> Any = { $0 },
      write: @escaping @Sendable (Any) -> Key.Value?
    ) where Key.Value: Sendable {
      self.key = NSAttributedString.Key(Key.name)
      self.read = { $0[key].map(read) }
      self.write = { value, container in if let value = write(value) { container[key] = value } }
    }

    private static func object<Key: AttributedStringKey>(_ key: Key.Type) -> Self where Key.Value: Sendable {
      Self(key) { $0 as? Key.Value }
    }

    private static func number<Key: AttributedStringKey>(_ key: Key.Type) -> Self where Key.Value == CGFloat {
      Self(key) { value in
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
          ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
      }
    }

    private static func line<Key: AttributedStringKey>(_ key: Key.Type) -> Self where Key.Value == NSUnderlineStyle {
      Self(
        key, read: { $0.rawValue },
        write: { (($0 as? Int) ?? ($0 as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) } })
    }

    static let all: [Self] = {
      typealias Keys = AttributeScopes.UIKitAttributes
      return [
        object(Keys.FontAttribute.self), object(Keys.ParagraphStyleAttribute.self),
        object(Keys.ForegroundColorAttribute.self), object(Keys.BackgroundColorAttribute.self),
        object(Keys.LigatureAttribute.self), number(Keys.KernAttribute.self), number(Keys.TrackingAttribute.self),
        line(Keys.StrikethroughStyleAttribute.self), object(Keys.StrikethroughColorAttribute.self),
        line(Keys.UnderlineStyleAttribute.self), object(Keys.UnderlineColorAttribute.self),
        object(Keys.StrokeColorAttribute.self), number(Keys.StrokeWidthAttribute.self),
        object(Keys.ShadowAttribute.self), object(Keys.AttachmentAttribute.self),
        number(Keys.BaselineOffsetAttribute.self), number(Keys.ObliquenessAttribute.self),
        number(Keys.ExpansionAttribute.self), object(AttributeScopes.FoundationAttributes.LinkAttribute.self),
      ]
    }()
  }

  extension AttributeContainer {
    /// The attributes of a dictionary that UIKit knows, and the link. Others, and values of other types, are left out. Rules: TEXT-82.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      for attribute in ConvertedAttribute.all {
        if let value = dictionary[attribute.key] { attribute.write(value, &self) }
      }
    }

    /// The attributes as a dictionary.
    var dictionary: [NSAttributedString.Key: Any] {
      var result: [NSAttributedString.Key: Any] = [:]
      for attribute in ConvertedAttribute.all { result[attribute.key] = attribute.read(self) }
      return result
    }
  }

  extension NSAttributedString {
    /// A text with the attributes of another one that UIKit knows. Rules: TEXT-82.
    /// - Complexity: O(n).
    public convenience init(_ attrStr: AttributedString) {
      self.init(attributedString: attrStr.converted { $0 })
    }
  }

  extension AttributedString {
    /// A text with the attributes of another one that UIKit knows. Rules: TEXT-82.
    /// - Complexity: O(n).
    public init(_ nsStr: NSAttributedString) {
      self.init()
      nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
        let text = nsStr.attributedSubstring(from: range).string
        append(AttributedString(text, attributes: AttributeContainer(attributes)))
      }
    }

    /// The text for labels, with attributes that are changed first.
    func converted(_ change: (AttributeContainer) -> AttributeContainer) -> NSAttributedString {
      let result = NSMutableAttributedString(string: "")
      for run in runs {
        let text = String(characters[run.range])
        result.append(NSAttributedString(string: text, attributes: change(run.attributes).dictionary))
      }
      return result
    }
  }
#endif
