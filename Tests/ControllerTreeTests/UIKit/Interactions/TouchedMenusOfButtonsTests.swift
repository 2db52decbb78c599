import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on the open menus of buttons, bar buttons and the menu bar: the same events as the acts by name.
final class TouchedMenusOfButtonsTests: XCTestCase {
  @MainActor private final class Scene {
    let trace: Trace
    let window: UIWindow
    let root: UIViewController
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let item = UIBarButtonItem(title: "Menu", image: nil, primaryAction: nil, menu: nil)
    lazy var first = UIAction(title: "first") { [trace] _ in trace.note("first") }
    lazy var disabled = UIAction(title: "off", attributes: .disabled) { [trace] _ in trace.note("off") }
    lazy var kept = UIAction(title: "kept", attributes: .keepsMenuPresented) { [trace] _ in trace.note("kept") }
    lazy var inside = UIAction(title: "inside") { [trace] _ in trace.note("inside") }
    lazy var inner = UIMenu(title: "more", children: [inside])
    lazy var menu = UIMenu(children: [first, disabled, kept, inner])
    var fingers: Fingers { window.fingers }

    init(_ trace: Trace) {
      self.trace = trace
      root = trace.controller("P")
      window = trace.show(UINavigationController(rootViewController: root))
      (button.menu, item.menu) = (menu, menu)
      root.navigationItem.rightBarButtonItem = item
      root.view.addSubview(button)
      button.addAction(UIAction { [trace] _ in trace.note("menu") }, for: .menuActionTriggered)
      button.addAction(UIAction { [trace] _ in trace.note("cancel") }, for: .touchCancel)
      UpdateCycle.main.settle()
    }

    func tap(_ frame: CGRect?, file: StaticString = #filePath, line: UInt = #line) {
      guard let frame else { return XCTFail("The element is seen.", file: file, line: line) }
      fingers.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    func tapItem() {
      guard let frame = item.frame(in: window) else { return XCTFail("The item is in a bar.") }
      tap(frame)
    }
  }

  @MainActor private static func show(_ trace: Trace) -> Scene {
    let scene = Scene(trace)
    trace.kept.append(scene)
    return scene
  }

  /// TOUCH-53, ACT-57: a tap opens the menu of a button, another one chooses.
  func test_TOUCH53_button() async {
    await expectSameEvents(
      "menu\nfirst", in: Self.show,
      act: { scene in
        scene.button.showsMenuAsPrimaryAction = true
        scene.button.showMenu()
        scene.button.choose(scene.first)
      },
      touch: { scene in
        scene.button.showsMenuAsPrimaryAction = true
        scene.fingers.tap(scene.button)
        scene.tap(scene.button.frame(of: scene.first))
        XCTAssertNil(scene.button.openMenu)
        XCTAssertNil(scene.button.frame(of: scene.first))
      })
  }

  /// TOUCH-53, ACT-57: a long press opens the menu and takes the touch from the button; the finger slides to an element.
  func test_TOUCH53_longPressOnButton() async {
    await withTrace { trace in
      let scene = trace.setUp { Self.show(trace) }
      scene.button.addAction(UIAction { _ in trace.note("up") }, for: .touchUpInside)
      trace.begin()
      scene.fingers.longPress(scene.button)
      XCTAssertNotNil(scene.button.openMenu)
      trace.expect("cancel\nmenu")
      scene.fingers.tap(at: CGPoint(x: 350, y: 700))
      XCTAssertNil(scene.button.openMenu)
      scene.fingers.tap(scene.button)
      trace.expect("up")
      scene.fingers.begin(at: CGPoint(x: 70, y: 120))
      scene.fingers.wait(0.6)
      guard let frame = scene.button.frame(of: scene.first) else { return XCTFail("The menu is open.") }
      scene.fingers.move(to: CGPoint(x: frame.midX, y: frame.midY))
      scene.fingers.end()
      trace.expect("cancel\nmenu\nfirst")
      XCTAssertNil(scene.button.openMenu)
    }
  }

