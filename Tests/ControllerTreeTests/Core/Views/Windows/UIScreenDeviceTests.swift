import XCTest

@testable import ControllerTree

/// The device that a screen simulates, and its consequences. Rules SAFE-02, TRAIT-01.
final class UIScreenDeviceTests: XCTestCase {
  /// SAFE-02: by default the screen is that of a phone with a sensor housing, and a root view has its safe area.
  func test_SAFE02_theDefaultDevice() async {
    await MainActor.run {
      Stage.withPristine { _ in
        XCTAssertEqual(UIScreen.main.device, .iPhone)
        XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(UIScreen.main.scale, 3)
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        XCTAssertEqual(UIScreen.main.safeAreaInsets, insets)
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        XCTAssertEqual(root.view.safeAreaInsets, insets)
        window.isHidden = true
      }
    }
  }

  /// SAFE-02, TRAIT-01: one assignment changes the device: its size, scale, safe area and traits.
  func test_SAFE02_TRAIT01_otherDevices() async {
    await withTrace { _ in
      let devices: [UIScreen.Device] = [
        .iPhone, .iPhone.landscape, .iPhoneSE, .iPhoneSE.landscape, .iPhoneProMax, .iPad, .iPad.landscape, .iPadMini,
        .iPadPro, .bare,
      ]
      let lines = devices.map { device in
        UIScreen.main.device = device
        let (screen, insets) = (UIScreen.main, UIScreen.main.safeAreaInsets)
        return "\(screen.bounds.shortText) @\(Int(screen.scale)) \(screen.traitCollection.userInterfaceIdiom) "
          + [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }.joined(separator: " ")
      }
      XCTAssertEqual(
        lines,
        [
          "(0, 0, 393, 852) @3 phone 59 0 34 0", "(0, 0, 852, 393) @3 phone 0 59 21 59",
          "(0, 0, 375, 667) @2 phone 20 0 0 0", "(0, 0, 667, 375) @2 phone 0 0 0 0",
          "(0, 0, 430, 932) @3 phone 59 0 34 0", "(0, 0, 820, 1180) @2 pad 24 0 20 0",
          "(0, 0, 1180, 820) @2 pad 24 0 20 0", "(0, 0, 744, 1133) @2 pad 24 0 20 0",
          "(0, 0, 1024, 1366) @2 pad 24 0 20 0", "(0, 0, 393, 852) @3 phone 0 0 0 0",
        ])
      XCTAssertEqual(UIScreen.Device.iPhone.landscape.portrait, .iPhone)
      XCTAssertEqual(UIScreen.Device.iPhone.portrait, .iPhone)
      XCTAssertEqual(UIScreen.Device.iPad.landscape.landscape, .iPad.landscape)
    }
  }

  /// TURN-06, SAFE-02: windows that fill the screen are resized with a rotated device, in one turn; others keep their frames.
  func test_TURN06_turningTheDevice() async {
    await withTrace([.margins, .safeArea, .sizes]) { trace in
      UIScreen.main.device = .iPhone
      let (root, other) = (trace.controller("P"), trace.controller("Q"))
      let window = trace.show(root, size: UIScreen.main.bounds.size)
      let small = trace.show(other, size: CGSize(width: 100, height: 100))
      UIScreen.main.device = .iPhone.landscape
      XCTAssertEqual(Set(trace.recorder.events.map(\.turn)), [UpdateCycle.main.turn])
      trace.expect(
        """
        P.viewWillTransition(to: 852×393)
        P.viewSafeAreaInsetsDidChange()
        P.viewLayoutMarginsDidChange()
        Q.viewSafeAreaInsetsDidChange()
        Q.viewLayoutMarginsDidChange()
        """)
      XCTAssertEqual(window.frame, UIScreen.main.bounds)
      XCTAssertEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      XCTAssertEqual(small.frame.size, CGSize(width: 100, height: 100))
    }
  }
  /// WIN-19: hidden windows follow the device too, whether they were shown or not; one of another size keeps its frame.
  func test_WIN19_hiddenWindows() async {
    await withTrace([.sizes]) { trace in
      let (root, other) = (trace.controller("P"), trace.controller("Q"))
      let (new, withRoot, small) = (UIWindow(), UIWindow(), UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      withRoot.rootViewController = root
      let hidden = trace.ignore { trace.show(other, size: UIScreen.main.bounds.size) }
      hidden.isHidden = true
      trace.begin()

      UIScreen.main.device = .iPhone.landscape
      trace.expect("Q.viewWillTransition(to: 852×393)")
      for window in [new, withRoot, hidden] { XCTAssertEqual(window.frame, UIScreen.main.bounds) }
      XCTAssertEqual(small.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
      withRoot.makeKeyAndVisible()
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(root.view.frame, UIScreen.main.bounds)
      withRoot.isHidden = true
      trace.begin()
    }
  }
}
