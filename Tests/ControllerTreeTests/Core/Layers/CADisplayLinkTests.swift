import UIKit
import XCTest

@testable import ControllerTree

/// Frames come with virtual time (LAYER-40 to LAYER-42).
final class CADisplayLinkTests: XCTestCase {
  @MainActor private final class Ticker: NSObject {
    var times: [Double] = []
    var note: (() -> Void)?
    func tick(_ link: CADisplayLink) {
      times.append((link.timestamp * 1000).rounded() / 1000)
      note?()
    }
    @MainActor func link() -> CADisplayLink {
      CADisplayLink(target: self, selector: Selector("tick:", Ticker.tick(_:)))
    }
  }

  /// LAYER-40: sixty frames a second, from the next one on.
  func test_LAYER40_frames() async {
    await withTrace(pacing: .manual) { trace in
      let ticker = Ticker()
      let link = ticker.link()
      trace.advance(1)
      XCTAssertEqual(ticker.times, [])
      XCTAssertEqual([link.timestamp, link.duration, link.targetTimestamp], [0, 0, 0])
      link.add(to: .main, forMode: .common)
      trace.advance(0.05)
      XCTAssertEqual(ticker.times, [1.017, 1.033, 1.05])
      XCTAssertEqual(link.duration, 1.0 / 60)
      XCTAssertEqual(link.targetTimestamp, 1.05 + 1.0 / 60, accuracy: 1e-6)
      trace.advance(10)
      XCTAssertEqual(ticker.times.count, 603)
      link.invalidate()
    }
  }

  /// LAYER-40: a link alone lets no time pass; an animation with immediate pacing brings its frames, however long it is.
  func test_LAYER40_immediatePacing() async {
    await withTrace { trace in
      let root = UIViewController()
      let ticker = Ticker()
      let link = ticker.link()
      link.add(to: .main, forMode: .default)
      _ = trace.ignore { trace.show(root) }
      trace.begin()
      trace.stage.cycle.settle()
      XCTAssertEqual(ticker.times, [])
      var places: [CGFloat] = []
      let view = UIView()
      root.view.addSubview(view)
      ticker.note = {
        root.view.setNeedsLayout()
        places.append(view.layer.presentation()?.position.x ?? -1)
      }
      UIView.animate(withDuration: 30, delay: 0, options: UIView.AnimationOptions.curveLinear) { view.center.x = 1800 }
      XCTAssertEqual(places.count, 1800)
      XCTAssertEqual(places.first ?? 0, 1, accuracy: 1e-3)
      XCTAssertEqual(places.last ?? 0, 1800, accuracy: 1e-3)
      link.invalidate()
      trace.begin()
    }
  }

  /// LAYER-41: pausing, and fewer calls per second.
  func test_LAYER41_rates() async {
    await withTrace(pacing: .manual) { trace in
      let ticker = Ticker()
      let link = ticker.link()
      link.add(to: .main, forMode: .common)
      @MainActor func calls() -> Int {
        ticker.times = []
        trace.advance(1)
        return ticker.times.count
      }
      link.isPaused = true
      XCTAssertEqual(calls(), 0)
      link.isPaused = false
      XCTAssertEqual(calls(), 60)
      link.preferredFramesPerSecond = 30
      XCTAssertEqual(calls(), 30)
      link.preferredFramesPerSecond = 25
      XCTAssertEqual(calls(), 30)
      link.preferredFramesPerSecond = 0
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
      XCTAssertEqual(calls(), 20)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 15)
      XCTAssertEqual(calls(), 15)
      link.preferredFrameRateRange = .default
      XCTAssertEqual(calls(), 60)
      link.invalidate()
    }
  }

  /// LAYER-42: a link retains its target until it is invalidated; it makes no calls without a mode, and none ever after.
  func test_LAYER42_invalidation() async {
    await withTrace(pacing: .manual) { trace in
      weak var target: Ticker?
      let link: CADisplayLink
      do {
        let ticker = Ticker()
        (target, link) = (ticker, ticker.link())
      }
      XCTAssertNotNil(target)
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      link.remove(from: .main, forMode: .common)
      trace.advance(0.02)
      XCTAssertEqual(target?.times.count, 1)
      link.remove(from: .main, forMode: .default)
      trace.advance(1)
      XCTAssertEqual(target?.times.count, 1)
      link.add(to: .main, forMode: .common)
      trace.advance(0.02)
      XCTAssertEqual(target?.times.count, 2)
      link.invalidate()
      XCTAssertNil(target)
      link.add(to: .main, forMode: .common)
      trace.advance(1)
    }
  }

  /// LAYER-42: a link may end itself in its own call, and a call may set views up for layout.
  func test_LAYER42_endsItself() async {
    await withTrace(pacing: .manual) { trace in
      let ticker = Ticker()
      let link = ticker.link()
      ticker.note = { [unowned link] in link.invalidate() }
      link.add(to: .main, forMode: .common)
      trace.advance(1)
      XCTAssertEqual(ticker.times, [0.017])
    }
  }

  /// LAYER-40: the main run loop brings frames by itself, one after the other, unless time stands still.
  func test_LAYER40_mainRunLoop() async throws {
    for pacing in [UpdateCycle.Pacing.mainRunLoop, .immediate] {
      try await Stage.withPristine(pacing: pacing) { stage in
        let first = Ticker()
        let links = [first.link(), Ticker().link(), Ticker().link()]
        for link in links { link.add(to: .main, forMode: .common) }
        try await Self.wait { first.times.count >= 3 }
        XCTAssertGreaterThanOrEqual(first.times.count, 3, "\(pacing)")
        XCTAssertEqual(first.times.prefix(3), [0.017, 0.033, 0.05], "\(pacing)")
        XCTAssertGreaterThanOrEqual(stage.cycle.now, .seconds(1) * first.times.count / 60)
        for link in links { link.invalidate() }
        let count = first.times.count
        try await Task.sleep(for: .milliseconds(40))
        XCTAssertEqual(first.times.count, count, "\(pacing)")
      }
    }
  }

  /// LAYER-40: the run loop brings frames again when the pacing is no longer manual.
  func test_LAYER40_timeThatStoodStill() async throws {
    try await Stage.withPristine(pacing: .manual) { stage in
      let ticker = Ticker()
      let link = ticker.link()
      link.add(to: .main, forMode: .common)
      try await Task.sleep(for: .milliseconds(40))
      XCTAssertEqual(ticker.times, [])
      stage.cycle.change(to: .immediate)
      try await Self.wait { !ticker.times.isEmpty }
      XCTAssertEqual(ticker.times.first, 0.017)
      link.invalidate()
    }
  }

  /// Lets the main run loop run for up to two seconds.
  @MainActor private static func wait(until condition: @MainActor () -> Bool) async throws {
    for _ in 0..<200 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
  }
}
