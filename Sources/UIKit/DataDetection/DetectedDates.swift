import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  /// Dates with a year, in the forms that texts use most, and a time behind them. Words such as "tomorrow" are not found: their meaning
  /// depends on the day. Rules: TEXT-89.
  extension DetectedRanges {
    private static let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    mutating func findDates() {
      for match in text.matches(of: /([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})/) {
        addDate(match.output.0, match.output.1, match.output.2, match.output.3)
      }
      for match in text.matches(of: /([0-9]{1,2})\/([0-9]{1,2})\/([0-9]{4})/) {
        addDate(match.output.0, match.output.3, match.output.1, match.output.2)
      }
      for match in text.matches(of: /([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})/) {
        addDate(match.output.0, match.output.3, match.output.2, match.output.1)
      }
      for match in text.matches(of: /([A-Z][a-z]{2,8})\.? ([0-9]{1,2})(?:st|nd|rd|th)?,? ([0-9]{4})/) {
        addDate(match.output.0, match.output.3, match.output.1, match.output.2)
      }
      for match in text.matches(of: /([0-9]{1,2})(?:st|nd|rd|th|\.)? ([A-Z][a-z]{2,8})\.?,? ([0-9]{4})/) {
        addDate(match.output.0, match.output.3, match.output.2, match.output.1)
      }
    }

    private mutating func addDate(_ part: Substring, _ year: Substring, _ month: Substring, _ day: Substring) {
      let number = Int(month) ?? Self.months.firstIndex { month.lowercased().hasPrefix($0) }.map { $0 + 1 }
      guard begins(part), let year = Int(year), let number, let day = Int(day) else { return }
      var components = DateComponents(year: year, month: number, day: day, hour: 12)
      let end = addTime(behind: part, to: &components)
      let calendar = Calendar(identifier: .gregorian)
      guard components.isValidDate(in: calendar), let date = calendar.date(from: components) else { return }
      add(.date(date), whole[part.startIndex..<end])
    }

    /// - Returns: The end of the time, or of the date without one.
    private func addTime(behind part: Substring, to components: inout DateComponents) -> String.Index {
      let rest = text[part.endIndex...]
      let form = /(?:T|,? (?:at )?)([0-9]{1,2})(?::([0-9]{2})(?::([0-9]{2}))?)?(?: ?([AaPp])\.?[Mm]\.?)?/
      guard let match = rest.prefixMatch(of: form), var hour = Int(match.output.1) else { return part.endIndex }
      let (minute, half) = (match.output.2.flatMap { Int($0) }, match.output.4?.lowercased())
      guard minute != nil || half != nil, hour < (half == nil ? 24 : 13) else { return part.endIndex }
      if let half { hour = hour % 12 + (half == "p" ? 12 : 0) }
      components.hour = hour
      components.minute = minute
      components.second = (match.output.3 ?? nil).flatMap { Int($0) }
      return match.range.upperBound
    }
  }
#endif
