import Foundation
import XCTest

/// The application as a process. Rules LAUNCH-12, LAUNCH-09.
final class SignalTests: XCTestCase {
  /// LAUNCH-12: SIGTERM and SIGINT end a running application as `terminate()` does: its delegate is told, the status is 0.
  func test_LAUNCH12_signals() throws {
    let products = try XCTUnwrap(Bundle.main.executableURL?.deletingLastPathComponent())
    for signal in [SIGTERM, SIGINT] {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = products.appendingPathComponent("LaunchClient")
      process.arguments = ["--wait"]
      process.standardOutput = pipe
      try process.run()
      var output = ""
      while !output.contains("waiting\n") {
        let part = pipe.fileHandleForReading.availableData
        guard !part.isEmpty else { break }
        output += String(decoding: part, as: UTF8.self)
      }
      XCTAssertTrue(process.isRunning)
      kill(process.processIdentifier, signal)
      output += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      XCTAssertEqual(
        output,
        """
        launched: inactive
        active: active, pacing: mainRunLoop
        appeared
        animated
        waiting
        terminating

        """)
      XCTAssertEqual(process.terminationReason, .exit)
      XCTAssertEqual(process.terminationStatus, 0)
    }
  }
}
