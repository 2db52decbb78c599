import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on open menus: the same events as the acts by name.
final class TouchedMenusTests: XCTestCase {
  @MainActor private final class Menus: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
    let trace: Trace
    var isOffered = true
    lazy var inside = UIAction(title: "inside") { [trace] _ in trace.note("inside") }
    lazy var first = UIAction(title: "first") { [trace] _ in trace.note("first") }
    lazy var inline = UIAction(title: "inline") { [trace] _ in trace.note("inline") }
    lazy var hidden = UIAction(title: "hidden", attributes: .hidden) { _ in }
    lazy var submenu = UIMenu(title: "more", children: [inside])
    lazy var menu = UIMenu(children: [first, UIMenu(options: .displayInline, children: [inline]), hidden, submenu])
    lazy var context = UIContextMenuInteraction(delegate: self)
    lazy var edit = UIEditMenuInteraction(delegate: self)
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    var fingers: Fingers? { view.window?.fingers }

    init(_ trace: Trace) { self.trace = trace }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      trace.note("configuration at \(Int(location.x))")
      return isOffered ? UIContextMenuConfiguration(actionProvider: { [menu] _ in menu }) : nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { trace.note("end") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { trace.note("end") }

    func tap(_ frame: CGRect?) {
      guard let frame else { return XCTFail("The element is seen.") }
      fingers?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  @MainActor private static func show(_ trace: Trace) -> Menus {
    let menus = Menus(trace)
    let root = trace.controller("P")
    trace.show(root)
    root.view.addSubview(menus.view)
    menus.view.addInteraction(menus.context)
    menus.view.addInteraction(menus.edit)
    trace.kept.append(menus)
    return menus
  }

  /// TOUCH-53, ACT-02, ACT-03: a long press opens a context menu, taps choose from it.
  func test_TOUCH53_contextMenu() async {
    await expectSameEvents(
      "configuration at 50\nfirst\nend", in: Self.show,
      act: { menus in
        menus.context.open()
        menus.context.choose(menus.first)
      },
      touch: { menus in
        menus.fingers?.longPress(menus.view)
        menus.tap(menus.context.frame(of: menus.first))
        XCTAssertNil(menus.context.frame(of: menus.first))
        XCTAssertEqual(menus.view.window?.subviews.count, 1)
      })
    await expectSameEvents(
      "configuration at 50\ninside\nend", in: Self.show,
      act: { menus in
        menus.context.open()
        menus.context.choose(menus.inside)
      },
      touch: { menus in
        menus.fingers?.longPress(menus.view)
        XCTAssertNil(menus.context.frame(of: menus.inside))
        menus.tap(menus.context.frame(of: menus.submenu))
        menus.tap(menus.context.frame(of: menus.inside))
      })
  }

  /// TOUCH-53: a tap beside a menu closes it; without a menu the press is none, and the view keeps its touches.
  func test_TOUCH53_besideAndNone() async {
    await withTrace { trace in
      let menus = trace.setUp { Self.show(trace) }
      trace.begin()
      menus.fingers?.longPress(menus.view)
      XCTAssertNil(menus.context.frame(of: menus.hidden))
      menus.fingers?.tap(at: CGPoint(x: 390, y: 790))
      trace.expect("configuration at 50\nend")
      menus.isOffered = false
      let inner = TouchedView("V", trace)
      inner.frame = menus.view.bounds
      menus.view.addSubview(inner)
      menus.fingers?.longPress(inner)
      trace.expect("V.began\nconfiguration at 50\nV.ended")
    }
  }

  /// TOUCH-53, ACT-04: the elements of an edit menu lie side by side.
  func test_TOUCH53_editMenu() async {
    @MainActor func open(_ menus: Menus) {
      menus.edit.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    }
    await expectSameEvents(
      "inline\nend\nend", in: Self.show,
      act: { menus in
        open(menus)
        menus.edit.choose(menus.inline)
        open(menus)
        menus.edit.dismissMenu()
      },
      touch: { menus in
        open(menus)
        XCTAssertEqual(menus.edit.frame(of: menus.inline), CGRect(x: 130, y: 50, width: 80, height: 44))
        menus.tap(menus.edit.frame(of: menus.inline))
        open(menus)
        menus.fingers?.tap(at: CGPoint(x: 5, y: 700))
        XCTAssertNil(menus.edit.frame(of: menus.first))
      })
  }
}
