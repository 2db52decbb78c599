import UIKit
import XCTest

@testable import ControllerTree

/// Labels, contents and backgrounds of headers and footers.
final class HeaderFooterContentsTests: XCTestCase {
  /// LIST-09: a configuration takes the place of the labels.
  func test_LIST09_labelsAndConfigurations() async {
    await withStage { _ in
      let view = UITableViewHeaderFooterView(reuseIdentifier: "a")
      view.textLabel?.text = "Title"
      view.detailTextLabel?.text = "Detail"
      XCTAssertTrue(view.detailTextLabel === view.detailTextLabel)
      XCTAssertEqual(view.contentView.subviews.map { ($0 as? UILabel)?.text }, ["Title", "Detail"])
      var content = view.defaultContentConfiguration()
      content.text = "New"
      view.contentConfiguration = content
      XCTAssertNil(view.textLabel)
      XCTAssertNil(view.detailTextLabel)
      XCTAssertEqual((view.contentConfiguration as? UIListContentConfiguration)?.text, "New")
      XCTAssertEqual(view.contentView.subviews.count, 1)
      view.contentConfiguration = nil
      XCTAssertNotNil(view.textLabel)
    }
  }

  /// LIST-07: backgrounds are behind the content; one that is replaced leaves the view.
  func test_LIST07_backgrounds() async {
    await withStage { _ in
      let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let (first, second) = (UIView(), UIView())
      view.backgroundView = first
      XCTAssertTrue(view.subviews.first === first)
      view.backgroundView = second
      XCTAssertNil(first.superview)
      view.layoutIfNeeded()
      XCTAssertEqual(second.frame, view.bounds)
      var states: [Bool] = []
      view.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
      view.backgroundConfiguration = view.defaultBackgroundConfiguration()
      view.layoutIfNeeded()
      XCTAssertEqual(states, [false])
      XCTAssertEqual(view.backgroundConfiguration, .listHeader())
    }
  }

  /// LIST-15: a view with a text is as high as it needs, and 28 points at least.
  func test_LIST15_height() async {
    await withStage { _ in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      XCTAssertEqual(view.sizeThatFits(CGSize(width: 100, height: 0)), CGSize(width: 100, height: 28))
      view.textLabel?.text = String(repeating: "many words ", count: 20)
      XCTAssertGreaterThan(view.sizeThatFits(CGSize(width: 100, height: 0)).height, 100)
    }
  }

  /// LIST-16, LIST-24: footers are asked by section; the table scrolls to the selected row that is nearest.
  func test_LIST15_LIST24_footersAndTheNearestSelectedRow() async {
    await withStage { trace in
      let scene = TableScene(trace, [numbers(40)])
      scene.isNoting = false
      scene.table.rowHeight = 40
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      XCTAssertNil(scene.table.footerView(forSection: 0))
      scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
      XCTAssertEqual(scene.table.contentOffset.y, 0)
      scene.table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .none)
      scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
      XCTAssertEqual(scene.table.contentOffset.y, 800)
      XCTAssertFalse(scene.table.hasActiveDrag || scene.table.hasActiveDrop)
      trace.begin()
    }
  }
}
