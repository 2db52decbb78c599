import XCTest

@testable import ControllerTree

final class UIResponderTests: XCTestCase {
  /// Failing assertions show their object: descriptions are the names that issues and traces use.
  func test_descriptions() async {
    await withTrace { trace in
      let controller = trace.controller("Profile")
      XCTAssertEqual("\(controller)", "UIViewController \"Profile\"")
      XCTAssertEqual("\([UIViewController()])", "[UIViewController #2]")
      XCTAssertEqual("\(UIView())", "UIView #1")
      XCTAssertEqual(controller.description, controller.hierarchyName.description)
    }
  }

  // MARK: The chain

  /// RESP-01: a single responder has no next one, and `next` is computed on each call.
  func test_RESP01_nextIsComputed() async {
    await withTrace { _ in
      XCTAssertNil(UIResponder().next)
      let (first, second, view) = (UIView(), UIView(), UIView())
      XCTAssertNil(view.next)
      first.add(view)
      XCTAssertTrue(view.next === first)
      second.add(view)
      XCTAssertTrue(view.next === second)
    }
  }

  /// RESP-02, RESP-04, RESP-05, RESP-07: the chain from a child's innermost view to the application is complete.
  func test_RESP02_RESP04_RESP07_wholeChain() async {
    await withTrace { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      let window = trace.show(parent)
      trace.embed(child, in: parent)
      let view = UIView()
      child.view.add(view)

      let chain: [UIResponder] = [view, child.view, child, parent.view, parent, window, UIApplication.shared]
      assertChain(chain)
      XCTAssertTrue(parent.view.superview === window)
      trace.expect("")
    }
  }

  /// RESP-03: a controller's next responder is the superview of its view; reading it loads no view.
  func test_RESP03_askingLoadsNothing() async {
    await withTrace { trace in
      let controller = trace.controller("C")
      XCTAssertNil(controller.next)
      XCTAssertFalse(controller.isViewLoaded)

      let window = trace.window()
      window.rootViewController = controller
      XCTAssertNil(controller.next)
      XCTAssertFalse(controller.isViewLoaded)
      trace.expect("")

      trace.ignore { window.isHidden = false }
      XCTAssertTrue(controller.next === window)
    }
  }

