import UIKit
import XCTest

@testable import Errands

/// An ordinary application, unedited: launched, tapped through, and left.
final class ErrandsTests: XCTestCase {
  private struct App {
    let scene: SceneDelegate
    let tabs: UITabBarController
    let list: ErrandsViewController
    let cycle: UpdateCycle

    var editor: ErrandEditor? {
      (list.presentedViewController as? UINavigationController)?.topViewController as? ErrandEditor
    }

    func screen<Screen: UIViewController>(_ type: Screen.Type, tab: Int) throws -> Screen {
      tabs.tabBar.select(try XCTUnwrap(tabs.viewControllers?[tab].tabBarItem))
      cycle.settle()
      return try XCTUnwrap((tabs.selectedViewController as? UINavigationController)?.topViewController as? Screen)
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
      list.tableView.cellForRow(at: IndexPath(row: row, section: section))
    }
  }

  private func withApp(_ body: (App) throws -> Void) throws {
    try Stage.withPristine(pacing: .manual) { stage in
      stage.cycle.timers = .virtualTime
      let issues = try stage.diagnostics.collect {
        UIApplication.launch(AppDelegate.self, info: ["UIApplicationSceneManifest": [String: Any]()])
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)
        let tabs = try XCTUnwrap(scene.window?.rootViewController as? UITabBarController)
        let navigation = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
        let list = try XCTUnwrap(navigation.topViewController as? ErrandsViewController)
        stage.cycle.settle()
        try body(App(scene: scene, tabs: tabs, list: list, cycle: stage.cycle))
      }
      XCTAssertEqual(issues.map(\.message), [])
    }
  }

  func testAnErrandIsTypedIntoTheForm() throws {
    try withApp { app in
      XCTAssertEqual(app.list.navigationItem.rightBarButtonItem?.performPrimaryAction(), true)
      app.cycle.settle()
      let editor = try XCTUnwrap(app.editor)
      let save = try XCTUnwrap(editor.navigationItem.rightBarButtonItem)
      XCTAssertTrue(editor.titleField.isFirstResponder)
      XCTAssertEqual(editor.scrollView.contentInset.bottom, 336 - editor.view.safeAreaInsets.bottom)
      XCTAssertFalse(save.isEnabled)
      editor.titleField.enter("Milk")
      XCTAssertTrue(save.isEnabled)
      editor.titleField.enter(String(repeating: "x", count: 50))
      XCTAssertEqual(editor.titleField.text, "Milk")
      editor.titleField.pressReturn()
      XCTAssertTrue(editor.placeField.isFirstResponder)
      editor.placeField.enter("Shop")
      editor.placeField.pressReturn()
      app.cycle.settle()
      XCTAssertNil(app.list.presentedViewController)
      XCTAssertEqual(app.scene.store.errands.map(\.title), ["Milk"])
      XCTAssertEqual(app.scene.store.errands.map(\.place), ["Shop"])
      XCTAssertEqual((app.cell(0) as? ErrandCell)?.titleLabel.text, "Milk")
      XCTAssertEqual(app.cell(0, 1)?.textLabel?.text, "1 open")
      XCTAssertEqual(app.list.navigationController?.tabBarItem.badgeValue, "1")
    }
  }

  func testALeftFormAsksFirst() throws {
    try withApp { app in
      app.list.navigationItem.rightBarButtonItem?.performPrimaryAction()
      app.cycle.settle()
      let editor = try XCTUnwrap(app.editor)
      editor.placeField.enter("Shop")
      editor.navigationItem.leftBarButtonItem?.performPrimaryAction()
      app.cycle.settle()
      let sheet = try XCTUnwrap(editor.presentedViewController as? UIAlertController)
      XCTAssertEqual(sheet.actions.map(\.title), ["Discard", "Keep Editing"])
      sheet.perform(sheet.actions[0])
      app.cycle.settle()
      XCTAssertNil(app.list.presentedViewController)
      XCTAssertEqual(app.scene.store.errands.count, 0)
    }
  }

  func testRowsAreTappedSwitchedMovedAndDeleted() throws {
    try withApp { app in
      for title in ["A", "B", "C"] { app.scene.store.add(Errand(title: title)) }
      app.cycle.settle()
      XCTAssertEqual(app.list.tableView.numberOfRows(inSection: 0), 3)
      (app.cell(1) as? ErrandCell)?.doneSwitch.performPrimaryAction()
      XCTAssertEqual(app.scene.store.errands.map(\.isDone), [false, true, false])
      app.cycle.settle()
      XCTAssertEqual(app.cell(0, 1)?.textLabel?.text, "2 open")

      app.list.tableView.swipeRow(at: IndexPath(row: 0, section: 0))
      XCTAssertEqual(app.list.tableView.swipeActionTitles, ["Delete"])
      app.list.tableView.chooseSwipeAction("Delete")
      app.cycle.settle()
      XCTAssertEqual(app.scene.store.errands.map(\.title), ["B", "C"])

      app.list.navigationItem.leftBarButtonItem?.performPrimaryAction()
      XCTAssertTrue(app.list.tableView.isEditing)
      XCTAssertEqual(app.list.navigationItem.rightBarButtonItem?.isEnabled, false)
      app.list.tableView.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
      XCTAssertEqual(app.scene.store.errands.map(\.title), ["C", "B"])
    }
  }

  func testTheDetailOfARow() throws {
    try withApp { app in
      app.scene.store.add(Errand(title: "A"))
      app.cycle.settle()
      XCTAssertTrue(app.list.tableView.tapRow(at: IndexPath(row: 0, section: 0)))
      app.cycle.settle()
      let detail = try XCTUnwrap(app.list.navigationController?.topViewController as? ErrandDetail)
      XCTAssertNil(app.list.tableView.indexPathForSelectedRow)
      XCTAssertTrue(app.tabs.tabBar.isHidden || detail.hidesBottomBarWhenPushed)
      XCTAssertEqual(detail.doneButton.title(for: .normal), "Done")
      detail.doneButton.sendActions(for: .touchUpInside)
      XCTAssertEqual(detail.doneButton.title(for: .normal), "Reopen")
      XCTAssertEqual(app.scene.store.open, 0)

      let tap = try XCTUnwrap(detail.picture.gestureRecognizers?.first as? UITapGestureRecognizer)
      tap.state = .ended
      XCTAssertEqual(detail.picture.transform.a, 2)

      detail.navigationItem.rightBarButtonItem?.performPrimaryAction()
      app.cycle.settle()
      let alert = try XCTUnwrap(detail.presentedViewController as? UIAlertController)
      alert.textFields?.first?.clear()
      alert.textFields?.first?.enter("Z")
      alert.perform(alert.actions[1])
      app.cycle.settle()
      XCTAssertEqual(detail.nameLabel.text, "Z")
      app.list.navigationController?.navigationBar.goBack()
      app.cycle.settle()
      XCTAssertTrue(app.list.navigationController?.topViewController === app.list)
    }
  }

  /// The timer, the delayed call and the animation follow virtual time.
  func testTheCountdown() throws {
    try withApp { app in
      let focus = try app.screen(FocusViewController.self, tab: 1)
      XCTAssertEqual(focus.timeLabel.text, "00:00")
      focus.startButton.sendActions(for: .touchUpInside)
      XCTAssertEqual(focus.timeLabel.text, "01:00")
      app.cycle.advance(by: .milliseconds(5_100))
      XCTAssertEqual(focus.timeLabel.text, "00:55")
      XCTAssertEqual(focus.log, ["hint"])
      app.cycle.advance(by: .milliseconds(500))
      XCTAssertEqual(focus.log, ["hint", "faded true"])
      UIApplication.shared.move(to: .background)
      XCTAssertEqual(focus.log, ["hint", "faded true", "inactive"])
      XCTAssertEqual(app.scene.store.saves, 1)
      UIApplication.shared.move(to: .active)
      app.cycle.advance(by: .seconds(60))
      XCTAssertEqual(focus.remaining, 0)
      XCTAssertFalse(focus.startButton.isSelected)
      XCTAssertEqual((focus.presentedViewController as? UIAlertController)?.title, "Done")
    }
  }

  /// Leaving the screen cancels the delayed call.
  func testTheHintIsCancelled() throws {
    try withApp { app in
      let focus = try app.screen(FocusViewController.self, tab: 1)
      focus.startButton.sendActions(for: .touchUpInside)
      _ = try app.screen(SettingsViewController.self, tab: 2)
      app.cycle.advance(by: .seconds(10))
      XCTAssertEqual(focus.log, [])
      XCTAssertEqual(focus.remaining, 50)
    }
  }

  func testSettings() throws {
    try withApp { app in
      let screen = try app.screen(SettingsViewController.self, tab: 2)
      XCTAssertEqual(screen.label.text, "1 min")
      screen.stepper.stepUp()
      XCTAssertEqual(screen.label.text, "2 min")
      screen.darkSwitch.performPrimaryAction()
      XCTAssertEqual(app.scene.window?.traitCollection.userInterfaceStyle, .dark)
      screen.sizes.select(2)
      XCTAssertEqual(screen.label.font.pointSize, 20)
      screen.slider.slide(to: 0.5)
      XCTAssertEqual(screen.label.alpha, 0.5)
    }
  }
}
