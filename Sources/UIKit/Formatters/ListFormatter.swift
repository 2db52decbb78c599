import Foundation

#if !canImport(ObjectiveC)
  /// Writes items as a list in a language: `a, b, and c`. Foundation declares it on Apple's systems only. Rules: VAL-93.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language of the list.
    open var locale: Locale! = Locale.current
    /// Writes the items; without it texts are taken as they are, and other values by their descriptions.
    open var itemFormatter: Formatter?

    /// The texts as a list in the current language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// The items as a list; `nil` if one of them can't be written.
    open func string(from items: [Any]) -> String? {
      var texts: [String] = []
      for item in items {
        guard let text = text(of: item) else { return nil }
        texts.append(text)
      }
      return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// The items of an array as a list; `nil` for another object.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

    private func text(of item: Any) -> String? {
      if let itemFormatter, let text = itemFormatter.string(for: item) { return text }
      return item as? String ?? "\(item)"
    }
  }
#endif
