import XCTest

@testable import ControllerTree

final class FirstResponderTests: XCTestCase {
  /// RESP-11: the current first responder gets `canResign` and `resign`, then the new one `canBecome`; a second call sends none.
  func test_RESP11_become() async {
    await withTrace { trace in
      let (parent, log) = (trace.viewInWindow("P"), FocusLog())
      let (a, b) = (Field("A", log), Field("B", log))
      parent.add(a, b)
      log.lines = []

      XCTAssertTrue(a.becomeFirstResponder())
      XCTAssertEqual(log.read(), ["A.canBecome"])
      XCTAssertTrue(a.isFirstResponder)

      XCTAssertTrue(a.becomeFirstResponder())
      XCTAssertEqual(log.read(), [])

      XCTAssertTrue(b.becomeFirstResponder())
      XCTAssertEqual(log.read(), ["A.canResign", "A.resign", "B.canBecome"])
      XCTAssertFalse(a.isFirstResponder)
      XCTAssertTrue(b.isFirstResponder)

      XCTAssertTrue(b.resignFirstResponder())
      XCTAssertEqual(log.read(), ["B.resign"])
      XCTAssertFalse(b.isFirstResponder)
      trace.expect("")
    }
  }

  /// RESP-11: a responder that refuses in either method stays first; the other one gets no call.
  func test_RESP11_presentOneRefuses() async {
    await withTrace { trace in
      let (parent, log) = (trace.viewInWindow("P"), FocusLog())
      let (a, b) = (Field("A", log), Field("B", log))
      parent.add(a, b)
      a.becomeFirstResponder()
      log.lines = []

      a.canResign = false
      XCTAssertFalse(b.becomeFirstResponder())
      XCTAssertEqual(log.read(), ["A.canResign"])
      XCTAssertTrue(a.isFirstResponder)

      a.canResign = true
      a.resigns = false
      XCTAssertFalse(b.becomeFirstResponder())
      XCTAssertEqual(log.read(), ["A.canResign", "A.resign"])
      XCTAssertTrue(a.isFirstResponder)
      trace.expect("")
    }
  }

  /// RESP-11: if the new one refuses, the old one has resigned all the same.
  func test_RESP11_newOneMayNot() async {
    await withTrace { trace in
      let (parent, log) = (trace.viewInWindow("P"), FocusLog())
      let (a, b) = (Field("A", log), Field("B", log))
      parent.add(a, b)
      a.becomeFirstResponder()
      log.lines = []

      b.canBecome = false
      XCTAssertFalse(b.becomeFirstResponder())
      XCTAssertEqual(log.read(), ["A.canResign", "A.resign", "B.canBecome"])
      XCTAssertFalse(a.isFirstResponder)
      XCTAssertFalse(b.isFirstResponder)
      trace.expect("")
    }
  }

  /// RESP-11: while it resigns, a responder may make another one first, and that one stays first.
  func test_RESP11_becomeFromInsideResign() async {
    await withTrace { trace in
      let (parent, log) = (trace.viewInWindow("P"), FocusLog())
      let (a, b, c) = (Field("A", log), Field("B", log), Field("C", log))
      parent.add(a, b, c)
      a.becomeFirstResponder()
      log.lines = []

      a.whenResigned = { c.becomeFirstResponder() }
      XCTAssertFalse(b.becomeFirstResponder())
      XCTAssertEqual(log.read(), ["A.canResign", "A.resign", "C.canBecome", "B.canBecome"])
      XCTAssertTrue(c.isFirstResponder)
      XCTAssertFalse(b.isFirstResponder)
      trace.expect("")
    }
  }

  /// RESP-11, RESP-12: controllers can be first as well, in the window of their view.
  func test_RESP12_controllersAndWindows() async {
    final class Editor: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    await withTrace { trace in
      let (editor, log) = (trace.controller("E", Editor.init), FocusLog())
      trace.show(editor)
      let (field, other) = (Field("A", log), Field("B", log))
      editor.view.add(field)
      trace.viewInWindow("P").add(other)

      XCTAssertTrue(field.becomeFirstResponder())
      XCTAssertTrue(other.becomeFirstResponder())
      XCTAssertTrue(field.isFirstResponder, "Windows are independent.")
      XCTAssertTrue(editor.becomeFirstResponder())
      XCTAssertTrue(editor.isFirstResponder)
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertTrue(other.isFirstResponder)
      trace.expect("")
    }
  }

  /// RESP-12: when the first responder is released, its window has none.
  func test_RESP12_firstResponderIsReleased() async {
    await withStage { trace in
      let (parent, log) = (trace.viewInWindow("P"), FocusLog())
      do {
        let controller = FocusController()
        controller.view = NamedView("V")
        parent.add(controller.view)
        XCTAssertTrue(controller.becomeFirstResponder())
      }
      let field = Field("A", log)
      parent.add(field)
      XCTAssertTrue(field.becomeFirstResponder())
      XCTAssertEqual(log.read(), ["A.willMove(toWindow: W)", "A.canBecome"])
      trace.expect("! MIS-19 unparentedControllerView: P.addSubview(_:)")
    }
  }

