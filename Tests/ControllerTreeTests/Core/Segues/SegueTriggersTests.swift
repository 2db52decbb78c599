import XCTest

@testable import ControllerTree

/// Segues that a user triggers (SEGUE-01, SEGUE-02, SEGUE-13).
final class SegueTriggersTests: XCTestCase {
  /// SEGUE-01, SEGUE-02, SEGUE-13: a control asks its source first; the control is the sender, and the event names it as the cause.
  func test_SEGUE01_SEGUE02_SEGUE13_control() async {
    await withTrace { trace in
      let source = trace.showSource()
      let button = UIControl()
      button.addSegue(trace.template("go", .presentation), from: source)
      source.onPrepare = { _, sender in XCTAssertTrue(sender as AnyObject === button) }
      source.allowed = false
      button.performPrimaryAction()
      trace.expect("A.shouldPerformSegue(withIdentifier: \"go\")")
      source.allowed = true
      let recorder = EventRecorder()
      recorder.record { button.performPrimaryAction() }
      trace.expectDetailed(
        """
        A.shouldPerformSegue(withIdentifier: "go")
        A.prepare(for: "go" → B)
        B.viewDidLoad() beingPresented window: nil
        B.viewWillAppear(true) beingPresented window: nil
        B.viewIsAppearing(true) beingPresented
        B.viewDidAppear(true) beingPresented
        """)
      XCTAssertEqual(Set(recorder.events.map(\.cause)), ["UIControl #1.sendActions(for:)"])
    }
  }

  /// SEGUE-13: a segue on another event is triggered by this one only; a segue without a name is asked about as "".
  func test_SEGUE13_eventsOfAControl() async {
    await withTrace { trace in
      let source = trace.showSource()
      let field = UIControl()
      field.addSegue(trace.template(nil, .presentation), from: source, for: .valueChanged)
      field.performPrimaryAction()
      trace.expect("")
      source.allowed = false
      field.sendActions(for: .valueChanged)
      trace.expect("A.shouldPerformSegue(withIdentifier: \"\")")
    }
  }

  /// SEGUE-13: a bar button triggers its segue and keeps its title; a disabled one triggers nothing.
  func test_SEGUE13_barButton() async {
    await withTrace { trace in
      let source = trace.showSource()
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      item.setSegue(trace.template("go", .presentation), from: source)
      XCTAssertEqual(item.title, "Go")
      item.isEnabled = false
      XCTAssertFalse(item.performPrimaryAction())
      trace.expect("")
      item.isEnabled = true
      source.onPrepare = { _, sender in XCTAssertTrue(sender as AnyObject === item) }
      XCTAssertTrue(item.performPrimaryAction())
      XCTAssertEqual(
        trace.read().prefix(2).map(\.line),
        ["A.shouldPerformSegue(withIdentifier: \"go\")", "A.prepare(for: \"go\" → B)"])
      XCTAssertEqual(source.presentedViewController?.title, "B")
    }
  }

  /// SEGUE-13: a recognizer triggers its segue once for each gesture: a tap when it has happened, a long one when it begins.
  func test_SEGUE13_recognizer() async {
    await withTrace { trace in
      let source = trace.showSource()
      source.allowed = false
      let recognizer = UITapGestureRecognizer()
      recognizer.addSegue(trace.template(), from: source)
      recognizer.state = .ended
      trace.expect("A.shouldPerformSegue(withIdentifier: \"go\")")
      recognizer.state = .began
      trace.expect("A.shouldPerformSegue(withIdentifier: \"go\")")
      recognizer.state = .changed
      recognizer.state = .ended
      recognizer.state = .failed
      trace.expect("")
      recognizer.state = .began
      trace.expect("A.shouldPerformSegue(withIdentifier: \"go\")")
      recognizer.state = .cancelled
      trace.expect("")
      recognizer.state = .ended
      trace.expect("A.shouldPerformSegue(withIdentifier: \"go\")")
    }
  }

  /// SEGUE-13, TURN-06: any other object triggers a segue by a call, in an event of its own.
  func test_SEGUE13_TURN06_row() async {
    await withTrace { trace in
      let source = trace.showSource()
      let row = UIView()
      source.onPrepare = { _, sender in XCTAssertTrue(sender as AnyObject === row) }
      let recorder = EventRecorder()
      recorder.record { source.triggerSegue(trace.template("go", .presentation), sender: row) }
      XCTAssertEqual(Set(recorder.events.map(\.cause)), ["A.triggerSegue(_:sender:)"])
      XCTAssertEqual(source.presentedViewController?.title, "B")
      trace.begin()
    }
  }

  /// SEGUE-13: a trigger does not retain its source; without it nothing happens.
  func test_SEGUE13_releasedSource() async {
    await withTrace { trace in
      let control = UIControl()
      var source: SegueSource? = trace.controller("A", SegueSource.init)
      if let source { control.addSegue(trace.template(), from: source) }
      let reference = source?.reference
      source = nil
      XCTAssertNil(reference?.controller)
      control.performPrimaryAction()
      trace.expect("")
    }
  }
}
