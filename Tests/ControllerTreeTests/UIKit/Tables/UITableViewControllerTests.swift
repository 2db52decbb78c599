import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// A table of texts that notes what it is asked.
private final class Names: UITableViewController {
  var names = ["a", "b"]
  var note: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows, on screen \(viewIfLoaded?.window != nil)")
    return names.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
}

final class UITableViewControllerTests: XCTestCase {
  /// LIST-32: the controller makes a table of its style, and is its data source and its delegate.
  func test_LIST32_madeTable() async {
    await withTrace { trace in
      let controller = trace.controller("T") { Names(style: .grouped) }
      controller.note = { trace.note($0) }
      trace.show(controller)
      XCTAssertEqual(controller.tableView.style, .grouped)
      XCTAssertTrue(controller.view === controller.tableView)
      XCTAssertTrue(controller.tableView.dataSource === controller)
      XCTAssertTrue(controller.tableView.delegate === controller)
      XCTAssertEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["a", "b"])
      XCTAssertEqual(controller.tableView.bounds.size, CGSize(width: 400, height: 800))
      trace.begin()
      controller.tableView.contentOffset.y = -10
      trace.expect("didScroll")
      controller.setEditing(true, animated: false)
      XCTAssertTrue(controller.tableView.isEditing)
      XCTAssertTrue(controller.tableView.visibleCells.allSatisfy(\.isEditing))
    }
  }

  /// LIST-32: a row that was selected is deselected when the controller appears again.
  func test_LIST32_clearsSelection() async {
    await withTrace { trace in
      let controller = trace.controller("T") { Names(style: .plain) }
      let navigation = UINavigationController(rootViewController: controller)
      trace.show(navigation)
      controller.note = { trace.note($0) }
      trace.begin()
      for clears in [true, false] {
        controller.clearsSelectionOnViewWillAppear = clears
        controller.tableView.tapRow(at: .row(1))
        XCTAssertEqual(controller.tableView.indexPathForSelectedRow, .row(1))
        navigation.popViewController(animated: true)
        XCTAssertEqual(controller.tableView.indexPathForSelectedRow, clears ? nil : .row(1))
      }
      XCTAssertEqual(
        trace.read().compactMap(\.noteText).filter { $0.hasPrefix("did") }, ["didSelect 1", "didSelect 1"])
    }
  }

  /// LIST-32: a controller without rows of its own has an empty table.
  func test_LIST32_withoutRows() async {
    await withStage { trace in
      let controller = UITableViewController()
      trace.show(controller)
      XCTAssertEqual(controller.tableView.numberOfSections, 1)
      XCTAssertEqual(controller.tableView.visibleCells, [])
      let control = UIRefreshControl()
      controller.refreshControl = control
      XCTAssertTrue(controller.tableView.refreshControl === control)
      XCTAssertTrue(controller.refreshControl === control)
    }
  }
}
