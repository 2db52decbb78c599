import ControllerTree
import Foundation

/// Data that a text view finds by itself, as links. Rules: TEXT-41, TEXT-89.
struct DetectedData {
  let url: URL
  /// The place in UTF-16 units.
  let range: NSRange

  /// What is found at a place; `nil` for nothing. Dates and street addresses have an address that stands for their number.
  /// - Complexity: O(n) in the text.
  static func at(_ offset: Int, in text: String, _ types: UIDataDetectorTypes) -> DetectedData? {
    guard let detector = try? NSDataDetector(types: types.checkingTypes.rawValue) else { return nil }
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    guard let index = found.firstIndex(where: { NSLocationInRange(offset, $0.range) }) else { return nil }
    let match = found[index]
    let number = match.phoneNumber?.filter { $0.isNumber || $0 == "+" }
    let url = match.url ?? URL(string: number.map { "tel:\($0)" } ?? "x-apple-data-detectors://\(index)")
    return url.map { DetectedData(url: $0, range: match.range) }
  }
}

extension UIDataDetectorTypes {
  fileprivate var checkingTypes: NSTextCheckingResult.CheckingType {
    var types: NSTextCheckingResult.CheckingType = []
    if contains(.link) { types.insert(.detectedLink) }
    if contains(.phoneNumber) { types.insert(.detectedPhoneNumber) }
    if contains(.address) { types.insert(.detectedAddress) }
    if contains(.calendarEvent) { types.insert(.detectedDate) }
    return types
  }
}
