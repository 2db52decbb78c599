import UIKit
import XCTest

/// TEXT-89: links, telephone numbers, dates and addresses in a text.
final class NSDataDetectorTests: XCTestCase {
  // Foundation on Linux warns of the names of these kinds.
  private static let (date, address, link, phoneNumber) = (
    UInt64(1 << 4), UInt64(1 << 5), UInt64(1 << 6), UInt64(1 << 11)
  )

  private static func found(_ types: UInt64, _ text: String) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types).matches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  /// The kinds by the names that code uses, whose numbers differ from those on Apple's systems.
  @available(*, deprecated)
  func test_TEXT89_namesOfKinds() throws {
    let kinds: [NSTextCheckingResult.CheckingType] = [.date, .address, .link, .phoneNumber]
    XCTAssertEqual(kinds.map(\.rawValue), [Self.date, Self.address, Self.link, Self.phoneNumber])
    let text = "See http://example.com or call (888)555-5512"
    for (kind, found) in [(kinds[2], "http://example.com"), (kinds[3], "(888)555-5512")] {
      let matches = try NSDataDetector(types: kind.rawValue).matches(
        in: text, range: NSRange(location: 0, length: text.utf16.count))
      XCTAssertEqual(matches.map { (text as NSString).substring(with: $0.range) }, [found])
      XCTAssertEqual(matches.map(\.resultType), [kind])
    }
  }

  func test_TEXT89_links() throws {
    let text =
      "See https://a.io/x?y=1, www.b.org. Or example.com/path (http://c.de/d_(e)) and ann@d.net; not e.xyz1 or v1.2."
    let links = try Self.found(Self.link, text)
    XCTAssertEqual(
      links.map { $0.url?.absoluteString },
      ["https://a.io/x?y=1", "http://www.b.org", "http://example.com/path", "http://c.de/d_(e)", "mailto:ann@d.net"])
    XCTAssertEqual(links.filter { $0.resultType.rawValue == Self.link }.count, 5)
    XCTAssertEqual((text as NSString).substring(with: links[1].range), "www.b.org")
    XCTAssertNil(links[0].phoneNumber)
    XCTAssertNil(links[0].date)
    XCTAssertNil(links[0].addressComponents)
    XCTAssertNil(links[0].replacementString)
    XCTAssertEqual(links[0].numberOfRanges, 1)
    XCTAssertEqual(links[0].range(at: 1).location, NSNotFound)
    XCTAssertTrue(links[0].copy() as AnyObject === links[0])
  }

  /// Results that code makes say what they were made with.
  func test_TEXT89_madeResults() throws {
    let (range, now) = (NSRange(location: 3, length: 4), Date(timeIntervalSince1970: 0))
    let url = try XCTUnwrap(URL(string: "https://a.io"))
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    XCTAssertEqual([link.url], [url])
    XCTAssertEqual([link.range, link.range(at: 0)], [range, range])
    XCTAssertEqual(
      NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "555").phoneNumber, "555")
    let zone = TimeZone(secondsFromGMT: 3_600)
    let date = NSTextCheckingResult.dateCheckingResult(
      range: range, date: now, timeZone: try XCTUnwrap(zone), duration: 60)
    XCTAssertEqual(date.timeZone, zone)
    XCTAssertEqual(date.duration, 60)
    XCTAssertEqual(
      [date, .dateCheckingResult(range: range, date: now)].map { $0.date.map { [$0] } }, [[now], [now]])
    let journey = NSTextCheckingResult.transitInformationCheckingResult(
      range: range, components: [.airline: "A", .flight: "1"])
    XCTAssertEqual(journey.components, [.airline: "A", .flight: "1"])
    XCTAssertNil(journey.addressComponents)
    let address = NSTextCheckingResult.addressCheckingResult(
      range: range, components: [.jobTitle: "a", .organization: "b"])
    XCTAssertEqual([address.components, address.addressComponents].compactMap { $0?[.organization] }, ["b", "b"])
    let replaced = [
      NSTextCheckingResult.quoteCheckingResult(range: range, replacementString: "q"),
      .dashCheckingResult(range: range, replacementString: "d"),
      .replacementCheckingResult(range: range, replacementString: "r"),
      .correctionCheckingResult(range: range, replacementString: "c"),
      .spellCheckingResult(range: range),
    ]
    XCTAssertEqual(replaced.map(\.replacementString), ["q", "d", "r", "c", nil])
    XCTAssertEqual(
      (replaced + [link, date, journey]).map(\.resultType.rawValue), [128, 256, 512, 1024, 4, 64, 16, 4096])
  }

  func test_TEXT89_phoneNumbers() throws {
    let text = "Call (555) 123-4567 or +49 30 1234567, room 12, 2024-05-06."
    XCTAssertEqual(
      try Self.found(Self.phoneNumber, text).map(\.phoneNumber), ["(555) 123-4567", "+49 30 1234567", "2024-05-06"])
    let both = try Self.found(Self.phoneNumber | Self.date, text)
    XCTAssertEqual(both.map(\.resultType.rawValue), [Self.phoneNumber, Self.phoneNumber, Self.date], "A date is none.")
  }

  func test_TEXT89_dates() throws {
    func parts(_ text: String) throws -> DateComponents? {
      let found = try Self.found(Self.date, text)
      XCTAssertLessThanOrEqual(found.count, 1)
      XCTAssertEqual(found.first?.duration ?? 0, 0)
      XCTAssertNil(found.first?.timeZone)
      return found.first?.date.map {
        Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: $0)
      }
    }
    let noon = DateComponents(year: 2024, month: 5, day: 6, hour: 12, minute: 0)
    for text in ["on 2024-05-06.", "5/6/2024", "6.5.2024", "May 6, 2024", "6 May 2024", "the 6th May 2024"] {
      XCTAssertEqual(try parts(text), noon, text)
    }
    XCTAssertEqual(try parts("May 6, 2024 at 5:30 pm")?.hour, 17)
    XCTAssertEqual(try parts("2024-05-06T07:45")?.minute, 45)
    XCTAssertEqual(try parts("2024-05-06 12 AM")?.hour, 0)
    XCTAssertEqual(try parts("2024-05-06 99:00")?.hour, 12, "No time.")
    for text in ["2024-13-06", "Moo 6, 2024", "tomorrow", "31/31/2024"] { XCTAssertNil(try parts(text), text) }
  }

  func test_TEXT89_addresses() throws {
    let text = "Apple Park: 1 Apple Park Way, Cupertino, CA 95014 and 12 Main Street."
    let found = try Self.found(Self.address, text)
    XCTAssertEqual(
      found.first?.addressComponents,
      [.street: "1 Apple Park Way", .city: "Cupertino", .state: "CA", .zip: "95014"])
    XCTAssertEqual(found.last?.components, [.street: "12 Main Street"])
    XCTAssertEqual(found.map(\.resultType.rawValue), [Self.address, Self.address])
  }

  func test_TEXT89_calls() throws {
    let detector = try NSDataDetector(types: NSTextCheckingAllTypes)
    XCTAssertEqual(detector.checkingTypes, .max)
    let text = "a.com b.com"
    let all = NSRange(location: 0, length: 11)
    XCTAssertEqual(detector.numberOfMatches(in: text, range: all), 2)
    XCTAssertEqual(detector.firstMatch(in: text, range: NSRange(location: 3, length: 99))?.url?.host, "b.com")
    XCTAssertEqual(detector.rangeOfFirstMatch(in: text, range: all), NSRange(location: 0, length: 5))
    XCTAssertEqual(detector.rangeOfFirstMatch(in: "", range: NSRange()).location, NSNotFound)
    var seen: [String?] = []
    detector.enumerateMatches(in: text, range: all) { match, _, stop in
      seen.append(match?.url?.host)
      stop.pointee = true
    }
    XCTAssertEqual(seen, ["a.com"])
    XCTAssertThrowsError(try NSDataDetector(types: 1 << 2))
  }
}
