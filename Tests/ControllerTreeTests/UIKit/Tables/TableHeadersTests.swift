import Foundation
import UIKit
import XCTest

@testable import ControllerTree

final class TableHeadersTests: XCTestCase {
  /// LIST-15: in a plain table the header of the topmost section sticks to the top, below the bars, until the section ends.
  func test_LIST15_stickyHeaders() async {
    await withTrace { trace in
      let delegate = NotingDisplay(trace)
      let scene = TableScene(trace, [numbers(5), numbers(5), numbers(30)]) { $0.delegate = delegate }
      scene.isNoting = false
      scene.titles = ["A", "B", "C"]
      scene.table.rowHeight = 50
      scene.table.reloadData()
      let table = scene.table
      table.layoutIfNeeded()
      XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "A")
      XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, 278)
      trace.begin()
      table.contentOffset.y = 100
      XCTAssertEqual(table.headerView(forSection: 0)?.frame, CGRect(x: 0, y: 100, width: 320, height: 28))
      XCTAssertEqual(table.headerView(forSection: 0)?.configurationState.isPinned, true)
      XCTAssertEqual(table.rectForHeader(inSection: 0).minY, 0)
      table.contentOffset.y = 265
      XCTAssertEqual(table.headerView(forSection: 0)?.frame.maxY, 278)
      table.contentInset.top = 20
      table.contentOffset.y = 300
      XCTAssertNil(table.headerView(forSection: 0))
      XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, 320)
      XCTAssertEqual(
        trace.read().compactMap(\.noteText).filter { $0.contains("Header") },
        ["willDisplayHeader 2", "didEndHeader 0"])
    }
  }

  /// LIST-15: in a grouped table headers move with their rows; those without a title leave a space.
  func test_LIST15_groupedHeaders() async {
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(20), numbers(2)], style: .grouped)
      scene.isNoting = false
      scene.titles = ["A", "B"]
      scene.table.reloadData()
      scene.table.contentOffset.y = 100
      XCTAssertEqual(scene.table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 320, height: 38))
      XCTAssertEqual(scene.table.rectForFooter(inSection: 0).height, 18)
      XCTAssertEqual(scene.table.headerView(forSection: 0)?.frame.minY, 0)
      trace.begin()
    }
  }

  /// LIST-15: the delegate's view comes before the title, and is as high as it fits; registered views are used again.
  func test_LIST15_viewsOfTheDelegate() async {
    final class Band: UITableViewHeaderFooterView {
      var uses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    await withTrace { trace in
      let delegate = NotingDisplay(trace)
      let scene = TableScene(trace, [numbers(9), numbers(9), numbers(9)]) {
        $0.delegate = delegate
        $0.register(Band.self, forHeaderFooterViewReuseIdentifier: "band")
      }
      scene.isNoting = false
      scene.titles = ["A", "B", "C"]
      var made: [Band] = []
      delegate.header = { section in
        guard section != 1, let band = scene.table.dequeueReusableHeaderFooterView(withIdentifier: "band") as? Band
        else {
          return nil
        }
        var content = band.defaultContentConfiguration()
        content.text = "Section \(section)"
        band.contentConfiguration = content
        if !made.contains(band) { made.append(band) }
        return band
      }
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      XCTAssertTrue(scene.table.headerView(forSection: 0) === made.first)
      XCTAssertEqual(made.first?.reuseIdentifier, "band")
      let height = scene.table.rectForHeader(inSection: 0).height
      XCTAssertEqual(height, made.first?.frame.height)
      XCTAssertEqual(height, 32.33, accuracy: 1)
      scene.table.contentOffset.y = 500
      XCTAssertEqual(scene.table.headerView(forSection: 1)?.textLabel?.text, "B")
      scene.table.contentOffset.y = 900
      XCTAssertTrue(scene.table.headerView(forSection: 2) === made.first)
      XCTAssertEqual(made.first?.uses, 1)
      XCTAssertEqual(made.count, 1)
      trace.begin()
    }
  }

  /// LIST-16: the table's own views lie above and below all sections, and the background behind the visible part.
  func test_LIST16_viewsOfTheTable() async {
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(20)])
      let table = scene.table
      table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      table.backgroundView = UIView()
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      XCTAssertEqual(table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
      XCTAssertEqual(table.rectForRow(at: .row(0)).minY, 50)
      XCTAssertEqual(table.tableFooterView?.frame, CGRect(x: 0, y: 930, width: 320, height: 30))
      XCTAssertEqual(table.contentSize.height, 960)
      XCTAssertEqual(table.backgroundView?.frame, CGRect(x: 0, y: 100, width: 320, height: 400))
      XCTAssertTrue(table.subviews.first === table.backgroundView)
      table.tableHeaderView = nil
      table.layoutIfNeeded()
      XCTAssertEqual(table.rectForRow(at: .row(0)).minY, 0)
      trace.begin()
    }
  }

  /// LIST-19, LIST-20: rows and index titles come to the places that are asked for.
  func test_LIST19_scrolling() async {
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(20), numbers(20)])
      scene.isNoting = false
      scene.titles = ["A", "B"]
      scene.indexTitles = [UITableView.indexSearch, "A", "B"]
      scene.table.rowHeight = 50
      scene.table.reloadData()
      let table = scene.table
      table.scrollToRow(at: .row(2, 1), at: .top, animated: false)
      XCTAssertEqual(table.contentOffset.y, 1028 + 28 + 100 - 28)
      table.scrollToRow(at: .row(10), at: .middle, animated: false)
      XCTAssertEqual(table.contentOffset.y, 28 + 525 - 200)
      table.scrollToRow(at: .row(19), at: .bottom, animated: true)
      XCTAssertEqual(table.contentOffset.y, 1028 - 400)
      table.scrollToRow(at: .row(18), at: .none, animated: false)
      XCTAssertEqual(table.contentOffset.y, 628)
      table.scrollToRow(at: .row(0, 1), at: .none, animated: false)
      XCTAssertEqual(table.contentOffset.y, 1028 + 28 + 50 - 400)
      table.scrollToRow(at: .row(19, 1), at: .top, animated: false)
      XCTAssertEqual(table.contentOffset.y, 2056 - 400)
      XCTAssertEqual(table.indexTitles, [UITableView.indexSearch, "A", "B"])
      XCTAssertTrue(table.tapIndexTitle(UITableView.indexSearch))
      XCTAssertEqual(table.contentOffset.y, 0)
      XCTAssertFalse(table.tapIndexTitle("C"))
      XCTAssertTrue(table.tapIndexTitle("A"))
      trace.begin()
    }
  }
}
