import UIKit
import XCTest

#if !canImport(ObjectiveC)
  /// Texts of quantities of time.
  final class DateComponentsFormatterTests: XCTestCase {
    private func text(
      _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle = .positional,
      _ units: NSCalendar.Unit = [.hour, .minute, .second], _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style
      formatter.allowedUnits = units
      change(formatter)
      return formatter.string(from: seconds)
    }

    /// VAL-96: the examples of Apple's reference.
    func test_VAL96_styles() {
      let time: TimeInterval = 9 * 3_600 + 41 * 60 + 30
      XCTAssertEqual(text(time), "9:41:30")
      XCTAssertEqual(text(time, .abbreviated), "9h 41m 30s")
      XCTAssertEqual(text(time, .short), "9 hr, 41 min, 30 sec")
      XCTAssertEqual(text(time, .full), "9 hours, 41 minutes, 30 seconds")
      XCTAssertEqual(text(time, .spellOut), "nine hours, forty-one minutes, thirty seconds")
      XCTAssertEqual(text(time, .brief), "9hr 41min 30sec")
      XCTAssertEqual(text(3_661, .full), "1 hour, 1 minute, 1 second")
      XCTAssertEqual(text(4_200), "1:10:00")
      XCTAssertEqual(text(-65), "-1:05")
      XCTAssertEqual(text(59.9), "59")
      XCTAssertNil(text(.infinity))
      XCTAssertNil(text(1, .full, [.era]))
    }

    /// VAL-96: larger units.
    func test_VAL96_units() {
      var components = DateComponents()
      (components.year, components.month, components.day, components.minute) = (1, 2, 17, 70)
      XCTAssertEqual(
        DateComponentsFormatter.localizedString(from: components, unitsStyle: .short),
        "1 yr, 2 mths, 2 wks, 3 days, 1 hr, 10 min")
      XCTAssertEqual(
        DateComponentsFormatter.localizedString(from: components, unitsStyle: .positional), "1y 2mo 2w 3d 1:10:00")
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = [.minute]
      XCTAssertEqual(formatter.string(for: DateComponents(hour: 2)), "120")
      XCTAssertNil(formatter.string(for: 2))
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.referenceDate = Date(timeIntervalSince1970: 0)
      XCTAssertEqual(formatter.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 180)), "3")
    }

    /// VAL-97: the examples of Apple's reference.
    func test_VAL97_zeros() {
      let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
      func zeros(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
        _ behavior: DateComponentsFormatter.ZeroFormattingBehavior
      ) -> String? { text(seconds, style, units) { $0.zeroFormattingBehavior = behavior } }
      XCTAssertEqual(zeros(3_610, .positional, .default), "1:00:10")
      XCTAssertEqual(zeros(3_610, .abbreviated, .default), "1h 10s")
      XCTAssertEqual(zeros(600, .abbreviated, .dropLeading), "10m 0s")
      XCTAssertEqual(zeros(3_605, .abbreviated, .dropMiddle), "0d 1h 5s")
      XCTAssertEqual(zeros(3_600, .abbreviated, .dropTrailing), "0d 1h")
      XCTAssertEqual(zeros(3_600, .abbreviated, .dropAll), "1h")
      XCTAssertEqual(zeros(3_600, .positional, .pad), "0d 1:00:00")
      XCTAssertEqual(zeros(3_600, .abbreviated, .pad), "0d 1h 0m 0s")
      XCTAssertEqual(zeros(0, .abbreviated, .default), "0s")
      XCTAssertEqual(zeros(0, .positional, .default), "0")
    }

    /// VAL-98: fewer units and phrases.
    func test_VAL98_countsAndPhrases() {
      XCTAssertEqual(text(4_230, .abbreviated) { $0.maximumUnitCount = 2 }, "1h 11m")
      XCTAssertEqual(text(4_229, .abbreviated) { $0.maximumUnitCount = 2 }, "1h 10m")
      XCTAssertEqual(text(63, .abbreviated) { $0.collapsesLargestUnit = true }, "63s")
      XCTAssertEqual(text(123, .abbreviated) { $0.collapsesLargestUnit = true }, "2m 3s")
      XCTAssertEqual(
        text(300, .full) {
          $0.includesApproximationPhrase = true
          $0.includesTimeRemainingPhrase = true
        }, "About 5 minutes remaining")
      XCTAssertEqual(
        text(300, .short) {
          $0.includesApproximationPhrase = true
          $0.formattingContext = .middleOfSentence
        }, "about 5 min")
    }

    /// A test's device is cool and has power.
    func test_power() {
      XCTAssertEqual(ProcessInfo.processInfo.thermalState, .nominal)
      XCTAssertFalse(ProcessInfo.processInfo.isLowPowerModeEnabled)
      XCTAssertEqual(
        [.NSProcessInfoPowerStateDidChange, ProcessInfo.thermalStateDidChangeNotification],
        [
          Notification.Name("NSProcessInfoPowerStateDidChangeNotification"),
          Notification.Name("NSProcessInfoThermalStateDidChangeNotification"),
        ])
    }
  }
#endif
