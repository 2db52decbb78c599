import XCTest

@testable import ControllerTree

final class UITextFieldTests: XCTestCase {
  /// A field in a window, whose delegate and events write into the trace.
  @MainActor private static func stage(_ trace: Trace) -> (field: UITextField, delegate: FieldDelegate) {
    let root = trace.controller("R")
    trace.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    root.view.addSubview(field)
    let delegate = FieldDelegate(trace)
    field.delegate = delegate
    trace.kept.append(delegate)
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "did begin"), (.editingChanged, "changed"), (.editingDidEnd, "did end"),
      (.editingDidEndOnExit, "exit"),
    ] {
      field.addAction(UIAction { _ in trace.note("event: \(name)") }, for: event)
    }
    return (field, delegate)
  }

  /// The user taps the field and types: editing begins, the delegate is asked about the change, the events are sent.
  func test_TURN06_aPersonTypes() async {
    await withTrace { trace in
      let (field, _) = Self.stage(trace)
      XCTAssertTrue(field.enter("Ann"))
      trace.expect(
        """
        should begin
        did begin
        event: did begin
        should change (0, 0) to Ann
        selection
        event: changed
        """)
      XCTAssertEqual(field.text, "Ann")
      XCTAssertTrue(field.isEditing)
      XCTAssertTrue(field.hasText)
      field.enter(" 👩‍👩‍👧")
      trace.expect("should change (3, 0) to  👩‍👩‍👧\nselection\nevent: changed")
      XCTAssertEqual(field.text, "Ann 👩‍👩‍👧")
      XCTAssertTrue(field.clear())
      trace.expect("should clear\nshould change (0, 12) to \nselection\nevent: changed")
      XCTAssertEqual(field.text, "")
      XCTAssertTrue(field.pressReturn())
      trace.expect("should return\nevent: exit")
      XCTAssertTrue(field.resignFirstResponder())
      trace.expect("should end\ndid end 0\nevent: did end")
      XCTAssertFalse(field.isEditing)
      XCTAssertFalse(field.pressReturn(), "Nobody edits it.")
      trace.expect("")
    }
  }

  /// Assigning the text causes no callback.
  func test_textSetInCodeCallsNoDelegate() async {
    await withTrace { trace in
      let (field, _) = Self.stage(trace)
      field.text = "Ann"
      XCTAssertEqual(field.text, "Ann")
      field.text = nil
      XCTAssertEqual(field.text, "")
      trace.expect("")
    }
  }

  /// A delegate can refuse each step; nothing changes then.
  func test_aDelegateCanRefuse() async {
    await withTrace { trace in
      let (field, delegate) = Self.stage(trace)
      delegate.allowed = []
      XCTAssertFalse(field.enter("A"))
      trace.expect("should begin")
      delegate.allowed = ["begin"]
      XCTAssertFalse(field.enter("A"))
      trace.expect("should begin\ndid begin\nevent: did begin\nshould change (0, 0) to A")
      XCTAssertEqual(field.text, "")
      XCTAssertFalse(field.clear())
      trace.expect("should clear")
      XCTAssertFalse(field.pressReturn())
      trace.expect("should return")
      let other = UITextField()
      field.superview?.addSubview(other)
      XCTAssertFalse(other.becomeFirstResponder())
      trace.expect("should end")
      XCTAssertTrue(field.isEditing)
    }
  }

  /// A field that can't be used, or is not on screen, accepts no typing.
  func test_aFieldThatCantBeUsed() async {
    await withStage { trace in
      let (field, _) = Self.stage(trace)
      field.isEnabled = false
      XCTAssertFalse(field.enter("A"))
      field.isEnabled = true
      field.isUserInteractionEnabled = false
      XCTAssertFalse(field.enter("A"))
      field.removeFromSuperview()
      field.isUserInteractionEnabled = true
      XCTAssertFalse(field.enter("A"))
      XCTAssertEqual(field.text, "")
    }
  }

  /// Editing moves from field to field; it ends when the field leaves its window; `clearsOnBeginEditing` clears the text.
  func test_editingMovesFromFieldToField() async {
    await withTrace { trace in
      let (field, _) = Self.stage(trace)
      let other = UITextField()
      trace.setUp {
        other.text = "old"
        other.clearsOnBeginEditing = true
        field.superview?.addSubview(other)
        field.enter("A")
      }
      other.enter("B")
      XCTAssertEqual(other.text, "B")
      trace.expect("should end\ndid end 0\nevent: did end")
      XCTAssertFalse(field.isEditing)
      other.removeFromSuperview()
      XCTAssertFalse(other.isEditing)
    }
  }

  /// RESP-17: a field that must end editing does so and gets the callbacks, although its delegate refuses.
  func test_RESP17_forcedEndOfEditing() async {
    let ways: [(name: String, act: @MainActor (UITextField) -> Void)] = [
      ("endEditing(true)", { XCTAssertTrue($0.superview?.endEditing(true) ?? false) }),
      ("removal", { $0.removeFromSuperview() }),
      ("hidden field", { $0.isHidden = true }),
      ("hidden superview", { $0.superview?.isHidden = true }),
    ]
    for way in ways {
      await withTrace { trace in
        let (field, delegate) = Self.stage(trace)
        let window = field.window
        XCTAssertTrue(trace.setUp { field.becomeFirstResponder() })
        delegate.allowed.remove("end")
        XCTAssertEqual(field.superview?.endEditing(false), false)
        trace.expect("should end")
        XCTAssertTrue(field.isEditing)

        way.act(field)
        trace.expect("should end\ndid end 0\nevent: did end")
        XCTAssertFalse(field.isEditing, way.name)
        XCTAssertNil(window?.firstResponder, way.name)
      }
    }
  }

  /// RESP-17: the same if a controller's view leaves the screen with the field: covered by a presentation,
  /// or with its window.
  func test_RESP17_forcedByACoverAndByTheWindow() async {
    await withTrace { trace in
      let (field, delegate) = Self.stage(trace)
      let (root, window) = (field.next?.next as? UIViewController, field.window)
      trace.setUp {
        delegate.allowed.remove("end")
        field.becomeFirstResponder()
      }
      root?.present(trace.modal("V", .fullScreen), animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        R.viewWillDisappear(false)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        should end
        did end 0
        event: did end
        V.viewDidAppear(false)
        R.viewDidDisappear(false)
        """)
      trace.ignore {
        root?.dismiss(animated: false)
        field.becomeFirstResponder()
      }
      window?.isHidden = true
      trace.expect(
        """
        should end
        did end 0
        event: did end
        R.viewWillDisappear(false)
        R.viewDidDisappear(false)
        """)
    }
  }

  /// A field being edited in a page `P` on the stack `N` of the first tab, or in a presented page. Its delegate
  /// refuses to end editing.
  @MainActor private static func page(
    _ trace: Trace, isPresented: Bool
  ) -> (tabs: UITabBarController, field: UITextField) {
    let (field, delegate) = stage(trace)
    let (tabs, root) = (trace.controller("T", UITabBarController.init), trace.controller("A"))
    let navigation = trace.controller("N") { UINavigationController(rootViewController: root) }
    tabs.viewControllers = [navigation, trace.controller("B")]
    trace.show(tabs)
    let page = trace.controller("P")
    trace.setUp {
      page.view.addSubview(field)
      if isPresented {
        tabs.present(page, animated: false)
      } else {
        navigation.pushViewController(page, animated: false)
      }
      delegate.allowed.remove("end")
      XCTAssertTrue(field.becomeFirstResponder())
    }
    return (tabs, field)
  }

  /// RESP-17: the same in a controller that is popped.
  func test_RESP17_forcedByAPop() async {
    await withTrace { trace in
      let (tabs, field) = Self.page(trace, isPresented: false)
      (tabs.selectedViewController as? UINavigationController)?.popViewController(animated: false)
      trace.expect(
        """
        P.willMove(toParent: nil)
        P.viewWillDisappear(false)
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        should end
        did end 0
        event: did end
        P.viewDidDisappear(false)
        A.viewDidAppear(false)
        P.didMove(toParent: nil)
        """)
      XCTAssertFalse(field.isEditing)
    }
  }

  /// RESP-17: the same in a controller that is dismissed.
  func test_RESP17_forcedByADismissal() async {
    await withTrace { trace in
      let (tabs, field) = Self.page(trace, isPresented: true)
      tabs.dismiss(animated: false)
      trace.expect(
        """
        P.viewWillDisappear(false)
        should end
        did end 0
        event: did end
        P.viewDidDisappear(false)
        """)
      XCTAssertFalse(field.isEditing)
    }
  }

  /// RESP-17: the same in a tab that is deselected.
  func test_RESP17_forcedByAChangeOfTabs() async {
    await withTrace { trace in
      let (tabs, field) = Self.page(trace, isPresented: false)
      tabs.selectedIndex = 1
      trace.expect(
        """
        B.viewDidLoad()
        B.viewWillAppear(false)
        N.viewWillDisappear(false)
        P.viewWillDisappear(false)
        B.viewIsAppearing(false)
        should end
        did end 0
        event: did end
        N.viewDidDisappear(false)
        P.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      XCTAssertFalse(field.isEditing)
    }
  }

  /// RESP-17, SUP-08: an override of `resignFirstResponder` without `super` does not keep the field in editing.
  func test_RESP17_overridesThatDontCallSuper() async {
    for answer in [true, false] {
      await withTrace { trace in
        let (plain, delegate) = Self.stage(trace)
        let field = StubbornField(answer: answer)
        field.delegate = delegate
        plain.superview?.addSubview(field)
        XCTAssertTrue(trace.setUp { field.becomeFirstResponder() })
        plain.superview?.endEditing(true)
        let issue =
          "\n! MIS-29 superNotCalled: StubbornField #1.resignFirstResponder() must call super.resignFirstResponder()."
        trace.expect("did end 0" + (answer ? issue : ""))
        XCTAssertFalse(field.isEditing)
      }
    }
  }

  /// The values that a field stores.
  func test_partsOfAField() async {
    await withTrace { _ in
      let field = UITextField()
      XCTAssertEqual(field.keyboardType, .default)
      XCTAssertEqual(field.returnKeyType, .default)
      XCTAssertEqual(field.autocapitalizationType, .sentences)
      XCTAssertEqual(field.autocorrectionType, .default)
      XCTAssertFalse(field.isSecureTextEntry)
      XCTAssertNil(field.textContentType)
      field.keyboardType = .emailAddress
      field.isSecureTextEntry = true
      field.textContentType = .password
      XCTAssertEqual(field.keyboardType, .emailAddress)
      XCTAssertTrue(field.isSecureTextEntry)
      XCTAssertEqual(field.textContentType, .password)
      XCTAssertEqual(UIKeyboardType.URL.rawValue, 3)
      XCTAssertEqual(UIKeyboardType.asciiCapableNumberPad.rawValue, 11)
      XCTAssertEqual(UIReturnKeyType.continue.rawValue, 11)
    }
  }

  /// A delegate that implements nothing allows everything.
  func test_aDelegateThatImplementsNothing() async {
    await withStage { trace in
      final class Nothing: NSObject, UITextFieldDelegate {}
      let (field, _) = Self.stage(trace)
      let delegate = Nothing()
      field.delegate = delegate
      XCTAssertTrue(field.enter("A"))
      XCTAssertTrue(field.clear())
      XCTAssertTrue(field.pressReturn())
      XCTAssertTrue(field.resignFirstResponder())
    }
  }
}

/// Decides itself whether it resigns.
private final class StubbornField: UITextField {
  private let answer: Bool

  init(answer: Bool) {
    self.answer = answer
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func resignFirstResponder() -> Bool { answer }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let trace: Trace
  var allowed: Set<String> = ["begin", "end", "change", "clear", "return"]

  init(_ trace: Trace) { self.trace = trace }

  private func ask(_ what: String) -> Bool { allowed.contains(what) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    trace.note("should begin")
    return ask("begin")
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { trace.note("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    trace.note("should end")
    return ask("end")
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    trace.note("did end \(reason.rawValue)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    trace.note("should change (\(range.location), \(range.length)) to \(string)")
    return ask("change")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { trace.note("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    trace.note("should clear")
    return ask("clear")
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    trace.note("should return")
    return ask("return")
  }
}
