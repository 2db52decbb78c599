import Foundation
import XCTest

@testable import ControllerTree

/// Calls on a thread other than the main one are reported before the process ends.
final class OffMainCallTests: XCTestCase {
  @MainActor func test_aCallOnAnotherThreadIsNamedOnce() async {
    let old = OffMainCall.write.withValue { $0 }
    defer { OffMainCall.write.withValue { $0 = old } }
    let lines = Locked<[String]>([])
    OffMainCall.write.withValue { $0 = { line in lines.withValue { $0.append(line) } } }

    let isDone = DispatchSemaphore(value: 0)
    let stage = Stage(pacing: .immediate)
    let view = UIView()
    stage.cycle.turn(PublicCall("addSubview(_:)", view)) {}
    Thread.detachNewThread {
      for _ in 0..<2 { inDeinit { stage.cycle.turn(PublicCall("removeFromSuperview()", view)) {} } }
      isDone.signal()
    }
    isDone.wait()
    XCTAssertEqual(
      lines.withValue { $0 },
      [
        "ControllerTree: UIView.removeFromSuperview() was called on a thread that is not the main thread. Call it on the main "
          + "thread: mark the caller @MainActor, or use DispatchQueue.main.async. Swift may end the process now "
          + "(Illegal instruction)."
      ])
  }

  @MainActor func test_aCallWithoutReceiver() async {
    XCTAssertTrue(OffMainCall.text(of: PublicCall("settle()", nil)).hasPrefix("ControllerTree: settle() was called on"))
  }
}
