import UIKit
import XCTest

@testable import ControllerTree

/// Timers and delayed calls with virtual time.
final class SelectorTimerTests: XCTestCase {
  @MainActor private final class Player: NSObject {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }
    func tick(_ timer: Timer) { note("tick \(timer.userInfo as? String ?? "-")") }
    func stop(_ timer: Timer) {
      note("stop")
      timer.invalidate()
    }
    func play(_ song: NSString) { note("play \(song)") }
    func again() {
      note("again")
      perform(Self.again, with: nil, afterDelay: 0)
    }
    func note(_ text: String) { trace.note("\(text) at \(UpdateCycle.main.now)") }

    static let tick = Selector("tick:", calling: { (target: Player, a) in target.tick(a) })
    static let stop = Selector("stop:", calling: { (target: Player, a) in target.stop(a) })
    static let play = Selector("play:", calling: { (target: Player, a) in target.play(a) })
    static let again = Selector("again", calling: { (target: Player) in target.again() })
  }

  @MainActor private func withTimers(
    pacing: UpdateCycle.Pacing = .manual, _ body: @MainActor (Trace, Player, UpdateCycle) throws -> Void
  ) async rethrows {
    try await withTrace(pacing: pacing) { trace in
      UpdateCycle.main.timers = .virtualTime
      try body(trace, Player(trace), UpdateCycle.main)
    }
  }

  /// Timers, delayed calls, frames and the ends of animations come in the order of their times.
  @MainActor func test_TURN11_orderAmongAnimations() async {
    await withTimers { trace, player, cycle in
      UIView.animate(withDuration: 0.2) {
        changeSomething()
      } completion: { _ in
        player.note("animation")
      }
      Timer.scheduledTimer(timeInterval: 0.1, target: player, selector: Player.tick, userInfo: "A", repeats: true)
      Timer.scheduledTimer(timeInterval: 0.2, target: player, selector: Player.tick, userInfo: "B", repeats: false)
      player.perform(Player.play, with: "C", afterDelay: 0.15)
      SelectorTimer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
        MainActor.assumeIsolated { player.note("block") }
      }
      trace.expect("")
      let turn = cycle.turn
      cycle.advance(by: .milliseconds(250))
      trace.expect(
        """
        tick A at 0.1 seconds
        play C at 0.15 seconds
        tick B at 0.2 seconds
        tick A at 0.2 seconds
        animation at 0.2 seconds
        block at 0.25 seconds
        """)
      // The call itself, and one event for each line.
      XCTAssertEqual(cycle.turn, turn + 7)
    }
  }

  /// A timer's frame comes after it; the link's target sees what the timer did.
  @MainActor func test_TURN11_timersBeforeFrames() async {
    final class Screen: NSObject {
      var notes: [String] = []
      func frame(_ link: CADisplayLink) { notes.append("frame") }
      func timer() { notes.append("timer") }
    }
    await withTimers { _, _, cycle in
      let screen = Screen()
      let frame = Selector("frame:", calling: { (target: Screen, a) in target.frame(a) })
      let link = CADisplayLink(target: screen, selector: frame)
      link.preferredFramesPerSecond = 10
      link.add(to: .main, forMode: .common)
      let timer = Selector("timer", calling: { (target: Screen) in target.timer() })
      Timer.scheduledTimer(timeInterval: 0.1, target: screen, selector: timer, userInfo: nil, repeats: true)
      cycle.advance(by: .milliseconds(200))
      XCTAssertEqual(screen.notes, ["timer", "frame", "timer", "frame"])
      link.invalidate()
    }
  }

  /// The default is the run loop's time: virtual time fires nothing.
  @MainActor func test_TURN11_theRunLoopIsTheDefault() async {
    await withTrace(pacing: .manual) { trace in
      let player = Player(trace)
      XCTAssertEqual(UpdateCycle.main.timers, .runLoop)
      let timer = Timer.scheduledTimer(
        timeInterval: 60, target: player, selector: Player.tick, userInfo: nil, repeats: true)
      UpdateCycle.main.advance(by: .seconds(120))
      trace.expect("")
      timer.invalidate()
    }
  }

  /// `settle()` goes as far as the animations do, and no further.
  @MainActor func test_TURN12_timersLetNoTimePass() async {
    await withTimers { trace, player, cycle in
      Timer.scheduledTimer(timeInterval: 0.3, target: player, selector: Player.tick, userInfo: nil, repeats: true)
      player.perform(Player.play, with: "A", afterDelay: 0)
      cycle.settle()
      trace.expect("play A at 0.0 seconds")
      UIView.animate(
        withDuration: 0.7, animations: { changeSomething() }, completion: { _ in player.note("animation") })
      cycle.settle()
      trace.expect("tick - at 0.3 seconds\ntick - at 0.6 seconds\nanimation at 0.7 seconds")
      XCTAssertEqual(cycle.now, .milliseconds(700))
    }
  }

  /// With immediate pacing time jumps within a turn: a timer that became due fires once in the next event, and then at its next date.
  @MainActor func test_TURN12_TURN13_immediatePacing() async {
    await withTimers(pacing: .immediate) { trace, player, cycle in
      Timer.scheduledTimer(timeInterval: 0.3, target: player, selector: Player.tick, userInfo: nil, repeats: true)
      UIView.animate(withDuration: 1, animations: { changeSomething() }, completion: { _ in player.note("animation") })
      trace.expect("animation at 1.0 seconds")
      cycle.advance(by: .zero)
      trace.expect("tick - at 1.0 seconds")
      cycle.advance(by: .milliseconds(200))
      trace.expect("tick - at 1.2 seconds")
    }
  }

  /// A call that asks for itself again with a delay of 0 does not keep time from passing.
  @MainActor func test_TURN12_callsThatRepeatThemselves() async {
    await withTimers { trace, player, cycle in
      player.perform(Player.again, with: nil, afterDelay: 0)
      cycle.advance(by: .microseconds(250))
      trace.expect("again at 0.0 seconds\nagain at 0.0001 seconds\nagain at 0.0002 seconds")
      NSObject.cancelPreviousPerformRequests(withTarget: player)
      cycle.advance(by: .seconds(1))
      trace.expect("")
    }
  }

  @MainActor func test_TURN13_invalidation() async {
    await withTimers { trace, player, cycle in
      let timer = Timer.scheduledTimer(
        timeInterval: 1, target: player, selector: Player.stop, userInfo: nil, repeats: true)
      timer.tolerance = 0.5
      XCTAssertEqual(timer.tolerance, 0.5)
      XCTAssertTrue(timer.isValid)
      cycle.advance(by: .seconds(3))
      trace.expect("stop at 1.0 seconds")
      XCTAssertFalse(timer.isValid)
      timer.fire()
      let once = Timer.scheduledTimer(
        timeInterval: 1, target: player, selector: Player.tick, userInfo: "once", repeats: false)
      once.fire()
      XCTAssertFalse(once.isValid)
      cycle.advance(by: .seconds(3))
      trace.expect("tick once at 3.0 seconds")
    }
  }

  /// The target is retained until the timer ends, even if the timer lives on.
  @MainActor func test_TURN13_targetsAreReleased() async {
    await withTimers { trace, _, cycle in
      weak var released: Player?
      var timers: [Timer] = []
      do {
        let player = Player(trace)
        released = player
        for repeats in [true, false] {
          timers.append(
            Timer.scheduledTimer(
              timeInterval: 1, target: player, selector: Player.stop, userInfo: nil, repeats: repeats))
        }
      }
      XCTAssertNotNil(released)
      cycle.advance(by: .seconds(1))
      XCTAssertNil(released)
      trace.expect("stop at 1.0 seconds\nstop at 1.0 seconds")
    }
  }

  /// A timer that is made first and added later, and one whose date is moved.
  @MainActor func test_TURN13_addingAndMoving() async {
    await withTimers { trace, player, cycle in
      let timer: Timer = SelectorTimer(
        fireAt: Date(timeIntervalSinceNow: 2), interval: 1, target: player, selector: Player.tick, userInfo: nil,
        repeats: true)
      cycle.advance(by: .seconds(5))
      RunLoop.main.add(timer: timer, forMode: .common)
      RunLoop.main.add(timer: timer, forMode: .default)
      cycle.advance(by: .seconds(3))
      trace.expect("tick - at 7.0 seconds\ntick - at 8.0 seconds")
      timer.fireDate = .distantFuture
      cycle.advance(by: .seconds(5))
      trace.expect("")
      timer.fireDate = Date(timeIntervalSinceNow: 0.5)
      XCTAssertEqual(timer.fireDate.timeIntervalSinceNow, 0.5, accuracy: 0.4)
      cycle.advance(by: .seconds(1))
      trace.expect("tick - at 13.5 seconds")
      timer.fireDate = .distantPast
      cycle.advance(by: .zero)
      trace.expect("tick - at 14.0 seconds")
      timer.invalidate()
    }
  }

  /// TURN-13: real time between making a date and its timer does not count.
  @MainActor func test_TURN13_realTimeDoesNotCount() async {
    await withTimers { trace, player, cycle in
      let dates = [0.25, 0.02].map { Date(timeIntervalSinceNow: $0) }
      Thread.sleep(forTimeInterval: 0.002)
      for date in dates {
        let timer = SelectorTimer(
          fireAt: date, interval: 0, target: player, selector: Player.tick, userInfo: nil, repeats: false)
        RunLoop.main.add(timer: timer, forMode: .common)
      }
      cycle.advance(by: .seconds(1))
      trace.expect("tick - at 0.02 seconds\ntick - at 0.25 seconds")
    }
  }

  @MainActor func test_TURN12_cancelledCalls() async {
    await withTimers { trace, player, cycle in
      for song in ["A", "B"] as [NSString] { player.perform(Player.play, with: song, afterDelay: 1) }
      player.perform(Player.again, with: nil, afterDelay: 2, inModes: [.default, .common])
      NSObject.cancelPreviousPerformRequests(withTarget: player, selector: Player.play, object: "A" as NSString)
      cycle.advance(by: .seconds(1))
      trace.expect("play B at 1.0 seconds")
      NSObject.cancelPreviousPerformRequests(withTarget: player)
      cycle.advance(by: .seconds(5))
      trace.expect("")
    }
  }

  /// Real time as the stage's time: the run loop wakes up for the timers.
  func test_TURN11_mainRunLoopPacing() throws {
    try MainActor.assumeIsolated {
      let cycle = Stage.shared.cycle
      try XCTSkipIf(cycle.timers == .virtualTime)
      cycle.withPacing(.mainRunLoop) {
        cycle.timers = .virtualTime
        defer { cycle.timers = .runLoop }
        nonisolated(unsafe) var fired = 0
        let timer = SelectorTimer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in fired += 1 }
        let end = Date(timeIntervalSinceNow: 5)
        while fired < 3, Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        timer.invalidate()
        XCTAssertGreaterThanOrEqual(fired, 3)
      }
    }
  }
}
