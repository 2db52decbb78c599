import XCTest

@testable import ControllerTree

final class EventDeliveryTests: XCTestCase {
  /// RESP-15, HIT-01: a touch belongs to the view in which it began, wherever it moves.
  func test_RESP15_touchStaysWithItsView() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), TouchLog())
      let (a, b) = (Pad("A", log), Pad("B", log))
      b.frame.origin = CGPoint(x: 100, y: 0)
      root.add(a, b)
      guard let window = root.window else { return XCTFail("There is a window.") }

      let touch = UITouch(location: CGPoint(x: 5, y: 5), in: a)
      window.sendEvent(UIEvent(touches: [touch]))
      touch.move(to: CGPoint(x: 120, y: 10), in: nil)
      window.sendEvent(UIEvent(touches: [touch]))
      touch.end()
      window.sendEvent(UIEvent(touches: [touch]))
      XCTAssertEqual(log.read(), ["A.touchesBegan(1)", "A.touchesMoved(1)", "A.touchesEnded(1)"])
      XCTAssertTrue(touch.view === a)
      XCTAssertTrue(touch.window === window)
      XCTAssertEqual(touch.location(in: b), CGPoint(x: 20, y: 10))

      let other = UITouch(location: .zero, in: b)
      other.cancel()
      window.sendEvent(UIEvent(touches: [other]))
      XCTAssertEqual(log.read(), ["B.touchesCancelled(1)"])
      trace.expect("")
    }
  }

  /// `touchesBegan` comes first, then moved, ended, cancelled; touches of one view come in one call.
  func test_RESP15_orderInOneEvent() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), TouchLog())
      let (a, b) = (Pad("A", log), Pad("B", log))
      root.add(a, b)
      @MainActor func touch(_ view: UIView, _ phase: UITouch.Phase) -> UITouch {
        UITouch(location: .zero, in: view, phase: phase)
      }

      root.window?.sendEvent(
        UIEvent(touches: [
          touch(a, .cancelled), touch(a, .ended), touch(b, .moved), touch(b, .began), touch(a, .began),
          touch(b, .began), touch(a, .stationary), touch(b, .ended), UITouch(),
        ]))
      XCTAssertEqual(
        log.read(),
        [
          "B.touchesBegan(2)", "A.touchesBegan(1)", "B.touchesMoved(1)", "A.touchesEnded(1)", "B.touchesEnded(1)",
          "A.touchesCancelled(1)",
        ])
      trace.expect("")
    }
  }

  /// TURN-06: an event is one turn: layout and other work that its handlers enqueue comes after the last handler.
  func test_TURN06_anEventIsOneTurn() async {
    await withTrace([.layout, .views]) { trace in
      let (root, log) = (trace.viewInWindow("R"), TouchLog())
      let (a, b) = (Pad("A", log), Pad("B", log))
      trace.setUp { root.add(a, b) }
      let turn = UpdateCycle.main.turn
      a.when(.layoutSubviews) { log.lines.append("A.layoutSubviews") }
      a.whenTouched = {
        a.setNeedsLayout()
        b.setNeedsLayout()
      }
      b.whenTouched = { a.setNeedsLayout() }

      root.window?.sendEvent(
        UIEvent(touches: [UITouch(location: .zero, in: a), UITouch(location: .zero, in: b)]))
      XCTAssertEqual(log.read(), ["A.touchesBegan(1)", "B.touchesBegan(1)", "A.layoutSubviews"])
      trace.expect("A.layoutSubviews()\nB.layoutSubviews()")
      XCTAssertEqual(UpdateCycle.main.turn, turn + 1)
    }
  }

  /// RESP-15: a handler may remove the view of another touch, or its own; each view still gets its call.
  func test_RESP15_viewsLeaveWhileTouched() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), TouchLog())
      let (a, b) = (Pad("A", log), Pad("B", log))
      root.add(a, b)
      a.whenTouched = {
        a.removeFromSuperview()
        b.removeFromSuperview()
      }
      let (first, second) = (UITouch(location: .zero, in: a), UITouch(location: CGPoint(x: 1, y: 2), in: b))
      let window = root.window
      window?.sendEvent(UIEvent(touches: [first, second]))
      first.end()
      second.end()
      window?.sendEvent(UIEvent(touches: [first, second]))
      XCTAssertEqual(
        log.read(), ["A.touchesBegan(1)", "B.touchesBegan(1)", "A.touchesEnded(1)", "B.touchesEnded(1)"])
      XCTAssertTrue(first.window === window)
      trace.expect("")
    }
  }

  /// RESP-15: presses go to their responders, in the same order as touches.
  func test_RESP15_presses() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), TouchLog())
      let (a, b) = (Pad("A", log), Pad("B", log))
      root.add(a, b)
      let press = UIPress(type: .menu, for: a)
      let ended = UIPress(type: .select, for: b, phase: .ended)
      root.window?.sendEvent(
        UIPressesEvent(presses: [
          ended, UIPress(type: .select, for: b, phase: .changed), press, UIPress(type: .upArrow, for: a),
          UIPress(type: .select, for: b, phase: .stationary), UIPress(),
        ]))
      XCTAssertEqual(log.read(), ["A.pressesBegan(2)", "B.pressesChanged(1)", "B.pressesEnded(1)"])
      press.cancel()
      root.window?.sendEvent(UIPressesEvent(presses: [press]))
      XCTAssertEqual(log.read(), ["A.pressesCancelled(1)"])
      XCTAssertTrue(press.window === root.window)
      XCTAssertTrue(press.responder === a)
      trace.expect("")
    }
  }

  /// RESP-15: of the presses of one event, those that ended come before those that were cancelled.
  func test_RESP15_endedPressesBeforeCancelledOnes() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), TouchLog())
      let (a, b) = (Pad("A", log), Pad("B", log))
      root.add(a, b)
      let (taken, released) = (UIPress(type: .menu, for: a), UIPress(type: .select, for: b))
      taken.cancel()
      released.end()
      root.window?.sendEvent(UIPressesEvent(presses: [taken, released]))
      XCTAssertEqual(log.read(), ["B.pressesEnded(1)", "A.pressesCancelled(1)"])
      trace.expect("")
    }
  }

  /// RESP-12: the application sends touches to the windows in which they began, whichever is key.
  func test_RESP12_applicationSendsTouchesToTheirWindows() async {
    await withStage { trace in
      let log = TouchLog()
      let pads = ["A", "B"].map { Pad($0, log) }
      for pad in pads { trace.viewInWindow("R").add(pad) }
      let touches = pads.map { UITouch(location: .zero, in: $0) }
      UIApplication.shared.sendEvent(UIEvent(touches: touches))
      XCTAssertEqual(log.read(), ["A.touchesBegan(1)", "B.touchesBegan(1)"])
    }
  }

  /// RESP-12: a window gets an event once, however many touches of the event lie in it.
  func test_RESP12_eventOncePerWindow() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), TouchLog())
      let pads = ["A", "B"].map { Pad($0, log) }
      root.add(pads[0], pads[1])
      UIApplication.shared.sendEvent(UIEvent(touches: pads.map { UITouch(location: .zero, in: $0) }))
      XCTAssertEqual(log.read(), ["A.touchesBegan(1)", "B.touchesBegan(1)"])
    }
  }

  /// RESP-12: a motion goes to the first responder of the key window, and up the chain from there.
  func test_RESP12_motionGoesToTheFirstResponderOfTheKeyWindow() async {
    await withStage { trace in
      let views = ["A", "B"].map { Shaken($0) }
      for view in views {
        let window = trace.inWindow(view).window
        XCTAssertTrue(view.becomeFirstResponder())
        window?.makeKey()
      }
      UIApplication.shared.sendEvent(UIEvent(motion: .motionShake))
      XCTAssertEqual(views.map(\.shakes), [[], ["began", "ended"]])

      views[1].resignFirstResponder()
      UIApplication.shared.sendEvent(UIEvent(motion: .motionShake))
      XCTAssertEqual(views.map(\.shakes), [[], ["began", "ended"]])
    }
  }

  /// RESP-12: a motion ends with the responder with which it began, even if that one resigned in `motionBegan`.
  func test_RESP12_motionEndsWhereItBegan() async {
    await withTrace { trace in
      let view = Shaken("A")
      let window = trace.inWindow(view).window
      view.becomeFirstResponder()
      view.whenShaken = { view.resignFirstResponder() }
      window?.sendEvent(UIEvent(motion: .motionShake))
      XCTAssertEqual(view.shakes, ["began", "ended"])
      XCTAssertFalse(view.isFirstResponder)
      trace.expect("")
    }
  }

  /// GEO-07, GEO-09: a touch keeps its location in its window when views move.
  func test_GEO09_locations() async {
    await withStage(pacing: .manual) { trace in
      let (root, view) = (trace.viewInWindow("R"), NamedView("V"))
      root.add(view)
      view.frame.origin = CGPoint(x: 10, y: 20)
      let touch = UITouch(location: CGPoint(x: 1, y: 2), in: view)
      XCTAssertEqual(touch.location(in: nil), CGPoint(x: 11, y: 22))
      XCTAssertEqual(touch.location(in: view), CGPoint(x: 1, y: 2))

      view.frame.origin = CGPoint(x: 5, y: 5)
      XCTAssertEqual(touch.location(in: view), CGPoint(x: 6, y: 17))
      XCTAssertEqual(touch.location(in: nil), CGPoint(x: 11, y: 22))

      UpdateCycle.main.advance(by: .seconds(2))
      touch.move(to: CGPoint(x: 8, y: 8), in: view)
      XCTAssertEqual(touch.location(in: nil), CGPoint(x: 13, y: 13))
      XCTAssertEqual(touch.previousLocation(in: nil), CGPoint(x: 11, y: 22))
      XCTAssertEqual(touch.phase, .moved)
      XCTAssertEqual(touch.timestamp, 2)

      touch.end()
      XCTAssertEqual(touch.previousLocation(in: view), CGPoint(x: 8, y: 8))
      XCTAssertEqual(touch.phase, .ended)

      let lone = UITouch()
      XCTAssertNil(lone.view)
      lone.move(to: CGPoint(x: 3, y: 4), in: nil)
      XCTAssertEqual(lone.location(in: nil), CGPoint(x: 3, y: 4))
      XCTAssertEqual(lone.location(in: view), CGPoint(x: -2, y: -1))
    }
  }

  /// An event returns its touches by view and by window.
  func test_RESP15_touchesOfAnEvent() async {
    await withTrace { trace in
      let (first, second) = (trace.viewInWindow("R"), trace.viewInWindow("Q"))
      let (a, b) = (UITouch(location: .zero, in: first), UITouch(location: .zero, in: second))
      let event = UIEvent(touches: [a, b])
      XCTAssertEqual(event.allTouches, [a, b])
      XCTAssertEqual(event.touches(for: first), [a])
      XCTAssertEqual(second.window.flatMap { event.touches(for: $0) }, [b])
      XCTAssertNil(event.touches(for: UIView()))
      XCTAssertEqual(event.coalescedTouches(for: a), [a])
      XCTAssertEqual(event.predictedTouches(for: a), [])
      XCTAssertNil(event.coalescedTouches(for: UITouch()))
      XCTAssertNil(UIEvent(motion: .motionShake).allTouches)
      XCTAssertEqual(UIEvent(motion: .motionShake).subtype, .motionShake)
    }
  }
}

@MainActor private final class TouchLog {
  var lines: [String] = []

  /// Returns and removes the lines so far.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that logs the touches and presses that it gets, and keeps them.
private final class Pad: NamedView {
  private let log: TouchLog
  var whenTouched: (@MainActor () -> Void)? { didSet { ScriptOwners.add(self) } }

  init(_ name: String, _ log: TouchLog) {
    self.log = log
    super.init(name)
    isMultipleTouchEnabled = true
  }

  override func removeScripts() { whenTouched = nil }

  private func note(_ call: String, _ events: Set<some Hashable>) {
    log.lines.append("\(name).\(call)(\(events.count))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan", touches)
    whenTouched?()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled", touches) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressesBegan", presses) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressesChanged", presses) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressesEnded", presses) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesCancelled", presses)
  }
}

/// A view that logs the motions that it gets.
private final class Shaken: NamedView {
  private(set) var shakes: [String] = []
  var whenShaken: () -> Void = {} { didSet { ScriptOwners.add(self) } }
  override func removeScripts() { whenShaken = {} }
  override var canBecomeFirstResponder: Bool { true }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    shakes.append("began")
    whenShaken()
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes.append("ended") }
}
