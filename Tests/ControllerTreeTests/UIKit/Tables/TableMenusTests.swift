import UIKit
import XCTest

@testable import ControllerTree

/// Has a menu for each row but the second one, and notes what it is told.
private final class NotingMenus: NSObject, UITableViewDelegate {
  let trace: Trace
  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    trace.note("configuration \(TableScene.text(of: indexPath)) at \(Int(point.y))")
    guard indexPath.row != 1 else { return nil }
    return UIContextMenuConfiguration(
      identifier: NSString(string: "row"), previewProvider: { UIViewController() },
      actionProvider: { [trace] _ in
        UIMenu(children: [
          UIMenu(children: [UIAction(title: "Copy") { _ in trace.note("copy") }]),
          UIAction(title: "Off", attributes: .disabled) { _ in trace.note("off") },
        ])
      })
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    trace.note("highlight \(configuration.identifier)")
    return UITargetedPreview(view: tableView)
  }
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    trace.note("dismiss")
    return nil
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { trace.note("willDisplay") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { trace.note("willEnd") }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { trace.note("preview \(animator.previewViewController != nil)") }
}

final class TableMenusTests: XCTestCase {
  /// LIST-34, ACT-08: a long press on a row opens the delegate's menu, from which a person chooses.
  func test_LIST34_ACT08_menus() async {
    await withTrace { trace in
      let delegate = NotingMenus(trace)
      let scene = TableScene(trace, [["a", "b"]]) { $0.delegate = delegate }
      scene.isNoting = false
      scene.table.layoutIfNeeded()
      trace.begin()
      XCTAssertTrue(scene.table.openContextMenu(forRowAt: .row(0)))
      trace.expect("configuration 0-0 at 22\nhighlight row\nwillDisplay")
      let interaction = scene.table.contextMenuInteraction
      XCTAssertEqual(interaction?.openMenu?.children.count, 2)
      XCTAssertTrue(interaction?.highlightPreview?.view === scene.table)
      XCTAssertEqual(interaction?.choose("Off"), false)
      XCTAssertEqual(interaction?.choose("Copy"), true)
      trace.expect("copy\ndismiss\nwillEnd")
      XCTAssertNil(interaction?.openMenu)
      XCTAssertEqual(interaction?.choose("Copy"), false)
      XCTAssertFalse(scene.table.openContextMenu(forRowAt: .row(1)))
      trace.expect("configuration 0-1 at 66")
      XCTAssertFalse(scene.table.openContextMenu(forRowAt: .row(7)))
      XCTAssertEqual(interaction?.open(at: CGPoint(x: 5, y: 300)), false)
      trace.expect("")
      XCTAssertEqual(interaction?.open(at: CGPoint(x: 5, y: 3)), true)
      XCTAssertEqual(interaction?.choosePreview(), true)
      trace.expect(
        "configuration 0-0 at 3\nhighlight row\nwillDisplay\npreview true\ndismiss\nwillEnd")
      scene.table.delegate = nil
      XCTAssertFalse(scene.table.openContextMenu(forRowAt: .row(0)))
    }
  }
}
