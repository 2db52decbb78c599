import ControllerTree
import XCTest

/// Scenarios as tests for a device, and the traces that they print (DEVICE-01 to DEVICE-03).
final class DeviceTestTests: XCTestCase {
  private let scenario = """
    // A scenario about an enum.
    import UIKit
    import XCTest

    @MainActor enum Pair {
      fileprivate static func play(_ trace: DeviceTrace) async {}
    }
    """

  /// DEVICE-01: the file has the scenario, the recorder, and no import of the library; it can be made from itself.
  func test_DEVICE01_fileIsMadeFromAScenario() throws {
    let test = try DeviceTest(scenario: scenario)
    XCTAssertEqual(test.name, "Pair")
    XCTAssertTrue(test.source.hasPrefix(scenario + "\n\n// MARK: - Recorder, added by ControllerTree."))
    XCTAssertTrue(test.source.contains("final class PairTrace: XCTestCase {"))
    XCTAssertEqual(
      test.source.split(separator: "\n").filter { $0.hasPrefix("import") }, ["import UIKit", "import XCTest"])
    XCTAssertEqual(try DeviceTest(scenario: test.source), test)
  }

  /// DEVICE-01: without an enum there is nothing to play.
  func test_DEVICE01_scenarioIsMissing() {
    for text in ["", "import UIKit\n", "// enum Pair {\n", "func enumerate() {}\n", "enum"] {
      XCTAssertThrowsError(try DeviceTest(scenario: text)) { XCTAssertEqual($0 as? DeviceTest.Failure, .noScenario) }
    }
    XCTAssertTrue("\(DeviceTest.Failure.noScenario)".contains("declares no enum"))
  }

  /// DEVICE-03: each step is a turn; the console's other lines are ignored.
  func test_DEVICE03_traceIsRead() throws {
    let text = """
      Test Case '-[AppTests.PairTrace testTrace]' started.
      # trace of Pair
      # made by iOS 18.5, iPhone
      -- show
      Left.viewDidLoad()
      -- hide.all
      Left.willMove(toParent: nil)
      # end
      Left.ignored()
      """
    let recording = try Recording(deviceTrace: text)
    XCTAssertEqual(recording.text, "Left.viewDidLoad()\nLeft.willMove(toParent: nil)")
    XCTAssertEqual(recording.events.map(\.turn), [1, 2])
    XCTAssertEqual(recording.events.map(\.cause), ["show", "hide.all"])
    let header = try Recording.header(ofDeviceTrace: text)
    XCTAssertEqual(header.scenario, "Pair")
    XCTAssertEqual(header.maker, "iOS 18.5, iPhone")
    XCTAssertFalse(header.isOfLibrary)
    XCTAssertEqual(try Recording(deviceTrace: text.replacingOccurrences(of: "\n", with: "\r\n")), recording)
    let other = try Recording(deviceTrace: text.replacingOccurrences(of: "nil", with: "Pair"))
    XCTAssertEqual(
      other.difference(from: recording),
      """
      --- 2 events
      +++ 2 events
      turn 1: show
        Left.viewDidLoad()
      turn 2: hide.all
      - Left.willMove(toParent: nil)
      + Left.willMove(toParent: Pair)
      """)
  }

  /// DEVICE-03: what is no whole trace is refused.
  func test_DEVICE03_brokenTraces() {
    let cases: [(String, Recording.DeviceTraceFailure, String)] = [
      ("", .noHeader, "The text has no line '# trace of …'."),
      ("# trace of Pair\nA.b()", .noEnd, "The trace has no line '# end'."),
      (
        "# trace of Pair\nA b()\n# end", .wrongLine(number: 2, "A b()"),
        "Line 2 is neither '-- step' nor 'Name.callback(…)': A b()"
      ),
      (
        "# trace of Pair\n.b()\n# end", .wrongLine(number: 2, ".b()"),
        "Line 2 is neither '-- step' nor 'Name.callback(…)': .b()"
      ),
    ]
    for (text, failure, description) in cases {
      XCTAssertThrowsError(try Recording(deviceTrace: text)) { error in
        XCTAssertEqual(error as? Recording.DeviceTraceFailure, failure)
        XCTAssertEqual("\(error)", description)
      }
    }
  }
}
