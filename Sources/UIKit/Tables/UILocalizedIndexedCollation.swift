import ControllerTree
import Foundation

/// Sorts objects into the sections of an index. Rules: LIST-48.
///
/// The sections are those of English: `A` to `Z`, and `#` for everything else. Accents and case don't count.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  private final let titles = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

  /// The collation of the user's language.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections.
  open var sectionTitles: [String] { titles }
  /// The titles of the index.
  open var sectionIndexTitles: [String] { titles }

  /// The section of a title of the index; the last one for a number that is too large.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), titles.count - 1) }

  /// The section of an object, by the text that a method without arguments, or a stored property, returns.
  /// - Issues: `unrecognizedSelector`; the object then has no text.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: text(of: object, selector))
  }

  /// The objects, sorted by the texts that a method without arguments, or a stored property, returns.
  /// - Issues: `unrecognizedSelector`; the object then has no text.
  /// - Complexity: O(n log n).
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    var pairs: [(key: String, text: String, place: Int)] = []
    for (place, object) in array.enumerated() {
      let text = text(of: object, selector)
      pairs.append((key(text), text, place))
    }
    return pairs.sorted { ($0.key, $0.text, $0.place) < ($1.key, $1.text, $1.place) }.map { array[$0.place] }
  }

  private final func section(of text: String) -> Int {
    guard let first = key(text).first, let place = titles.firstIndex(of: String(first).uppercased()) else {
      return titles.count - 1
    }
    return place
  }

  private final func key(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  private final func text(of object: Any, _ selector: Selector) -> String {
    let name = selector.description
    if let text = object as? String, name == "self" || name == "description" { return text }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children where child.label == name {
        if let text = child.value as? String { return text }
      }
      mirror = level.superclassMirror
    }
    #if !canImport(ObjectiveC)
      if let text = selector.perform(on: object as AnyObject, []) as? String { return text }
    #endif
    return ""
  }
}
