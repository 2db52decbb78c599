import XCTest

@testable import ControllerTree

final class ControlActionsTests: XCTestCase {
  /// A target that notes its calls.
  private final class Screen: UIViewController {
    let trace: Trace
    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    func plain() { trace.note("plain()") }
    func tap(_ sender: UIControl) { trace.note("tap(\(sender.tag))") }
    func touch(_ sender: Any?, for event: UIEvent?) { trace.note("touch(\(sender is UIControl), \(event == nil))") }
    static let plain = Selector("plain", Screen.plain)
    static let tap = Selector("tap:", Screen.tap(_:))
    static let touch = Selector("touch:for:", Screen.touch(_:for:))
  }

  /// RESP-19: a control calls its targets and actions in the order of adding, with as many arguments as the method has.
  func test_RESP19_targetsAreCalledInOrder() async {
    await withTrace { trace in
      let (control, screen) = (makeControl(), Screen(trace))
      control.addTarget(screen, action: Screen.plain, for: .touchUpInside)
      control.addAction(UIAction { _ in trace.note("action") }, for: .touchUpInside)
      control.addTarget(screen, action: Screen.tap, for: [.touchUpInside, .valueChanged])
      control.addTarget(screen, action: Screen.touch, for: .touchUpInside)
      // The same target and method once more: it keeps its place, and gets a further event.
      control.addTarget(screen, action: Screen.plain, for: .valueChanged)
      control.sendActions(for: .touchUpInside)
      trace.expect(
        """
        plain()
        action
        tap(7)
        touch(true, true)
        """)
      control.sendActions(for: .valueChanged)
      trace.expect("plain()\ntap(7)")
      XCTAssertEqual(control.allControlEvents, [.touchUpInside, .valueChanged])
      XCTAssertEqual(control.allTargets, [screen])
      XCTAssertEqual(control.actions(forTarget: screen, forControlEvent: .valueChanged), ["plain", "tap:"])
      XCTAssertNil(control.actions(forTarget: nil, forControlEvent: .valueChanged))
    }
  }

  /// RESP-19: what is removed is not called; `nil` stands for every object and every method.
  func test_RESP19_removedTargets() async {
    await withTrace { trace in
      let (control, screen, other) = (makeControl(), Screen(trace), Screen(trace))
      for target in [screen, other] {
        control.addTarget(target, action: Screen.plain, for: .touchUpInside)
        control.addTarget(target, action: Screen.tap, for: .touchUpInside)
      }
      control.removeTarget(screen, action: Screen.plain, for: .touchUpInside)
      control.removeTarget(other, action: nil, for: .touchDown)
      control.sendActions(for: .touchUpInside)
      trace.expect("tap(7)\nplain()\ntap(7)")
      control.removeTarget(nil, action: Screen.tap, for: .allEvents)
      control.sendActions(for: .touchUpInside)
      trace.expect("plain()")
      control.removeTarget(nil, action: nil, for: .allEvents)
      XCTAssertEqual(control.allTargets, [])
      XCTAssertEqual(control.allControlEvents, [])
    }
  }

  /// RESP-19: a control retains no target, and calls none that has been released.
  func test_RESP19_targetsAreNotRetained() async {
    await withTrace { trace in
      let control = makeControl()
      weak var released: Screen?
      autoreleasepool {
        let screen = Screen(trace)
        released = screen
        control.addTarget(screen, action: Screen.plain, for: .touchUpInside)
      }
      XCTAssertNil(released)
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(control.allTargets, [])
    }
  }

  /// RESP-20: an action without target goes up the chain, from the first responder or from the control.
  func test_RESP20_actionsWithoutTarget() async {
    await withTrace { trace in
      let screen = Screen(trace)
      screen.title = "S"
      trace.setUp { trace.show(screen) }
      let (control, field) = (makeControl(), UITextField())
      control.addTarget(nil, action: Screen.tap, for: .touchUpInside)
      control.addTarget(nil, action: Selector("unknown"), for: .touchUpInside)
      XCTAssertEqual(control.allTargets.count, 1)
      XCTAssertTrue(control.allTargets.first is NSNull)
      control.sendActions(for: .touchUpInside)
      trace.setUp {
        screen.view.addSubview(control)
        screen.view.addSubview(field)
      }
      control.sendActions(for: .touchUpInside)
      trace.expect("tap(7)")
      trace.ignore {
        screen.view.window?.makeKey()
        _ = field.becomeFirstResponder()
      }
      let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
      XCTAssertTrue(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertFalse(UIApplication.shared.sendAction(Selector("unknown"), to: nil, from: control, for: nil))
      trace.ignore { screen.view.window?.isHidden = true }
    }
  }

  /// IB-21, IB-22: a method that the target does not have is reported, and the others are called.
  func test_IB21_unknownMethodsAreReported() async {
    await withTrace { trace in
      let (control, screen) = (makeControl(), Screen(trace))
      control.addTarget(screen, action: Selector("other"), for: .touchUpInside)
      control.addTarget(
        screen, action: Selector("typed:", calling: { (_: Screen, _: UITextField) in trace.note("never") }),
        for: .touchUpInside)
      control.addTarget(screen, action: Screen.plain, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      trace.expect(
        """
        ! RESP-21 unrecognizedSelector: UIControl #1.sendActions(for:)
        ! RESP-21 wrongArgument: UIControl #1.sendActions(for:)
        plain()
        """)
    }
  }
}

@MainActor private func makeControl() -> UIControl {
  let control = UIControl()
  control.tag = 7
  return control
}
