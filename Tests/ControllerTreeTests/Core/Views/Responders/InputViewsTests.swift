import XCTest

@testable import ControllerTree

/// Input views and accessory views while they are shown. Rules RESP-76 to RESP-78.
final class InputViewsTests: XCTestCase {
  /// A visible controller with a bar of 50 points above the keyboard, in which there is a text field.
  @MainActor private struct Chat {
    let controller = Docking()
    let window: UIWindow
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

    init(_ trace: Trace, bar: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))) {
      UIScreen.main.device = .iPhone
      controller.bar = bar
      controller.isDocked = false
      window = trace.show(controller, size: UIScreen.main.bounds.size)
      controller.isDocked = true
      let listener = KeyboardListener(trace)
      trace.kept.append(listener)
      field.placeholder = "F"
      field.delegate = listener
      bar.addSubview(field)
    }

    /// The frame of the bar on the screen, if it is shown.
    var place: CGRect? {
      guard let bar = controller.bar, bar.window != nil else { return nil }
      return bar.convert(bar.bounds, to: nil)
    }
  }

  /// RESP-77: a controller with an accessory view shows it at the bottom of the screen, with the keyboard's notifications. RESP-76: it is in a
  /// window that the application does not list; its chain leads to the controller.
  func test_RESP77_accessoryViewWithoutKeyboard() async {
    await withTrace(pacing: .manual) { trace in
      let chat = Chat(trace)
      XCTAssertTrue(chat.controller.becomeFirstResponder())
      trace.expect("willChangeFrame\nwillShow")
      trace.stage.cycle.settle()
      trace.expect("didChangeFrame\ndidShow")
      XCTAssertEqual(chat.place, CGRect(x: 0, y: 802, width: 393, height: 50))
      let window = chat.controller.bar?.window
      XCTAssertFalse(window == nil || window === chat.window)
      XCTAssertEqual(UIApplication.shared.windows, [chat.window])
      var next: UIResponder? = chat.field
      while let responder = next, responder !== chat.controller { next = responder.next }
      XCTAssertNotNil(next)

      XCTAssertTrue(chat.controller.resignFirstResponder())
      trace.expect("willChangeFrame\nwillHide")
      XCTAssertNotNil(chat.place)
      trace.stage.cycle.settle()
      trace.expect("didChangeFrame\ndidHide")
      XCTAssertNil(chat.controller.bar?.superview)
    }
  }

  /// RESP-78: a field in the accessory view takes over from its controller, which becomes first responder again when the field resigns: the
  /// bar stays, and the keyboard hides.
  func test_RESP78_fieldInTheAccessoryView() async {
    await withTrace { trace in
      let chat = Chat(trace)
      trace.setUp { _ = chat.controller.becomeFirstResponder() }
      XCTAssertTrue(chat.window.fingers.tap(chat.field))
      trace.expect("F begins\nwillChangeFrame\nwillShow\ndidChangeFrame\ndidShow")
      XCTAssertFalse(chat.controller.isFirstResponder)
      XCTAssertTrue(chat.field.isFirstResponder)
      XCTAssertEqual(chat.place, CGRect(x: 0, y: 466, width: 393, height: 50))

      XCTAssertTrue(chat.field.resignFirstResponder())
      trace.expect("F ends\nwillChangeFrame\nwillHide\ndidChangeFrame\ndidHide")
      XCTAssertTrue(chat.controller.isFirstResponder)
      XCTAssertEqual(chat.place, CGRect(x: 0, y: 802, width: 393, height: 50))
    }
  }

  /// RESP-78: `endEditing(true)` of the controller's view reaches the field, too. A controller that can't be first responder any more is not.
  func test_RESP78_endEditing() async {
    await withTrace { trace in
      let chat = Chat(trace)
      trace.setUp {
        chat.controller.becomeFirstResponder()
        chat.field.becomeFirstResponder()
      }
      XCTAssertTrue(chat.controller.view.endEditing(true))
      trace.expect("F ends\nwillChangeFrame\nwillHide\ndidChangeFrame\ndidHide")
      XCTAssertTrue(chat.controller.isFirstResponder)
      chat.field.becomeFirstResponder()
      chat.controller.isDocked = false
      trace.expect("F begins\nwillChangeFrame\nwillShow\ndidChangeFrame\ndidShow")
      chat.field.resignFirstResponder()
      trace.expect("F ends\nwillChangeFrame\nwillHide\ndidChangeFrame\ndidHide")
      XCTAssertNil(chat.window.firstResponder)
      XCTAssertNil(chat.place)
    }
  }

  /// RESP-76: when the controller leaves, the field in its bar resigns, and the bar goes with the keyboard.
  func test_RESP76_theControllerLeaves() async {
    await withTrace { trace in
      let chat = Chat(trace)
      trace.setUp {
        chat.controller.becomeFirstResponder()
        chat.field.becomeFirstResponder()
      }
      trace.stage.cycle.turn {
        chat.controller.view.removeFromSuperview()
        XCTAssertNil(chat.window.firstResponder)
      }
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText),
        ["F ends", "willChangeFrame", "willHide", "didChangeFrame", "didHide"])
      XCTAssertFalse(chat.controller.isFirstResponder)
      XCTAssertNil(chat.controller.bar?.superview)
      chat.window.addSubview(chat.controller.view)
      trace.begin()
    }
  }

  /// RESP-76: the first responder's own views, or the next ones of its chain; an input view has its height in place of the keyboard's.
  func test_RESP76_inputViews() async {
    await withTrace { trace in
      let chat = Chat(trace)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      chat.controller.view.addSubview(field)
      let (picker, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 216)), UIView())
      field.inputView = picker
      trace.setUp { _ = field.becomeFirstResponder() }
      XCTAssertEqual(chat.place, CGRect(x: 0, y: 852 - 266, width: 393, height: 50))
      XCTAssertEqual(picker.convert(picker.bounds, to: nil), CGRect(x: 0, y: 852 - 216, width: 393, height: 216))
      // An empty view leaves the accessory view alone.
      field.inputView = other
      field.reloadInputViews()
      trace.expect("willChangeFrame\nwillHide\ndidChangeFrame\ndidHide")
      XCTAssertNil(picker.superview)
      XCTAssertEqual(chat.place?.minY, 802)
      // Another accessory view of the same height posts nothing.
      let second = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      field.inputAccessoryView = second
      field.reloadInputViews()
      trace.expect("")
      XCTAssertNil(chat.controller.bar?.superview)
      XCTAssertEqual(second.convert(second.bounds, to: nil).minY, 802)
      field.resignFirstResponder()
      trace.expect("willChangeFrame\nwillHide\ndidChangeFrame\ndidHide")
      XCTAssertNil(second.superview)
    }
  }

  /// RESP-76: a bar that follows its content gets the safe area at the bottom of the screen, not above the keyboard, and grows with its content.
  func test_RESP76_barsThatFollowTheirContent() async {
    await withTrace { trace in
      let bar = GrowingBar()
      let chat = Chat(trace, bar: bar)
      trace.setUp { _ = chat.controller.becomeFirstResponder() }
      XCTAssertEqual(chat.place, CGRect(x: 0, y: 852 - 84, width: 393, height: 84))
      chat.field.becomeFirstResponder()
      trace.expect("F begins\nwillChangeFrame\nwillShow\ndidChangeFrame\ndidShow")
      XCTAssertEqual(chat.place, CGRect(x: 0, y: 516 - 50, width: 393, height: 50))
      bar.content.constant = 70
      bar.invalidateIntrinsicContentSize()
      trace.expect("willChangeFrame\nwillShow\ndidChangeFrame\ndidShow")
      XCTAssertEqual(chat.place, CGRect(x: 0, y: 516 - 70, width: 393, height: 70))
    }
  }

  /// RESP-76: the views stay at the bottom of a screen that turns, and are released with the window.
  func test_RESP76_rotationAndRelease() async {
    await withTrace { trace in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      UIScreen.main.device = .iPhone
      weak var released: UIWindow?
      weak var input: UIWindow?
      autoreleasepool {
        let window = UIWindow()
        let controller = Docking()
        controller.bar = bar
        window.rootViewController = controller
        window.makeKeyAndVisible()
        XCTAssertTrue(controller.becomeFirstResponder())
        UIScreen.main.device = .iPhone.landscape
        XCTAssertEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 343, width: 852, height: 50))
        (released, input) = (window, bar.window)
      }
      XCTAssertNil(released)
      XCTAssertNil(input)
      XCTAssertNil(bar.superview)
      trace.begin()
    }
  }
}

/// A controller with a bar above the keyboard.
private final class Docking: UIViewController {
  var bar: UIView?
  var isDocked = true

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { isDocked }
}

/// A bar as high as its content, above the safe area.
private final class GrowingBar: UIView {
  let content: NSLayoutConstraint

  override var intrinsicContentSize: CGSize { .zero }

  init() {
    let view = UIView()
    content = view.heightAnchor.constraint(equalToConstant: 50)
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      content, view.topAnchor.constraint(equalTo: topAnchor), view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
