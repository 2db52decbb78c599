import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  /// Finds data by the form of its text. What is found first by this order hides what overlaps it: links, dates, street addresses,
  /// telephone numbers. Rules: TEXT-89.
  struct DetectedRanges {
    let text: Substring
    let whole: String
    private var found: [DetectedResult] = []

    /// - Complexity: O(n) in the part.
    static func find(
      _ types: NSTextCheckingResult.CheckingType, in string: String, _ range: NSRange
    ) -> [NSTextCheckingResult] {
      let part = TextUnits(string).clamped(range)
      guard part.length > 0, let place = Range(part, in: string) else { return [] }
      var ranges = DetectedRanges(string, place)
      if types.contains(.detectedLink) { ranges.findLinks() }
      if types.contains(.detectedDate) { ranges.findDates() }
      if types.contains(.detectedAddress) { ranges.findAddresses() }
      if types.contains(.detectedPhoneNumber) { ranges.findPhoneNumbers() }
      return ranges.found.sorted { $0.range.location < $1.range.location }
    }

    private init(_ string: String, _ place: Range<String.Index>) {
      whole = string
      text = string[place]
    }

    mutating func add(_ content: DetectedResult.Content, _ part: Substring) {
      let range = NSRange(part.startIndex..<part.endIndex, in: whole)
      let isFree = found.allSatisfy { NSIntersectionRange($0.range, range).length == 0 }
      if isFree { found.append(DetectedResult(content, range)) }
    }

    /// Whether the character before a part is no letter, digit or `@`: the part is no end of a longer word.
    func begins(_ part: Substring) -> Bool {
      guard part.startIndex > whole.startIndex else { return true }
      let before = whole[whole.index(before: part.startIndex)]
      return !before.isLetter && !before.isNumber && before != "@" && before != "." && before != "/"
    }

    // MARK: Links

    private mutating func findLinks() {
      for match in text.matches(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s<>"]+/) { add(link: match.output, "") }
      for match in text.matches(of: /(?:mailto:)?[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]+/) {
        add(link: match.output, match.output.hasPrefix("mailto:") ? "" : "mailto:")
      }
      for match in text.matches(of: /www\.[^\s<>"]+/) where begins(match.output) { add(link: match.output, "http://") }
      for match in text.matches(of: /(?:[A-Za-z0-9\-]+\.)+([A-Za-z]{2,})(?:\/[^\s<>"]*)?/) {
        guard begins(match.output.0), Self.domains.contains(match.output.1.lowercased()) else { continue }
        add(link: match.output.0, "http://")
      }
    }

    /// Ends of names that stand for an address without `www`.
    private static let domains: Set<String> = [
      "com", "org", "net", "edu", "gov", "io", "info", "biz", "app", "dev", "ai", "tv", "co", "me", "us", "uk", "ca",
      "de", "at", "ch", "fr", "it", "es", "nl", "be", "eu", "se", "no", "dk", "fi", "pl", "pt", "ie", "jp", "cn", "kr",
      "in", "au", "nz", "br", "mx", "ru",
    ]

    private mutating func add(link text: Substring, _ prefix: String) {
      var text = text
      // A full stop behind an address ends the sentence; a bracket belongs to it if it was opened inside.
      while let last = text.last, ".,;:!?'\")]}".contains(last) {
        if last == ")", text.count(where: { $0 == ")" }) <= text.count(where: { $0 == "(" }) { break }
        text.removeLast()
      }
      if let url = URL(string: prefix + text) { add(.link(url), text) }
    }

    // MARK: Telephone numbers

    private mutating func findPhoneNumbers() {
      for match in text.matches(of: /[+(]?[0-9][0-9 ()\-.\/]{5,}[0-9]/) where begins(match.output) {
        let digits = match.output.filter(\.isNumber).count
        if (7...15).contains(digits) { add(.phoneNumber(String(match.output)), match.output) }
      }
    }

    // MARK: Street addresses

    private mutating func findAddresses() {
      let pattern =
        /([0-9]+[A-Za-z]? (?:[A-Z][A-Za-z.]* ){1,4}(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Lane|Ln\.?|Drive|Dr\.?|Way|Court|Ct\.?|Place|Square|Loop|Parkway))(?:,? ([A-Z][A-Za-z]*(?: [A-Z][a-z]+)*),? ([A-Z]{2})(?: ([0-9]{5}(?:-[0-9]{4})?))?)?/
      for match in text.matches(of: pattern) {
        let (all, street, city, state, zip) = match.output
        var parts: [NSTextCheckingKey: String] = [.street: String(street)]
        parts[.city] = city.map { String($0) }
        parts[.state] = state.map { String($0) }
        parts[.zip] = (zip ?? nil).map { String($0) }
        add(.address(parts), all)
      }
    }
  }
#endif