  /// TOUCH-53, ACT-54: what is disabled does nothing, what keeps the menu leaves it open; a menu inside opens and closes.
  func test_TOUCH53_elements() async {
    await withTrace { trace in
      let scene = trace.setUp { Self.show(trace) }
      trace.begin()
      scene.button.showMenu()
      scene.tap(scene.button.frame(of: scene.disabled))
      scene.tap(scene.button.frame(of: scene.kept))
      trace.expect("menu\nkept")
      scene.tap(scene.button.frame(of: scene.inner))
      XCTAssertNil(scene.button.frame(of: scene.first))
      scene.tap(scene.button.frame(of: scene.inner))
      XCTAssertNotNil(scene.button.frame(of: scene.first), "the title of the menu inside leads back")
      scene.tap(scene.button.frame(of: scene.inner))
      scene.tap(scene.button.frame(of: scene.inside))
      trace.expect("inside")
      XCTAssertNil(scene.button.openMenu)
    }
  }

  /// TOUCH-43, TOUCH-53: the menu of a bar button opens below it.
  func test_TOUCH53_barButton() async {
    await expectSameEvents(
      "first\ninside", in: Self.show,
      act: { scene in
        scene.item.showMenu()
        scene.item.choose(scene.first)
        scene.item.showMenu()
        scene.item.choose(scene.inside)
      },
      touch: { scene in
        scene.tapItem()
        scene.tap(scene.item.frame(of: scene.first))
        scene.tapItem()
        scene.tap(scene.item.frame(of: scene.inner))
        scene.tap(scene.item.frame(of: scene.inside))
        XCTAssertNil(scene.item.openMenu)
        XCTAssertNil(scene.item.frame(of: scene.first))
      })
    await withTrace { trace in
      let scene = trace.setUp { Self.show(trace) }
      scene.item.primaryAction = UIAction(title: "Do") { _ in trace.note("primary") }
      trace.begin()
      scene.tapItem()
      guard let frame = scene.item.frame(in: scene.window) else { return XCTFail("The item is in a bar.") }
      scene.fingers.longPress(at: CGPoint(x: frame.midX, y: frame.midY))
      XCTAssertNotNil(scene.item.openMenu)
      scene.fingers.tap(at: CGPoint(x: 50, y: 700))
      XCTAssertNil(scene.item.openMenu)
      trace.expect("primary")
      XCTAssertNil(UIBarButtonItem(title: "Other").frame(in: scene.window))
    }
  }

  /// TOUCH-53, ACT-56: an element that comes later takes its place in the menu that is seen, also in one inside.
  func test_TOUCH53_deferred() async {
    await withTrace { trace in
      let scene = trace.setUp { Self.show(trace) }
      var answer: (([UIMenuElement]) -> Void)?
      let deferred = UIDeferredMenuElement { answer = $0 }
      let outer = UIMenu(title: "outer", children: [deferred])
      scene.button.menu = UIMenu(children: [outer])
      trace.begin()
      scene.button.showMenu()
      scene.tap(scene.button.frame(of: outer))
      scene.tap(scene.button.frame(of: deferred))
      trace.expect("menu")
      answer?([scene.first])
      XCTAssertNil(scene.button.frame(of: deferred))
      scene.tap(scene.button.frame(of: scene.first))
      trace.expect("first")
    }
  }

  /// TOUCH-53, ACT-53: the menus of the menu bar lie side by side, the elements of the open one below.
  func test_TOUCH53_menuBar() async {
    await withTrace { trace in
      let scene = trace.setUp { Self.show(trace) }
      let system = UIMenuSystem.main
      trace.begin()
      XCTAssertTrue(system.openMenuBar())
      guard let menus = system.openMenu?.children.compactMap({ $0 as? UIMenu }), menus.count > 1 else {
        return XCTFail("There are menus.")
      }
      scene.tap(system.frame(of: menus[0]))
      let firstPlace = system.frame(of: menus[0])
      XCTAssertEqual(firstPlace?.minY, 0)
      scene.tap(system.frame(of: menus[1]))
      XCTAssertEqual(system.frame(of: menus[0]), firstPlace, "the bar stays")
      scene.fingers.tap(at: CGPoint(x: 350, y: 700))
      XCTAssertNil(system.openMenu)
      XCTAssertNil(system.frame(of: menus[0]))
    }
  }
}
