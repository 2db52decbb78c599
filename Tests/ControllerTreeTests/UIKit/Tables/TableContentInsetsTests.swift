import UIKit
import XCTest

@testable import ControllerTree
@testable import UIKit

final class TableContentInsetsTests: XCTestCase {
  /// LIST-14: contents keep out of the safe area at the sides, unless the table says otherwise; cells are as wide as the table.
  func test_LIST14_contentsKeepOutOfTheSafeArea() async {
    await withStage { trace in
      let scene = TableScene(trace, [["a"]])
      scene.titles = ["header"]
      scene.isNoting = false
      let cell = UITableViewCell()
      let button = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell.accessoryView = button
      scene.makeCell = { _, _ in cell }
      scene.table.reloadData()
      let controller = try? XCTUnwrap(scene.window.rootViewController)
      controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      scene.table.layoutIfNeeded()
      @MainActor func places() -> [String] {
        scene.table.layoutIfNeeded()
        cell.layoutIfNeeded()
        let header = scene.table.headerView(forSection: 0)
        header?.layoutIfNeeded()
        return [cell.frame, cell.contentView.frame, button.frame, header?.contentView.frame ?? .zero].map {
          "\(Int($0.minX)) \(Int($0.width))"
        }
      }
      XCTAssertEqual(places(), ["0 320", "30 244", "274 20", "30 280"])
      controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
      XCTAssertEqual(places(), ["0 320", "50 234", "284 20", "50 270"])
      scene.table.insetsContentViewsToSafeArea = false
      XCTAssertEqual(places(), ["0 320", "0 284", "284 20", "0 320"])
    }
  }

  /// LIST-14: rows are as high as their contents need between the insets.
  func test_LIST14_heights() async {
    await withStage { trace in
      let scene = TableScene(trace, [["a"]])
      scene.isNoting = false
      scene.makeCell = { _, _ in
        let cell = UITableViewCell()
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "word ", count: 30)
        cell.contentConfiguration = content
        return cell
      }
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      let height = scene.table.rectForRow(at: .row(0)).height
      scene.window.rootViewController?.additionalSafeAreaInsets.left = 160
      scene.table.layoutIfNeeded()
      XCTAssertGreaterThan(scene.table.rectForRow(at: .row(0)).height, height)
    }
  }
}