  /// RESP-13: a view that leaves the window, alone or with a superview, resigns before the window hooks, even if it refuses.
  func test_RESP13_leavingTheWindow() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), FocusLog())
      let (parent, field) = (NamedView("P"), Field("A", log))
      for leaving in [field, parent] {
        root.add(parent)
        parent.add(field)
        field.becomeFirstResponder()
        log.lines = []

        field.resigns = false
        field.canResign = false
        leaving.removeFromSuperview()
        XCTAssertEqual(log.read(), ["A.resign", "A.willMove(toWindow: nil)"])
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertNil(root.window?.firstResponder)
        field.resigns = true
      }
      trace.expect("")
    }
  }

  /// RESP-13: a view that moves to another window resigns; within the window it stays first.
  func test_RESP13_moves() async {
    await withTrace { trace in
      let (root, other, log) = (trace.viewInWindow("R"), trace.viewInWindow("Q"), FocusLog())
      let (parent, field) = (NamedView("P"), Field("A", log))
      root.add(parent, field)
      field.becomeFirstResponder()
      log.lines = []

      parent.addSubview(field)
      XCTAssertEqual(log.read(), [])
      XCTAssertTrue(field.isFirstResponder)

      other.addSubview(field)
      XCTAssertEqual(log.read(), ["A.resign", "A.willMove(toWindow: W)"])
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertNil(root.window?.firstResponder)
      trace.expect("")
    }
  }

  /// RESP-13: a controller that is first resigns with its view.
  func test_RESP13_controllerLeaves() async {
    await withStage { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let child = trace.controller("C", FocusController.init)
      trace.embed(child, in: root)
      XCTAssertTrue(child.becomeFirstResponder())

      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      XCTAssertEqual(child.resigned, 1)
      child.removeFromParent()
      XCTAssertNil(window.firstResponder)
    }
  }

  /// RESP-13: a view may be removed while it resigns; each move is sent once.
  func test_RESP13_removedFromInsideResign() async {
    await withTrace(.views) { trace in
      let (root, log) = (trace.viewInWindow("R"), FocusLog())
      let (parent, field) = (NamedView("P"), Field("A", log))
      trace.setUp {
        root.add(parent)
        parent.add(field)
        field.becomeFirstResponder()
      }
      field.whenResigned = { field.removeFromSuperview() }

      parent.removeFromSuperview()
      trace.expect(
        """
        P.willRemoveSubview(A)
        A.willMove(toSuperview: nil)
        A.willMove(toWindow: nil)
        A.didMoveToWindow()
        A.didMoveToSuperview()
        R.willRemoveSubview(P)
        P.willMove(toSuperview: nil)
        P.willMove(toWindow: nil)
        P.didMoveToWindow()
        P.didMoveToSuperview()
        """)
    }
  }

  /// RESP-14: a view that is hidden, alone, with a superview or with the window, resigns; no other object becomes first.
  func test_RESP14_hiding() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), FocusLog())
      let (parent, field, other) = (NamedView("P"), Field("A", log), Field("B", log))
      root.add(parent, other)
      parent.add(field)
      guard let window = root.window else { return XCTFail("There is a window.") }
      for hidden in [field, parent, root, window] {
        field.resigns = true
        field.becomeFirstResponder()
        log.lines = []

        field.resigns = false
        hidden.isHidden = true
        XCTAssertEqual(log.read(), ["A.resign"])
        XCTAssertNil(window.firstResponder)
        hidden.isHidden = false
        XCTAssertNil(window.firstResponder)
      }
      other.isHidden = true
      XCTAssertEqual(log.read(), [])
      trace.expect("")
    }
  }

  /// RESP-13, RESP-14: `endEditing` calls `canResign` unless `force` is set; responders outside the view are left alone.
  func test_RESP13_endEditing() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), FocusLog())
      let (parent, field, other) = (NamedView("P"), Field("A", log), NamedView("Q"))
      root.add(parent, other)
      parent.add(field)
      field.becomeFirstResponder()
      log.lines = []

      XCTAssertTrue(other.endEditing(true))
      XCTAssertEqual(log.read(), [])
      field.canResign = false
      XCTAssertFalse(parent.endEditing(false))
      XCTAssertEqual(log.read(), ["A.canResign"])
      XCTAssertTrue(field.isFirstResponder)
      XCTAssertTrue(parent.endEditing(true))
      XCTAssertEqual(log.read(), ["A.resign"])
      XCTAssertFalse(field.isFirstResponder)
      trace.expect("")
    }
  }

  /// RESP-13, SUP-08: a responder that agrees in `endEditing` has resigned, even if its override did not call `super`; if it
  /// made a view outside first, no first responder is left inside.
  func test_RESP13_SUP08_endEditingByConsent() async {
    await withStage { trace in
      let (root, log) = (trace.viewInWindow("R"), FocusLog())
      let (parent, field, other) = (NamedView("P"), Field("A", log), Field("B", log))
      root.add(parent, other)
      parent.add(field)
      field.becomeFirstResponder()
      log.lines = []
      XCTAssertTrue(parent.endEditing(false))
      XCTAssertEqual(log.read(), ["A.canResign", "A.resign"])
      XCTAssertFalse(field.isFirstResponder)

      field.becomeFirstResponder()
      field.whenResigned = { other.becomeFirstResponder() }
      log.lines = []
      XCTAssertTrue(parent.endEditing(false))
      XCTAssertEqual(log.read(), ["A.canResign", "A.resign", "B.canBecome"])
      XCTAssertTrue(other.isFirstResponder)

      let stubborn = Stubborn("V")
      parent.add(stubborn)
      XCTAssertTrue(stubborn.becomeFirstResponder())
      let issues = trace.stage.diagnostics.collect { XCTAssertTrue(parent.endEditing(false)) }
      XCTAssertFalse(stubborn.isFirstResponder)
      XCTAssertEqual(
        issues.map(\.message), ["Stubborn \"V\".resignFirstResponder() must call super.resignFirstResponder()."])
      trace.expect(
        """
        ! MIS-29 superNotCalled: Stubborn "V".resignFirstResponder() must call super.resignFirstResponder().
        """)
    }
  }

  /// RESP-11, RESP-12: if a resigning responder removes the next one from the window, there is no first responder; resigning
  /// an object that is not first changes nothing.
  func test_RESP11_RESP12_nextOneLeavesMeanwhile() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), FocusLog())
      let (first, second) = (Field("A", log), Field("B", log))
      root.add(first, second)
      first.becomeFirstResponder()
      log.lines = []
      XCTAssertTrue(second.resignFirstResponder())
      XCTAssertEqual(log.read(), ["B.resign"])
      XCTAssertTrue(first.isFirstResponder)

      first.whenResigned = { second.removeFromSuperview() }
      XCTAssertFalse(second.becomeFirstResponder())
      XCTAssertEqual(log.read(), ["A.canResign", "A.resign", "B.willMove(toWindow: nil)", "B.canBecome"])
      XCTAssertNil(root.window?.firstResponder)
      trace.expect("")
    }
  }

  // MARK: Misuse

  /// MIS-34, RESP-11: outside a window no object can become first responder, and none gets a call.
  func test_MIS34_outsideAWindow() async {
    await withTrace { trace in
      let (root, log) = (trace.viewInWindow("R"), FocusLog())
      let (first, field) = (Field("F", log), Field("A", log))
      root.add(first)
      first.becomeFirstResponder()
      log.lines = []

      trace.expectRefusal("! MIS-34 notInWindow: Field \"A\" can't become first responder: it is in no window.") {
        XCTAssertFalse(field.becomeFirstResponder())
      }
      let controller = trace.controller("C", FocusController.init)
      trace.expectRefusal(
        "! MIS-34 notInWindow: FocusController \"C\" can't become first responder: it is in no window."
      ) {
        XCTAssertFalse(controller.becomeFirstResponder())
      }
      XCTAssertFalse(controller.isViewLoaded)
      XCTAssertEqual(log.read(), [])
      XCTAssertTrue(first.isFirstResponder)
    }
  }

  /// SUP-08: an override that does not call `super` has resigned all the same; the first time is reported.
  func test_SUP08_resignWithoutSuper() async {
    await withStage { trace in
      let (root, view, field) = (trace.viewInWindow("R"), Stubborn("V"), Field("A", FocusLog()))
      root.add(view, field)
      for round in 1...2 {
        XCTAssertTrue(view.becomeFirstResponder())
        let issues = trace.stage.diagnostics.collect { XCTAssertTrue(field.becomeFirstResponder()) }
        XCTAssertFalse(view.isFirstResponder)
        XCTAssertEqual(
          issues.map(\.message),
          round == 1 ? ["Stubborn \"V\".resignFirstResponder() must call super.resignFirstResponder()."] : [])
      }
      trace.expect(
        """
        ! MIS-29 superNotCalled: Stubborn "V".resignFirstResponder() must call super.resignFirstResponder().
        """)
    }
  }
}

@MainActor private final class FocusLog {
  var lines: [String] = []

  /// Returns and removes the lines so far.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that can be first responder and logs the calls that it gets.
private final class Field: NamedView {
  private let log: FocusLog
  var canBecome = true
  var canResign = true
  var resigns = true
  var whenResigned: (@MainActor () -> Void)?

  init(_ name: String, _ log: FocusLog) {
    self.log = log
    super.init(name, frame: .zero)
  }

  override var canBecomeFirstResponder: Bool {
    log.lines.append("\(name).canBecome")
    return canBecome
  }

  override var canResignFirstResponder: Bool {
    log.lines.append("\(name).canResign")
    return canResign
  }

  override func resignFirstResponder() -> Bool {
    log.lines.append("\(name).resign")
    guard resigns else { return false }
    defer {
      whenResigned?()
      whenResigned = nil
    }
    return super.resignFirstResponder()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.lines.append("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "W"))")
    super.willMove(toWindow: newWindow)
  }
}

private final class FocusController: UIViewController {
  var resigned = 0
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool {
    resigned += 1
    return super.resignFirstResponder()
  }
}

/// A view that resigns without calling `super`.
private final class Stubborn: NamedView {
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { true }
}
