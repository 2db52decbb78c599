import UIKit
import XCTest

@testable import ControllerTree

private final class Interaction: NSObject, UIInteraction {
  private(set) var view: UIView?
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }
  func willMove(to view: UIView?) { note("will \(view?.tag ?? 0) \(view?.interactions.count ?? -1)") }
  func didMove(to view: UIView?) {
    self.view = view
    note("did \(view?.tag ?? 0) \(view?.interactions.count ?? -1)")
  }
}

/// Makes a menu, and notes what it is told.
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
  let note: (String) -> Void
  let menu: UIMenu
  var hasMenu = true
  init(_ menu: UIMenu, _ note: @escaping (String) -> Void) { (self.menu, self.note) = (menu, note) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    note("configuration \(location.x) \(location.y)")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: NSString(string: "id"), previewProvider: { UIViewController() },
      actionProvider: { [menu, note] _ in
        note("menu")
        return menu
      })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note("willDisplay \(configuration.identifier)") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note("willEnd") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    note("preview \(animator.previewViewController != nil)")
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [note] in note("completion") }
    animator.addAnimations { [note] in note("animation") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { hasMenu ? menu : nil }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { note("willPresent \(configuration.sourcePoint.x)") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    note("willDismiss")
    animator.addCompletion { [note] in note("dismissed") }
  }
}

final class InteractionsTests: XCTestCase {
  @MainActor private static func view(_ trace: Trace) -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    trace.keep(window)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    trace.setUp {
      window.isHidden = false
      window.addSubview(view)
    }
    return view
  }

  /// ACT-01: interactions learn of their views before and after each change.
  func test_ACT01_addAndRemove() async {
    await withTrace { trace in
      let (first, second) = (UIView(), UIView())
      (first.tag, second.tag) = (1, 2)
      let interaction = Interaction { trace.note($0) }
      first.addInteraction(interaction)
      first.addInteraction(interaction)
      trace.expect("will 1 0\ndid 1 1")
      second.addInteraction(interaction)
      trace.expect("will 0 -1\ndid 0 -1\nwill 2 0\ndid 2 1")
      XCTAssertTrue(first.interactions.isEmpty)
      first.removeInteraction(interaction)
      trace.expect("")
      second.interactions = []
      trace.expect("will 0 -1\ndid 0 -1")
      second.interactions = [interaction]
      trace.expect("will 2 0\ndid 2 1")
      let further: [any UIInteraction] = [
        UILargeContentViewerInteraction(), UIPointerInteraction(delegate: nil), UISpringLoadedInteraction { _, _ in },
      ]
      for one in further {
        first.addInteraction(one)
        XCTAssertTrue(one.view === first)
      }
      first.interactions = []
      for one in further { XCTAssertNil(one.view) }
    }
  }

  /// ACT-02, ACT-03: a menu opens, an element is chosen, the menu closes.
  func test_ACT02_ACT03_contextMenus() async {
    await withTrace { trace in
      let view = Self.view(trace)
      let action = UIAction(title: "A") { trace.note("A \($0.sender is UIContextMenuInteraction)") }
      let staying = UIAction(title: "B", attributes: .keepsMenuPresented) { _ in trace.note("B") }
      let disabled = UIAction(title: "C", attributes: .disabled) { _ in trace.note("C") }
      let menu = UIMenu(children: [action, UIMenu(children: [staying, disabled])])
      let delegate = MenuDelegate(menu) { trace.note($0) }
      let interaction = UIContextMenuInteraction(delegate: delegate)
      XCTAssertFalse(interaction.open())
      view.addInteraction(interaction)
      XCTAssertTrue(interaction.open())
      XCTAssertFalse(interaction.open())
      trace.expect("configuration 20.0 10.0\nmenu\nwillDisplay id")
      XCTAssertEqual(interaction.location(in: nil), CGPoint(x: 30, y: 20))
      XCTAssertFalse(interaction.choose(disabled))
      XCTAssertFalse(interaction.choose(UIAction { _ in }))
      XCTAssertTrue(interaction.choose(staying))
      XCTAssertTrue(interaction.openMenu === menu)
      XCTAssertTrue(interaction.choose(action))
      XCTAssertNil(interaction.openMenu)
      trace.expect("B\nA true\nwillEnd")
      XCTAssertTrue(interaction.open(at: .zero))
      XCTAssertTrue(interaction.choosePreview())
      trace.expect(
        "configuration 0.0 0.0\nmenu\nwillDisplay id\npreview true\nwillEnd\nanimation\ncompletion")
      delegate.hasMenu = false
      XCTAssertFalse(interaction.open(at: .zero))
      view.isUserInteractionEnabled = false
      XCTAssertFalse(interaction.open(at: .zero))
      trace.expect("configuration 0.0 0.0")
    }
  }

  /// ACT-04: edit menus.
  func test_ACT04_editMenus() async {
    await withTrace { trace in
      let view = Self.view(trace)
      let action = UIAction(title: "A") { _ in trace.note("A") }
      let delegate = MenuDelegate(UIMenu(children: [action])) { trace.note($0) }
      let interaction = UIEditMenuInteraction(delegate: delegate)
      let configuration = UIEditMenuConfiguration(identifier: "x", sourcePoint: CGPoint(x: 3, y: 4))
      interaction.presentEditMenu(with: configuration)
      XCTAssertNil(interaction.openMenu)
      view.addInteraction(interaction)
      interaction.presentEditMenu(with: configuration)
      XCTAssertEqual(interaction.location(in: nil), CGPoint(x: 13, y: 14))
      interaction.presentEditMenu(with: configuration)
      trace.expect("willPresent 3.0\nwillDismiss\ndismissed\nwillPresent 3.0")
      XCTAssertTrue(interaction.choose(action))
      XCTAssertFalse(interaction.choose(action))
      trace.expect("A\nwillDismiss\ndismissed")
      interaction.presentEditMenu(with: configuration)
      view.removeInteraction(interaction)
      trace.expect("willPresent 3.0\nwillDismiss\ndismissed")
    }
  }
}
