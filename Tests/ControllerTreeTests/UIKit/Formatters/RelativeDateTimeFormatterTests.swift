import UIKit
import XCTest

/// Distances in time and lists as texts.
final class RelativeDateTimeFormatterTests: XCTestCase {
  private let now = Date(timeIntervalSinceReferenceDate: 0)

  private func texts(_ formatter: RelativeDateTimeFormatter) -> [String] {
    [0, 1, -90, 6840, -86400, -172_800, 700_000, -40_000_000]
      .map { formatter.localizedString(for: now.addingTimeInterval($0), relativeTo: now) }
  }

  /// VAL-99: the largest unit counts, and its fraction is dropped.
  func test_VAL99_styles() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(
      texts(formatter),
      [
        "in 0 seconds", "in 1 second", "1 minute ago", "in 1 hour", "1 day ago", "2 days ago", "in 1 week",
        "1 year ago",
      ])
    formatter.dateTimeStyle = .named
    formatter.unitsStyle = .spellOut
    XCTAssertEqual(
      texts(formatter),
      [
        "now", "in one second", "one minute ago", "in one hour", "yesterday", "two days ago", "next week", "last year",
      ])
    (formatter.dateTimeStyle, formatter.unitsStyle) = (.numeric, .short)
    XCTAssertEqual(texts(formatter)[2...3], ["1 min. ago", "in 1 hr."])
    formatter.unitsStyle = .abbreviated
    XCTAssertEqual(texts(formatter)[2...3], ["1m ago", "in 1h"])
  }

  /// VAL-99: the forms of the call, languages, and places in a sentence.
  func test_VAL99_calls() {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = nil
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -3)), "vor 3 Tagen")
    XCTAssertEqual(formatter.localizedString(fromTimeInterval: -3600), "vor 1 Stunde")
    XCTAssertEqual(formatter.string(for: Date(timeIntervalSinceNow: 7250)), "in 2 Stunden")
    XCTAssertNil(formatter.string(for: 3))
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = .named
    var found: [String] = []
    for context in [Formatter.Context.beginningOfSentence, .middleOfSentence, .listItem, .standalone, .dynamic] {
      formatter.formattingContext = context
      found.append(formatter.localizedString(from: DateComponents(day: -1)))
    }
    XCTAssertEqual(found, ["Yesterday", "yesterday", "yesterday", "yesterday", "yesterday"])
  }

  /// VAL-93: lists in a language, with texts of other values.
  func test_VAL93_lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.string(from: ["a", 3, "c"]), "a, 3, and c")
    XCTAssertEqual(formatter.string(for: ["a", "b"]), "a and b")
    XCTAssertNil(formatter.string(for: 1))
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumFractionDigits = 1
    formatter.itemFormatter = numbers
    XCTAssertEqual(formatter.string(from: [1.5, 2]), "1.5 and 2.0")
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.string(from: ["a", "b", "c"]), "a, b und c")
    XCTAssertFalse(ListFormatter.localizedString(byJoining: ["x", "y"]).isEmpty)
  }
}