  /// RESP-03, RESP-04: a child whose view lies deeper than the parent's root view has its view's superview as next responder.
  func test_RESP04_childInsideAnotherView() async {
    await withTrace { trace in
      let (parent, child, box) = (trace.controller("P"), trace.controller("C"), UIView())
      trace.setUp {
        trace.show(parent)
        parent.view.add(box)
        parent.addChild(child)
        box.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      assertChain([child.view, child, box, parent.view, parent])
    }
  }

  /// RESP-05: a window's next responder is its scene, and the scene's is the application.
  func test_RESP05_windowAndScene() async {
    await withTrace { trace in
      let plain = trace.window()
      XCTAssertTrue(plain.next === UIApplication.shared)
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      assertChain([window, scene, UIApplication.shared])
      window.windowScene = nil
      XCTAssertTrue(window.next === UIApplication.shared)
    }
  }

  /// RESP-06: the application's next responder is its delegate if that is a responder from outside the tree.
  func test_RESP06_applicationDelegate() async {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    final class NoResponder: NSObject, UIApplicationDelegate {}
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    await withTrace { _ in
      let application = UIApplication.shared
      XCTAssertNil(application.next)
      let (responder, object) = (Delegate(), NoResponder())
      let (view, controller) = (ViewDelegate(), ControllerDelegate())
      application.delegate = responder
      XCTAssertTrue(application.next === responder)
      XCTAssertNil(responder.next)
      for other in [object, view, controller] as [any UIApplicationDelegate] {
        application.delegate = other
        XCTAssertNil(application.next)
      }
    }
  }

  /// RESP-08: the next responder of a view that outlives its controller is its superview.
  func test_RESP08_controllerIsReleasedBeforeItsView() async {
    await withStage { trace in
      let (parent, view) = (UIView(), UIView())
      weak var gone: UIViewController?
      do {
        let controller = UIViewController()
        controller.view = view
        gone = controller
        parent.add(view)
        XCTAssertTrue(view.next === controller)
      }
      XCTAssertNil(gone)
      XCTAssertTrue(view.next === parent)
    }
  }

  /// RESP-09: a removed view has no next responder, unless it is a root view; then its controller has none.
  func test_RESP09_afterRemoval() async {
    await withStage { trace in
      let (parent, view) = (trace.viewInWindow("P"), UIView())
      parent.add(view)
      view.removeFromSuperview()
      XCTAssertNil(view.next)

      let root = trace.controller("R")
      trace.show(root)
      let child = trace.controller("C")
      trace.embed(child, in: root)
      child.view.removeFromSuperview()
      XCTAssertTrue(child.view.next === child)
      XCTAssertNil(child.next)
    }
  }

  /// RESP-02: in its `did…` hooks a view has the chain of the new place, in its `will…` hooks that of the old one.
  func test_RESP02_chainInsideHooks() async {
    await withTrace { _ in
      let (old, new, view) = (NamedView("Q"), NamedView("P"), NamedView("V"))
      old.add(view)
      var seen: [String?] = []
      for moment in [NamedView.Moment.willMoveToSuperview, .didMoveToSuperview] {
        view.when(moment) { seen.append((view.next as? NamedView)?.name) }
      }
      new.addSubview(view)
      XCTAssertEqual(seen, ["Q", "P"])
    }
  }

  // MARK: Defaults and forwarding

  /// RESP-10, RESP-16: the values that a responder returns without overrides.
  func test_RESP10_RESP16_defaults() async {
    await withTrace { trace in
      for responder in [UIResponder(), UIView(), UIViewController(), UIApplication.shared] {
        XCTAssertFalse(responder.canBecomeFirstResponder)
        XCTAssertTrue(responder.canResignFirstResponder)
        XCTAssertFalse(responder.isFirstResponder)
        XCTAssertTrue(responder.resignFirstResponder())
        XCTAssertNil(responder.inputView)
        XCTAssertNil(responder.inputAccessoryView)
      }
      trace.expect("")
    }
  }

  /// RESP-15: unhandled touches, presses and motions climb the chain to its end, each in the same method.
  func test_RESP15_eventsClimbTheChain() async {
    await withTrace { trace in
      let log = EventLog()
      let delegate = Listener(log)
      UIApplication.shared.delegate = delegate
      let root = trace.controller("R")
      trace.show(root)
      let view = UIView()
      root.view.add(view)
      let (touches, event): (Set<UITouch>, UIEvent) = ([UITouch(location: .zero, in: view)], UIEvent())
      let (presses, pressEvent): (Set<UIPress>, UIPressesEvent) = ([UIPress()], UIPressesEvent(presses: []))

      view.touchesBegan(touches, with: event)
      view.touchesMoved(touches, with: event)
      view.touchesEnded(touches, with: event)
      view.touchesCancelled(touches, with: event)
      view.touchesEstimatedPropertiesUpdated(touches)
      view.pressesBegan(presses, with: pressEvent)
      view.pressesChanged(presses, with: pressEvent)
      view.pressesEnded(presses, with: pressEvent)
      view.pressesCancelled(presses, with: pressEvent)
      view.motionBegan(.motionShake, with: event)
      view.motionEnded(.motionShake, with: event)
      view.motionCancelled(.motionShake, with: event)
      XCTAssertEqual(
        log.lines,
        [
          "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "touchesEstimatedPropertiesUpdated",
          "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled", "motionBegan", "motionEnded",
          "motionCancelled",
        ])
      XCTAssertTrue(log.events.allSatisfy { $0 === event || $0 === pressEvent })
      trace.expect("")
    }
  }

  /// RESP-15: an override that does not call `super` keeps the event.
  func test_RESP15_overrideKeepsTheEvent() async {
    final class Taker: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
    }
    await withTrace { _ in
      let log = EventLog()
      let delegate = Listener(log)
      UIApplication.shared.delegate = delegate
      let (taker, view) = (Taker(), UIView())
      taker.add(view)
      view.touchesBegan([UITouch(location: .zero, in: view)], with: nil)
      XCTAssertEqual(taker.count, 1)
      XCTAssertEqual(log.lines, [])
    }
  }
}

/// Asserts that each element of `chain` is the next responder of the one before it.
@MainActor private func assertChain(_ chain: [UIResponder], file: StaticString = #filePath, line: UInt = #line) {
  for (responder, next) in zip(chain, chain.dropFirst()) {
    XCTAssertTrue(
      responder.next === next, "\(responder) goes on with \(responder.next.map { "\($0)" } ?? "nil").", file: file,
      line: line)
  }
}

@MainActor private final class EventLog {
  var lines: [String] = []
  var events: [UIEvent] = []
}

/// The end of a chain; it logs the events that reach it.
private final class Listener: UIResponder, UIApplicationDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  override convenience init() { self.init(EventLog()) }

  private func note(_ call: String, _ event: UIEvent?) {
    log.lines.append(call)
    if let event { log.events.append(event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesBegan", event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved", event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded", event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled", event) }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    note("touchesEstimatedPropertiesUpdated", nil)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressesBegan", event) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressesChanged", event) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressesEnded", event) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesCancelled", event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("motionBegan", event) }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("motionEnded", event) }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("motionCancelled", event) }
}
