import Foundation

/// A text with attributes that can be edited, as a value: an edit makes no object of Foundation's.
struct StyledText {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var string: String
  /// The attributes of the text's parts, whose lengths in UTF-16 units add up to that of the text.
  private var runs: [(length: Int, attributes: Attributes)]

  init(_ string: String = "", _ attributes: Attributes = [:]) {
    self.string = string
    runs = string.isEmpty ? [] : [(string.utf16.count, attributes)]
  }

  init(_ text: NSAttributedString) {
    string = text.string
    runs = []
    guard text.length > 0 else { return }
    var runs = runs
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      runs.append((range.length, attributes))
    }
    self.runs = runs
  }

  /// - Complexity: O(n).
  var attributed: NSAttributedString {
    if runs.count == 1 { return NSAttributedString(string: string, attributes: runs[0].attributes) }
    let result = NSMutableAttributedString(string: "")
    var place = string.startIndex
    for run in runs {
      let end = string.utf16.index(place, offsetBy: run.length)
      result.append(NSAttributedString(string: String(string[place..<end]), attributes: run.attributes))
      place = end
    }
    return result
  }

  /// The attributes of the character at a place; `nil` behind the end.
  func attributes(at offset: Int) -> Attributes? {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.attributes }
    }
    return nil
  }

  /// Replaces a part that begins and ends between two characters.
  mutating func replace(_ range: NSRange, by text: String, _ attributes: Attributes) {
    guard let place = Range(range, in: string) else { return }
    string.replaceSubrange(place, with: text)
    let new = text.isEmpty ? [] : [(length: text.utf16.count, attributes: attributes)]
    runs = runs(before: range.location) + new + runs(from: range.location + range.length)
  }

  private func runs(before end: Int) -> [(length: Int, attributes: Attributes)] {
    var (result, start) = ([(length: Int, attributes: Attributes)](), 0)
    for run in runs where start < end {
      result.append((min(run.length, end - start), run.attributes))
      start += run.length
    }
    return result
  }

  private func runs(from begin: Int) -> [(length: Int, attributes: Attributes)] {
    var (result, start) = ([(length: Int, attributes: Attributes)](), 0)
    for run in runs {
      let left = start + run.length - begin
      if left > 0 { result.append((min(run.length, left), run.attributes)) }
      start += run.length
    }
    return result
  }

  /// The text with further attributes where it has no others of their keys.
  func merging(_ defaults: Attributes) -> StyledText {
    var text = self
    for index in runs.indices { text.runs[index].attributes.merge(defaults) { own, _ in own } }
    return text
  }

  /// Gives all text an attribute.
  mutating func set(_ key: NSAttributedString.Key, _ value: Any?) {
    for index in runs.indices { runs[index].attributes[key] = value }
  }
}
