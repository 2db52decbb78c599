import ControllerTree
import Foundation

/// Addresses and telephone numbers that a text view finds by itself, in simple form. Rules: TEXT-41.
struct DetectedData {
  let url: URL
  /// The place in UTF-16 units.
  let range: NSRange

  /// What is found at a place; `nil` for nothing.
  /// - Complexity: O(n) in the text.
  static func at(_ offset: Int, in text: String, _ types: UIDataDetectorTypes) -> DetectedData? {
    if types.contains(.link) {
      if let found = find(/https?:\/\/[^\s<>"]+/, offset, text, prefix: "") { return found }
      if let found = find(/[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]+/, offset, text, prefix: "mailto:") {
        return found
      }
      if let found = find(/www\.[^\s<>"]+/, offset, text, prefix: "http://") { return found }
    }
    guard types.contains(.phoneNumber) else { return nil }
    return find(/\+?[0-9][0-9 ()\-]{5,}[0-9]/, offset, text, prefix: "tel:")
  }

  private static func find(
    _ pattern: Regex<Substring>, _ offset: Int, _ text: String, prefix: String
  ) -> DetectedData? {
    for match in text.matches(of: pattern) {
      var found = match.output
      // A full stop behind an address ends the sentence.
      while let last = found.last, ".,;:!?)".contains(last) { found.removeLast() }
      let range = NSRange(found.startIndex..<found.endIndex, in: text)
      guard range.location <= offset, offset < range.location + range.length else { continue }
      let address = prefix == "tel:" ? found.filter { $0.isNumber || $0 == "+" } : String(found)
      return URL(string: prefix + address).map { DetectedData(url: $0, range: range) }
    }
    return nil
  }
}
