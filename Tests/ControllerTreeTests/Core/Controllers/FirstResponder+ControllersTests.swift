import XCTest

@testable import ControllerTree

/// RESP-90: controllers become first responder when they have appeared.
final class FirstResponderControllersTests: XCTestCase {
  /// A controller that can be first responder and notes it.
  private final class Chat: ScriptedController {
    var note: (String) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }
    override func becomeFirstResponder() -> Bool {
      note("\(title ?? "") becomes first")
      return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      note("\(title ?? "") resigns")
      return super.resignFirstResponder()
    }
  }

  @MainActor private static func chat(_ name: String, _ trace: Trace) -> Chat {
    let chat = trace.controller(name, Chat.init)
    chat.note = { trace.note($0) }
    return chat
  }

  /// A root does after `viewDidAppear`, and again when another controller has covered it.
  func test_RESP90_pushedAndPopped() async {
    await withTrace { trace in
      let (first, second) = (Self.chat("A", trace), Self.chat("B", trace))
      let navigation = trace.controller("N") { UINavigationController(rootViewController: first) }
      let window = trace.window()
      window.rootViewController = navigation
      trace.begin()
      window.isHidden = false
      trace.expect(
        """
        N.viewDidLoad()
        A.viewDidLoad()
        N.viewWillAppear(false)
        A.viewWillAppear(false)
        N.viewIsAppearing(false)
        A.viewIsAppearing(false)
        N.viewDidAppear(false)
        A.viewDidAppear(false)
        A becomes first
        A.didMove(toParent: N)
        """)
      XCTAssertTrue(window.firstResponder === first)

      navigation.pushViewController(second, animated: false)
      trace.expect(
        """
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(false)
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        A resigns
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        B becomes first
        B.didMove(toParent: N)
        """)
      XCTAssertTrue(window.firstResponder === second)

      navigation.popViewController(animated: false)
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        B resigns
        B.viewDidDisappear(false)
        A.viewDidAppear(false)
        A becomes first
        B.didMove(toParent: nil)
        """)
      XCTAssertTrue(window.firstResponder === first)
    }
  }

  /// A text field that a controller chose in `viewDidAppear` stays first responder.
  func test_RESP90_chosenFieldStays() async {
    await withTrace { trace in
      let (chat, field) = (Self.chat("A", trace), UITextField())
      chat.on(.viewDidAppear) {
        chat.view.addSubview(field)
        field.becomeFirstResponder()
      }
      let window = trace.show(chat)
      XCTAssertTrue(window.firstResponder === field)
      XCTAssertFalse(chat.isFirstResponder)
    }
  }

  /// A presented controller does; the child of a plain controller does not.
  func test_RESP90_presentedAndChildren() async {
    await withTrace { trace in
      let (root, child, presented) = (trace.controller("P"), Self.chat("C", trace), Self.chat("Q", trace))
      let window = trace.show(root)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      XCTAssertNil(window.firstResponder)
      trace.begin()
      root.present(presented, animated: false)
      trace.expect(
        """
        Q.viewDidLoad()
        Q.viewWillAppear(false)
        Q.viewIsAppearing(false)
        Q.viewDidAppear(false)
        Q becomes first
        """)
      XCTAssertTrue(window.firstResponder === presented)
    }
  }
}
